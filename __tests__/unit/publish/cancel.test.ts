import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { openDirectoryLedger } from '../../../src/ledger/directory.ts';
import { planHash } from '../../../src/plan/codec.ts';
import { publish } from '../../../src/publish/publish.ts';
import { settle } from '../../../src/publish/settle.ts';
import { FanInWorld } from '../../support/fan-in-world.ts';
import { testClient } from '../../support/registry/client.ts';
import type { Fault } from '../../support/registry/faults.ts';
import type { SeededImage } from '../../support/registry/store.ts';
import { planned, present, release } from '../../support/releases.ts';

describe('a cancel', () => {
  it('between two tag writes stops before the next, and says which moved', async () => {
    await using made = await release('1.2.0');
    const { world, plan } = made;
    world.registry().fault({
      method: 'PUT',
      path: 'manifests/1.2.0',
      change: (body) => {
        world.cancel();
        return body;
      },
    });
    const run = await world.run(plan);
    expect(run.failures).toEqual([expect.stringMatching(/^app: cancelled/)]);
    expect(run.results.templates['app']?.registries[world.registry().host]?.tags).toEqual({
      '1.2.0': { state: 'written', digest: run.outputs['digest'] },
      latest: { state: 'not-tried', reason: 'cancelled' },
    });
    expect(world.tag('app', 'latest')).toBeUndefined();
    const again = await world.run(plan);
    expect(again.failures).toEqual([]);
    expect(world.tag('app', 'latest')).toBe(again.outputs['digest']);
  });

  const waits: Readonly<Record<string, (image: SeededImage) => Fault>> = {
    'an image that no registry shows yet': ({ descriptor }) => ({
      ...{ method: 'GET', path: `manifests/${descriptor.digest}` },
      ...{ status: 404, code: 'MANIFEST_UNKNOWN' },
    }),
    'a layer that is not there yet': ({ layers }) => ({
      ...{ method: 'HEAD', path: `blobs/${layers[0]?.digest}`, status: 404 },
    }),
    'a list that lacks the exact tag': () => ({
      ...{ path: '/tags/list', change: () => Buffer.from('{"name":"acme/app","tags":[]}') },
    }),
    'an image that is not read back yet': ({ descriptor }) => ({
      ...{ method: 'HEAD', path: `manifests/${descriptor.digest}`, status: 404 },
    }),
    'a tag that still names what it did': () => ({
      ...{ method: 'HEAD', path: 'manifests/1.2.0', skip: 1 },
      headers: { 'docker-content-digest': `sha256:${'0'.repeat(64)}` },
    }),
  };

  it.each(Object.entries(waits))('ends the wait for %s', async (_name, faultOf) => {
    await using world = await FanInWorld.start({});
    const plan = world.plan([{ name: 'app', platforms: ['linux/amd64'] }]);
    const image = await world.push(plan, 'app', 'linux/amd64');
    const before = () => {
      world.cancel();
      return Promise.resolve();
    };
    const fault = world.registry().fault({ ...faultOf(image), times: Infinity, before });
    const run = await world.run(plan);
    expect(run.failures).toEqual([expect.stringMatching(/^app: cancelled/)]);
    expect(fault.hits).toBeLessThanOrEqual(3);
  });

  it.each(['latest', 'latest-linux-amd64'])(
    'while %s is read back writes it no more, though an older run wrote over it',
    async (tag) => {
      await using world = await FanInWorld.start({});
      const plan = await planned(world, '1.2.0', { archTags: true });
      const path = new RegExp(`manifests/${tag}$`);
      let older = '';
      const before = () => {
        world.cancel();
        return Promise.resolve();
      };
      const write = world.registry().fault({
        ...{ method: 'PUT', path, times: Infinity },
        after: () => {
          older = present(world.registry(), ['1.1.0', tag]);
          world.registry().fault({ method: 'HEAD', path, before });
          return Promise.resolve();
        },
      });
      const run = await world.run(plan);
      expect(run.failures).toEqual([expect.stringMatching(/^app: cancelled/)]);
      expect(write.hits).toBe(1);
      expect(world.tag('app', tag)).toBe(older);
    },
  );

  it.each([
    ['copied', 1],
    ['put', 2],
  ])('before anything is %s writes nothing', async (_name, holders) => {
    await using world = await FanInWorld.start({}, {});
    const plan = world.plan([{ name: 'app', platforms: ['linux/amd64'] }]);
    await world.push(plan, 'app', 'linux/amd64', { to: world.registries.slice(0, holders) });
    world.registry(1).fault({
      ...{ method: 'HEAD', path: 'manifests/latest' },
      before: () => {
        world.cancel();
        return Promise.resolve();
      },
    });
    const run = await world.run(plan);
    expect(run.failures).toEqual([expect.stringMatching(/^app: cancelled/)]);
    for (const registry of world.registries) {
      for (const method of ['POST', 'PUT']) expect(registry.seen({ method })).toEqual([]);
    }
  });

  it('that ends a write under way tells that it may have arrived', async () => {
    await using made = await release('1.2.0');
    const { world, plan } = made;
    const abort = new AbortController();
    await using registry = testClient({ signal: abort.signal });
    world.registry().fault({
      ...{ method: 'PUT', path: 'manifests/latest' },
      before: async () => {
        abort.abort(new Error('stopped by SIGINT'));
        await setTimeout(50);
      },
    });
    const { records } = await openDirectoryLedger(world.folder).read();
    const { results, failures } = await publish(
      {
        ...{ plan, registry, signal: abort.signal, log: registry.log },
        policies: { ...plan.policies, indexAnnotations: {} },
        clock: { now: () => performance.now(), sleep: () => Promise.resolve() },
      },
      settle(plan, planHash(plan), records),
    );
    expect(failures).toEqual([expect.stringMatching(/^app: cancelled/)]);
    expect(results.templates['app']?.registries[world.registry().host]?.tags).toEqual({
      '1.2.0': { state: 'written', digest: results.templates['app']?.digest },
      latest: {
        state: 'failed',
        reason: 'cancelled during the write, which may have arrived all the same',
      },
    });
  });
});
