import { chmod, mkdir, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { StateError } from '../../../src/steps/choose-state.ts';
import { findJobFolder, jobFolder, makeJobFolder } from '../../../src/steps/job-folder.ts';
import { failureOf } from '../../support/failure.ts';
import { temporaryFolders } from '../../support/temporary.ts';

const temporary = temporaryFolders();

describe("the folder of a job's own files", () => {
  it('is made under RUNNER_TEMP, and may be there already', async () => {
    const env = { RUNNER_TEMP: join(await temporary(), 'deep', 'temp') };
    const folder = await makeJobFolder(env, '/checkout');
    expect(folder).toBe(jobFolder(env, '/checkout'));
    expect(await makeJobFolder(env, '/checkout')).toBe(folder);
  });

  it("without a RUNNER_TEMP is the checkout's own, under the system's", () => {
    const [one, other] = [jobFolder({}, '/one'), jobFolder({}, '/other')];
    expect(one).not.toBe(other);
    expect([one, other].map(dirname)).toEqual([tmpdir(), tmpdir()]);
    expect(jobFolder({ RUNNER_TEMP: '' }, '/one')).toBe(one);
  });

  it.each([
    ['is a file', 'ENOTDIR', (file: string) => file],
    ['is below a file', 'ENOTDIR', (file: string) => join(file, 'temp')],
  ])('under a RUNNER_TEMP that %s is refused, with what to do', async (_what, code, temp) => {
    const file = join(await temporary(), 'file');
    await writeFile(file, '');
    const error = await failureOf(makeJobFolder({ RUNNER_TEMP: temp(file) }, '/checkout'));
    expect(error).toBeInstanceOf(StateError);
    expect(error).toMatchObject({
      answer: expect.stringContaining(code),
      hint: expect.stringContaining('RUNNER_TEMP'),
    });
  });

  it.each([
    [
      'of which others may write',
      (folder: string) => mkdir(folder).then(() => chmod(folder, 0o777)),
    ],
    ['that is a link', (folder: string, elsewhere: string) => symlink(elsewhere, folder)],
    ['that is a file', (folder: string) => writeFile(folder, '')],
  ])('without a RUNNER_TEMP, one %s is neither used nor read', async (_what, make) => {
    const env = { TMPDIR: await temporary() };
    await make(jobFolder(env, '/checkout'), await temporary());
    for (const find of [makeJobFolder, findJobFolder]) {
      const error = await failureOf(find(env, '/checkout'));
      expect(error).toBeInstanceOf(StateError);
      expect(error).toMatchObject({ hint: expect.stringContaining('TMPDIR') });
    }
  });

  it('without a RUNNER_TEMP is for this user alone', async () => {
    const folder = await makeJobFolder({ TMPDIR: await temporary() }, '/checkout');
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
  });
});
