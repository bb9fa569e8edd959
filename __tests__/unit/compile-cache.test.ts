import { execFile } from 'node:child_process';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import { transformFile } from '@swc/core';
import { temporaryFolders } from '../support/temporary.ts';
import { skipWith, world } from '../support/world.ts';

/*
 * The subject is the start of a process, so every test is one: of the Node that runs the tests, and of the world's, which is the runner's.
 */

const run = promisify(execFile);
const folder = temporaryFolders();
const source = fileURLToPath(new URL('../../src/compile-cache.ts', import.meta.url));

const found = world();
const theirs = typeof found === 'string' ? undefined : found.env['MP_NODE'];
const nodes = [...new Set([process.execPath, theirs ?? process.execPath])];

async function canKeep(node: string): Promise<boolean> {
  const asked = 'process.stdout.write(typeof require("node:module").enableCompileCache)';
  return (await run(node, ['--eval', asked])).stdout === 'function';
}
const able = await Promise.all(nodes.map(canKeep));
const keeping = nodes.filter((_, at) => able[at]);
const others = nodes.filter((_, at) => !able[at]);

/** Starts a program that keeps its compiled code, in a folder of its own with nothing else in it; returns what is there after it. */
async function start(
  node: string,
  env: (at: string) => NodeJS.ProcessEnv,
  become = '',
): Promise<string[]> {
  const at = await folder();
  const cwd = join(at, 'cwd');
  await mkdir(cwd);
  const programs = await folder();
  const { code } = await transformFile(source, {
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    module: { type: 'es6' },
  });
  await writeFile(join(programs, 'compile-cache.mjs'), code);
  await writeFile(join(programs, 'part.cjs'), 'exports.said = "done";');
  const program = join(programs, 'program.mjs');
  await writeFile(
    program,
    `import { createRequire } from 'node:module';
     import { keepCompiledCode } from './compile-cache.mjs';
     ${become}
     keepCompiledCode(process.env);
     process.seteuid(process.getuid());
     const require = createRequire(import.meta.url);
     process.stdout.write(require('./part.cjs').said);`,
  );
  await writeFile(join(at, 'file'), '');
  for (const there of ['temp', 'xdg']) await mkdir(join(at, there));
  const { stdout, stderr } = await run(node, [program], { cwd, env: env(at) });
  expect({ stdout, stderr }).toEqual({ stdout: 'done', stderr: '' });
  const entries = await readdir(at, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name !== 'file')
    .map((entry) => entry.parentPath.slice(at.length + 1).replace(/(\/compiled)\/.*/, '$1'));
}

for (const node of keeping) {
  describe(`compiled code, with ${node}`, () => {
    it.each<[string, (at: string) => NodeJS.ProcessEnv, string]>([
      [
        "in the job's folder",
        (at) => ({ RUNNER_TEMP: join(at, 'temp'), XDG_CACHE_HOME: join(at, 'xdg'), HOME: at }),
        'temp',
      ],
      [
        "in the user's cache",
        (at) => ({ RUNNER_TEMP: '', XDG_CACHE_HOME: join(at, 'xdg'), HOME: at }),
        'xdg',
      ],
      ['in the home', (at) => ({ XDG_CACHE_HOME: '', HOME: at }), '.cache'],
    ])('is kept %s, and nowhere else', async (_where, env, base) => {
      const kept = await start(node, env);
      expect(new Set(kept)).toEqual(new Set([join(base, 'multiarch-publish', 'compiled')]));
    });

    it.each<[string, (at: string) => NodeJS.ProcessEnv]>([
      ['the folder is a file', (at) => ({ RUNNER_TEMP: join(at, 'file') })],
      // Node would look for a place to make it for ever.
      ['the folder cannot be made', () => ({ RUNNER_TEMP: '/proc/nowhere' })],
      ['the home cannot be made', () => ({ HOME: '/proc/nowhere' })],
      // A checkout must not bring code in.
      ['the folder is relative', () => ({ XDG_CACHE_HOME: '.cache' })],
      ['the home is the folder one stands in', () => ({ HOME: '.' })],
    ])('is not kept, and the start goes on, where %s', async (_where, env) => {
      expect(await start(node, env)).toEqual([]);
    });

    const root = process.getuid?.() === 0;
    (root ? it : it.skip)(
      `is not kept where the user has no home${root ? '' : ' (skipped: only root can be such a user)'}`,
      async () => {
        expect(await start(node, () => ({}), 'process.seteuid(12345);')).toEqual([]);
      },
    );
  });
}
if (keeping.length === 0) {
  skipWith('compiled code', 'no Node 22.8 or later is here (script/world up)');
}

for (const node of others) {
  it(`${node}, which cannot keep compiled code, starts all the same`, async () => {
    expect(await start(node, (at) => ({ RUNNER_TEMP: join(at, 'temp') }))).toEqual([]);
  });
}
