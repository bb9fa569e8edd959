import { describe, expect, it } from '@jest/globals';
import { FanInWorld, states } from '../../support/fan-in-world.ts';

async function release(registries = 1) {
  const world = await FanInWorld.start(...Array.from({ length: registries }, () => ({})));
  const plan = world.plan([{ name: 'app' }]);
  const images = [];
  for (const platform of ['linux/amd64', 'linux/arm64']) {
    images.push(await world.push(plan, 'app', platform));
  }
  return { world, plan, images, [Symbol.asyncDispose]: () => world[Symbol.asyncDispose]() };
}

describe('reading back', () => {
  it('asks every registry for every tag, image, config and layer, by HEAD alone', async () => {
    await using made = await release(2);
    const { world, plan, images } = made;
    for (const registry of world.registries) {
      registry.fault({
        method: 'PUT',
        path: 'manifests/latest',
        change: (body) => {
          registry.clear();
          return body;
        },
      });
    }
    await world.run(plan);
    for (const registry of world.registries) {
      const asked = registry.seen({ method: 'HEAD' }).map(({ path }) => path.split('/').at(-1));
      expect(asked).toEqual(
        expect.arrayContaining([
          ...['1.2.0', 'latest'],
          ...images.flatMap(({ descriptor, config, layers }) =>
            [descriptor, config, ...layers].map(({ digest }) => digest),
          ),
        ]),
      );
      expect(registry.count({ method: 'GET', path: '/manifests/' })).toBe(0);
    }
  });

  it('waits for a slow replica', async () => {
    await using made = await release();
    const { world, plan } = made;
    // Three looks for one of the layers find nothing; nothing before the read-back asks for layers.
    world.registry().fault({ method: 'HEAD', path: '/blobs/', status: 404, times: 3 });
    const run = await world.run(plan);
    expect(run.failures).toEqual([]);
  });

  it.each(['config', 'layer'])(
    'fails when a %s is gone for good, and says that a pull would fail',
    async (part) => {
      await using made = await release();
      const { world, plan, images } = made;
      const [image] = images;
      const digest = (part === 'config' ? image?.config : image?.layers[0])?.digest ?? '';
      world
        .registry()
        .fault({ method: 'HEAD', path: `blobs/${digest}`, status: 404, times: Infinity });
      const run = await world.run(plan);
      expect(run.failures).toEqual([expect.stringContaining(digest)]);
      expect(states(run, 'app', world.registry())).toEqual({ '1.2.0': 'failed', latest: 'failed' });
      expect(run.results.templates['app']?.status).toBe('failed');
    },
  );

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
});
