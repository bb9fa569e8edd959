import { spawn } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, jest } from '@jest/globals';
import { COMMIT, planOf } from '../../support/fan-in.ts';
import { startRegistry, type ScriptedRegistry } from '../../support/registry/registry.ts';
import { temporaryFolders } from '../../support/temporary.ts';

// Each is a process that compiles what it loads.
jest.setTimeout(30_000);

const temporary = temporaryFolders();
const root = fileURLToPath(new URL('../../../', import.meta.url));
const TYPESCRIPT = ['--import', join(root, '__tests__/support/registry/typescript.mjs')];
const COMMAND_LINE = [...TYPESCRIPT, join(root, 'src/index.ts')];
const ACTION = [
  ...TYPESCRIPT,
  '--input-type=module',
  ...['--eval', `await (await import(${JSON.stringify(join(root, 'src/action.ts'))})).main();`],
];

interface Ended {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** @param interrupt once stderr holds this, the process is sent SIGINT */
function start(
  args: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>> = {},
  interrupt?: string,
  program = process.execPath,
): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const { PATH = '' } = process.env;
    const child = spawn(program, args, {
      cwd,
      env: { PATH, HOME: cwd, GITHUB_REPOSITORY: 'acme/app', GITHUB_SHA: COMMIT, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const said = { stdout: '', stderr: '' };
    let waiting = interrupt;
    for (const name of ['stdout', 'stderr'] as const) {
      child[name].setEncoding('utf8').on('data', (text: string) => {
        said[name] += text;
        if (waiting !== undefined && said.stderr.includes(waiting)) {
          waiting = undefined;
          child.kill('SIGINT');
        }
      });
    }
    child.on('error', reject);
    child.on('close', (status) => {
      resolve({ status, ...said });
    });
  });
}

/** A folder with yesterday's report, and a plan whose records go to the folder `ledger`. */
async function workplace(command = 'false', images = ['localhost:1/app']): Promise<string> {
  const folder = await temporary();
  const plan = planOf([{ name: 'app', images, platforms: ['linux/amd64'] }], {
    handoff: { kind: 'directory', path: join(folder, 'ledger') },
    engine: 'command',
    push: false,
  });
  const templates = plan.templates.map((one) => ({ ...one, build: { ...one.build, command } }));
  await writeFile(join(folder, 'plan.json'), JSON.stringify({ ...plan, templates }));
  await writeFile(join(folder, 'report.md'), OLD);
  return folder;
}

const OLD = '## 3 of 3 templates published\n';
const NONE = { schema: 1, templates: {} };

describe('a command that an error ends early', () => {
  it.each<[command: string, args: string[], why: string]>([
    ['manifest', ['--plan', 'plan.json'], 'The records could not be read'],
    ['manifest', ['--plan', 'nowhere.json'], 'the input "plan" is neither'],
    ['plan', ['--images', 'a b/c'], 'a b/c'],
    ['promote', [], 'source: expected the reference of an index'],
    ['publish', ['--jobs', '0'], 'jobs: "0" is not a number of legs'],
  ])('%s %j replaces an old report by the failure', async (command, args, why) => {
    const folder = await workplace();
    const line = [...COMMAND_LINE, command, ...args, '--report', 'report.md'];
    const { status, stdout, stderr } = await start(line, folder);
    const report = await readFile(join(folder, 'report.md'), 'utf8');
    expect(report).toMatch(new RegExp(`^## ❌ ${command} failed\n`));
    expect(report.replaceAll('<!-- -->', '')).toContain(why);
    expect(report).not.toContain('published');
    expect(stderr).toContain(why);
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  });

  it('tells what the other side answered, and what to do', async () => {
    const folder = await workplace();
    await start([...COMMAND_LINE, 'manifest', '--plan', 'plan.json', '--report', 'r.md'], folder);
    const report = await readFile(join(folder, 'r.md'), 'utf8');
    expect(report).toMatch(/Answer: ENOENT.*<br>What to do: the folder of handoff/);
  });

  it.each(['manifest', 'promote', 'publish'])('%s --json still prints results', async (command) => {
    const folder = await workplace();
    const line = [...COMMAND_LINE, command, '--plan', 'nowhere.json', '--json'];
    const { status, stdout } = await start(line, folder);
    expect(JSON.parse(stdout)).toEqual(NONE);
    expect(status).toBe(1);
  });

  it('that is a leg has no report, and leaves a file alone', async () => {
    const folder = await workplace();
    const line = [...COMMAND_LINE, 'push', '--report', 'report.md', '--json'];
    expect(await start(line, folder)).toMatchObject({ status: 1, stdout: '' });
    expect(await readFile(join(folder, 'report.md'), 'utf8')).toBe(OLD);
  });
});

it('publish that is cancelled says so in report and results', async () => {
  const folder = await workplace('sleep 60');
  const line = [...COMMAND_LINE, 'publish', '--plan', 'plan.json'];
  const { status, stdout } = await start(
    [...line, '--report', 'report.md', '--json'],
    folder,
    {},
    'Building app linux/amd64',
  );
  expect(await readFile(join(folder, 'report.md'), 'utf8')).toMatch(
    /^## ⛔ publish was cancelled\n\nCancelled before the fan-in/,
  );
  expect(JSON.parse(stdout)).toEqual(NONE);
  expect(status).toBe(1);
});

describe('a step of a workflow that an error ends early', () => {
  it.each([
    ['plan', { images: 'a b/c' }, /^## ❌ plan failed\n/],
    ['manifest', { plan: 'plan.json' }, /^## ❌ manifest failed\n\nThe records could not be read/],
    ['promote', {}, /^## ❌ promote failed\n/],
    ['build', { plan: 'nowhere.json' }, /^$/],
    ['push', {}, /^$/],
    ['frobnicate', {}, /^$/],
  ])('%s: its summary tells so, unless it is a leg', async (step, inputs, summary) => {
    const folder = await workplace();
    const file = join(folder, 'summary');
    await writeFile(file, '');
    const given = Object.entries({ step, ...inputs }).map(
      ([name, text]) => [`INPUT_${name.toUpperCase()}`, text] as const,
    );
    const { status, stdout } = await start(ACTION, folder, {
      GITHUB_ACTIONS: 'true',
      GITHUB_WORKSPACE: folder,
      GITHUB_STEP_SUMMARY: file,
      RUNNER_TEMP: folder,
      ...Object.fromEntries(given),
    });
    expect(await readFile(file, 'utf8')).toMatch(summary);
    expect(stdout.match(/^::error::/gm)).toHaveLength(1);
    expect(status).toBe(1);
  });
});

describe('the report on stdout', () => {
  const line = [...COMMAND_LINE, 'manifest', '--plan', 'plan.json'];
  /** No leg left a record. */
  const stopped = async (registry: ScriptedRegistry): Promise<string> => {
    const folder = await workplace('false', [registry.repository('acme/app')]);
    await mkdir(join(folder, 'ledger'));
    return folder;
  };

  it('is Markdown where it is piped', async () => {
    await using registry = await startRegistry();
    const { stdout } = await start(line, await stopped(registry));
    expect(stdout).toContain('### Templates');
  });

  it('is left out on a terminal, which has the results in lines', async () => {
    await using registry = await startRegistry();
    const typed = [process.execPath, ...line].join(' ');
    const { stdout } = await start(
      ['--quiet', '--return', '--command', typed, 'typed'],
      await stopped(registry),
      { TERM: 'xterm' },
      undefined,
      'script',
    );
    expect(stdout).toContain('app: not published: linux/amd64 missing');
    expect(stdout).toContain('--report FILE');
    expect(stdout).not.toContain('###');
  });
});
