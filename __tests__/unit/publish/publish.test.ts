import { describe, expect, it } from '@jest/globals';
import { FanInWorld, states } from '../../support/fan-in-world.ts';

/** A world of so many registries, with a plan of one template whose legs have all been pushed. */
async function pushed(
  registries = 1,
  template: Parameters<FanInWorld['plan']>[0][number] = { name: 'app' },
  more: Readonly<Record<string, unknown>> = {},
) {
  const world = await FanInWorld.start(...Array.from({ length: registries }, () => ({})));
  const plan = world.plan([template], more);
  const images = [];
  for (const leg of plan.templates[0]?.legs ?? []) {
    images.push(await world.push(plan, template.name, leg.platform));
  }
  return { world, plan, images, [Symbol.asyncDispose]: () => world[Symbol.asyncDispose]() };
}

type RunRow = readonly [
  string,
  object,
  readonly { readonly tag: string }[],
  string | undefined,
  string | undefined,
];

interface StoredIndex {
  readonly manifests: readonly { readonly digest: string; readonly platform: object }[];
  readonly annotations?: Readonly<Record<string, string>>;
}

function indexAt(world: FanInWorld, tag: string, registry = 0): StoredIndex {
  const stored = world.registry(registry).store.manifest('acme/app', tag);
  return JSON.parse(stored?.bytes.toString() ?? '{}') as StoredIndex;
}

/** The writes that a registry saw, in order: what each put named. */
function puts(world: FanInWorld, registry = 0): string[] {
  return world
    .registry(registry)
    .seen({ method: 'PUT', path: '/manifests/' })
    .map(({ path }) => path.split('/manifests/')[1] ?? '');
}

describe('a release with all its legs', () => {
  it('becomes one index in every registry, under exact and moving tags', async () => {
    await using world = await FanInWorld.start({}, {});
    const plan = world.plan([{ name: 'app' }]);
    const amd64 = await world.push(plan, 'app', 'linux/amd64', { attested: true });
    const arm64 = await world.push(plan, 'app', 'linux/arm64', { attested: true });
    const run = await world.run(plan);
    expect(run.failures).toEqual([]);
    const { digest } = run.outputs;
    for (const number of [0, 1]) {
      expect(world.tag('app', '1.2.0', number)).toBe(digest);
      expect(world.tag('app', 'latest', number)).toBe(digest);
    }
    const index = indexAt(world, 'latest');
    expect(index.manifests.slice(0, 2)).toMatchObject([
      { digest: amd64.descriptor.digest, platform: { os: 'linux', architecture: 'amd64' } },
      { digest: arm64.descriptor.digest, platform: { os: 'linux', architecture: 'arm64' } },
    ]);
    const unknown = { architecture: 'unknown', os: 'unknown' };
    expect(index.manifests.slice(2).map(({ platform }) => platform)).toEqual([unknown, unknown]);
    const lists = { published: '["app"]', failed: '[]', missing: '[]' };
    expect(run.outputs).toMatchObject({ complete: '["app"]', ...lists });
    expect(JSON.parse(run.outputs['subjects'] ?? '')).toEqual({
      include: world.registries.map(({ host }) => ({
        template: 'app',
        image: `${host}/acme/app`,
        digest,
      })),
    });
  });

  it('run again writes nothing and ends well', async () => {
    await using made = await pushed(2, { name: 'app', archTags: true });
    const { world, plan } = made;
    const first = await world.run(plan);
    for (const registry of world.registries) registry.clear();
    const second = await world.run(plan);
    expect(second.failures).toEqual([]);
    expect(second.outputs['digest']).toBe(first.outputs['digest']);
    for (const registry of world.registries) {
      expect(registry.count({ method: 'PUT' })).toBe(0);
      const all = new Set(Object.values(states(second, 'app', registry)));
      expect(all).toEqual(new Set(['unchanged']));
    }
  });

  it('is put by digest first, then exact tags, moving tags, latest, and arch tags of moving tags', async () => {
    const movingTags = [{ tag: 'latest' }, { tag: '1.2', pattern: '{major}.{minor}' }];
    await using made = await pushed(1, { name: 'app', movingTags, archTags: true });
    const { world, plan } = made;
    const run = await world.run(plan);
    const order = puts(world);
    expect(order.slice(0, 4)).toEqual([run.outputs['digest'], '1.2.0', '1.2', 'latest']);
    expect(order.slice(4).sort()).toEqual([
      '1.2-linux-amd64',
      '1.2-linux-arm64',
      'latest-linux-amd64',
      'latest-linux-arm64',
    ]);
  });

  it('takes one counted request an image and no more, whatever the number of registries', async () => {
    await using made = await pushed(3);
    const { world, plan } = made;
    await world.run(plan);
    const gets = world.registries.map((registry) =>
      registry.count({ method: 'GET', path: '/manifests/' }),
    );
    expect(gets).toEqual([2, 0, 0]);
  });

  it('carries annotations of the plan and of the input, on the index and on descriptors', async () => {
    const annotations = { 'org.opencontainers.image.version': '1.2.0', note: 'a, b = c' };
    await using made = await pushed(1, { name: 'app', annotations });
    const { world, plan } = made;
    await world.run(plan, {
      'index-annotations': 'more=yes\nmanifest-descriptor[linux/arm64]:only=arm',
    });
    const { manifests, annotations: written } = indexAt(world, 'latest');
    expect(written).toEqual({ ...annotations, more: 'yes' });
    expect(manifests.map((child) => ('annotations' in child ? child.annotations : null))).toEqual([
      null,
      { only: 'arm' },
    ]);
  });

  const project = { repository: 'acme/app', commit: '0123456789abcdef0123456789abcdef01234567' };
  const run100 = { ...project, runId: '100' };
  it.each<RunRow>([
    ['of a run that moves tags', run100, [{ tag: 'a' }, { tag: 'b' }], '100', 'a,b'],
    ['that moves none', run100, [], undefined, undefined],
    ['of no run', project, [{ tag: 'a' }], undefined, undefined],
  ])(
    'without a version, %s, says which run and tags that is',
    async (_, of, movingTags, id, moves) => {
      const more = { version: null, project: of };
      await using made = await pushed(1, { name: 'app', movingTags }, more);
      const run = await made.world.run(made.plan);
      expect(run.failures).toEqual([]);
      const { annotations = {} } = indexAt(made.world, '1.2.0');
      expect(annotations['dev.multiarch-publish.run']).toBe(id && `acme/app/actions/runs/${id}`);
      expect(annotations['dev.multiarch-publish.moves']).toBe(moves);
    },
  );
});

describe('missing legs', () => {
  const template = { name: 'app', platforms: ['linux/amd64', 'linux/arm64?'] };

  it('that are optional leave an index without them, a warning with the reason, and success', async () => {
    await using world = await FanInWorld.start({});
    const plan = world.plan([template]);
    await world.push(plan, 'app', 'linux/amd64');
    await world.record(
      (await import('../../support/fan-in.ts')).recordOf(plan, 'app', 'linux/arm64', {
        status: 'failed',
        reason: 'signal 11 under QEMU',
      }),
    );
    const run = await world.run(plan);
    expect(run.failures).toEqual([]);
    expect(indexAt(world, 'latest').manifests).toHaveLength(1);
    expect(run.log.lines).toContainEqual(
      expect.stringMatching(/^warning: app goes out without linux\/arm64.*signal 11 under QEMU/),
    );
    expect(run.outputs).toMatchObject({
      complete: '[]',
      published: '["app"]',
      missing: '[{"template":"app","platform":"linux/arm64"}]',
    });
  });

  it('that are required stop their template alone, and the step fails', async () => {
    await using world = await FanInWorld.start({});
    const plan = world.plan([{ ...template, name: 'app' }, { name: 'other' }]);
    await world.push(plan, 'app', 'linux/arm64');
    for (const platform of ['linux/amd64', 'linux/arm64'])
      await world.push(plan, 'other', platform);
    const run = await world.run(plan);
    expect(run.failures).toEqual([
      expect.stringMatching(/^app: not published: linux\/amd64: it left no record/),
    ]);
    expect(world.registry().store.tags('acme/app')).toEqual({});
    expect(world.tag('other', 'latest')).toBe(world.tag('other', '1.2.0'));
    expect(run.outputs).toMatchObject({ published: '["other"]', failed: '["app"]' });
    expect(run.results.templates['app']?.status).toBe('stopped');
  });

  it('of an optional platform stop it with on-missing-optional: fail', async () => {
    await using world = await FanInWorld.start({});
    const plan = world.plan([template]);
    await world.push(plan, 'app', 'linux/amd64');
    const run = await world.run(plan, { 'on-missing-optional': 'fail' });
    expect(run.failures).toHaveLength(1);
    expect(world.registry().store.tags('acme/app')).toEqual({});
  });

  it('are those whose image says that it is of another architecture', async () => {
    await using world = await FanInWorld.start({});
    const plan = world.plan([template]);
    await world.push(plan, 'app', 'linux/amd64');
    await world.push(plan, 'app', 'linux/arm64', { architecture: 'amd64' });
    const run = await world.run(plan);
    expect(run.results.templates['app']?.missing).toEqual([
      {
        platform: 'linux/arm64',
        optional: true,
        reason: expect.stringMatching(/was built for linux\/amd64, not for linux\/arm64/),
      },
    ]);
    expect(indexAt(world, 'latest').manifests).toHaveLength(1);
  });

  it('are not those whose image says so where nothing is to be verified', async () => {
    await using world = await FanInWorld.start({});
    const plan = world.plan([template]);
    await world.push(plan, 'app', 'linux/amd64');
    await world.push(plan, 'app', 'linux/arm64', { architecture: 'wasm' });
    const run = await world.run(plan, { verify: 'off' });
    expect(run.results.templates['app']?.missing).toEqual([]);
  });

  it('are those whose image no registry has', async () => {
    await using world = await FanInWorld.start({});
    const plan = world.plan([template]);
    await world.push(plan, 'app', 'linux/amd64');
    const image = await world.push(plan, 'app', 'linux/arm64');
    world.registry().store.at('acme/app').manifests.delete(image.descriptor.digest);
    const run = await world.run(plan);
    expect(run.failures).toEqual([]);
    expect(run.results.templates['app']?.missing[0]?.reason).toMatch(
      /is in none of the registries/,
    );
  });

  it('are never made by a fault of a moment: a registry that does not answer stops the template', async () => {
    await using made = await pushed(1, template);
    const { world, plan, images } = made;
    const digest = images[1]?.descriptor.digest ?? '';
    world.registry().fault({ path: `manifests/${digest}`, status: 429, times: Infinity });
    const run = await world.run(plan);
    expect(run.failures).toHaveLength(1);
    expect(run.results.templates['app']?.missing).toEqual([]);
    expect(puts(world)).toEqual([]);
  });
});

describe('a record that cannot be read', () => {
  it('stops everything before any request, as an error of its own', async () => {
    await using made = await pushed();
    const { world, plan } = made;
    const { writeFile } = await import('node:fs/promises');
    const { handoff } = plan;
    if (handoff.kind === 'directory') await writeFile(`${handoff.path}/x.record.json`, '{');
    await expect(world.run(plan)).rejects.toThrow(/records cannot be read; no tag was moved/);
    expect(world.registry().requests).toEqual([]);
  });
});

describe('a registry that fails', () => {
  it('while staging, keeps every tag of that template where it was, everywhere', async () => {
    await using made = await pushed(2);
    const { world, plan } = made;
    world
      .registry(1)
      .fault({ method: 'PUT', path: 'manifests/sha256', status: 500, times: Infinity });
    for (const { store } of world.registries) store.seedIndex('acme/app', [], { tag: 'latest' });
    const run = await world.run(plan);
    expect(run.failures).toEqual([expect.stringMatching(/^app: staging the index failed/)]);
    expect(run.results.templates['app']).toMatchObject({ status: 'failed', complete: false });
    const reason = expect.stringMatching(/stopped/);
    for (const { host, store } of world.registries) {
      const { latest } = store.tags('acme/app');
      expect(Object.keys(store.tags('acme/app'))).toEqual(['latest']);
      expect(run.results.templates['app']?.registries[host]?.tags).toEqual({
        '1.2.0': { state: 'not-tried', reason },
        latest: { state: 'not-tried', reason, digest: latest },
      });
    }
  });

  it('at one tag tells what became of the writes beside it', async () => {
    await using made = await pushed(1, { name: 'app', exactTags: ['1.2.0', 'v1.2.0'] });
    const { world, plan } = made;
    const refused = world.registry().fault({ method: 'PUT', path: 'manifests/1.2.0', status: 403 });
    world.registry().fault({ method: 'PUT', path: 'manifests/v1.2.0', delay: 100 });
    const run = await world.run(plan);
    expect(refused.hits).toBe(1);
    expect(states(run, 'app', world.registry())).toEqual({
      '1.2.0': 'failed',
      'v1.2.0': 'written',
      latest: 'not-tried',
    });
  });

  it('at the fourth put of a tag leaves an honest account, and running again finishes', async () => {
    const movingTags = [{ tag: '1.2', pattern: '{major}.{minor}' }, { tag: 'latest' }];
    await using made = await pushed(2, { name: 'app', movingTags });
    const { world, plan } = made;
    const fault = world
      .registry(1)
      .fault({ method: 'PUT', path: 'manifests/1.2', skip: 1, status: 500, times: Infinity });
    const run = await world.run(plan);
    expect(run.failures).toHaveLength(1);
    expect(states(run, 'app', world.registry(0))).toEqual({
      '1.2.0': 'written',
      '1.2': 'written',
      latest: 'not-tried',
    });
    expect(states(run, 'app', world.registry(1))).toEqual({
      '1.2.0': 'written',
      '1.2': 'failed',
      latest: 'not-tried',
    });
    expect(world.registry(0).store.tag('acme/app', 'latest')).toBeUndefined();
    fault.lift();
    const again = await world.run(plan);
    expect(again.failures).toEqual([]);
    expect(states(again, 'app', world.registry(1))).toEqual({
      '1.2.0': 'unchanged',
      '1.2': 'written',
      latest: 'written',
    });
  });

  it('with an error although it wrote, has written', async () => {
    await using made = await pushed();
    const { world, plan } = made;
    const fault = world.registry().fault({
      ...{ method: 'PUT', path: 'manifests/latest', status: 500, times: Infinity },
      before: () => {
        const { tags } = world.registry().store.at('acme/app');
        const digest = tags.get('1.2.0');
        if (digest !== undefined) tags.set('latest', digest);
        return Promise.resolve();
      },
    });
    const run = await world.run(plan);
    expect(run.failures).toEqual([]);
    expect(states(run, 'app', world.registry())).toMatchObject({ latest: 'written' });
    expect(fault.hits).toBeGreaterThan(0);
    expect(world.tag('app', 'latest')).toBe(run.outputs['digest']);
  });

  it('to write a tag leaves in the account what that names', async () => {
    await using made = await pushed();
    const { world, plan } = made;
    const { digest } = world.registry().store.seedIndex('acme/app', [], { tag: 'latest' });
    world.registry().fault({ method: 'PUT', path: 'manifests/latest', status: 403 });
    const run = await world.run(plan);
    expect(run.failures).toHaveLength(1);
    const told = run.results.templates['app']?.registries[world.registry().host]?.tags;
    expect(told).toMatchObject({ latest: { state: 'failed', digest } });
  });

  it('as a mirror is left behind with a warning, and the release succeeds', async () => {
    await using world = await FanInWorld.start({}, {});
    const mirror = { registries: { [world.registry(1).host]: { required: false } } };
    const plan = world.plan([{ name: 'app' }], mirror);
    for (const platform of ['linux/amd64', 'linux/arm64']) await world.push(plan, 'app', platform);
    world.registry(1).fault({ method: 'PUT', status: 503, times: Infinity });
    const run = await world.run(plan);
    expect(run.failures).toEqual([]);
    expect(run.results.templates['app']?.status).toBe('published');
    expect(states(run, 'app', world.registry(0))).toEqual({
      '1.2.0': 'written',
      latest: 'written',
    });
    expect(states(run, 'app', world.registry(1))).toEqual({
      '1.2.0': 'not-tried',
      latest: 'not-tried',
    });
    expect(run.log.lines).toContainEqual(
      expect.stringMatching(/^warning: app: mirror .* is left behind/),
    );
    expect(JSON.parse(run.outputs['subjects'] ?? '')).toMatchObject({
      include: [{ template: 'app' }],
    });
  });

  it('for all templates is told once', async () => {
    await using world = await FanInWorld.start({});
    const names = Array.from({ length: 12 }, (_, number) => `app${number}`);
    const plan = world.plan(names.map((name) => ({ name, platforms: ['linux/amd64'] })));
    for (const name of names) await world.push(plan, name, 'linux/amd64');
    world.registry().fault({ method: 'PUT', status: 403, code: 'DENIED', times: Infinity });
    const { failures } = await world.run(plan);
    expect(failures).toEqual([
      expect.stringMatching(
        /^app0, .*, app9 and 2 more: staging the index failed.* and 11 more\]\n/,
      ),
    ]);
  });

  it('for one template leaves the others alone', async () => {
    await using world = await FanInWorld.start({});
    const plan = world.plan([{ name: 'app' }, { name: 'other' }]);
    for (const name of ['app', 'other']) {
      for (const platform of ['linux/amd64', 'linux/arm64']) await world.push(plan, name, platform);
    }
    world.registry().fault({ path: '/acme/app/', status: 403, code: 'DENIED', times: Infinity });
    const run = await world.run(plan);
    expect(run.outputs).toMatchObject({ published: '["other"]', failed: '["app"]' });
  });
});

describe('images that are not everywhere', () => {
  it('are copied from a registry that has them, with attestations', async () => {
    await using world = await FanInWorld.start({}, {});
    const plan = world.plan([{ name: 'app' }]);
    const to = [world.registry(0)];
    const amd64 = await world.push(plan, 'app', 'linux/amd64', { to, attested: true });
    await world.push(plan, 'app', 'linux/arm64', { to: [world.registry(1)] });
    const run = await world.run(plan);
    expect(run.failures).toEqual([]);
    expect(world.tag('app', 'latest', 1)).toBe(world.tag('app', 'latest', 0));
    const there = world.registry(1).store.manifest('acme/app', amd64.descriptor.digest);
    expect(there?.bytes.equals(amd64.bytes)).toBe(true);
    expect(indexAt(world, 'latest', 1).manifests).toHaveLength(3);
  });
});

describe('on-existing', () => {
  it.each([
    ['replace', 'written'],
    ['fail', 'failed'],
  ] as const)('%s: an exact tag with another digest is %s', async (onExisting, state) => {
    await using made = await pushed(1, { name: 'app' }, { onExisting });
    const { world, plan } = made;
    const other = world.registry().store.seedIndex('acme/app', [], { tag: '1.2.0' });
    const run = await world.run(plan);
    expect(states(run, 'app', world.registry())['1.2.0']).toBe(state);
    if (onExisting === 'fail') {
      expect(run.failures).toEqual([expect.stringMatching(/exists with another digest/)]);
      expect(puts(world)).toEqual([]);
      expect(world.tag('app', '1.2.0')).toBe(other.digest);
    }
  });
});

describe('parity', () => {
  async function differing(verify: string) {
    const world = await FanInWorld.start({});
    const plan = world.plan([{ name: 'app' }]);
    await world.push(plan, 'app', 'linux/amd64', { config: { Entrypoint: ['/app'] } });
    await world.push(plan, 'app', 'linux/arm64', { config: { Entrypoint: ['/other'] } });
    const run = await world.run(plan, { verify });
    await world[Symbol.asyncDispose]();
    return run;
  }

  it.each([
    ['contents', 0, 1],
    ['strict', 1, 0],
    ['platform', 0, 0],
    ['off', 0, 0],
  ])('with verify: %s', async (verify, failures, warnings) => {
    const run = await differing(verify);
    expect(run.failures).toHaveLength(failures);
    expect(
      run.log.lines.filter((line) => /^warning: .*differ in entrypoint/.test(line)),
    ).toHaveLength(warnings);
  });
});
