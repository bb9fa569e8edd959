import { describe, expect, it } from '@jest/globals';
import { handsOverTo, startOf } from '../../../../src/image/contents/programs.ts';

it.each<[string, readonly string[], readonly string[]]>([
  ['a launcher', ['/sbin/tini', '--', '/app'], ['/app']],
  ['a launcher that takes a word first', ['gosu', 'user', '/app', '-x'], ['/app', '-x']],
  [
    'a shell, by whatever flags',
    ['/bin/bash', '-euo', 'pipefail', '-ec', 'exec /app -x'],
    ['/app', '-x'],
  ],
  ['a shell with a command to be worked out', ['sh', '-c', '"$APP" run'], []],
  ['a shell with a group', ['sh', '-c', '(/app run)'], []],
  ['a shell without a command', ['sh', '/run.sh'], []],
  ['a program', ['/app', 'word'], []],
  ['a program of a name that every object inherits', ['/bin/constructor', 'word'], []],
  ['another one', ['toString', '--flag', 'word'], []],
])('%s hands over to what it starts', (_name, argv, expected) => {
  expect(handsOverTo(argv, false)).toEqual(expected);
});

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
