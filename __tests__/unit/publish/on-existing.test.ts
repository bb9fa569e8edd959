import { describe, expect, it } from '@jest/globals';
import { runPromote } from '../../../src/steps/promote.ts';
import { FanInWorld, states } from '../../support/fan-in-world.ts';
import { recordedLog } from '../../support/log.ts';
import { planned, present, release } from '../../support/releases.ts';

describe('an exact tag that comes while images are staged', () => {
  it.each(['fail', 'replace'] as const)('with on-existing: %s', async (onExisting) => {
    await using world = await FanInWorld.start({}, {});
    const plan = await planned(world, '1.3.1', {}, { onExisting });
    let other = '';
    world.registry().fault({
      ...{ method: 'PUT', path: /manifests\/sha256/ },
      before: () => Promise.resolve((other = present(world.registry(), ['1.3.1']))),
    });
    const run = await world.run(plan);
    if (onExisting === 'replace') {
      expect(run.failures).toEqual([]);
      expect(world.tag('app', '1.3.1')).toBe(run.outputs['digest']);
      return;
    }
    expect(run.failures).toEqual([expect.stringMatching(/1\.3\.1 exists with another digest/)]);
    expect(world.tag('app', '1.3.1')).toBe(other);
    expect(states(run, 'app', world.registry())).toEqual({
      '1.3.1': 'failed',
      latest: 'not-tried',
    });
    expect(world.registry(1).store.tags('acme/app')).toEqual({});
  });

  it('is asked for no more than it was, where it may be replaced', async () => {
    await using world = await FanInWorld.start({});
    await world.run(await planned(world, '1.3.1'));
    // Before anything is written, and when it is read back.
    expect(world.registry().count({ method: 'HEAD', path: /manifests\/1\.3\.1$/ })).toBe(2);
  });

  it('stops a promotion too', async () => {
    await using world = await FanInWorld.start({}, {});
    const source = present(world.registry(0), ['sha-abc']);
    const there = world.registry(1);
    let other = '';
    there.fault({
      ...{ method: 'PUT', path: `manifests/${source}` },
      before: () => Promise.resolve((other = present(there, ['1.0.0']))),
    });
    const { failures } = await runPromote(
      {
        inputs: {
          ...{ source: `${world.registry(0).host}/acme/app:sha-abc`, tags: '1.0.0' },
          ...{ images: `${there.host}/acme/app`, 'on-existing': 'fail' },
        },
        env: { HOME: '/nonexistent', PATH: process.env['PATH'] },
        cwd: '/',
        log: recordedLog(),
        signal: new AbortController().signal,
      },
      { registry: {}, clock: { now: () => 0, sleep: () => Promise.resolve() } },
    );
    expect(failures).toEqual([expect.stringMatching(/1\.0\.0 exists with another digest/)]);
    expect(there.store.tag('acme/app', '1.0.0')).toBe(other);
  });
});

describe('an exact tag that is there and cannot be read', () => {
  async function overUnreadable(onExisting: string) {
    await using made = await release('1.3.1', {}, { more: { onExisting } });
    const { world, plan } = made;
    const { store, host } = world.registry();
    const options = { mediaType: 'application/json', tag: '1.3.1' };
    const { digest: before } = store.seedManifest('acme/app', Buffer.from('?'), options);
    const run = await world.run(plan);
    const told = run.results.templates['app']?.registries[host]?.tags;
    return { run, told, before, tags: store.tags('acme/app') };
  }

  it('stops the template with on-existing: fail, before anything is written', async () => {
    const { run, told, before, tags } = await overUnreadable('fail');
    expect(run.failures).toEqual([
      expect.stringMatching(/1\.3\.1 exists with another digest\n.*it names something that cannot/),
    ]);
    const reason = 'it names something that cannot be read already, and on-existing is fail';
    expect(told).toMatchObject({ '1.3.1': { state: 'failed', reason } });
    expect(tags).toEqual({ '1.3.1': before });
  });

  it('is written over with on-existing: replace, and told', async () => {
    const { run, told } = await overUnreadable('replace');
    expect(run.failures).toEqual([]);
    const digest = run.outputs['digest'];
    const reason = 'replaced something that could not be read';
    expect(told).toMatchObject({ '1.3.1': { state: 'written', digest, reason } });
  });
});

it.each([
  ['later', 101],
  ['earlier', 99],
])(
  'an exact tag of a version is replaced, of whichever run its index is: a %s one',
  async (_, id) => {
    await using made = await release('1.3.1');
    const { world, plan } = made;
    const run = { 'dev.multiarch-publish.run': `acme/app/actions/runs/${id}` };
    present(world.registry(), ['1.3.1'], undefined, run);
    const end = await world.run(plan);
    expect(end.failures).toEqual([]);
    expect(world.tag('app', '1.3.1')).toBe(end.outputs['digest']);
  },
);
