import { describe, expect, it } from '@jest/globals';
import { startOf } from '../../../../src/image/contents/programs.ts';

describe('where an image starts', () => {
  it.each<[string | undefined, string]>([
    [undefined, '/'],
    ['', '/'],
    ['.', '/'],
    ['/', '/'],
    ['/srv', '/srv'],
    ['srv/app', '/srv/app'],
    ['/srv/../opt/', '/opt'],
  ])('WorkingDir %j is %s', (WorkingDir, workdir) => {
    expect(startOf({ os: 'linux', architecture: 'arm64', config: { WorkingDir } }).workdir).toBe(
      workdir,
    );
  });

  it('of a variable that is set twice, the last counts', () => {
    const config = { Env: ['PATH=/a', 'X=1', 'PATH=/b:/c'] };
    expect(startOf({ os: 'linux', architecture: 'arm64', config }).path).toEqual(['/b', '/c']);
  });
});
