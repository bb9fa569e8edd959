import { describe, expect, it } from '@jest/globals';
import { FanInWorld, states } from '../../support/fan-in-world.ts';
import { expectArchTags, overtake, type Moment } from '../../support/overtaking.ts';
import { planned, present } from '../../support/releases.ts';

describe('a build of a version that another build of it overtakes', () => {
  const project = { repository: 'acme/app', commit: '0123456789abcdef0123456789abcdef01234567' };
  const template = {
    movingTags: [{ tag: '1.3', pattern: '{major}.{minor}' }, { tag: 'latest' }],
    archTags: true,
  };
  const build = (world: FanInWorld, runId: string, more: object = {}) =>
    planned(world, '1.3.1', template, { project: { ...project, runId }, ...more });
  const at = (method: string, tag: string, skip = 0) => ({
    ...{ method, path: new RegExp(`manifests/${tag.replaceAll('.', '[.]')}$`), skip },
  });
  const sameVersion: Readonly<Record<string, Moment>> = {
    'after its exact tag': { match: at('PUT', '1.3.1'), when: 'after' },
    'before it looks at moving tags': { match: at('HEAD', 'latest', 1), when: 'before' },
    'after its look at releases': { match: { method: 'GET', path: '/tags/list' }, when: 'after' },
    'before a moving tag': { match: at('PUT', '1.3'), when: 'before' },
    'after a moving tag': { match: at('PUT', '1.3'), when: 'after' },
    'before latest': { match: at('PUT', 'latest'), when: 'before' },
    'after latest': { match: at('PUT', 'latest'), when: 'after' },
    'before an arch tag': { match: at('PUT', 'latest-linux-arm64'), when: 'before' },
    'before it reads back its exact tag': { match: at('HEAD', '1.3.1', 1), when: 'before' },
    'before it reads back a moving tag': { match: at('HEAD', '1.3', 2), when: 'before' },
    'before it reads back latest': { match: at('HEAD', 'latest', 2), when: 'before' },
  };

  it.each(Object.entries(sameVersion))('as a whole %s leaves all to it', async (_name, moment) => {
    await using world = await FanInWorld.start({});
    const ours = await build(world, '100');
    const other = await build(world, '101');
    const run = await overtake(world, ours, moment, [other]);
    const exact = world.tag('app', '1.3.1');
    expect(exact).not.toBe(run.outputs['digest']);
    expect([world.tag('app', '1.3'), world.tag('app', 'latest')]).toEqual([exact, exact]);
    for (const tag of ['1.3', 'latest']) expectArchTags(world, tag);
    expect(run.failures).toEqual([
      expect.stringMatching(/does not give back the tags[^]*1\.3\.1 names sha256/),
    ]);
    expect(states(run, 'app', world.registry())).toMatchObject({
      ...{ '1.3.1': 'failed', '1.3': 'held', latest: 'held' },
    });
  });

  it('before it writes a moving tag again writes it no more', async () => {
    await using world = await FanInWorld.start({});
    const ours = await build(world, '100');
    const other = await build(world, '101');
    world.registry().fault({
      ...at('PUT', '1.3'),
      after: () => Promise.resolve(present(world.registry(), ['1.3'])),
    });
    const again: Moment = { match: at('PUT', '1.3'), when: 'before' };
    const run = await overtake(world, ours, again, [other]);
    const exact = world.tag('app', '1.3.1');
    expect(exact).not.toBe(run.outputs['digest']);
    expect([world.tag('app', '1.3'), world.tag('app', 'latest')]).toEqual([exact, exact]);
    expect(run.failures).toHaveLength(1);
  });

  it('has its exact tag, whichever run its index says to be of', async () => {
    await using world = await FanInWorld.start({});
    const ours = await build(world, '100');
    const run99 = { 'dev.multiarch-publish.run': 'acme/app/actions/runs/99' };
    let other = '';
    world.registry().fault({
      ...at('PUT', '1.3.1'),
      after: () =>
        Promise.resolve((other = present(world.registry(), ['1.3.1'], undefined, run99))),
    });
    const run = await world.run(ours);
    expect(run.failures).toHaveLength(1);
    expect(world.tag('app', '1.3.1')).toBe(other);
  });

  it('in a mirror alone leaves the mirror behind, with all tags of that build', async () => {
    await using world = await FanInWorld.start({}, {});
    const mirror = world.registry(1);
    const ours = await build(world, '100', { registries: { [mirror.host]: { required: false } } });
    let other = '';
    mirror.fault({
      ...at('PUT', 'latest'),
      before: () => Promise.resolve((other = present(mirror, ['1.3.1', '1.3', 'latest']))),
    });
    const run = await world.run(ours);
    expect(run.failures).toEqual([]);
    for (const tag of ['1.3.1', '1.3', 'latest']) {
      expect(world.tag('app', tag)).toBe(run.outputs['digest']);
      expect([tag, world.tag('app', tag, 1)]).toEqual([tag, other]);
    }
    expect(states(run, 'app', mirror)).toMatchObject({ '1.3.1': 'failed', latest: 'held' });
    expect(run.log.lines).toContainEqual(
      expect.stringMatching(/^warning: app: mirror .* is left behind/),
    );
  });

  it('keeps a moving tag that never moves', async () => {
    await using world = await FanInWorld.start({});
    const ours = await planned(world, '1.3.1', {
      movingTags: [{ tag: 'latest', policy: 'always' }],
    });
    await world.run(ours);
    const never = await planned(world, '1.3.1', {
      movingTags: [{ tag: 'latest', policy: 'never' }],
    });
    world.registry().fault({
      ...at('HEAD', '1.3.1', 1),
      before: () => Promise.resolve(present(world.registry(), ['1.3.1'])),
    });
    const run = await world.run(never);
    expect(run.failures).toEqual([expect.stringMatching(/does not give back the tags/)]);
    expect(world.tag('app', 'latest')).toBe(run.outputs['digest']);
    expect(states(run, 'app', world.registry())).toEqual({
      '1.3.1': 'failed',
      latest: 'unchanged',
    });
  });

  it('stays where it is, with a warning, where the other build lacks a platform', async () => {
    await using world = await FanInWorld.start({});
    const ours = await build(world, '100');
    world.registry().fault({
      ...at('PUT', 'latest'),
      before: () => Promise.resolve(present(world.registry(), ['1.3.1'], ['amd64'])),
    });
    const run = await world.run(ours);
    expect(run.failures).toHaveLength(1);
    expect(world.tag('app', 'latest')).toBe(run.outputs['digest']);
    expect(run.log.lines).toContain(
      'warning: app: latest stays here although 1.3.1 names another build by now: that lacks linux/arm64',
    );
  });
});
