import { describe, expect, it } from '@jest/globals';
import { FanInWorld, states } from '../../support/fan-in-world.ts';
import type { Fault } from '../../support/registry/faults.ts';
import { childAt, expectArchTags, overtake, type Moment } from '../../support/overtaking.ts';
import { planned, present } from '../../support/releases.ts';

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

describe('a release that wrote latest over a higher one, and then ended early', () => {
  const put = { method: 'PUT', path: /manifests\/latest$/ };
  const endings: Readonly<Record<string, (world: FanInWorld) => Fault>> = {
    'at its last list': () => ({
      ...{ method: 'GET', path: '/tags/list', skip: 1, times: Infinity, status: 500 },
    }),
    'by a cancel': (world) => ({
      ...{ method: 'HEAD', path: /manifests\/1\.3\.1$/, skip: 1 },
      before: () => {
        world.cancel();
        return Promise.resolve();
      },
    }),
  };

  it.each(Object.entries(endings))(
    '%s hands it over when it is run again, with a warning',
    async (_name, ending) => {
      await using world = await FanInWorld.start({});
      const plan = await planned(world, '1.3.1', { archTags: true });
      world.registry().fault({
        ...put,
        before: () => Promise.resolve(present(world.registry(), ['1.3.2', 'latest'])),
      });
      const end = world.registry().fault(ending(world));
      const first = await world.run(plan);
      expect(first.failures).toHaveLength(1);
      expect(world.tag('app', 'latest')).toBe(first.outputs['digest']);
      end.lift();
      const second = await world.run(plan);
      expect(second.failures).toEqual([]);
      expect(world.tag('app', 'latest')).toBe(world.tag('app', '1.3.2'));
      expect(
        second.results.templates['app']?.registries[world.registry().host]?.tags,
      ).toMatchObject({
        '1.3.1': { state: 'unchanged' },
        latest: {
          ...{ state: 'held', digest: world.tag('app', '1.3.2') },
          reason: '1.3.2 was released meanwhile: latest was handed to it',
        },
        'latest-linux-amd64': { state: 'held' },
      });
      expectArchTags(world, 'latest');
      expect(second.log.lines).toContain(
        'warning: app: latest named this build: 1.3.2 was released meanwhile: latest was handed to it',
      );
    },
  );

  const image = (world: FanInWorld) => childAt(world, '1.3.1', 'arm64') ?? '';
  const failures: Readonly<Record<string, (world: FanInWorld) => Fault>> = {
    'reading back its exact tag': () => ({
      ...{ method: 'HEAD', path: /manifests\/1\.3\.1$/, status: 500 },
    }),
    'reading back an image': (world) => ({
      ...{ method: 'HEAD', path: `manifests/${image(world)}`, status: 404 },
    }),
    'reading back an image, without arch tags,': (world) => ({
      ...{ method: 'HEAD', path: `manifests/${image(world)}`, status: 404 },
    }),
    'writing an arch tag': () => ({
      ...{ method: 'PUT', path: 'manifests/latest-linux-arm64', status: 403 },
    }),
    'writing latest in another registry': () => ({ ...put, status: 403 }),
  };

  it.each(Object.entries(failures))('%s hands it over all the same', async (name, failure) => {
    await using world = await FanInWorld.start({}, {});
    const plan = await planned(world, '1.3.1', { archTags: !name.includes('without') });
    const failing = world.registry(name.includes('another') ? 1 : 0);
    world.registry().fault({
      ...put,
      before: () => {
        for (const registry of world.registries) present(registry, ['1.3.2', 'latest']);
        failing.fault({ ...failure(world), times: Infinity });
        return Promise.resolve();
      },
    });
    const run = await world.run(plan);
    expect(run.failures).toHaveLength(1);
    expect(states(run, 'app', world.registry())['latest']).toBe('held');
    for (const number of [0, 1]) {
      expect(world.tag('app', 'latest', number)).toBe(world.tag('app', '1.3.2', number));
    }
  });
});

describe('the arch tags of a moving tag that a higher release takes', () => {
  const archMoments: Readonly<Record<string, Moment>> = {
    'before its write': { match: { method: 'PUT', path: /manifests\/latest$/ }, when: 'before' },
    'after its write': { match: { method: 'PUT', path: /manifests\/latest$/ }, when: 'after' },
    'before it writes an arch tag': {
      match: { method: 'PUT', path: 'manifests/latest-linux-arm64' },
      when: 'before',
    },
    'after it wrote an arch tag': {
      match: { method: 'PUT', path: 'manifests/latest-linux-arm64' },
      when: 'after',
    },
    'before its last list': {
      match: { method: 'GET', path: '/tags/list', skip: 1 },
      when: 'before',
    },
  };

  it.each(Object.entries(archMoments))('%s name its images', async (_name, moment) => {
    await using world = await FanInWorld.start({});
    const lower = await planned(world, '1.3.1', { archTags: true });
    const higher = await planned(world, '1.3.2', { archTags: true });
    const run = await overtake(world, lower, moment, [higher]);
    expect(run.failures).toEqual([]);
    expect(world.tag('app', 'latest')).toBe(world.tag('app', '1.3.2'));
    expectArchTags(world, 'latest');
    const tags = run.results.templates['app']?.registries[world.registry().host]?.tags ?? {};
    for (const [tag, { digest }] of Object.entries(tags)) {
      expect([tag, digest]).toEqual([tag, world.tag('app', tag)]);
    }
  });

  it('follow without its help, where it writes none itself', async () => {
    await using world = await FanInWorld.start({});
    const lower = await planned(world, '1.3.1', { archTags: true });
    const higher = await planned(world, '1.3.2');
    const moment: Moment = { match: { method: 'PUT', path: /manifests\/latest$/ }, when: 'before' };
    const run = await overtake(world, lower, moment, [higher]);
    expect(run.failures).toEqual([]);
    expectArchTags(world, 'latest');
    expect(states(run, 'app', world.registry())).toEqual({
      '1.3.1': 'written',
      latest: 'held',
      'latest-linux-amd64': 'held',
      'latest-linux-arm64': 'held',
    });
  });

  it.each([
    ['each of which has it as other bytes', [0, 1]],
    ['one of which alone has it', [1]],
  ])('name in each of two registries, %s, what latest names there', async (_name, having) => {
    await using world = await FanInWorld.start({}, {});
    const plan = await planned(world, '1.3.1', { archTags: true });
    world.registry().fault({
      ...{ method: 'PUT', path: /manifests\/latest$/ },
      before: () => {
        for (const at of having) present(world.registry(at), ['1.3.2', 'latest', `in-${at}`]);
        return Promise.resolve();
      },
    });
    const run = await world.run(plan);
    expect(run.failures).toEqual([]);
    expect(run.log.lines.filter((line) => line.startsWith('warning: '))).toEqual([]);
    for (const at of [0, 1]) {
      const isTaken = having.includes(at);
      expect(world.tag('app', 'latest', at)).toBe(
        world.tag('app', isTaken ? '1.3.2' : '1.3.1', at),
      );
      expectArchTags(world, 'latest', at);
      expect(states(run, 'app', world.registry(at))).toMatchObject({
        'latest-linux-arm64': isTaken ? 'held' : 'written',
      });
    }
  });

  it('stay with a warning, where its index has no image of that platform', async () => {
    await using world = await FanInWorld.start({});
    const lower = await planned(world, '1.3.1', { archTags: true });
    const higher = await planned(world, '1.3.2', { platforms: ['linux/amd64'] });
    const moment: Moment = { match: { method: 'PUT', path: /manifests\/latest$/ }, when: 'before' };
    world.registry().fault({ ...moment.match, before: () => world.run(higher) });
    const run = await world.run(lower, { 'on-shrink': 'warn' });
    expect(run.failures).toEqual([]);
    expect(world.tag('app', 'latest')).toBe(world.tag('app', '1.3.2'));
    expect(world.tag('app', 'latest-linux-amd64')).toBe(childAt(world, 'latest', 'amd64'));
    expect(world.tag('app', 'latest-linux-arm64')).toBe(childAt(world, '1.3.1', 'arm64'));
    expect(run.log.lines).toContainEqual(
      expect.stringMatching(/^warning: app: latest-linux-arm64 stays: latest was taken meanwhile/),
    );
  });

  it.each(['acme/app', 'acme/app-arch'])(
    'are written again where an older run wrote over them alone, in %s',
    async (name) => {
      await using world = await FanInWorld.start({});
      const archImage = `${world.registry().host}/${name}`;
      const plan = await planned(world, '1.3.1', { archTags: true, archImage });
      const { store } = world.registry();
      const tag = 'latest-linux-amd64';
      const image = { architecture: 'amd64', layers: ['older'], tag };
      const write = world.registry().fault({
        ...{ method: 'PUT', path: `${name}/manifests/${tag}`, times: 2 },
        after: () => Promise.resolve(write.hits === 1 && store.seedImage(name, image)),
      });
      const run = await world.run(plan);
      expect(run.failures).toEqual([]);
      expect(write.hits).toBe(2);
      expect(store.tag(name, tag)).toBe(childAt(world, 'latest', 'amd64'));
      const registries = Object.values(run.results.templates['app']?.registries ?? {});
      expect(registries.map(({ tags }) => tags)).toContainEqual(
        expect.objectContaining({ [tag]: expect.objectContaining({ state: 'written' }) }),
      );
    },
  );

  it('fail where something else writes over them each time', async () => {
    await using world = await FanInWorld.start({});
    const plan = await planned(world, '1.3.1', { archTags: true });
    const { store } = world.registry();
    const other = store.seedImage('acme/app', { architecture: 'amd64', layers: ['other'] });
    world.registry().fault({
      ...{ method: 'PUT', path: 'manifests/latest-linux-amd64', times: Infinity },
      after: () => {
        store.at('acme/app').tags.set('latest-linux-amd64', other.descriptor.digest);
        return Promise.resolve();
      },
    });
    const run = await world.run(plan);
    expect(run.failures).toEqual([expect.stringMatching(/latest-linux-amd64 names sha256/)]);
    expect(states(run, 'app', world.registry())['latest-linux-amd64']).toBe('failed');
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
    ['a later run of a tag whose name begins like it', '101', ['nightly-dev']],
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

  describe('and that has the same exact tag', () => {
    const same = (world: FanInWorld, runId: string, more: object = {}) =>
      planned(
        world,
        null,
        { exactTags: ['sha-abc'], movingTags: [{ tag: 'nightly' }], archTags: true },
        { project: { ...project, runId }, ...more },
      );
    const put = (tag: string) => ({ method: 'PUT', path: new RegExp(`manifests/${tag}$`) });
    const taken: Readonly<Record<string, Moment>> = {
      'after its exact tag': { match: put('sha-abc'), when: 'after' },
      'before its moving tag': { match: put('nightly'), when: 'before' },
      'after its moving tag': { match: put('nightly'), when: 'after' },
      'before its arch tags': { match: put('nightly-linux-arm64'), when: 'before' },
      'after its arch tags': { match: put('nightly-linux-arm64'), when: 'after' },
    };

    it.each(Object.entries(taken))('%s leaves all tags to it', async (_name, moment) => {
      await using world = await FanInWorld.start({});
      const earlier = await same(world, '100');
      const later = await same(world, '101');
      let other = '';
      const gate = world.registry().fault({
        ...moment.match,
        [moment.when]: async () => {
          const run = await world.run(later);
          expect(run.failures).toEqual([]);
          other = run.outputs['digest'] ?? '';
        },
      });
      const run = await world.run(earlier);
      expect(gate.hits).toBe(1);
      expect(run.failures).toEqual([]);
      expect([world.tag('app', 'sha-abc'), world.tag('app', 'nightly')]).toEqual([other, other]);
      expectArchTags(world, 'nightly');
      expect(run.results.templates['app']).toMatchObject({
        status: 'published',
        registries: {
          [world.registry().host]: {
            tags: {
              'sha-abc': {
                ...{ state: 'held', digest: other },
                reason: 'sha-abc was taken meanwhile: run 101 is newer than this one, 100',
              },
            },
          },
        },
      });
      expect(run.log.lines).toContain(
        'warning: app: sha-abc was taken meanwhile: run 101 is newer than this one, 100',
      );
      expect(JSON.parse(run.outputs['subjects'] ?? '')).toEqual({ include: [] });
    });

    it('takes it back from an earlier run', async () => {
      await using world = await FanInWorld.start({});
      const ours = await same(world, '100');
      const earlier = await same(world, '99');
      const run = await overtake(world, ours, { match: put('sha-abc'), when: 'after' }, [earlier]);
      expect(run.failures).toEqual([]);
      expect(world.tag('app', 'sha-abc')).toBe(run.outputs['digest']);
      expect(world.tag('app', 'nightly')).toBe(run.outputs['digest']);
      expect(states(run, 'app', world.registry())['sha-abc']).toBe('written');
    });

    describe('when the earlier run is run again', () => {
      it('keeps it, and has the moving tags too', async () => {
        await using world = await FanInWorld.start({}, {});
        const earlier = await same(world, '100');
        await world.run(earlier);
        const before = world.tag('app', 'nightly');
        const later = await world.run(await same(world, '101'));
        const digest = later.outputs['digest'];
        // One registry lost the tag, and in one the earlier run wrote nightly last.
        world.registry(1).store.at('acme/app').tags.delete('sha-abc');
        const { tags } = world.registry(0).store.at('acme/app');
        if (before !== undefined) tags.set('nightly', before);
        const again = await world.run(earlier);
        expect(again.failures).toEqual([]);
        expect([world.tag('app', 'sha-abc'), world.tag('app', 'sha-abc', 1)]).toEqual([
          digest,
          undefined,
        ]);
        expect([world.tag('app', 'nightly'), world.tag('app', 'nightly', 1)]).toEqual([
          digest,
          digest,
        ]);
        expectArchTags(world, 'nightly');
        const why = 'run 101 is newer than this one, 100';
        const told = again.results.templates['app']?.registries;
        expect(told?.[world.registry(0).host]?.tags).toMatchObject({
          'sha-abc': { state: 'held', digest, reason: `sha-abc stays: ${why}` },
          nightly: { state: 'held', digest },
        });
        expect(told?.[world.registry(1).host]?.tags).toMatchObject({
          'sha-abc': { state: 'held', reason: `not written: ${why}` },
        });
        expect(again.log.lines).toContain(`warning: app: sha-abc stays: ${why}`);
      });

      it.each([
        ['says nothing of its run', {}],
        ['is of another project', { 'dev.multiarch-publish.run': 'evil/app/actions/runs/101' }],
        ['is of an earlier run', { 'dev.multiarch-publish.run': 'acme/app/actions/runs/99' }],
        ['was created later', { 'org.opencontainers.image.created': '2099-01-01T00:00:00Z' }],
      ])('is written over where its index %s', async (_name, annotations) => {
        await using world = await FanInWorld.start({});
        const plan = await same(world, '100');
        present(world.registry(), ['sha-abc'], undefined, annotations);
        const run = await world.run(plan);
        expect(run.failures).toEqual([]);
        expect(world.tag('app', 'sha-abc')).toBe(run.outputs['digest']);
      });
    });

    it.each([
      ['says nothing of its run', {}],
      ['is of another project', { 'dev.multiarch-publish.run': 'evil/app/actions/runs/101' }],
      ['is of the same run', { 'dev.multiarch-publish.run': 'acme/app/actions/runs/100' }],
    ])('fails where the index that is there %s', async (_name, annotations) => {
      await using world = await FanInWorld.start({});
      const plan = await same(world, '100');
      let other = '';
      world.registry().fault({
        ...put('sha-abc'),
        after: () => {
          other = present(world.registry(), ['sha-abc'], undefined, annotations);
          return Promise.resolve();
        },
      });
      const run = await world.run(plan);
      expect(run.failures).toEqual([expect.stringMatching(/does not give back the tags/)]);
      const tags = run.results.templates['app']?.registries[world.registry().host]?.tags;
      expect(tags).toMatchObject({ 'sha-abc': { state: 'failed', digest: other } });
      expect(world.tag('app', 'nightly')).toBe(run.outputs['digest']);
    });
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
