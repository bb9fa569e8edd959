import { describe, expect, it } from '@jest/globals';
import type { Plan } from '../../../src/model/plan.ts';
import { FanInWorld, states } from '../../support/fan-in-world.ts';
import type { Fault } from '../../support/registry/faults.ts';
import { planned, present } from '../../support/releases.ts';

/** A moment of a run: a request of its own, on its way or with its answer under way. */
interface Moment {
  readonly match: Pick<Fault, 'method' | 'path' | 'skip'>;
  readonly when: 'before' | 'after';
}

const moments: Readonly<Record<string, Moment>> = {
  'before its first look': { match: { method: 'HEAD', path: 'manifests/latest' }, when: 'before' },
  'after its first list': { match: { method: 'GET', path: '/tags/list' }, when: 'after' },
  'before its write': { match: { method: 'PUT', path: 'manifests/latest' }, when: 'before' },
  'after its write': { match: { method: 'PUT', path: 'manifests/latest' }, when: 'after' },
  'before its last list': {
    match: { method: 'GET', path: '/tags/list', skip: 1 },
    when: 'before',
  },
  'after its last list, before it reads back': {
    match: { method: 'GET', path: '/tags/list', skip: 1 },
    when: 'after',
  },
};

/** Runs one plan, and others as a whole at a moment of it. */
async function overtake(world: FanInWorld, plan: Plan, { match, when }: Moment, others: Plan[]) {
  const act = async (): Promise<void> => {
    for (const other of others) expect((await world.run(other)).failures).toEqual([]);
  };
  const gate = world.registry().fault({ ...match, [when]: act });
  const run = await world.run(plan);
  expect(gate.hits).toBe(1);
  return run;
}

describe('a release that a higher one overtakes', () => {
  it.each(Object.entries(moments))('as a whole %s leaves latest to it', async (name, moment) => {
    await using world = await FanInWorld.start({});
    const lower = await planned(world, '1.3.1');
    const higher = await planned(world, '1.3.2');
    if (name.includes('reads back')) {
      // The read-back looks only when the other has been.
      world.registry().fault({
        ...{ method: 'HEAD', path: 'manifests/latest', skip: 2, delay: 400 },
      });
    }
    const run = await overtake(world, lower, moment, [higher]);
    expect(run.failures).toEqual([]);
    expect(world.tag('app', 'latest')).toBe(world.tag('app', '1.3.2'));
    expect(world.tag('app', '1.3.1')).not.toBe(world.tag('app', '1.3.2'));
  });

  it('and then another, while it hands latest over, leaves it to the highest', async () => {
    await using world = await FanInWorld.start({});
    const lower = await planned(world, '1.3.1');
    const higher = await planned(world, '1.3.2');
    const highest = await planned(world, '1.3.3');
    world.registry().fault({
      ...{ method: 'PUT', path: 'manifests/latest', times: 1 },
      before: () => world.run(higher),
    });
    // The first run's: its own write, that of 1.3.2, and then the hand-over.
    world.registry().fault({
      ...{ method: 'PUT', path: 'manifests/latest', skip: 1, times: 1 },
      before: () => world.run(highest),
    });
    const run = await world.run(lower);
    expect(run.failures).toEqual([]);
    expect(world.tag('app', 'latest')).toBe(world.tag('app', '1.3.3'));
  });

  it('holds it where only the index under the tag says that it is higher', async () => {
    await using world = await FanInWorld.start({});
    const plan = await planned(world, '1.3.1');
    let other = '';
    world.registry().fault({
      ...{ method: 'PUT', path: 'manifests/latest' },
      after: () => {
        const version = { 'org.opencontainers.image.version': '1.4.0' };
        other = present(world.registry(), ['latest'], undefined, version);
        return Promise.resolve();
      },
    });
    const run = await world.run(plan);
    expect(run.failures).toEqual([]);
    expect(world.tag('app', 'latest')).toBe(other);
    expect(states(run, 'app', world.registry())['latest']).toBe('held');
  });
});

describe('without a version, a run that a later one overtakes', () => {
  const project = { repository: 'acme/app', commit: '0123456789abcdef0123456789abcdef01234567' };
  const snapshot = (world: FanInWorld, runId: string, movingTags = ['nightly']) =>
    planned(
      world,
      null,
      { exactTags: [`sha-${runId}`], movingTags: movingTags.map((tag) => ({ tag })) },
      { project: { ...project, runId } },
    );
  const nightly: Readonly<Record<string, Moment>> = {
    'before its first look': {
      match: { method: 'HEAD', path: 'manifests/nightly' },
      when: 'before',
    },
    'after its first look': { match: { method: 'HEAD', path: 'manifests/nightly' }, when: 'after' },
    'after its last look': {
      match: { method: 'HEAD', path: 'manifests/nightly', skip: 2 },
      when: 'after',
    },
    'while its write is on its way': {
      match: { method: 'PUT', path: 'manifests/nightly' },
      when: 'before',
    },
    'after its write': { match: { method: 'PUT', path: 'manifests/nightly' }, when: 'after' },
  };

  it.each(Object.entries(nightly))('as a whole %s leaves the tag to it', async (_name, moment) => {
    await using world = await FanInWorld.start({});
    const earlier = await snapshot(world, '100');
    const later = await snapshot(world, '101');
    const run = await overtake(world, earlier, moment, [later]);
    expect(run.failures).toEqual([]);
    expect(world.tag('app', 'nightly')).toBe(world.tag('app', 'sha-101'));
    expect(states(run, 'app', world.registry())['nightly']).toBe('held');
  });

  it.each([
    ['a run of other tags', '101', ['dev']],
    ['an earlier run', '99', ['nightly']],
  ])('keeps the tag from %s', async (_name, runId, tags) => {
    await using world = await FanInWorld.start({});
    const ours = await snapshot(world, '100');
    const other = await snapshot(world, runId, tags);
    const moment = nightly['while its write is on its way'];
    if (moment === undefined) throw new Error('no such moment');
    const run = await overtake(world, ours, moment, [other]);
    expect(run.failures).toEqual([]);
    expect(world.tag('app', 'nightly')).toBe(world.tag('app', 'sha-100'));
  });

  it('moves the tag all the same where tags cannot be listed', async () => {
    await using world = await FanInWorld.start({});
    const plan = await snapshot(world, '100');
    world.registry().fault({ path: '/tags/list', status: 403, code: 'DENIED', times: Infinity });
    const run = await world.run(plan);
    expect(run.failures).toEqual([]);
    expect(states(run, 'app', world.registry())['nightly']).toBe('written');
  });
});
