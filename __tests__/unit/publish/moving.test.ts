import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { FanInWorld, states } from '../../support/fan-in-world.ts';
import type { ScriptedRegistry } from '../../support/registry/registry.ts';
import { planned, present, release } from '../../support/releases.ts';

const versioned = [
  { tag: '1', pattern: '{major}' },
  { tag: '1.20', pattern: '{major}.{minor}' },
  { tag: 'latest' },
];

describe('moving tags after what the registry holds', () => {
  it('of a backport: its own line moves, the tags of newer lines stay, and say where', async () => {
    await using made = await release('1.20.4', { movingTags: versioned });
    const { world, plan } = made;
    present(world.registry(), ['1.20.3', '1.20']);
    const newest = present(world.registry(), ['1.21.1', '1.21', '1', 'latest']);
    const run = await world.run(plan);
    expect(run.failures).toEqual([]);
    expect(states(run, 'app', world.registry())).toEqual({
      '1.20.4': 'written',
      '1.20': 'written',
      '1': 'held',
      latest: 'held',
    });
    expect(world.tag('app', 'latest')).toBe(newest);
    expect(run.results.templates['app']?.registries[world.registry().host]?.tags).toMatchObject({
      latest: { digest: newest, reason: 'latest stays at 1.21.1: 1.20.4 is older' },
    });
  });

  it('are moved although a read of what they name failed before it was needed', async () => {
    await using made = await release('1.20.4');
    const { world, plan } = made;
    const before = present(world.registry(), ['1.20.3', 'latest']);
    const read = world.registry().fault({
      ...{ method: 'GET', path: `manifests/${before}`, status: 500, times: 3 },
    });
    world.registry().fault({
      ...{ method: 'PUT', path: 'manifests/1.20.4' },
      before: async () => {
        for (let time = 0; read.hits < 3 && time < 500; time++) await setTimeout(1);
        // The answer is under way.
        await setTimeout(20);
      },
    });
    const run = await world.run(plan);
    expect(run.failures).toEqual([]);
    expect(world.tag('app', 'latest')).toBe(run.outputs['digest']);
  });

  it('are decided over all registries, so that a new mirror does not differ', async () => {
    await using made = await release('1.20.4', {}, { registries: 2 });
    const { world, plan } = made;
    present(world.registry(0), ['1.21.1', 'latest']);
    const run = await world.run(plan);
    expect(states(run, 'app', world.registry(1))).toEqual({ '1.20.4': 'written', latest: 'held' });
    expect(world.tag('app', 'latest', 1)).toBeUndefined();
  });

  it('stay where tags cannot be listed, and the step fails', async () => {
    await using made = await release('1.20.4');
    const { world, plan } = made;
    world.registry().fault({ path: '/tags/list', status: 403, code: 'DENIED', times: Infinity });
    const run = await world.run(plan);
    expect(run.failures).toEqual([expect.stringMatching(/listing tags failed/)]);
    expect(states(run, 'app', world.registry())).toEqual({
      '1.20.4': 'written',
      latest: 'not-tried',
    });
  });

  it.each([
    ['always', 'written'],
    ['never', 'held'],
  ])('with policy %s are %s, and ask nobody', async (policy, state) => {
    await using made = await release('1.20.4', { movingTags: [{ tag: 'latest', policy }] });
    const { world, plan } = made;
    present(world.registry(), ['1.21.1', 'latest']);
    const run = await world.run(plan);
    expect(states(run, 'app', world.registry())['latest']).toBe(state);
    expect(world.registry().count({ path: '/tags/list' })).toBe(0);
  });
});

describe('two releases that race for latest', () => {
  it('end with the higher one, when the lower one writes last', async () => {
    await using world = await FanInWorld.start({});
    const lower = await planned(world, '1.3.1');
    const higher = await planned(world, '1.3.2');
    // The higher one comes and goes while the lower one is between its look and its write.
    let other: Promise<unknown> | undefined;
    world.registry().fault({
      method: 'GET',
      path: '/tags/list',
      change: (body) => {
        other = world.run(higher);
        return body;
      },
    });
    const gate = world.registry().fault({ method: 'PUT', path: 'manifests/latest', delay: 300 });
    const run = await world.run(lower);
    await other;
    expect(gate.hits).toBe(1);
    expect(run.failures).toEqual([]);
    expect(world.tag('app', 'latest')).toBe(world.tag('app', '1.3.2'));
    expect(world.tag('app', '1.3.1')).not.toBe(world.tag('app', '1.3.2'));
  });

  it('hand the tag over in all registries, and say so', async () => {
    await using made = await release('1.3.1', {}, { registries: 2 });
    const { world, plan } = made;
    let newer = '';
    // It appears after the lower one's look, before its write.
    world.registry(0).fault({
      method: 'PUT',
      path: 'manifests/latest',
      change: (body) => {
        newer = present(world.registry(0), ['1.3.2']);
        present(world.registry(1), ['1.3.2']);
        return body;
      },
    });
    const run = await world.run(plan);
    expect(run.failures).toEqual([]);
    for (const number of [0, 1]) expect(world.tag('app', 'latest', number)).toBe(newer);
    expect(run.results.templates['app']?.registries[world.registry(1).host]?.tags).toMatchObject({
      latest: { state: 'held', digest: newer, reason: expect.stringMatching(/1\.3\.2/) },
    });
  });

  it('do not hand it to one that lacks a platform', async () => {
    await using made = await release('1.3.1');
    const { world, plan } = made;
    world.registry().fault({
      method: 'PUT',
      path: 'manifests/latest',
      change: (body) => {
        present(world.registry(), ['1.3.2'], ['amd64']);
        return body;
      },
    });
    const run = await world.run(plan);
    expect(world.tag('app', 'latest')).toBe(run.outputs['digest']);
    expect(run.log.lines).toContainEqual(
      expect.stringMatching(/warning: .*1\.3\.2 .*linux\/arm64/),
    );
  });
});

describe('an index that would lose a platform', () => {
  const onlyAmd64 = { platforms: ['linux/amd64'] };

  it.each([
    ['hold', 'held', 0],
    ['warn', 'written', 0],
    ['fail', 'failed', 1],
  ])('with on-shrink: %s is %s', async (policy, state, failures) => {
    await using made = await release('1.2.0', onlyAmd64);
    const { world, plan } = made;
    present(world.registry(), ['1.1.0', 'latest']);
    const run = await world.run(plan, { 'on-shrink': policy });
    expect(run.results.templates['app']?.registries[world.registry().host]?.tags).toEqual({
      '1.2.0': { state: 'written', digest: run.outputs['digest'] },
      latest: expect.objectContaining({ state, digest: world.tag('app', 'latest') }),
    });
    expect(run.failures).toHaveLength(failures);
    expect(JSON.stringify([run.log.lines, run.failures])).toMatch(/linux\/arm64/);
  });

  it.each([
    ['has no such tag', []],
    ['loses nothing', ['amd64']],
  ])('in one registry is held in all, where the other %s', async (_name, architectures) => {
    await using made = await release('1.2.0', onlyAmd64, { registries: 2 });
    const { world, plan } = made;
    if (architectures.length > 0) present(world.registry(0), ['latest'], architectures);
    present(world.registry(1), ['1.1.0', 'latest']);
    const run = await world.run(plan);
    for (const registry of world.registries) {
      expect(states(run, 'app', registry)['latest']).toBe('held');
    }
  });

  it('is seen where the tag names a single image of before', async () => {
    await using made = await release('1.2.0', onlyAmd64);
    const { world, plan } = made;
    world.registry().store.seedImage('acme/app', { architecture: 'arm64', tag: 'latest' });
    const run = await world.run(plan);
    expect(states(run, 'app', world.registry())['latest']).toBe('held');
  });

  it('is none where the present index has an attestation without the annotation of one', async () => {
    await using made = await release('1.2.0');
    const { world, plan } = made;
    const { store } = world.registry();
    const unknown = { os: 'unknown', architecture: 'unknown' };
    const attestation = { ...store.seedImage('acme/app', unknown).descriptor, platform: unknown };
    const image = store.seedImage('acme/app', { architecture: 'amd64' }).descriptor;
    store.seedIndex('acme/app', [image, attestation], { tag: 'latest' });
    const run = await world.run(plan);
    expect(states(run, 'app', world.registry())['latest']).toBe('written');
  });

  it('is none where only the spelling differs, or more comes', async () => {
    await using made = await release('1.2.0');
    const { world, plan } = made;
    const { store } = world.registry();
    const arm64 = store.seedImage('acme/app', { architecture: 'arm64', variant: 'v8' });
    store.seedIndex('acme/app', [arm64.descriptor], { tag: 'latest' });
    const run = await world.run(plan);
    expect(states(run, 'app', world.registry())['latest']).toBe('written');
  });
});

/** What may stand under `latest` and cannot be understood. */
const unreadable: readonly (readonly [string, (registry: ScriptedRegistry) => void])[] = [
  [
    'an image of schema 1',
    (registry) => {
      const mediaType = 'application/vnd.docker.distribution.manifest.v1+prettyjws';
      seedLatest(registry, { schemaVersion: 1, name: 'acme/app', tag: 'latest', mediaType });
    },
  ],
  [
    'an index with a bad digest',
    (registry) => {
      const mediaType = 'application/vnd.oci.image.index.v1+json';
      const manifests = [{ digest: 'nope', size: 1, mediaType: 'x' }];
      seedLatest(registry, { schemaVersion: 2, mediaType, manifests });
    },
  ],
  [
    'an image whose config is gone',
    (registry) => {
      const { config } = registry.store.seedImage('acme/app', {
        architecture: 'amd64',
        config: { User: 'old' },
        tag: 'latest',
      });
      registry.fault({
        path: `blobs/${config.digest}`,
        status: 404,
        code: 'BLOB_UNKNOWN',
        times: Infinity,
      });
    },
  ],
  [
    'an image whose config is none',
    (registry) => {
      const { store } = registry;
      const mediaType = 'application/vnd.oci.image.manifest.v1+json';
      const config = store.seedBlob('acme/app', '[]', 'application/vnd.oci.image.config.v1+json');
      seedLatest(registry, { schemaVersion: 2, mediaType, config, layers: [] });
    },
  ],
];

function seedLatest({ store }: ScriptedRegistry, manifest: Readonly<Record<string, unknown>>) {
  const { digest } = store.seedManifest('acme/app', manifest);
  store.at('acme/app').tags.set('latest', digest);
}

describe.each(unreadable)('where latest is %s', (_, seed) => {
  it.each([
    ['hold', 'held', /latest stays: .*cannot be read.*\(on-shrink: hold\)/],
    ['warn', 'written', /latest moves although .*cannot be read/],
    ['fail', 'failed', /cannot be read.*platforms are unknown/],
  ])('on-shrink: %s decides, and the exact tag is written', async (policy, state, told) => {
    await using made = await release('1.2.0');
    const { world, plan } = made;
    seed(world.registry());
    const run = await world.run(plan, { 'on-shrink': policy });
    expect(states(run, 'app', world.registry())).toEqual({ '1.2.0': 'written', latest: state });
    expect(run.failures).toHaveLength(policy === 'fail' ? 1 : 0);
    expect(JSON.stringify([run.log.lines, run.failures])).toMatch(told);
  });
});

it('a latest that names an artifact loses no platform', async () => {
  await using made = await release('1.2.0');
  const { world, plan } = made;
  const { store } = world.registry();
  const mediaType = 'application/vnd.oci.image.manifest.v1+json';
  const config = store.seedBlob('acme/app', '{}', 'application/vnd.cncf.helm.config.v1+json');
  seedLatest(world.registry(), { schemaVersion: 2, mediaType, config, layers: [] });
  const run = await world.run(plan);
  expect(states(run, 'app', world.registry())['latest']).toBe('written');
});

describe('without a version', () => {
  const nightly = { movingTags: [{ tag: 'nightly' }] };
  const run100 = {
    runId: '100',
    repository: 'acme/app',
    commit: '0123456789abcdef0123456789abcdef01234567',
  };

  it('a tag never goes back to an earlier run’s index', async () => {
    await using world = await FanInWorld.start({});
    const old = await planned(
      world,
      null,
      { ...nightly, exactTags: ['sha-old'] },
      { project: run100 },
    );
    const later = { ...run100, runId: '1000' };
    const fresh = await planned(
      world,
      null,
      { ...nightly, exactTags: ['sha-new'] },
      { project: later },
    );
    const first = await world.run(fresh);
    expect(first.failures).toEqual([]);
    const second = await world.run(old);
    expect(states(second, 'app', world.registry())).toEqual({
      'sha-old': 'written',
      nightly: 'held',
    });
    expect(world.tag('app', 'nightly')).toBe(world.tag('app', 'sha-new'));
  });

  it.each([
    ['a later run', 'held', 101],
    ['an earlier run', 'written', 99],
  ])('a tag that %s takes in one registry right before the write is %s', async (_, state, id) => {
    await using made = await release(null, nightly, { registries: 2 });
    const { world, plan } = made;
    const before = world.registries.map((registry) => present(registry, ['nightly']));
    world.registry(1).fault({
      ...{ method: 'HEAD', path: 'manifests/nightly', skip: 2 },
      before: () => {
        const annotations = { 'dev.multiarch-publish.run': `acme/app/actions/runs/${id}` };
        before[1] = present(world.registry(1), ['nightly'], undefined, annotations);
        return Promise.resolve();
      },
    });
    const run = await world.run(plan);
    expect(run.failures).toEqual([]);
    for (const [at, old] of before.entries()) {
      const digest = state === 'held' ? old : run.outputs['digest'];
      const reason =
        state === 'held' ? 'nightly stays: run 101 is newer than this one, 100' : `replaced ${old}`;
      expect(world.tag('app', 'nightly', at)).toBe(digest);
      expect(run.results.templates['app']?.registries[world.registry(at).host]?.tags).toMatchObject(
        { nightly: { state, digest, reason } },
      );
    }
  });

  it.each([
    ['later', '2027-01-01T00:00:00Z', 'held'],
    ['earlier', '2026-01-01T00:00:00Z', 'written'],
    ['at the same time', '2026-11-30T10:00:00Z', 'written'],
  ])('and without a run’s mark, one that was created %s is %s', async (_, created, state) => {
    await using made = await release(null, nightly);
    const { world, plan } = made;
    present(world.registry(), ['nightly'], undefined, {
      'org.opencontainers.image.created': created,
    });
    const run = await world.run(plan);
    expect(states(run, 'app', world.registry())['nightly']).toBe(state);
  });
});

describe('arch tags of moving tags', () => {
  it('name the legs’ images where the moving tag moved', async () => {
    await using made = await release('1.2.0', { archTags: true });
    const { world, plan } = made;
    await world.run(plan);
    const index = world.registry().store.manifest('acme/app', 'latest');
    const { manifests } = JSON.parse(index?.bytes.toString() ?? '') as {
      manifests: { digest: string }[];
    };
    expect([
      world.tag('app', 'latest-linux-amd64'),
      world.tag('app', 'latest-linux-arm64'),
    ]).toEqual(manifests.map(({ digest }) => digest));
  });

  it('stay where the moving tag stays, and where the leg is missing', async () => {
    const template = { archTags: true, platforms: ['linux/amd64', 'linux/arm64'] };
    await using made = await release('1.2.0', template);
    const { world, plan } = made;
    present(world.registry(), ['1.3.0', 'latest']);
    const run = await world.run(plan);
    expect(states(run, 'app', world.registry())).toEqual({
      '1.2.0': 'written',
      latest: 'held',
      'latest-linux-amd64': 'held',
      'latest-linux-arm64': 'held',
    });
  });

  it('of a missing leg stay, while the others move', async () => {
    await using world = await FanInWorld.start({});
    const platforms = ['linux/amd64', 'linux/arm64?'];
    const plan = world.plan([{ name: 'app', archTags: true, platforms }]);
    await world.push(plan, 'app', 'linux/amd64');
    const run = await world.run(plan);
    expect(run.failures).toEqual([]);
    expect(run.results.templates['app']?.registries[world.registry().host]?.tags).toMatchObject({
      'latest-linux-amd64': { state: 'written' },
      'latest-linux-arm64': { state: 'held', reason: 'not written: linux/arm64 is missing' },
    });
    expect(run.summary).toMatch(/latest-linux-arm64` \| ✋ not written \|/);
    expect(`${run.summary ?? ''}${run.log.lines.join()}`).not.toMatch(/arm64 (?:held|stays)/);
  });

  it('may live in a repository of their own, to which the image is carried', async () => {
    await using world = await FanInWorld.start({});
    const { host } = world.registry();
    const plan = world.plan([{ name: 'app', archTags: true, archImage: `${host}/acme/app-arch` }]);
    for (const platform of ['linux/amd64', 'linux/arm64']) await world.push(plan, 'app', platform);
    const run = await world.run(plan);
    expect(run.failures).toEqual([]);
    const { store } = world.registry();
    expect(Object.keys(store.tags('acme/app-arch')).sort()).toEqual([
      'latest-linux-amd64',
      'latest-linux-arm64',
    ]);
    const told = run.results.templates['app']?.registries[`${host}/acme/app-arch`]?.tags;
    expect(told).toEqual({
      'latest-linux-amd64': expect.objectContaining({ state: 'written' }),
      'latest-linux-arm64': expect.objectContaining({ state: 'written' }),
    });
    expect(states(run, 'app', world.registry())).toEqual({ '1.2.0': 'written', latest: 'written' });
    const { results } = await world.run(plan);
    expect(results.templates['app']?.registries[`${host}/acme/app-arch`]?.tags).toEqual({
      'latest-linux-amd64': expect.objectContaining({ state: 'unchanged' }),
      'latest-linux-arm64': expect.objectContaining({ state: 'unchanged' }),
    });
  });

  it('may live in a mirror alone, which is left behind when it fails', async () => {
    await using world = await FanInWorld.start({}, {});
    const [main, mirror] = world.registries.map(({ host }) => host);
    const plan = world.plan(
      [
        {
          ...{ name: 'app', archTags: true, archImage: `${mirror ?? ''}/acme/app-arch` },
          images: [`${main ?? ''}/acme/app`],
        },
      ],
      { registries: { [mirror ?? '']: { required: false } } },
    );
    for (const platform of ['linux/amd64', 'linux/arm64']) {
      await world.push(plan, 'app', platform, { to: [world.registry()] });
    }
    world.registry(1).fault({ method: 'PUT', path: '/manifests/', status: 500, times: Infinity });
    const run = await world.run(plan);
    expect(run.failures).toEqual([]);
    expect(world.tag('app', 'latest')).toBe(run.outputs['digest']);
    expect(run.log.lines).toContainEqual(
      expect.stringMatching(/^warning: app: mirror .*app-arch is left behind/),
    );
  });
});
