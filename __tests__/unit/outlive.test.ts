import { spawn } from 'node:child_process';
import { openSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from '@jest/globals';
import { transformFile } from '@swc/core';
import { temporaryFolders } from '../support/temporary.ts';

const folder = temporaryFolders();
const source = fileURLToPath(new URL('../../src/process.ts', import.meta.url));

/** A program that speaks, works on, and notes that it came to its end. */
async function speak(stdio: 'full' | 'closed') {
  const at = await folder();
  const { code } = await transformFile(source, {
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    module: { type: 'es6' },
  });
  await writeFile(join(at, 'process.mjs'), code);
  await writeFile(
    join(at, 'program.mjs'),
    `import { writeFileSync } from 'node:fs';
     import { outliveReaders } from './process.mjs';
     outliveReaders();
     process.stdout.write('a line\\n');
     process.stderr.write('a line\\n');
     setTimeout(() => {
       process.stdout.write('a line\\n');
       setTimeout(() => writeFileSync(new URL('end', import.meta.url), 'reached'), 50);
     }, 50);`,
  );
  const out = stdio === 'full' ? openSync('/dev/full', 'w') : 'pipe';
  const child = spawn(process.execPath, [join(at, 'program.mjs')], { stdio: ['ignore', out, out] });
  child.stdout?.destroy();
  child.stderr?.destroy();
  const status = await new Promise((done) => child.on('close', done));
  return { status, end: await readFile(join(at, 'end'), 'utf8').catch(() => 'not reached') };
}

it.each([
  ['whose reader has gone, and is well', 'closed', 0],
  ['on a full disk, and fails, since its words are lost', 'full', 1],
] as const)('a process ends its work with an output %s', async (_what, stdio, status) => {
  expect(await speak(stdio)).toEqual({ status, end: 'reached' });
});
