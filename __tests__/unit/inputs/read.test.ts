import { describe, expect, it } from '@jest/globals';
import {
  fixedInputsIn,
  readBuildInputs,
  readManifestInputs,
  readPlanSpec,
  readPromoteInputs,
  readPushInputs,
} from '../../../src/inputs/read.ts';

const messages = async (work: () => unknown): Promise<string> => {
  try {
    await work();
    return '';
  } catch (error) {
    return String(error);
  }
};

describe('typed inputs of each step', () => {
  it('build: what was not given is absent, so that the plan stands', () => {
    expect(readBuildInputs({ template: '', platform: ' ', timeout: '' })).toEqual({
      leg: { template: undefined, platform: undefined, layout: undefined },
      build: {},
      secrets: {},
      engine: undefined,
      githubToken: undefined,
      insecureRegistries: undefined,
      registryConcurrency: undefined,
    });
  });

  it('build: what was given is typed', () => {
    expect(
      readBuildInputs({
        template: 'web',
        platform: 'linux/arm64',
        secrets: 'npm=a=b\n"key=one\ntwo"',
        'secret-files': 'netrc=/x',
        ssh: 'default\nid=/k',
        load: 'FALSE',
        output: 'registry',
        cache: 'registry:q.io/c:{arch}',
        timeout: '1h30m',
        'stall-timeout': '0',
        retries: '2',
        engine: 'podman',
        'insecure-registries': 'a:5000, b',
        'registry-concurrency': '3',
      }),
    ).toMatchObject({
      leg: { template: 'web', platform: 'linux/arm64' },
      build: {
        secretFiles: { netrc: '/x' },
        ssh: ['default', 'id=/k'],
        load: false,
        output: 'registry',
        cache: 'registry:q.io/c:{arch}',
        timeout: 5400,
        stallTimeout: 0,
        retries: 2,
      },
      secrets: { npm: 'a=b', key: 'one\ntwo' },
      engine: 'podman',
      insecureRegistries: ['a:5000', 'b'],
      registryConcurrency: 3,
    });
  });

  it('push, manifest', () => {
    expect(readPushInputs({ verify: 'platform' }).verify).toBe('platform');
    expect(
      readManifestInputs({
        'on-missing-optional': 'fail',
        'on-shrink': 'warn',
        'index-annotations': 'a=1, 2\n"b=x\ny"',
      }),
    ).toMatchObject({
      onMissingOptional: 'fail',
      onShrink: 'warn',
      verify: undefined,
      indexAnnotations: { a: '1, 2', b: 'x\ny' },
    });
  });

  it('promote', () => {
    expect(
      readPromoteInputs({
        source: 'q.io/a:1',
        images: 'D.io/A',
        tags: 'stable, 1',
        'on-existing': 'fail',
      }),
    ).toMatchObject({
      source: { repository: 'q.io/a', tag: '1' },
      images: ['d.io/a'],
      tags: ['stable', '1'],
      onExisting: 'fail',
    });
  });
});

describe('bad inputs are reported together', () => {
  it.each<[string, () => unknown, RegExp[]]>([
    [
      'build',
      () =>
        readBuildInputs({
          load: 'no',
          retries: 'x',
          timeout: 'soon',
          engine: 'dokcer',
          secrets: 'tok',
        }),
      [
        /5 bad inputs/,
        /load: expected true or false, not "no"/,
        /retries: expected a whole number/,
        /timeout: "soon" is not a length/,
        /engine: expected auto/,
        /secrets: line 1 is not of the form KEY=VALUE/,
      ],
    ],
    ['push', () => readPushInputs({ verify: 'all' }), [/verify: expected contents/]],
    [
      'manifest',
      () => readManifestInputs({ 'on-shrink': 'x', 'on-missing-optional': 'y' }),
      [/2 bad inputs/],
    ],
    [
      'promote',
      () => readPromoteInputs({ images: 'a b', tags: '-x' }),
      [
        /source: expected the reference of an index \(such as source ghcr\.io\/acme\/app:1\.2\.0 with tags stable\)/,
        /images: "a b" is not an image name/,
        /tags: "-x" is not a tag/,
      ],
    ],
    [
      'promote without a tag',
      () => readPromoteInputs({ source: 'q.io/a' }),
      [/expected a tag or a digest/],
    ],
  ])('%s', async (_name, work, expected) => {
    const text = await messages(work);
    for (const part of expected) expect(text).toMatch(part);
  });

  it('plan: what is wrong with inputs and file is handed on, the rest is read', async () => {
    const raw = { push: 'no', platforms: 'x', version: '1.0' };
    const spec = await readPlanSpec(raw, { path: 'c.yml', text: 'version: 3.10' });
    expect(spec.inputs).toEqual({ version: '1.0' });
    expect(spec.problems.map(({ where, message }) => `${where}: ${message}`)).toEqual([
      expect.stringMatching(/^platforms: "x" is not/),
      'push: expected true, false or auto, not "no"',
      expect.stringMatching(/^c\.yml:1:10 version: expected text/),
    ]);
  });

  it('a secret is never shown', async () => {
    const text = await messages(() => readBuildInputs({ secrets: 'hunter2', load: 'x' }));
    expect(text).toMatch(/secrets/);
    expect(text).not.toMatch(/hunter2/);
  });
});

describe('names', () => {
  it('those that a plan fixes are told apart', () => {
    expect(
      fixedInputsIn({ version: '1', timeout: '5', verify: 'off', tags: '', push: 'false' }),
    ).toEqual(['version', 'push']);
  });

  it('a step that plans for itself leaves out what is free', async () => {
    const raw = { version: '1', timeout: '5', engine: 'podman' };
    expect((await readPlanSpec(raw, undefined)).inputs).toEqual({
      version: '1',
      timeout: 5,
      engine: 'podman',
    });
    expect((await readPlanSpec(raw, undefined, { fixedOnly: true })).inputs).toEqual({
      version: '1',
    });
  });
});
