import { describe, expect, it } from '@jest/globals';
import { FanInWorld, states } from '../../support/fan-in-world.ts';

describe('a release with all its legs', () => {
  it('becomes one index in every registry, under exact and moving tags', async () => {
    await using world = await FanInWorld.start({}, {});
    const plan = world.plan([{ name: 'app' }]);
    const amd64 = await world.push(plan, 'app', 'linux/amd64', { attested: true });
    const arm64 = await world.push(plan, 'app', 'linux/arm64', { attested: true });
    const run = await world.run(plan);
    expect(run.failures).toEqual([]);
    const digest = run.outputs['digest'];
    for (const number of [0, 1]) {
      expect(world.tag('app', '1.2.0', number)).toBe(digest);
      expect(world.tag('app', 'latest', number)).toBe(digest);
    }
    const stored = world.registry().store.manifest('acme/app', 'latest');
    const index = JSON.parse(stored?.bytes.toString() ?? '') as {
      manifests: { digest: string; platform: object }[];
    };
    expect(index.manifests.slice(0, 2)).toMatchObject([
      { digest: amd64.descriptor.digest, platform: { os: 'linux', architecture: 'amd64' } },
      { digest: arm64.descriptor.digest, platform: { os: 'linux', architecture: 'arm64' } },
    ]);
    expect(index.manifests.slice(2).map(({ platform }) => platform)).toEqual([
      { architecture: 'unknown', os: 'unknown' },
      { architecture: 'unknown', os: 'unknown' },
    ]);
    expect(run.outputs).toMatchObject({
      complete: 'true',
      published: '["app"]',
      failed: '[]',
      missing: '[]',
    });
    expect(JSON.parse(run.outputs['subjects'] ?? '')).toEqual({
      include: world.registries.map(({ host }) => ({
        template: 'app',
        image: `${host}/acme/app`,
        digest,
      })),
    });
  });

  it('run again writes nothing and ends well', async () => {
    await using world = await FanInWorld.start({}, {});
    const plan = world.plan([{ name: 'app', archTags: true }]);
    await world.push(plan, 'app', 'linux/amd64');
    await world.push(plan, 'app', 'linux/arm64');
    const first = await world.run(plan);
    for (const registry of world.registries) registry.clear();
    const second = await world.run(plan);
    expect(second.failures).toEqual([]);
    expect(second.outputs['digest']).toBe(first.outputs['digest']);
    for (const registry of world.registries) {
      expect(registry.count({ method: 'PUT' })).toBe(0);
      expect(new Set(Object.values(states(second, 'app', registry)))).toEqual(
        new Set(['unchanged']),
      );
    }
  });
});
