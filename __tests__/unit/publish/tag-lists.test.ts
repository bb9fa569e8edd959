import { describe, expect, it } from '@jest/globals';
import { FanInWorld, states } from '../../support/fan-in-world.ts';
import type { Fault } from '../../support/registry/faults.ts';
import { planned, present, release } from '../../support/releases.ts';

const told = (body: string): Partial<Fault> => ({ change: () => Buffer.from(body) });

/** What a registry may answer instead of its tags, though our exact tag is there. */
const wrong: Readonly<Record<string, Partial<Fault>>> = {
  'an unknown repository': { status: 404, code: 'NAME_UNKNOWN' },
  'nothing, with 404': { status: 404, body: '' },
  '{}': told('{}'),
  'an error with 200': told('{"errors":[{"code":"DENIED","message":"no"}]}'),
  'tags that are null': told('{"name":"acme/app","tags":null}'),
  'no tags': told('{"name":"acme/app","tags":[]}'),
  'another document': told('[]'),
  'a list of before the push': told('{"name":"acme/app","tags":["1.0.0","latest"]}'),
  'a list without the tag that moves': told('{"name":"acme/app","tags":["1.0.0","1.2.0"]}'),
};

describe('a list of tags that cannot be right', () => {
  it.each(Object.entries(wrong))(
    '%s: moving tags stay, and the step fails',
    async (_name, fault) => {
      await using made = await release('1.2.0');
      const { world, plan } = made;
      const newest = present(world.registry(), ['1.3.0', 'latest']);
      world.registry().fault({ method: 'GET', path: '/tags/list', times: Infinity, ...fault });
      const run = await world.run(plan);
      expect(world.tag('app', 'latest')).toBe(newest);
      expect(run.failures).toHaveLength(1);
      expect(states(run, 'app', world.registry())).toEqual({
        '1.2.0': 'written',
        latest: 'not-tried',
      });
    },
  );

  it('is right when what it lacks is lost: then the tag is a failed one', async () => {
    await using made = await release('1.2.0');
    const { world, plan } = made;
    const newest = present(world.registry(), ['1.3.0', 'latest']);
    const { tags } = world.registry().store.at('acme/app');
    const forget = (body: Buffer): Buffer => {
      tags.delete('1.2.0');
      return Buffer.from(body.toString().replace('"1.2.0",', ''));
    };
    world.registry().fault({ path: '/tags/list', times: Infinity, change: forget });
    const run = await world.run(plan);
    expect(run.failures).toEqual([expect.stringContaining('1.2.0 names nothing')]);
    expect(states(run, 'app', world.registry())).toEqual({
      '1.2.0': 'failed',
      latest: 'not-tried',
    });
    expect(world.tag('app', 'latest')).toBe(newest);
  });

  it('in one registry of two is enough', async () => {
    await using made = await release('1.2.0', {}, { registries: 2 });
    const { world, plan } = made;
    const newest = present(world.registry(1), ['1.3.0', 'latest']);
    world.registry(1).fault({ path: '/tags/list', times: Infinity, ...wrong['no tags'] });
    const run = await world.run(plan);
    expect(world.tag('app', 'latest', 1)).toBe(newest);
    expect(world.tag('app', 'latest', 0)).toBeUndefined();
    expect(run.failures).toEqual([expect.stringMatching(/lacks latest.*1\.2\.0|lacks 1\.2\.0/)]);
  });

  it('for a while is asked for again', async () => {
    await using made = await release('1.2.0');
    const { world, plan } = made;
    const newest = present(world.registry(), ['1.3.0', 'latest']);
    world.registry().fault({ path: '/tags/list', times: 3, ...wrong['a list of before the push'] });
    const run = await world.run(plan);
    expect(run.failures).toEqual([]);
    expect(states(run, 'app', world.registry())['latest']).toBe('held');
    expect(world.tag('app', 'latest')).toBe(newest);
  });

  it('after the moves fails the step: nobody knows who came in between', async () => {
    await using made = await release('1.2.0');
    const { world, plan } = made;
    world.registry().fault({
      method: 'PUT',
      path: 'manifests/latest',
      change: (body) => {
        world.registry().fault({ path: '/tags/list', times: Infinity, ...wrong['no tags'] });
        return body;
      },
    });
    const run = await world.run(plan);
    expect(run.failures).toEqual([expect.stringMatching(/lacks/)]);
  });
});

describe('the version that the present index says to be of', () => {
  const says = (version: string, more: Readonly<Record<string, string>> = {}) => ({
    'org.opencontainers.image.version': version,
    ...more,
  });

  it.each<[string, string, Readonly<Record<string, string>>, 'held' | 'written']>([
    ['1.2.0', '1.3.0-cpu', says('1.3.0+cpu'), 'held'],
    ['1.2.0+cpu', '1.3.0-gpu', says('1.3.0+gpu'), 'held'],
    ['1!2.0', 'x', says('1!3.0'), 'held'],
    ['9.0', 'x', says('12!3.0'), 'held'],
    ['1.2.0', 'release-of-other-tools', says('1.3.0'), 'held'],
    ['1.2.0', 'x', says('1.1.0'), 'written'],
    ['1.2.0', 'x', says('1.3.0-rc.1'), 'written'],
    // What another channel calls a version is its first tag.
    ['1.2.0', 'x', says('20261130'), 'written'],
    ['1.2.0', 'x', says('main'), 'written'],
    ['1.2.0', 'x', says('9.9.9', { 'dev.multiarch-publish.run': 'a/b/actions/runs/1' }), 'written'],
  ])('%s beside %s, which says %j: latest is %s', async (version, tag, annotations, state) => {
    const exactTags = [version.replace(/[+!]/g, '-')];
    await using made = await release(version, { exactTags });
    const { world, plan } = made;
    present(world.registry(), [tag, 'latest'], undefined, annotations);
    const run = await world.run(plan);
    expect(run.failures).toEqual([]);
    expect(states(run, 'app', world.registry())['latest']).toBe(state);
  });
});

it('the version that a single image says to be of is its base’s: latest moves', async () => {
  await using made = await release('1.2.0');
  const { world, plan } = made;
  const annotations = { 'org.opencontainers.image.version': '9.9.9' };
  const image = { architecture: 'amd64', tag: 'latest', annotations };
  world.registry().store.seedImage('acme/app', image);
  const run = await world.run(plan);
  expect(run.failures).toEqual([]);
  expect(states(run, 'app', world.registry())['latest']).toBe('written');
});

it('each moving tag is compared through its own patterns', async () => {
  await using world = await FanInWorld.start({});
  const movingTags = [{ tag: 'latest' }, { tag: 'next' }];
  const plan = await planned(world, '1.3.0-rc.1', { movingTags, releasePatterns: ['v{version}'] });
  const [, next] = plan.templates[0]?.movingTags ?? [];
  Object.assign(next ?? {}, { comparedThrough: ['{version}'] });
  for (const platform of ['linux/amd64', 'linux/arm64']) await world.push(plan, 'app', platform);
  const newest = present(world.registry(), ['1.3.0-rc.2', 'next']);
  const run = await world.run(plan);
  expect(run.failures).toEqual([]);
  expect(states(run, 'app', world.registry())).toMatchObject({ latest: 'held', next: 'held' });
  expect(world.tag('app', 'next')).toBe(newest);
  expect(world.registry().count({ method: 'PUT', path: 'manifests/next' })).toBe(0);
});
