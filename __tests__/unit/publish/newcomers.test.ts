import { describe, expect, it } from '@jest/globals';
import { RUN_ANNOTATION } from '../../../src/publish/run-order.ts';
import { FanInWorld, states } from '../../support/fan-in-world.ts';
import { planned, present, release } from '../../support/releases.ts';

const moves = { 'dev.multiarch-publish.moves': 'nightly' };
const later = { ...moves, [RUN_ANNOTATION]: 'acme/app/actions/runs/101' };

/** A run without a version, whose moving tag is `nightly`. */
const nightly = (world: FanInWorld) =>
  planned(world, null, { movingTags: [{ tag: 'nightly' }], archTags: true });

describe('the tags that come while a run without a version writes its own', () => {
  it.each([
    ['a list', 0],
    ['no list at first', 1],
  ])('are not those that were there before: with %s', async (_name, refused) => {
    await using world = await FanInWorld.start({});
    const plan = await nightly(world);
    present(world.registry(), ['sha-101'], undefined, later);
    world.registry().fault({ path: '/tags/list', status: 403, code: 'DENIED', times: refused });
    const run = await world.run(plan);
    expect(run.failures).toEqual([]);
    expect(states(run, 'app', world.registry())['nightly']).toBe('written');
    expect(world.tag('app', 'nightly')).toBe(run.outputs['digest']);
    expect(world.registry().count({ path: 'manifests/sha-101' })).toBe(0);
  });

  it.each([
    ['the same run', 'acme/app/actions/runs/100'],
    ['another project', 'evil/app/actions/runs/101'],
    ['no run that it says', undefined],
  ])('take its moving tag not where they are of %s', async (_name, run) => {
    await using world = await FanInWorld.start({});
    const plan = await nightly(world);
    const annotations = { ...moves, ...(run && { [RUN_ANNOTATION]: run }) };
    world.registry().fault({
      ...{ method: 'PUT', path: 'manifests/nightly' },
      before: () => Promise.resolve(present(world.registry(), ['sha-new'], undefined, annotations)),
    });
    const end = await world.run(plan);
    expect(end.failures).toEqual([]);
    expect(world.tag('app', 'nightly')).toBe(end.outputs['digest']);
  });

  it('are not its own: its index and its images are not read for them', async () => {
    await using world = await FanInWorld.start({});
    const run = await world.run(await nightly(world));
    expect(run.failures).toEqual([]);
    // The images once, before there are any tags.
    const read = world.registry().seen({ method: 'GET', path: 'manifests/' });
    expect(read.map(({ path }) => path)).not.toContainEqual(
      expect.stringContaining(run.outputs['digest'] ?? ''),
    );
    expect(read).toHaveLength(2);
  });
});

it('a moving tag is handed to the release itself, not to the moving tag of its line', async () => {
  const movingTags = [{ tag: '1.2', pattern: '{major}.{minor}' }, { tag: 'latest' }];
  await using made = await release('1.2.5', { movingTags });
  const { world, plan } = made;
  world.registry().fault({
    ...{ method: 'PUT', path: 'manifests/latest' },
    before: () => Promise.resolve(present(world.registry(), ['1.3', '1.3.0', 'latest'])),
  });
  const run = await world.run(plan);
  expect(run.failures).toEqual([]);
  expect(run.results.templates['app']?.registries[world.registry().host]?.tags).toMatchObject({
    '1.2': { state: 'written' },
    latest: { state: 'held', reason: '1.3.0 was released meanwhile: latest was handed to it' },
  });
});

it('a release that comes while a moving tag is written again has it', async () => {
  await using made = await release('1.2.5');
  const { world, plan } = made;
  const put = { method: 'PUT', path: 'manifests/latest' };
  world.registry().fault({
    ...put,
    after: () => Promise.resolve(present(world.registry(), ['1.2.4', 'latest'])),
  });
  world.registry().fault({
    ...put,
    after: () => Promise.resolve(present(world.registry(), ['1.2.6'])),
  });
  const run = await world.run(plan);
  expect(run.failures).toEqual([]);
  expect(world.tag('app', 'latest')).toBe(world.tag('app', '1.2.6'));
});

it('an exact tag of a run without a version that is gone when read back is told as gone', async () => {
  await using made = await release(null);
  const { world, plan } = made;
  await world.run(plan);
  const [tag = ''] = plan.templates[0]?.exactTags ?? [];
  world.registry().fault({
    ...{ method: 'HEAD', path: `manifests/${tag}`, skip: 1 },
    before: () => Promise.resolve(world.registry().store.at('acme/app').tags.delete(tag)),
  });
  const run = await world.run(plan);
  expect(run.failures).toEqual([expect.stringContaining(`${tag} names nothing`)]);
  expect(states(run, 'app', world.registry())[tag]).toBe('failed');
});
