import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, it, jest } from '@jest/globals';
import { processesWith, soonEmpty } from '../../support/processes.ts';
import { temporaryFolders } from '../../support/temporary.ts';

// Each is a process that compiles what it loads.
jest.setTimeout(30_000);

const folder = temporaryFolders();
const at = (path: string): string =>
  JSON.stringify(fileURLToPath(new URL(`../../../${path}`, import.meta.url)));

/** A process that runs a build, which starts what no request ends, inside its process group and outside of it. */
async function running(last: string) {
  const word = `0.${randomInt(100_000, 999_999)}`;
  // Not for ever, should it be left after all.
  const stubborn = `trap "" TERM INT; for turn in $(seq 60); do sleep ${word}; done`;
  const program = join(await folder(), 'program.ts');
  await writeFile(
    program,
    `import { run } from ${at('src/engines/process.ts')};
     import { cancelSignal } from ${at('src/process.ts')};
     const signal = cancelSignal();
     signal.addEventListener('abort', () => console.log('asked'));
     const script = ${JSON.stringify(`setsid sh -c '${stubborn}' & echo started; ${stubborn}`)};
     const onLine = () => { console.log('started'); ${last} };
     await run(['sh', '-c', script], { cwd: '/', env: process.env, signal, onLine });`,
  );
  const typescript = fileURLToPath(
    new URL('../../support/registry/typescript.mjs', import.meta.url),
  );
  const child = spawn(process.execPath, ['--import', typescript, program]);
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = new Promise<unknown>((done) => {
    child.once('close', (code, signal) => {
      done(signal ?? code);
    });
  });
  return {
    child,
    ended,
    /** Waits until the process has said so. */
    until: async (text: string) => {
      while (!said.includes(text)) await sleep(20);
    },
    left: () => soonEmpty(() => processesWith(word)),
  };
}

it.each(['SIGINT', 'SIGTERM'] as const)(
  'a second %s ends the process at once, and all that it started',
  async (name) => {
    const { child, ended, until, left } = await running('');
    await until('started');
    child.kill(name);
    await until('asked');
    child.kill(name);
    expect(await ended).toBe(name);
    expect(await left()).toEqual([]);
  },
);

it('an error that nobody catches takes what was started with it too', async () => {
  const { ended, left } = await running(`throw new Error('unforeseen');`);
  expect(await ended).toBe(1);
  expect(await left()).toEqual([]);
});
