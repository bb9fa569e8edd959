import { describe, expect, it } from '@jest/globals';
import { recordOf } from '../../support/fan-in.ts';
import { FanInWorld } from '../../support/fan-in-world.ts';

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

  it('a required leg that failed fails, as it would', async () => {
    await using world = await FanInWorld.start({});
    const plan = world.plan([{ name: 'app' }], { push: false });
    await world.record(recordOf(plan, 'app', 'linux/amd64', { status: 'validated' }));
    await world.record(
      recordOf(plan, 'app', 'linux/arm64', { status: 'failed', reason: 'exit 2' }),
    );
    const run = await world.run(plan);
    expect(run.failures).toEqual([expect.stringMatching(/linux\/arm64: exit 2/)]);
    expect(run.results.templates['app']?.status).toBe('stopped');
  });
});
