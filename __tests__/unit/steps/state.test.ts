import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { jobFolder, makeJobFolder, StateError } from '../../../src/steps/state.ts';
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
});
