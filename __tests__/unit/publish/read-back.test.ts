import { describe, expect, it } from '@jest/globals';
import { OCI_MANIFEST } from '../../../src/model/media-types.ts';
import { recordOf } from '../../support/fan-in.ts';
import { FanInWorld, states } from '../../support/fan-in-world.ts';
import { childAt } from '../../support/overtaking.ts';
import type { ScriptedRegistry } from '../../support/registry/registry.ts';
import { planned } from '../../support/releases.ts';

async function release(registries = 1) {
  const world = await FanInWorld.start(...Array.from({ length: registries }, () => ({})));
  const plan = world.plan([{ name: 'app' }]);
  const images = [];
  for (const platform of ['linux/amd64', 'linux/arm64']) {
    images.push(await world.push(plan, 'app', platform));
  }
  return { world, plan, images, [Symbol.asyncDispose]: () => world[Symbol.asyncDispose]() };
}

/** Forgets what was asked before the tag was written. */
function forgetBefore(registry: ScriptedRegistry, tag: string): void {
  registry.fault({
    method: 'PUT',
    path: `manifests/${tag}`,
    change: (body) => {
      registry.clear();
      return body;
    },
  });
}

function askedOf(registry: ScriptedRegistry): readonly (string | undefined)[] {
  return registry.seen({ method: 'HEAD' }).map(({ path }) => path.split('/').at(-1));
}

describe('looking for layers before the first tag', () => {
  it('asks every registry for every config and layer by HEAD, the configs not where they were read', async () => {
    await using made = await release(2);
    const { world, plan, images } = made;
    const asked = world.registries.map((registry) => {
      const before: (string | undefined)[] = [];
      registry.fault({
        method: 'PUT',
        path: 'manifests/1.2.0',
        change: (body) => {
          before.push(...askedOf(registry));
          return body;
        },
      });
      return before;
    });
    await world.run(plan);
    const layers = images.flatMap((image) => image.layers.map(({ digest }) => digest));
    const configs = images.map(({ config }) => config.digest);
    const [reader, other] = asked.map((before) =>
      before.filter((name) => [...layers, ...configs].some((digest) => digest === name)).toSorted(),
    );
    expect(reader).toEqual(layers.toSorted());
    expect(other).toEqual([...layers, ...configs].toSorted());
  });

  it('waits for a slow replica, until the last of seven looks', async () => {
    await using made = await release();
    const { world, plan, images } = made;
    const path = `blobs/${images[0]?.layers[0]?.digest}`;
    const fault = world.registry().fault({ method: 'HEAD', path, status: 404, times: 6 });
    const run = await world.run(plan);
    expect(run.failures).toEqual([]);
    expect(fault.hits).toBe(6);
  });

  it.each(['config', 'layer'] as const)(
    'leaves all tags where they are when a %s is gone for good, and says that a pull would fail',
    async (part) => {
      await using made = await release(2);
      const { world, plan, images } = made;
      const [image] = images;
      const digest = (part === 'config' ? image?.config : image?.layers[0])?.digest ?? '';
      world
        .registry(1)
        .fault({ method: 'HEAD', path: `blobs/${digest}`, status: 404, times: Infinity });
      const run = await world.run(plan);
      expect(run.failures).toEqual([expect.stringContaining(digest)]);
      expect(run.failures[0]).toMatch(/a pull would fail/);
      for (const registry of world.registries) {
        expect(states(run, 'app', registry)).toEqual({ '1.2.0': 'not-tried', latest: 'not-tried' });
        expect(registry.store.tags('acme/app')).toEqual({});
      }
      expect(run.results.templates['app']?.status).toBe('failed');
    },
  );

  it('asks for those of attestations too, and not where only arch tags are', async () => {
    await using world = await FanInWorld.start({});
    const archImage = `${world.registry().host}/acme/arch`;
    const plan = world.plan([{ name: 'app', archTags: true, archImage }]);
    for (const platform of ['linux/amd64', 'linux/arm64']) {
      await world.push(plan, 'app', platform, { attested: true });
    }
    expect((await world.run(plan)).failures).toEqual([]);
    const { blobs } = world.registry().store.at('acme/app');
    const [lost = ''] = [...blobs].flatMap(([digest, bytes]) =>
      bytes.toString().startsWith('{"of"') ? [digest] : [],
    );
    blobs.delete(lost);
    world.registry().store.at('acme/app').tags.clear();
    const run = await world.run(plan);
    expect(run.failures).toEqual([expect.stringContaining(lost)]);
    expect(world.registry().store.tags('acme/app')).toEqual({});
  });

  it('asks the repository of arch tags too, for the images that go there', async () => {
    await using world = await FanInWorld.start({});
    const archImage = `${world.registry().host}/acme/arch`;
    const plan = world.plan([{ name: 'app', archTags: true, archImage }]);
    const images = [];
    for (const platform of ['linux/amd64', 'linux/arm64']) {
      images.push(await world.push(plan, 'app', platform));
    }
    const digest = images[0]?.layers[0]?.digest ?? '';
    const path = `acme/arch/blobs/${digest}`;
    world.registry().fault({ method: 'HEAD', path, status: 404, times: Infinity });
    const run = await world.run(plan);
    expect(run.failures).toEqual([expect.stringContaining(digest)]);
    expect(run.failures[0]).toContain('acme/arch does not have all of what was pushed');
    expect(world.tag('app', '1.2.0')).toBeUndefined();
    expect(world.tag('arch', 'latest-linux-arm64')).toBeUndefined();
  });

  it('asks for no foreign layer, which no registry has', async () => {
    await using world = await FanInWorld.start({});
    const { host, store } = world.registry();
    const plan = world.plan([{ name: 'app', platforms: ['linux/amd64'] }]);
    const { config, layers } = store.seedImage('acme/app', { architecture: 'amd64' });
    const mediaType = 'application/vnd.docker.image.rootfs.foreign.diff.tar.gzip';
    const foreign = { mediaType, digest: `sha256:${'0'.repeat(64)}`, size: 1 };
    const descriptor = store.seedManifest('acme/app', {
      ...{ schemaVersion: 2, mediaType: OCI_MANIFEST, config, layers: [foreign, ...layers] },
    });
    const { digest } = descriptor;
    await world.record(
      recordOf(plan, 'app', 'linux/amd64', {
        image: { descriptor, config: config.digest, attestations: [], layers: 2, size: 1000 },
        contents: { digest, verdict: 'matches', detail: '' },
        registries: { [`${host}/acme/app`]: { digest, tags: {} } },
      }),
    );
    expect((await world.run(plan)).failures).toEqual([]);
  });

  it('leaves a mirror behind that has lost a layer', async () => {
    await using world = await FanInWorld.start({}, {});
    const plan = world.plan([{ name: 'app' }], {
      registries: { [world.registry(1).host]: { required: false } },
    });
    const image = await world.push(plan, 'app', 'linux/amd64');
    await world.push(plan, 'app', 'linux/arm64');
    const digest = image.layers[0]?.digest ?? '';
    world
      .registry(1)
      .fault({ method: 'HEAD', path: `blobs/${digest}`, status: 404, times: Infinity });
    const run = await world.run(plan);
    expect(run.failures).toEqual([]);
    expect(run.log.lines).toContainEqual(
      expect.stringMatching(/^warning: .*mirror .* is left behind: .*a pull/s),
    );
    expect(world.tag('app', 'latest')).toBe(run.outputs['digest']);
    expect(world.tag('app', 'latest', 1)).toBeUndefined();
  });
});

describe('reading back', () => {
  it('tells of an image that is gone, also where a tag cannot be read at once', async () => {
    await using made = await release();
    const { world, plan, images } = made;
    const digest = images[0]?.descriptor.digest ?? '';
    world.registry().fault({
      method: 'PUT',
      path: 'manifests/latest',
      change: (body) => {
        const gone = { method: 'HEAD', times: Infinity };
        world.registry().fault({ ...gone, path: `manifests/${digest}`, status: 404 });
        world.registry().fault({ ...gone, path: 'manifests/1.2.0', status: 403 });
        return body;
      },
    });
    const run = await world.run(plan);
    expect(run.failures).toHaveLength(1);
    expect(states(run, 'app', world.registry())).toEqual({ '1.2.0': 'failed', latest: 'failed' });
  });

  it('asks every registry for every tag and image, by HEAD alone', async () => {
    await using made = await release(2);
    const { world, plan, images } = made;
    for (const registry of world.registries) forgetBefore(registry, 'latest');
    await world.run(plan);
    for (const registry of world.registries) {
      expect(askedOf(registry)).toEqual(
        expect.arrayContaining([
          ...['1.2.0', 'latest'],
          ...images.map(({ descriptor }) => descriptor.digest),
        ]),
      );
      expect(registry.count({ method: 'GET', path: '/manifests/' })).toBe(0);
    }
  });

  it.each([
    ['written', 0],
    ['right already', 1],
  ])(
    'fails when an image is gone for good below tags that were %s, and says that a pull would fail',
    async (_name, runs) => {
      await using made = await release();
      const { world, plan, images } = made;
      for (let run = 0; run < runs; run++) await world.run(plan);
      const path = `manifests/${images[0]?.descriptor.digest}`;
      world.registry().fault({ method: 'HEAD', path, status: 404, times: Infinity });
      const run = await world.run(plan);
      expect(run.failures).toEqual([expect.stringContaining(path.slice('manifests/'.length))]);
      expect(states(run, 'app', world.registry())).toEqual({ '1.2.0': 'failed', latest: 'failed' });
      expect(run.results.templates['app']?.status).toBe('failed');
    },
  );

  it('fails when an image that was copied is not shown for good, and says that a pull would fail', async () => {
    await using world = await FanInWorld.start({}, {});
    const plan = world.plan([{ name: 'app', platforms: ['linux/amd64'] }]);
    const to = [world.registry(0)];
    const { descriptor } = await world.push(plan, 'app', 'linux/amd64', { to });
    const there = world.registry(1);
    const path = `manifests/${descriptor.digest}`;
    there.fault({
      ...{ method: 'PUT', path: 'manifests/latest' },
      after: () =>
        Promise.resolve(there.fault({ method: 'HEAD', path, status: 404, times: Infinity })),
    });
    const run = await world.run(plan);
    expect(run.failures).toEqual([
      expect.stringMatching(
        new RegExp(`does not give back what was pushed[^]*${descriptor.digest}`),
      ),
    ]);
    const tags = run.results.templates['app']?.registries[there.host]?.tags;
    const reason = `a pull would fail: ${descriptor.digest} cannot be read`;
    const failed = { state: 'failed', digest: run.outputs['digest'], reason };
    expect(tags).toEqual({ '1.2.0': failed, latest: failed });
    expect(states(run, 'app', world.registry(0))).toEqual({
      '1.2.0': 'written',
      latest: 'written',
    });
  });

  it('fails when an attestation is gone for good', async () => {
    await using world = await FanInWorld.start({});
    const plan = world.plan([{ name: 'app', platforms: ['linux/amd64'] }]);
    await world.push(plan, 'app', 'linux/amd64', { attested: true });
    await world.run(plan);
    const attestation = childAt(world, '1.2.0', 'unknown') ?? 'none';
    const path = `manifests/${attestation}`;
    world.registry().fault({ method: 'HEAD', path, status: 404, times: Infinity });
    const run = await world.run(plan);
    expect(run.failures).toEqual([expect.stringContaining(attestation)]);
  });

  it('fails when a tag that was accepted is not there for good, and says that it was accepted', async () => {
    await using made = await release();
    const { world, plan } = made;
    world.registry().fault({
      method: 'HEAD',
      path: 'manifests/1.2.0',
      skip: 1,
      status: 404,
      code: 'MANIFEST_UNKNOWN',
      times: Infinity,
    });
    const run = await world.run(plan);
    expect(run.failures).toHaveLength(1);
    expect(run.failures[0]).toMatch(/accepted/);
    expect(states(run, 'app', world.registry())['1.2.0']).toBe('failed');
  });

  it('writes a moving tag again that an older release wrote over', async () => {
    await using made = await release();
    const { world, plan } = made;
    const { store } = world.registry();
    const older = store.seedIndex('acme/app', [], { tag: '1.1.0' });
    world.registry().fault({
      method: 'PUT',
      path: 'manifests/latest',
      change: (body) => {
        store.at('acme/app').tags.set('latest', older.digest);
        return body;
      },
    });
    const run = await world.run(plan);
    expect(run.failures).toEqual([]);
    expect(world.tag('app', 'latest')).toBe(run.outputs['digest']);
  });

  it('writes a moving tag again although its exact tag is gone, and fails for that', async () => {
    await using made = await release();
    const { world, plan } = made;
    const { digest } = (await world.run(plan)).outputs;
    const { store } = world.registry();
    // Both before either is read back.
    world.registry().fault({ method: 'HEAD', path: 'manifests/latest', skip: 2, delay: 200 });
    world.registry().fault({
      ...{ method: 'HEAD', path: 'manifests/1.2.0', skip: 1 },
      before: () => {
        store.at('acme/app').tags.delete('1.2.0');
        return Promise.resolve(store.seedIndex('acme/app', [], { tag: 'latest' }));
      },
    });
    const run = await world.run(plan);
    expect(run.failures).toEqual([expect.stringMatching(/1\.2\.0 names nothing/)]);
    expect(world.tag('app', 'latest')).toBe(digest);
    expect(states(run, 'app', world.registry())).toEqual({ '1.2.0': 'failed', latest: 'written' });
  });

  it('fails when something else writes over a moving tag each time', async () => {
    await using made = await release();
    const { world, plan } = made;
    const { store } = world.registry();
    const write = world.registry().fault({
      ...{ method: 'PUT', path: 'manifests/latest', times: Infinity },
      after: () => Promise.resolve(store.seedIndex('acme/app', [], { tag: 'latest' })),
    });
    const run = await world.run(plan);
    expect(run.failures).toEqual([expect.stringMatching(/latest names sha256/)]);
    expect(states(run, 'app', world.registry())['latest']).toBe('failed');
    expect(write.hits).toBe(4);
  });

  it.each(['always', 'never'])(
    'fails when something else wrote over a tag that moves %s, and leaves it',
    async (policy) => {
      await using world = await FanInWorld.start({});
      const plan = await planned(world, '1.2.0', { movingTags: [{ tag: 'latest', policy }] });
      await world.run(await planned(world, '1.2.0'));
      const path = /manifests\/latest$/;
      const { store } = world.registry();
      let other = '';
      world.registry().fault({
        ...{ method: 'HEAD', path, skip: 2 },
        before: () => {
          other = store.seedIndex('acme/app', [], { tag: 'latest' }).digest;
          return Promise.resolve();
        },
      });
      const before = world.registry().count({ method: 'PUT', path });
      const run = await world.run(plan);
      expect(run.failures).toEqual([expect.stringMatching(/latest names sha256/)]);
      expect(world.tag('app', 'latest')).toBe(other);
      expect(world.registry().count({ method: 'PUT', path })).toBe(before);
    },
  );
});
