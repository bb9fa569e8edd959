import { execFileSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { decodePlan, planHash } from '../../../src/plan/codec.ts';
import { obtainPlan } from '../../../src/steps/obtain-plan.ts';
import { plan } from '../../../src/steps/plan.ts';
import type { StepContext } from '../../../src/steps/context.ts';
import { recordedLog } from '../../support/log.ts';
import { simplePage, startIndex } from '../../support/package-index.ts';
import { startRegistry } from '../../support/registry/registry.ts';
import { temporaryFolders } from '../../support/temporary.ts';

const folder = temporaryFolders();
let cwd: string;

const FILES: Readonly<Record<string, string>> = {
  Dockerfile: 'FROM scratch\n',
  'distributions/starter/Containerfile': 'FROM scratch\n',
  'distributions/tgi/Containerfile': 'FROM scratch\n',
};

beforeAll(async () => {
  cwd = await folder();
  for (const [path, text] of Object.entries(FILES)) {
    await mkdir(join(cwd, dirname(path)), { recursive: true });
    await writeFile(join(cwd, path), text);
  }
  const git = (...args: string[]) => execFileSync('git', args, { cwd });
  git('init', '-q', '-b', 'main');
  git('-c', 'user.name=a', '-c', 'user.email=a@b', 'commit', '-q', '--allow-empty', '-m', 'x');
});

function context(inputs: Readonly<Record<string, string>>, env: Record<string, string> = {}) {
  return {
    inputs,
    env: { GITHUB_REPOSITORY: 'o/app', GITHUB_REF: 'refs/heads/main', HOME: cwd, ...env },
    cwd,
    log: recordedLog(),
    signal: new AbortController().signal,
  } satisfies StepContext;
}

/** Images of the repository at a port where nothing answers: nothing is known, and nothing waits. */
const NOWHERE = '127.0.0.1:9/o/{template}';

describe('the plan step', () => {
  it('finds, decides and hands on', async () => {
    const job = context({
      version: 'v1.2.0',
      templates: 'distributions/*/Containerfile',
      images: NOWHERE,
      platforms: 'linux/amd64, linux/arm64?',
    });
    const { outputs, summary, failures } = await plan(job);
    expect(failures).toEqual([]);
    expect(outputs).toMatchObject({
      count: '4',
      version: '1.2.0',
      channel: 'release',
      tags: '1.2.0\nlatest',
      push: 'true',
    });
    expect(JSON.parse(outputs.matrix ?? '')).toEqual({
      include: ['starter', 'tgi'].flatMap((template) => [
        {
          template,
          platform: 'linux/amd64',
          arch: 'amd64',
          runner: 'ubuntu-24.04',
          optional: false,
          emulated: false,
          slug: `${template}--linux-amd64`,
        },
        {
          template,
          platform: 'linux/arm64',
          arch: 'arm64',
          runner: 'ubuntu-24.04-arm',
          optional: true,
          emulated: false,
          slug: `${template}--linux-arm64`,
        },
      ]),
    });
    const log = job.log.lines.join('\n');
    expect(log).toMatch(/distributions\/\*\/Containerfile matched starter \(distributions/);
    expect(log).toMatch(/starter +linux\/arm64 +ubuntu-24\.04-arm +optional +1\.2\.0-linux-arm64/);
    expect(log).toMatch(/127\.0\.0\.1:9\/o\/starter:1\.2\.0 +unknown yet/);
    expect(summary).toMatch(/\| `tgi` \| linux\/arm64 \| `ubuntu-24\.04-arm` \| optional \|/);
  });

  it('shows the arch tags of moving tags too', async () => {
    const job = context({
      version: '1.2.0',
      images: NOWHERE,
      'arch-tags': '{tag}-{arch}, {moving-tag}-{arch}',
    });
    const { summary } = await plan(job);
    expect(job.log.lines.join('\n')).toMatch(/app +linux\/arm64 .* 1\.2\.0-arm64, latest-arm64$/m);
    expect(summary).toMatch(
      /^\| `app` \| linux\/arm64 \|.*\| `1\.2\.0-arm64`, `latest-arm64` \|$/m,
    );
  });

  it('shows the repositories of arch tags that have their own', async () => {
    const job = context({
      version: '1.2.0',
      images: `${NOWHERE}, localhost:9/o/app`,
      tags: '{version}',
      'arch-images': '{image}-{arch}',
      'arch-tags': '{tag}, {moving-tag}',
    });
    const { summary } = await plan(job);
    expect(job.log.lines.join('\n')).toMatch(
      /app +linux\/arm64 .* 127\.0\.0\.1:9\/o\/app-arm64:1\.2\.0, localhost:9\/o\/app-arm64:1\.2\.0$/m,
    );
    expect(summary).toMatch(
      /^\| `app` \| linux\/amd64 \|.*\| `127\.0\.0\.1:9\/o\/app-amd64:1\.2\.0`, `localhost:9\/o\/app-amd64:1\.2\.0` \|$/m,
    );
  });

  it('shows what the registry holds, with its digest, and why a tag is held', async () => {
    await using registry = await startRegistry();
    for (const tag of ['1.1.0', '1.3.0', 'latest'])
      registry.store.seedImage('o/app', { architecture: 'amd64', tag });
    const job = context({
      version: '1.1.0',
      push: 'false',
      images: `${registry.host}/o/app`,
      tags: '{version}, {major}.{minor}, latest',
    });
    const { summary } = await plan(job);
    const log = job.log.lines.join('\n');
    expect(log).toMatch(/:1\.1\.0 +replaced +[0-9a-f]{12} → this build/);
    expect(log).toMatch(/:1\.1 +new/);
    expect(log).toMatch(/:latest +held +[0-9a-f]{12}: latest stays at 1\.3\.0: 1\.1\.0 is older/);
    expect(summary).toMatch(/nothing will be written/);
    expect(registry.count({ method: 'PUT' }) + registry.count({ method: 'POST' })).toBe(0);
  });

  it.each([
    ['401', { status: 401, code: 'UNAUTHORIZED' }],
    ['403', { status: 403, code: 'DENIED' }],
    ['NAME_UNKNOWN', { status: 404, code: 'NAME_UNKNOWN' }],
  ])('a first publish: %s to a read is unknown yet', async (_name, fault) => {
    await using registry = await startRegistry();
    registry.fault({ ...fault, times: Infinity });
    const job = context({ version: '1.0', images: `${registry.host}/o/app` });
    const { failures } = await plan(job);
    expect(failures).toEqual([]);
    const rows = job.log.lines.filter((line) => line.includes('unknown yet'));
    expect(rows).toHaveLength(2);
  });

  it('waits for the package and names the index', async () => {
    await using pypi = await startIndex(() => undefined);
    await using test = await startIndex((path) =>
      path === '/simple/x/' ? { body: simplePage(['x-1.0rc1.tar.gz']) } : undefined,
    );
    const inputs = {
      package: 'pypi:x',
      'pypi-url': pypi.url,
      'test-pypi-url': test.url,
      'package-wait': '0',
      images: NOWHERE,
    };
    const early = context({ ...inputs, version: '1.0rc1' });
    await plan(early);
    expect(early.log.lines).toContain('info: x 1.0rc1 is on TestPyPI: 1 file');
    // A release is never taken from TestPyPI.
    await expect(plan(context({ ...inputs, version: '1.0' }))).rejects.toThrow(
      'PyPI does not have x 1.0; nothing was built',
    );
    await expect(plan(context({ ...inputs, version: '1.0.0-beta.x' }))).rejects.toThrow(
      /no version of PEP 440/,
    );
    const snapshot = context(inputs);
    await plan(snapshot);
    expect(snapshot.log.lines).toContain('info: package x is not looked for: there is no version');
  });

  it.each([
    ['on a machine of its own', {}, {}, 1],
    ['in another CI system', {}, { CI: 'true', GITHUB_ACTIONS: 'false' }, 1],
    ['there, with a folder', { handoff: 'directory:x' }, {}, 0],
    ['in GitHub Actions', {}, { GITHUB_ACTIONS: 'true' }, 0],
  ])('%s, a ledger of artifacts warns or does not', async (_name, inputs, env, expected) => {
    const job = context({ version: '1.0', images: NOWHERE, ...inputs }, env);
    const { summary } = await plan(job);
    const told = job.log.lines.filter((line) => line.includes('records have nowhere to go'));
    expect(told).toHaveLength(expected);
    for (const line of told) expect(line).toMatch(/^warning: .*--handoff directory:PATH/);
    expect(summary?.includes('records have nowhere to go')).toBe(expected === 1);
  });

  it('looks for the files of every template before any leg does', async () => {
    const inputs = { templates: 'api, web', images: NOWHERE, version: '1.0' };
    await expect(
      plan(context({ ...inputs, file: 'distributions/tgi/Dockerfile' })),
    ).rejects.toThrow(
      /^Bad input: file of api, web: the file distributions\/tgi\/Dockerfile is not there \(did you mean/,
    );
  });

  it('tells what is wrong with the inputs together with a commit that is not there', async () => {
    const outside = await folder();
    await writeFile(join(outside, 'Dockerfile'), '');
    const named = (where: string): unknown => expect.objectContaining({ where });
    const planned = (inputs: Readonly<Record<string, string>>) =>
      plan({ ...context({ images: NOWHERE, ...inputs }), cwd: outside });
    await expect(planned({ version: '1.0' })).rejects.toMatchObject({
      name: 'FactsError',
      message: 'there is no commit to publish',
    });
    await expect(planned({ version: 'x', push: 'no', file: 'Dokerfile' })).rejects.toMatchObject({
      problems: ['commit', 'push', 'version', 'file of app'].map(named),
    });
    await expect(planned({ version: '1.0', file: 'Dokerfile' })).rejects.toMatchObject({
      problems: ['commit', 'file of app'].map(named),
    });
  });

  it('a cancel ends it', async () => {
    const controller = new AbortController();
    controller.abort();
    const job = { ...context({ version: '1.0', images: NOWHERE }), signal: controller.signal };
    await expect(plan(job)).rejects.toMatchObject({ name: 'CancelledError' });
  });
});

describe('the plan of a later step', () => {
  const made = async (inputs: Readonly<Record<string, string>>) =>
    (await plan(context({ images: NOWHERE, ...inputs }))).outputs.plan ?? '';

  it('is the one it was given: encoded, as JSON, or in a file', async () => {
    const encoded = await made({ version: '1.0' });
    const expected = decodePlan(encoded);
    const file = join(await folder(), 'plan.txt');
    await writeFile(file, `${encoded}\n`);
    for (const given of [encoded, JSON.stringify(expected), file]) {
      expect(await obtainPlan(context({ plan: given, timeout: '5', verify: 'off' }))).toEqual(
        expected,
      );
    }
  });

  it('an input that the plan fixes is an error that names it', async () => {
    const given = await made({ version: '1.0' });
    await expect(
      obtainPlan(context({ plan: given, version: '1.0', tags: 'latest', timeout: '5' })),
    ).rejects.toThrow(
      /2 bad inputs:\n.*version: the plan fixes this already.*\n.*tags: the plan fixes/,
    );
  });

  it('an empty one says why that happens and what to do, even beside a config file', async () => {
    await mkdir(join(cwd, '.github'), { recursive: true });
    await writeFile(join(cwd, '.github/multiarch-publish.yml'), 'org: o\n');
    try {
      for (const [env, hint] of [
        [
          { GITHUB_ACTIONS: 'true' },
          /failed or was skipped.*found a secret in it.*without a plan job/,
        ],
        [
          {},
          /^Give --plan what .* printed .*or a file.*variable that is not set.*such as --config/,
        ],
      ] as const) {
        await expect(obtainPlan(context({ plan: '', timeout: '5' }, env))).rejects.toMatchObject({
          message: 'the input "plan" is empty',
          hint: expect.stringMatching(hint),
        });
      }
    } finally {
      await writeFile(join(cwd, '.github/multiarch-publish.yml'), '');
    }
  });

  it('what is neither a plan nor a file is an error', async () => {
    await expect(obtainPlan(context({ plan: 'nonsense' }))).rejects.toThrow(
      /neither a plan \(mp1\.… or JSON\) nor a file/,
    );
  });

  it('without a plan job each step makes the same, whatever is free beside it', async () => {
    const inputs = { version: '1.0', images: NOWHERE };
    const [one, two] = await Promise.all([
      obtainPlan(context({ ...inputs, timeout: '5', engine: 'podman', template: 'app' })),
      obtainPlan(context({ ...inputs, 'on-shrink': 'fail', verify: 'off' })),
    ]);
    expect(planHash(one)).toBe(planHash(two));
    await expect(obtainPlan(context({ ...inputs, tags: '{version}-{date}' }))).rejects.toThrow(
      /use a plan job/,
    );
  });

  it.each<[string, Record<string, string>, Parameters<typeof obtainPlan>[1], boolean]>([
    ['a plan job', {}, { forAll: true, checkPackage: true }, true],
    [
      'a plan job with the engine',
      { engine: 'command' },
      { forAll: true, checkPackage: true },
      false,
    ],
    ['a build', {}, { checkPackage: true }, true],
    ['a build with another engine', { engine: 'podman' }, { checkPackage: true }, true],
    ['a build with the engine', { engine: 'command' }, { checkPackage: true }, false],
    ['a fan-in, which builds nothing', {}, {}, false],
  ])(
    '%s that plans for itself warns of a command that nothing runs, or does not',
    async (_name, inputs, options, warns) => {
      const job = context({ command: 'make image', images: NOWHERE, version: '1.0', ...inputs });
      await obtainPlan(job, options);
      const engine = inputs.engine ?? 'auto';
      expect(job.log.lines.filter((line) => line.startsWith('warning'))).toEqual(
        warns
          ? [`warning: app has a command, which only engine "command" runs; engine is ${engine}`]
          : [],
      );
    },
  );

  it('a plan step warns of a command that nothing runs', async () => {
    for (const [engine, expected] of [
      ['auto', 1],
      ['command', 0],
    ] as const) {
      const job = context({ command: 'make image', images: NOWHERE, version: '1.0', engine });
      await plan(job);
      expect(job.log.lines.filter((line) => line.includes('app has a command'))).toHaveLength(
        expected,
      );
    }
  });

  it('a release on one machine is planned as a plan job does it', async () => {
    const whole = await obtainPlan(
      context({ tags: 'x', 'snapshot-tags': '{date}', images: NOWHERE }),
      {
        forAll: true,
      },
    );
    expect(whole.templates[0]?.exactTags).toEqual([expect.stringMatching(/^\d{8}$/)]);
  });
});
