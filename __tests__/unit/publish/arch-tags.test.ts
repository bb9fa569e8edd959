import { describe, expect, it } from '@jest/globals';
import { FanInWorld, states } from '../../support/fan-in-world.ts';
import { childAt, expectArchTags } from '../../support/overtaking.ts';
import { present } from '../../support/releases.ts';

describe('the arch tags of a moving tag that is handed over', () => {
  it.each([
    ['is gone', [0, 1]],
    ['that was copied is not shown', [1]],
  ])('follow it although an image of ours %s', async (_name, holders) => {
    await using world = await FanInWorld.start({}, {});
    const plan = world.plan([{ name: 'app', exactTags: ['1.3.1'], archTags: true }], {
      version: '1.3.1',
    });
    const to = holders.map((at) => world.registry(at));
    for (const platform of ['linux/amd64', 'linux/arm64']) {
      await world.push(plan, 'app', platform, { to });
    }
    world.registry().fault({
      ...{ method: 'PUT', path: 'manifests/latest-linux-arm64' },
      before: () => {
        const path = `manifests/${childAt(world, '1.3.1', 'arm64') ?? ''}`;
        world.registry().fault({ method: 'HEAD', path, status: 404, times: Infinity });
        for (const registry of world.registries) present(registry, ['1.3.2']);
        return Promise.resolve();
      },
    });
    const run = await world.run(plan);
    expect(run.failures).toEqual([expect.stringMatching(/does not give back what was pushed/)]);
    for (const at of [0, 1]) {
      expect(world.tag('app', 'latest', at)).toBe(world.tag('app', '1.3.2', at));
      expectArchTags(world, 'latest', at);
    }
    expect(states(run, 'app', world.registry())).toEqual({
      '1.3.1': 'failed',
      latest: 'held',
      'latest-linux-amd64': 'held',
      'latest-linux-arm64': 'held',
    });
  });
});
