import { describe, expect, it } from '@jest/globals';
import { recordOf } from '../../support/fan-in.ts';
import { FanInWorld, states } from '../../support/fan-in-world.ts';
import { present } from '../../support/releases.ts';

describe('with push: false', () => {
  async function validated(more: Readonly<Record<string, unknown>> = {}) {
    const world = await FanInWorld.start({});
    const plan = world.plan([{ name: 'app', platforms: ['linux/amd64', 'linux/arm64?'] }], {
      push: false,
      ...more,
    });
    for (const platform of ['linux/amd64', 'linux/arm64']) {
      await world.record(recordOf(plan, 'app', platform, { status: 'validated' }));
    }
    return { world, plan, [Symbol.asyncDispose]: () => world[Symbol.asyncDispose]() };
  }

  it('nothing is written, and the report says what would be, against what is there', async () => {
    await using made = await validated();
    const { world, plan } = made;
    const { store } = world.registry();
    const there = store.seedIndex('acme/app', [], { tag: '1.2.0' });
    store.at('acme/app').tags.set('1.3.0', there.digest);
    store.at('acme/app').tags.set('latest', there.digest);
    const run = await world.run(plan);
    expect(run.failures).toEqual([]);
    expect(run.results.templates['app']).toMatchObject({ status: 'validated', complete: true });
    expect(run.results.templates['app']?.registries[world.registry().host]?.tags).toMatchObject({
      '1.2.0': {
        state: 'not-tried',
        digest: there.digest,
        reason: expect.stringMatching(/written over/),
      },
      latest: { state: 'held', digest: there.digest, reason: expect.stringMatching(/older/) },
    });
    expect(
      world.registry().requests.every(({ method }) => method === 'GET' || method === 'HEAD'),
    ).toBe(true);
    expect(run.summary).toContain('## Validated: nothing was written');
  });

  it('a newer release that only the index under the tag tells of holds it', async () => {
    await using made = await validated();
    const { world, plan } = made;
    const annotations = { 'org.opencontainers.image.version': '1.3.0' };
    present(world.registry(), ['latest'], undefined, annotations);
    const run = await world.run(plan);
    expect(reasons(world, run)['latest']).toBe('latest stays at 1.3.0: 1.2.0 is older');
  });

  it('what goes out without an optional platform is not complete', async () => {
    await using world = await FanInWorld.start({});
    const platforms = ['linux/amd64', 'linux/arm64?'];
    const plan = world.plan([{ name: 'app', platforms }], { push: false });
    await world.record(recordOf(plan, 'app', 'linux/amd64', { status: 'validated' }));
    const run = await world.run(plan);
    expect(run.results.templates['app']).toMatchObject({ status: 'validated', complete: false });
  });

  it('a registry that refuses to be read, as to a fork, is unknown and no error', async () => {
    await using made = await validated();
    const { world, plan } = made;
    world.registry().fault({ status: 401, code: 'UNAUTHORIZED', times: Infinity });
    const run = await world.run(plan);
    expect(run.failures).toEqual([]);
    expect(run.results.templates['app']?.registries[world.registry().host]?.tags).toMatchObject({
      '1.2.0': { state: 'not-tried', reason: expect.stringMatching(/unknown/) },
    });
  });

  it('does not promise a moving tag where nobody can tell which releases there are', async () => {
    await using made = await validated();
    const { world, plan } = made;
    world.registry().fault({ path: '/tags/list', status: 403, code: 'DENIED', times: Infinity });
    const run = await world.run(plan);
    expect(run.failures).toEqual([]);
    expect(reasons(world, run)).toEqual({
      '1.2.0': 'would be written; it is not there yet',
      latest: 'would be written; it is not there yet; whether a newer release is there is unknown',
    });
  });

  it('makes the very index that a run which publishes makes of the same images', async () => {
    const digests = [true, false].map(async (push) => {
      await using world = await FanInWorld.start({});
      const annotations = { 'org.opencontainers.image.title': 'App' };
      const plan = world.plan([{ name: 'app', annotations }], { push });
      await world.push(plan, 'app', 'linux/amd64', { attested: true });
      await world.push(plan, 'app', 'linux/arm64', { attested: true });
      const run = await world.run(plan, { 'index-annotations': 'org.example.team=base' });
      expect(run.failures).toEqual([]);
      return run.outputs['digest'];
    });
    const [published, foreseen] = await Promise.all(digests);
    expect(foreseen).toMatch(/^sha256:/);
    expect(foreseen).toBe(published);
  });

  it('says what is known and what is not, and names nothing to sign', async () => {
    await using made = await validated();
    const { world, plan } = made;
    const run = await world.run(plan);
    expect(run.summary).toMatch(/The images are in no registry; an index is what they would make/);
    expect(run.summary).toMatch(/Not known is whether the registries take the push/);
    expect(run.summary).toContain('### Timings');
    expect(JSON.parse(run.outputs['subjects'] ?? '')).toEqual({ include: [] });
    const published = await world.run({ ...plan, push: true });
    expect(published.summary).not.toContain('Not known is');
  });

  /** What is said of each tag of the only template. */
  function reasons(world: FanInWorld, run: Awaited<ReturnType<FanInWorld['run']>>) {
    const tags = run.results.templates['app']?.registries[world.registry().host]?.tags ?? {};
    return Object.fromEntries(Object.entries(tags).map(([tag, { reason }]) => [tag, reason]));
  }

  /** A validation of amd64 alone, where `latest` and its arch tags may be there already, with two platforms. */
  async function withArchTags(seed: boolean, more: Readonly<Record<string, unknown>> = {}) {
    const world = await FanInWorld.start({});
    const plan = world.plan(
      [{ name: 'app', platforms: ['linux/amd64', 'linux/arm64?'], archTags: true }],
      { push: false, ...more },
    );
    await world.record(recordOf(plan, 'app', 'linux/amd64', { status: 'validated' }));
    const { store } = world.registry();
    if (seed) {
      const children = ['amd64', 'arm64'].map((architecture) => {
        const tag = `latest-linux-${architecture}`;
        return store.seedImage('acme/app', { architecture, tag }).descriptor;
      });
      store.seedIndex('acme/app', children, { tag: 'latest' });
    }
    return { world, plan, [Symbol.asyncDispose]: () => world[Symbol.asyncDispose]() };
  }

  it('arch tags stay with a moving tag that is held, which on-shrink holds, and show what they name', async () => {
    await using made = await withArchTags(true);
    const { world, plan } = made;
    const run = await world.run(plan);
    expect(states(run, 'app', world.registry())).toEqual({
      '1.2.0': 'not-tried',
      latest: 'held',
      'latest-linux-amd64': 'held',
      'latest-linux-arm64': 'held',
    });
    expect(reasons(world, run)).toMatchObject({
      latest: expect.stringMatching(/^latest stays: it has linux\/arm64 now/),
      'latest-linux-amd64': 'latest-linux-amd64 stays: latest does not move',
      'latest-linux-arm64': 'latest-linux-arm64 stays: linux/arm64 is missing',
    });
    const tags = run.results.templates['app']?.registries[world.registry().host]?.tags ?? {};
    for (const [tag, { digest }] of Object.entries(tags)) {
      expect([tag, digest]).toEqual([tag, world.tag('app', tag)]);
    }
  });

  it('an arch tag of a missing platform that is not there would not be written', async () => {
    await using made = await withArchTags(false);
    const { world, plan } = made;
    const run = await world.run(plan);
    expect(reasons(world, run)).toMatchObject({
      latest: 'would be written; it is not there yet',
      'latest-linux-amd64': 'would be written; it is not there yet',
      'latest-linux-arm64': 'not written: linux/arm64 is missing',
    });
    expect(run.summary).toMatch(/latest-linux-arm64` \| ✋ would not be written \|/);
  });

  it.each([
    ['warn', 'not-tried', /would move although/],
    ['fail', 'failed', /latest would be refused/],
  ])('on-shrink: %s is told beforehand', async (policy, state, told) => {
    await using made = await withArchTags(true);
    const { world, plan } = made;
    const run = await world.run(plan, { 'on-shrink': policy });
    expect(states(run, 'app', world.registry())['latest']).toBe(state);
    expect(run.log.lines).toContainEqual(expect.stringMatching(told));
  });

  it('an exact tag that on-existing: fail would refuse is no promise', async () => {
    await using made = await validated({ onExisting: 'fail' });
    const { world, plan } = made;
    world.registry().store.seedIndex('acme/app', [], { tag: '1.2.0' });
    const run = await world.run(plan);
    expect(states(run, 'app', world.registry())['1.2.0']).toBe('failed');
    expect(run.summary).toMatch(/1\.2\.0` \| ❌ would be refused \|/);
  });

  it('a required leg that failed fails, as it would, and promises nothing', async () => {
    await using world = await FanInWorld.start({});
    const plan = world.plan([{ name: 'app' }], { push: false });
    const there = world.registry().store.seedIndex('acme/app', [], { tag: 'latest' });
    await world.record(recordOf(plan, 'app', 'linux/amd64', { status: 'validated' }));
    await world.record(
      recordOf(plan, 'app', 'linux/arm64', { status: 'failed', reason: 'exit 2' }),
    );
    const run = await world.run(plan);
    expect(run.failures).toEqual([expect.stringMatching(/linux\/arm64: exit 2/)]);
    expect(run.results.templates['app']?.status).toBe('stopped');
    expect(run.summary).toContain('## Not valid: 1 of 1 template would not be published');
    expect(run.summary).toContain(`:latest\` | ⛔ would not be published | \`${there.digest}\` |`);
    expect(`${run.summary ?? ''}${run.log.lines.join('\n')}`).not.toMatch(/would be written/);
  });

  it.each(['401', 'an older index that it does not give'])(
    'a registry that tells no more than that (%s) refuses no exact tag and holds no moving one',
    async (name) => {
      await using made = await validated({ onExisting: 'fail' });
      const { world, plan } = made;
      const latest = present(world.registry(), ['latest']);
      const isDenied = name === '401';
      world.registry().fault({
        ...(isDenied ? { status: 401, code: 'UNAUTHORIZED' } : { status: 403, code: 'DENIED' }),
        ...{ path: isDenied ? 'manifests/' : `manifests/${latest}`, times: Infinity },
      });
      const run = await world.run(plan);
      expect(run.failures).toEqual([]);
      const unknown = 'would be written; what it names now is unknown';
      expect(reasons(world, run)).toEqual(
        isDenied
          ? { '1.2.0': unknown, latest: unknown }
          : {
              '1.2.0': 'would be written; it is not there yet',
              latest: 'would be written over what it names now',
            },
      );
    },
  );

  it('a moving tag over something that cannot be read is held, as it would be', async () => {
    await using made = await validated();
    const { world, plan } = made;
    const options = { mediaType: 'application/json', tag: 'latest' };
    world.registry().store.seedManifest('acme/app', Buffer.from('?'), options);
    const run = await world.run(plan);
    expect(states(run, 'app', world.registry())['latest']).toBe('held');
    expect(reasons(world, run)['latest']).toMatch(/^latest stays: .*cannot be read/);
  });

  it.each([
    ['a mirror', '1.2.0'],
    ['a registry, where no releases are compared,', null],
  ])('%s that cannot list its tags raises no doubt', async (_name, version) => {
    await using world = await FanInWorld.start({}, {});
    const mirror = version === null ? {} : { [world.registry(1).host]: { required: false } };
    const plan = world.plan([{ name: 'app' }], { push: false, version, registries: mirror });
    for (const platform of ['linux/amd64', 'linux/arm64']) {
      await world.record(recordOf(plan, 'app', platform, { status: 'validated' }));
    }
    world.registry(1).fault({ path: '/tags/list', status: 403, code: 'DENIED', times: Infinity });
    const run = await world.run(plan);
    expect(run.failures).toEqual([]);
    expect(reasons(world, run)['latest']).toBe('would be written; it is not there yet');
  });

  it('tells of arch tags where their moving tag is right, and nothing of other tags in their repository', async () => {
    await using world = await FanInWorld.start({});
    const { host, store } = world.registry();
    const validate = async (push: boolean) => {
      const archImage = `${host}/acme/arch`;
      const plan = world.plan([{ name: 'app', archTags: true, archImage }], { push });
      for (const platform of ['linux/amd64', 'linux/arm64']) {
        await world.push(plan, 'app', platform);
      }
      return world.run(plan);
    };
    expect((await validate(true)).failures).toEqual([]);
    store.at('acme/arch').tags.delete('latest-linux-arm64');
    store.seedIndex('acme/arch', [], { tag: '1.2.0' });
    const run = await validate(false);
    expect(run.failures).toEqual([]);
    expect(states(run, 'app', world.registry())).toEqual({
      '1.2.0': 'unchanged',
      latest: 'unchanged',
    });
    expect(run.results.templates['app']?.registries[`${host}/acme/arch`]?.tags).toEqual({
      'latest-linux-amd64': {
        state: 'unchanged',
        digest: store.tag('acme/arch', 'latest-linux-amd64'),
      },
      'latest-linux-arm64': { state: 'not-tried', reason: 'would be written; it is not there yet' },
    });
  });

  it('a tag that never moves and is right already is unchanged', async () => {
    await using world = await FanInWorld.start({});
    for (const [push, policy] of [
      [true, 'always'],
      [false, 'never'],
    ] as const) {
      const plan = world.plan([{ name: 'app', movingTags: [{ tag: 'latest', policy }] }], { push });
      for (const platform of ['linux/amd64', 'linux/arm64']) {
        await world.push(plan, 'app', platform);
      }
      const run = await world.run(plan);
      expect(states(run, 'app', world.registry())['latest']).toBe(push ? 'written' : 'unchanged');
    }
  });

  it('two platforms with the same image fail it', async () => {
    await using world = await FanInWorld.start({});
    const plan = world.plan([{ name: 'app' }], { push: false });
    const first = recordOf(plan, 'app', 'linux/amd64', { status: 'validated' });
    await world.record(first);
    await world.record(recordOf(plan, 'app', 'linux/arm64', { ...first, platform: 'linux/arm64' }));
    const run = await world.run(plan);
    expect(run.failures).toEqual([expect.stringMatching(/are the same image/)]);
    expect(run.results.templates['app']).toMatchObject({ status: 'failed', complete: false });
    expect(reasons(world, run)).toEqual({
      '1.2.0': 'would not be published',
      latest: 'would not be published',
    });
  });
});
