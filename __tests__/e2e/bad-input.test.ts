/** Bad input ends with status 1 and an error that says what, where and what to do; no stack trace, nothing written anywhere. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { job, step, type StepOutcome } from './action.ts';
import { checkout, cli, type Outcome } from './program.ts';

let workspace: string;
let empty: string;
/** A registry that is empty and keeps account of what is asked of it. */
let registry: Server;
let host: string;
const writes: string[] = [];

beforeAll(async () => {
  workspace = await checkout();
  empty = await mkdtemp(join(tmpdir(), 'empty-'));
  await mkdir(join(workspace, 'config'));
  registry = createServer((request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      writes.push(`${request.method ?? ''} ${request.url ?? ''}`);
    }
    response.writeHead(request.url === '/v2/' ? 200 : 404).end('{}');
  });
  await new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve));
  host = `127.0.0.1:${String((registry.address() as AddressInfo).port)}`;
});

afterAll(async () => {
  await new Promise((resolve) => registry.close(resolve));
  for (const folder of [workspace, empty]) await rm(folder, { recursive: true, force: true });
});

async function action(
  inputs: Readonly<Record<string, string>>,
  env: Readonly<Record<string, string>> = {},
): Promise<StepOutcome> {
  const inJob = await job(workspace, env);
  try {
    return await step(inJob, inputs);
  } finally {
    await rm(inJob.folder, { recursive: true, force: true });
  }
}

/** The rules for every bad input; `words` are what the error must hold. */
function expectClearError({ status, stdout, stderr }: Outcome, words: readonly string[]): void {
  const said = stdout + stderr;
  for (const word of words) expect(said).toContain(word);
  expect(said).not.toMatch(/^\s+at .*:\d+:\d+\)?$/m);
  expect(status).toBe(1);
  expect(writes).toEqual([]);
}

const planInputs = () => ({
  step: 'plan',
  config: 'examples/hello/multiarch-publish.yml',
  images: `${host}/e2e/{template}`,
  version: '1.2.3',
});

describe('the action', () => {
  test.each<[string, Record<string, string>, string[]]>([
    ['an unknown step', { step: 'publsh' }, ['publsh', 'plan', 'build', 'push', 'manifest']],
    ['no step', { step: '' }, ['step']],
    [
      'a glob that finds nothing',
      { templates: 'nowhere/*/Containerfile', config: '' },
      ['nowhere/*/Containerfile'],
    ],
    ['an image name that is none', { images: 'ghcr.io/a b/{template}' }, ['ghcr.io/a b/']],
    ['an image name with a tag', { images: 'ghcr.io/octo/{template}:1' }, ['images']],
    ['an unknown placeholder', { images: 'ghcr.io/octo/{tempalte}' }, ['tempalte']],
    ['a platform that is none', { platforms: 'linux' }, ['platforms', 'linux']],
    ['a boolean that is none', { push: 'no' }, ['push', 'true', 'false']],
    ['an engine that is none', { engine: 'dokcer' }, ['dokcer', 'docker', 'podman', 'buildah']],
    ['a config file that is not there', { config: 'nowhere.yml' }, ['nowhere.yml']],
    [
      'several at once, all told',
      { push: 'no', platforms: 'linux', images: 'ghcr.io/octo/{tempalte}' },
      ['push', 'platforms', 'tempalte'],
    ],
  ])('plan refuses %s', async (_, inputs, words) => {
    expectClearError(await action({ ...planInputs(), ...inputs }), words);
  });

  test.each<[string, string, string[]]>([
    [
      'an unknown key',
      'images: [a/b]\nplatfroms: [linux/amd64]\n',
      [':2:1', 'platfroms', 'platforms'],
    ],
    ['a key of the wrong type', 'images: [a/b]\ntemplates: 3\n', [':2:', 'templates']],
    ['a version that YAML reads as a number', 'version: 3.10\n', [':1:', 'version', 'quote']],
    ['what is not YAML', 'images: [a/b\nversion: "1"\n', ['config/bad.yml']],
  ])('plan refuses a config file with %s', async (_, text, words) => {
    await writeFile(join(workspace, 'config/bad.yml'), text);
    expectClearError(await action({ step: 'plan', config: 'config/bad.yml' }), [
      'config/bad.yml',
      ...words,
    ]);
  });

  describe('with a plan', () => {
    let plan: string;
    beforeAll(async () => {
      plan = (await action(planInputs())).outputs['plan'] ?? '';
    });

    test.each<[string, () => Record<string, string>, string[]]>([
      ['half a plan', () => ({ plan: '{"schema":' }), ['plan']],
      ['JSON that is no plan', () => ({ plan: '{"schema":1}' }), ['plan']],
      ['a plan of the future', () => ({ plan: '{"schema":99}' }), ['plan', 'schema']],
      ['an empty plan of a matrix job', () => ({ plan: '', template: '', platform: '' }), ['plan']],
      [
        'a platform that nobody declared',
        () => ({ plan, platform: 'linux/s390x' }),
        ['linux/s390x', 'linux/amd64'],
      ],
      ['a template that nobody declared', () => ({ plan, template: 'helo' }), ['helo', 'hello']],
      ['an input that the plan fixes', () => ({ plan, version: '2.0.0' }), ['version', 'plan']],
    ])('build refuses %s', async (_, inputs, words) => {
      const outcome = await action({
        step: 'build',
        template: 'hello',
        platform: 'linux/amd64',
        ...inputs(),
      });
      expectClearError(outcome, words);
    });

    test('build without any engine says which there are', async () => {
      const outcome = await action(
        { step: 'build', plan, template: 'hello', platform: 'linux/amd64' },
        { PATH: empty },
      );
      expectClearError(outcome, ['docker', 'podman', 'buildah']);
    });

    test('push without a build says so', async () => {
      expectClearError(await action({ step: 'push' }), ['build']);
    });

    test('manifest without records names every leg, and touches no tag', async () => {
      const outcome = await action({
        ...planInputs(),
        step: 'manifest',
        handoff: `directory:${empty}`,
      });
      expectClearError(outcome, ['hello', 'linux/amd64']);
    });
  });
});

describe('the command line', () => {
  test.each<[string, string[], string[]]>([
    ['an unknown command', ['publsh'], ['publsh']],
    ['an unknown flag', ['plan', '--platfroms', 'linux/amd64'], ['--platfroms', 'platforms']],
    ['a flag without its value', ['plan', '--version'], ['--version']],
    ['an image name that is none', ['plan', '--images', 'ghcr.io/a b/c'], ['ghcr.io/a b/c']],
    ['a config file that is not there', ['publish', '--config', 'nowhere.yml'], ['nowhere.yml']],
  ])('refuses %s', async (_, args, words) => {
    expectClearError(await cli(args, { cwd: workspace }), words);
  });

  test('publish to a registry that nobody answers for says which, and is not long about it', async () => {
    const closed = createServer();
    await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve));
    const { port } = closed.address() as AddressInfo;
    await new Promise((resolve) => closed.close(resolve));
    const outcome = await cli(
      [
        'publish',
        ...['--config', 'examples/hello/multiarch-publish.yml', '--version', '1.2.3'],
        ...['--images', `localhost:${String(port)}/e2e/{template}`],
        ...['--engine', 'command', '--command', 'false', '--retries', '0'],
        ...['--handoff', `directory:${join(empty, 'ledger')}`],
      ],
      { cwd: workspace },
    );
    expectClearError(outcome, [`localhost:${String(port)}`]);
  });
});
