/** The lines that the README and the examples' pages show, run as they stand: only the registry is another one. */
import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startIndex, simplePage, type StandInIndex } from '../support/package-index.ts';
import { describeWith } from '../support/world.ts';
import { craneIndex, craneTags } from './inspect.ts';
import { checkout, output, root, run, type Outcome } from './program.ts';

const seconds = 1000;

/** The blocks of shell in a page that hold a text. */
async function shell(page: string, holding: string): Promise<string[]> {
  const text = await readFile(join(root, page), 'utf8');
  return [...text.matchAll(/^```sh\n([^]*?)^```/gm)]
    .map(([, block = '']) => block)
    .filter((block) => block.includes(holding));
}

/** As a shell runs pasted lines, but ended by the first that fails. */
function paste(
  lines: string,
  cwd: string,
  env: Readonly<Record<string, string>>,
): Promise<Outcome> {
  return run('sh', ['-e', '-c', lines], { cwd, env });
}

describeWith(['registry', 'base', 'crane'], 'README, "Without GitHub"', (world) => {
  let workspace: string;
  const place = `${world.registry}/documents-${randomUUID()}`;

  beforeAll(async () => {
    workspace = await checkout();
    await symlink(join(root, 'dist'), join(workspace, 'dist'));
    // The example's base image is on Docker Hub.
    const file = join(workspace, 'examples/hello/multiarch-publish.yml');
    const config = await readFile(file, 'utf8');
    const changed = config.replace(/^build-args:$/m, `build-args:\n  BASE: ${world.base}`);
    expect(changed).not.toBe(config);
    await writeFile(file, changed);
  });
  afterAll(() => rm(workspace, { recursive: true, force: true }));

  test(
    'plan, build, push and manifest publish with a shared folder, as they are pasted',
    async () => {
      const [lines = '', ...others] = await shell('README.md', 'cli.js manifest');
      expect(others).toEqual([]);
      const steps = [...lines.matchAll(/^node dist\/cli\.js (\w+) /gm)].map(([, step]) => step);
      expect(steps).toEqual(['plan', 'build', 'push', 'manifest']);
      expect(lines).toContain('localhost:5000');

      const script = lines.replaceAll('localhost:5000', place);
      const temporary = await mkdtemp(join(tmpdir(), 'documents-'));
      const outcome = await paste(script, workspace, { ...world.env, TMPDIR: temporary });
      await rm(temporary, { recursive: true, force: true });
      expect({ status: outcome.status, log: outcome.status === 0 ? '' : outcome.stderr }).toEqual({
        status: 0,
        log: '',
      });
      expect(await craneTags(`${place}/demo/hello`)).toEqual([
        '1.0.0',
        '1.0.0-linux-amd64',
        'latest',
      ]);
      const { children } = await craneIndex(`${place}/demo/hello:latest`);
      expect(Object.keys(children)).toEqual(['linux/amd64']);
    },
    180 * seconds,
  );
});

test('a link to dist/cli.js is a command', async () => {
  const [line = ''] = /ln -s "\$PWD\/dist\/cli\.js" [^`]+/.exec(
    await readFile(join(root, 'README.md'), 'utf8'),
  ) ?? [''];
  const home = await mkdtemp(join(tmpdir(), 'home-'));
  const outcome = await paste(
    `mkdir -p ~/.local/bin; ${line}; ~/.local/bin/multiarch-publish --help`,
    root,
    { HOME: home },
  );
  await rm(home, { recursive: true, force: true });
  expect(outcome.stderr).toBe('');
  expect(outcome.stdout).toContain('Usage: multiarch-publish COMMAND');
});

describe('the command that an example’s page shows for one’s own machine', () => {
  let packages: StandInIndex;
  beforeAll(async () => {
    packages = await startIndex((path) =>
      path === '/simple/llama-stack/'
        ? { body: simplePage(['llama_stack-0.2.12.tar.gz']) }
        : undefined,
    );
  });
  afterAll(async () => {
    await packages[Symbol.asyncDispose]();
  });

  // What `publish` does with these configs is tested in __tests__/real/systems.
  test.each(['s1-command', 's1-containerfile', 's2-distributions', 's3-operator'])(
    '%s: plans in that folder of a clone',
    async (example) => {
      const [line = '', ...others] = await shell(`examples/${example}/README.md`, 'cli.js');
      expect(others).toEqual([]);
      expect(line).toMatch(
        /^node \.\.\/\.\.\/dist\/cli\.js publish --config .*localhost:5000\/.*\n$/,
      );

      const clone = await mkdtemp(join(tmpdir(), 'clone-'));
      try {
        await symlink(join(root, 'dist'), join(clone, 'dist'));
        const folder = join(clone, 'examples', example);
        await cp(join(root, 'examples', example), folder, { recursive: true });
        const git = ['-c', 'user.name=e2e', '-c', 'user.email=e2e@example.com'];
        for (const args of [
          ['init', '-q'],
          ['add', '.'],
          ['commit', '-qm', 'a clone'],
        ]) {
          await output('git', [...git, ...args], { cwd: clone });
        }
        // Port 9 answers nobody: what is in the registry stays unknown, and a plan is made all the same.
        const plan = line
          .trim()
          .replace(' publish ', ' plan ')
          .replace('localhost:5000', 'localhost:9');
        const { status, stdout, stderr } = await paste(
          `${plan} --pypi-url ${packages.url} --test-pypi-url ${packages.url} --package-wait 1`,
          folder,
          {},
        );
        expect({ status, log: status === 0 ? '' : stderr }).toEqual({ status: 0, log: '' });
        expect(stdout).toMatch(/^count=[1-9]/m);
      } finally {
        await rm(clone, { recursive: true, force: true });
      }
    },
    60 * seconds,
  );
});
