import { spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, it, jest } from '@jest/globals';
import { temporaryFolders } from '../../support/temporary.ts';

// Each is a process that compiles what it loads.
jest.setTimeout(30_000);

const temporary = temporaryFolders();
const at = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

/** Work in a terminal of its own, which tells in a file when it has begun, and what ended it. */
async function start() {
  const folder = await temporary();
  const told = join(folder, 'told');
  const program = join(folder, 'program.ts');
  await writeFile(
    program,
    `import { appendFileSync } from 'node:fs';
     import { cancelSignal } from ${JSON.stringify(at('src/process.ts'))};
     const tell = (text) => appendFileSync(${JSON.stringify(told)}, text + '\\n');
     const signal = cancelSignal();
     const timer = setTimeout(() => tell('never ended'), 10_000);
     signal.addEventListener('abort', () => { clearTimeout(timer); tell(signal.reason.message); });
     tell('begun');`,
  );
  const typescript = at('__tests__/support/registry/typescript.mjs');
  const command = `'${process.execPath}' --import '${typescript}' '${program}'`;
  // The terminal goes with it.
  const terminal = spawn('script', ['-qefc', command, '/dev/null'], { stdio: 'ignore' });
  const line = async (number: number): Promise<string> => {
    for (let turn = 0; turn < 1000; turn += 1) {
      const lines = (await readFile(told, 'utf8').catch(() => '')).split('\n');
      if (lines.length > number + 1) return lines[number] ?? '';
      await sleep(20);
    }
    throw new Error('nothing is told');
  };
  await line(0);
  return { terminal, ended: () => line(1) };
}

it('a terminal that is closed stops the work as a signal does', async () => {
  const { terminal, ended } = await start();
  terminal.kill('SIGKILL');
  expect(await ended()).toBe('stopped by SIGHUP');
});
