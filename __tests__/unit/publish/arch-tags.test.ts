import { describe, expect, it } from '@jest/globals';
import { parseRepository } from '../../../src/model/reference.ts';
import { FanInWorld, states } from '../../support/fan-in-world.ts';
import { childAt, expectArchTags } from '../../support/overtaking.ts';
import { present, release } from '../../support/releases.ts';

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

  it('are not written where their mirror was left behind', async () => {
    await using world = await FanInWorld.start({}, {});
    const [main, mirror] = world.registries;
    const archImage = `${mirror?.host ?? ''}/acme/app-arch`;
    const plan = world.plan(
      [{ name: 'app', archTags: true, archImage, images: [`${main?.host ?? ''}/acme/app`] }],
      { registries: { [mirror?.host ?? '']: { required: false } } },
    );
    for (const platform of ['linux/amd64', 'linux/arm64']) {
      await world.push(plan, 'app', platform, { to: [world.registry()] });
    }
    world.registry().fault({
      ...{ method: 'PUT', path: 'manifests/latest' },
      after: () => Promise.resolve(present(world.registry(), ['1.3.0'])),
    });
    world.registry(1).fault({
      ...{ method: 'PUT', path: 'manifests/latest-linux-arm64' },
      after: () => Promise.resolve(world.registry(1).fault({ status: 500, times: Infinity })),
    });
    const run = await world.run(plan);
    expect(run.failures).toEqual([]);
    expect(world.tag('app', 'latest')).toBe(world.tag('app', '1.3.0'));
    expect(run.log.lines.filter((line) => line.startsWith('warning:'))).toEqual([
      expect.stringMatching(/^warning: app: mirror .*app-arch is left behind/),
    ]);
  });

  it('name the image of their platform, whatever else is in the index', async () => {
    await using made = await release('1.2.0', { archTags: true });
    const { world, plan } = made;
    const { store } = world.registry();
    const seed = (architecture: string, layer: string) =>
      store.seedImage('acme/app', { architecture, layers: [layer] }).descriptor;
    const [amd64, arm64, artifact, attestation] = [
      seed('amd64', 'newer'),
      seed('arm64', 'newer'),
      { ...seed('arm64', 'artifact'), platform: undefined },
      {
        ...seed('arm64', 'attestation'),
        annotations: { 'vnd.docker.reference.type': 'attestation-manifest' },
      },
    ];
    world.registry().fault({
      ...{ method: 'PUT', path: /manifests\/latest$/ },
      after: () => {
        const children = [artifact, attestation, amd64, arm64];
        store.seedIndex('acme/app', children, { tag: '1.3.0' });
        return Promise.resolve();
      },
    });
    const run = await world.run(plan);
    expect(run.failures).toEqual([]);
    expect(world.tag('app', 'latest')).toBe(world.tag('app', '1.3.0'));
    expect([
      world.tag('app', 'latest-linux-amd64'),
      world.tag('app', 'latest-linux-arm64'),
    ]).toEqual([amd64.digest, arm64.digest]);
  });

  it('are written again in the end, though the exact tag is lost to another build', async () => {
    await using made = await release('1.2.0', { archTags: true });
    const { world, plan } = made;
    const { store } = world.registry();
    world.registry().fault({
      ...{ method: 'PUT', path: 'manifests/latest-linux-amd64' },
      after: () => {
        const tag = 'latest-linux-amd64';
        store.seedImage('acme/app', { architecture: 'amd64', layers: ['older'], tag });
        present(world.registry(), ['1.2.0']);
        return Promise.resolve();
      },
    });
    const run = await world.run(plan);
    expect(run.failures).toEqual([expect.stringMatching(/1\.2\.0 names sha256/)]);
    expect(world.tag('app', 'latest')).toBe(world.tag('app', '1.2.0'));
    expectArchTags(world, 'latest');
  });
});

it('arch tags in a repository for each platform need its image alone there', async () => {
  await using world = await FanInWorld.start({});
  const plan = world.plan([{ name: 'app', archTags: true }]);
  const { host, store } = world.registry();
  const [template] = plan.templates;
  for (const leg of template?.legs ?? []) {
    const repository = parseRepository(`${host}/acme/app-${leg.platform.replace('/', '-')}`);
    Object.assign(leg, {
      movingArchTags: leg.movingArchTags.map((tag) => ({ ...tag, repository })),
    });
  }
  const pushed = new Map<string, string>();
  for (const platform of ['linux/amd64', 'linux/arm64']) {
    pushed.set(platform, (await world.push(plan, 'app', platform)).descriptor.digest);
  }
  const run = await world.run(plan);
  expect(run.failures).toEqual([]);
  for (const [platform, digest] of pushed) {
    const name = platform.replace('/', '-');
    expect(store.tags(`acme/app-${name}`)).toEqual({ [`latest-${name}`]: digest });
    expect([...store.at(`acme/app-${name}`).manifests.keys()]).toEqual([digest]);
  }
});
