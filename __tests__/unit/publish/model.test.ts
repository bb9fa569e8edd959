import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { TagResult } from '../../../src/model/results.ts';
import { recordOf } from '../../support/fan-in.ts';
import { FanInWorld, type FanInRun } from '../../support/fan-in-world.ts';
import type { Fault } from '../../support/registry/faults.ts';

/*
 * Random plans, leg results, registry states and faults, through the real step against scripted registries. After each, the rules that no
 * fault may break.
 */

type LegState = 'pushed' | 'partly' | 'failed' | 'absent' | 'stranger' | 'wrong' | 'retried';

interface LegModel {
  readonly platform: string;
  readonly optional: boolean;
  readonly state: LegState;
}

interface TemplateModel {
  readonly legs: readonly LegModel[];
  /** What `latest` names before: releases of these versions exist, with these architectures. */
  readonly before: readonly {
    readonly version: string;
    readonly architectures: readonly string[];
  }[];
  readonly latestAt: number;
}

interface Model {
  readonly version: string;
  readonly templates: readonly TemplateModel[];
  readonly registries: number;
  readonly mirror: boolean;
  readonly archTags: boolean;
  readonly onShrink: 'hold' | 'warn' | 'fail';
  readonly onExisting: 'replace' | 'fail';
  /** Registry → faults. */
  readonly faults: readonly (Fault & { readonly at: number })[];
  /** Cancels while this many-th write is on its way; 0 never. */
  readonly cancelAt: number;
}

/** Set FAN_IN_RUNS for a longer search. */
const RUNS = Number(process.env['FAN_IN_RUNS'] ?? '30');

const PLATFORMS = ['linux/amd64', 'linux/arm64', 'linux/s390x'];
const VERSIONS = ['1.0.0', '1.1.0', '1.2.0', '1.3.0', '2.0.0', '1.2.0rc1'];

const legState = fc.oneof(
  { weight: 10, arbitrary: fc.constant<LegState>('pushed') },
  {
    weight: 5,
    arbitrary: fc.constantFrom<LegState>(
      'partly',
      'retried',
      'failed',
      'absent',
      'stranger',
      'wrong',
    ),
  },
);

const template: fc.Arbitrary<TemplateModel> = fc.record({
  legs: fc
    .tuple(
      fc.integer({ min: 1, max: 3 }),
      fc.array(fc.tuple(fc.boolean(), legState), { minLength: 3, maxLength: 3 }),
    )
    .map(([count, legs]) =>
      legs
        .slice(0, count)
        .map(([optional, state], at) => ({ platform: PLATFORMS[at] ?? '', optional, state })),
    ),
  before: fc.array(
    fc.record({
      version: fc.constantFrom(...VERSIONS),
      architectures: fc.subarray(['amd64', 'arm64', 's390x'], { minLength: 1 }),
    }),
    { maxLength: 3 },
  ),
  latestAt: fc.nat({ max: 3 }),
});

const fault = fc.record({
  at: fc.nat({ max: 2 }),
  method: fc.constantFrom('PUT', 'PUT', 'GET', 'HEAD'),
  path: fc.constantFrom(
    '/manifests/',
    '/manifests/latest',
    '/manifests/sha256',
    '/manifests/1.',
    '/blobs/',
    '/tags/list',
  ),
  skip: fc.nat({ max: 6 }),
  times: fc.constantFrom(1, 2, Infinity),
  status: fc.constantFrom(500, 503, 429, 403, 401),
});
/** The work is done and the answer is lost. */
const lostAnswer = fault.map(({ status: _status, ...rest }): Fault & { at: number } => ({
  ...rest,
  method: 'PUT',
  path: '/manifests/',
  cutAfter: 0,
}));

const model: fc.Arbitrary<Model> = fc.record({
  version: fc.constantFrom(...VERSIONS),
  templates: fc.array(template, { minLength: 1, maxLength: 2 }),
  registries: fc.integer({ min: 1, max: 3 }),
  mirror: fc.boolean(),
  archTags: fc.boolean(),
  onShrink: fc.constantFrom('hold', 'warn', 'fail'),
  onExisting: fc.constantFrom('replace', 'replace', 'replace', 'fail'),
  faults: fc.array(fc.oneof(fault, fault, lostAnswer), { maxLength: 2 }),
  cancelAt: fc.oneof(fc.constant(0), fc.constant(0), fc.integer({ min: 1, max: 8 })),
});

const nameOf = (number: number): string => `app${number}`;

async function build(world: FanInWorld, m: Model) {
  const mirror = m.mirror && m.registries > 1;
  const plan = world.plan(
    m.templates.map(({ legs }, number) => ({
      name: nameOf(number),
      platforms: legs.map(({ platform, optional }) => platform + (optional ? '?' : '')),
      exactTags: [m.version],
      movingTags: [{ tag: m.version.slice(0, 3), pattern: '{major}.{minor}' }, { tag: 'latest' }],
      archTags: m.archTags,
    })),
    {
      version: m.version,
      onExisting: m.onExisting,
      registries: mirror ? { [world.registry(m.registries - 1).host]: { required: false } } : {},
    },
  );
  for (const [number, { legs, before, latestAt }] of m.templates.entries()) {
    const name = nameOf(number);
    for (const registry of world.registries) {
      const digests = before.map(({ version, architectures }) => {
        const children = architectures.map(
          (architecture) =>
            registry.store.seedImage(`acme/${name}`, {
              architecture,
              layers: [`before ${version} ${architecture}`],
            }).descriptor,
        );
        return registry.store.seedIndex(`acme/${name}`, children, { tag: version }).digest;
      });
      const latest = digests[latestAt];
      if (latest !== undefined) registry.store.at(`acme/${name}`).tags.set('latest', latest);
    }
    for (const leg of legs) await place(world, plan, name, leg);
  }
  return plan;
}

async function place(
  world: FanInWorld,
  plan: ReturnType<FanInWorld['plan']>,
  name: string,
  { platform, state }: LegModel,
) {
  const failed = (attempt: number) =>
    recordOf(plan, name, platform, { status: 'failed', reason: 'no', attempt });
  switch (state) {
    case 'pushed':
      await world.push(plan, name, platform);
      return;
    case 'partly':
      await world.push(plan, name, platform, { to: [world.registry(0)] });
      return;
    case 'retried':
      await world.record(failed(1));
      await world.push(plan, name, platform, { more: { attempt: 2 } });
      return;
    case 'failed':
      await world.push(plan, name, platform);
      await world.record(failed(2));
      return;
    case 'stranger':
      await world.push(plan, name, platform, { more: { commit: 'f'.repeat(40) } });
      return;
    case 'wrong':
      await world.push(plan, name, platform, { architecture: 'riscv64' });
      return;
    case 'absent':
      return;
  }
}

const FIT: readonly LegState[] = ['pushed', 'partly', 'retried'];

interface Child {
  readonly digest: string;
  readonly platform?: { readonly os: string; readonly architecture: string };
}

function childrenOf(
  world: FanInWorld,
  registry: number,
  name: string,
  tag: string,
): readonly Child[] | undefined {
  const stored = world.registry(registry).store.manifest(`acme/${name}`, tag);
  if (stored === undefined) return undefined;
  return (JSON.parse(stored.bytes.toString()) as { manifests?: Child[] }).manifests ?? [];
}

/** The rules that hold after every run, whatever went wrong. */
function check(
  world: FanInWorld,
  m: Model,
  run: FanInRun,
  before: readonly Record<string, string>[][],
): void {
  for (const [number, { legs }] of m.templates.entries()) {
    const name = nameOf(number);
    const result = run.results.templates[name];
    const required = legs.filter(({ optional }) => !optional);
    const publishable =
      required.every(({ state }) => FIT.includes(state)) &&
      legs.some(({ state }) => FIT.includes(state));
    for (let at = 0; at < m.registries; at++) {
      const { store, host } = world.registry(at);
      const now = store.tags(`acme/${name}`);
      const old = before[number]?.[at] ?? {};
      const told = result?.registries[host]?.tags ?? {};
      const moved = [m.version.slice(0, 3), 'latest'].filter((tag) => now[tag] !== old[tag]);
      // A template with a required leg missing changes no tag at all.
      if (!publishable) expect(now).toEqual(old);
      // No tag that this run wrote names an index that lacks a required platform, or an image that is not there.
      for (const [tag, digest] of Object.entries(now)) {
        if (old[tag] === digest || tag.includes('-linux-')) continue;
        const children = childrenOf(world, at, name, tag) ?? [];
        const architectures = children.map(({ platform }) => platform?.architecture);
        for (const { platform } of required) {
          expect(architectures).toContain(platform.split('/')[1]);
        }
        for (const child of children) {
          expect(store.manifest(`acme/${name}`, child.digest)).toBeDefined();
        }
      }
      // No moving tag moved before every exact tag was there, in every registry that must have it.
      if (moved.length > 0) {
        for (const [other, registry] of world.registries.entries()) {
          const optional = m.mirror && m.registries > 1 && other === m.registries - 1;
          if (!optional) expect(registry.store.tag(`acme/${name}`, m.version)).toBe(result?.digest);
        }
      }
      // What the report says is what the registries hold.
      for (const [tag, { state, digest, reason }] of Object.entries<TagResult>(told)) {
        const index = tag.includes('-linux-') ? digest : result?.digest;
        if (state === 'written' || state === 'unchanged') {
          expect(digest).toBeDefined();
          expect([digest, now[tag]]).toEqual([index, index]);
        }
        // A write that arrived is told as written, whatever the answer was; only a pull that would fail makes it a failure.
        if (state === 'failed' && old[tag] !== now[tag] && now[tag] === result?.digest) {
          expect(reason).toMatch(/a pull would fail|does not show it/);
        }
        if (state === 'held') expect(now[tag]).toBe(old[tag]);
        if (state === 'not-tried') expect(now[tag]).toBe(old[tag]);
        if (digest !== undefined && state !== 'not-tried') expect(now[tag]).toBe(digest);
      }
      // Nothing but the template's own tags was touched.
      for (const tag of Object.keys({ ...old, ...now })) {
        if (!(tag in told)) expect(now[tag]).toBe(old[tag]);
      }
    }
    if (result?.status === 'published') {
      expect(publishable).toBe(true);
      for (const { state, digest } of Object.values(
        result.registries[world.registry(0).host]?.tags ?? {},
      )) {
        expect(['written', 'unchanged', 'held']).toContain(state);
        if (state !== 'held') expect(digest).toBeDefined();
      }
    }
  }
  const bad = Object.values(run.results.templates).some(({ status }) => status !== 'published');
  expect(run.failures.length > 0).toBe(bad);
}

function snapshot(world: FanInWorld, m: Model): Record<string, string>[][] {
  return m.templates.map((_, number) =>
    world.registries.map(({ store }) => ({ ...store.tags(`acme/${nameOf(number)}`) })),
  );
}

it('breaks no rule, whatever fails, and a re-run without faults converges', async () => {
  await fc.assert(
    fc.asyncProperty(model, async (m) => {
      await using world = await FanInWorld.start(
        ...Array.from({ length: m.registries }, () => ({})),
      );
      const plan = await build(world, m);
      const before = snapshot(world, m);
      const handles = m.faults.flatMap(({ at, ...one }) => {
        const registry = world.registries[at];
        return registry === undefined ? [] : [registry.fault(one)];
      });
      if (m.cancelAt > 0) {
        const cancel = (body: Buffer): Buffer => {
          world.cancel();
          return body;
        };
        handles.push(
          world.registry().fault({ method: 'PUT', skip: m.cancelAt - 1, change: cancel }),
        );
      }
      const inputs = { 'on-shrink': m.onShrink };
      const first = await world.run(plan, inputs);
      check(world, m, first, before);

      for (const handle of handles) handle.lift();
      const between = snapshot(world, m);
      const second = await world.run(plan, inputs);
      check(world, m, second, between);
      const third = await world.run(plan, inputs);
      expect(third.outputs['published']).toBe(second.outputs['published']);
      for (const [name, { digest, status }] of Object.entries(second.results.templates)) {
        expect(third.results.templates[name]?.digest).toBe(digest);
        // Without faults every registry ends with the same tags, mirrors included.
        if (status !== 'published') continue;
        for (const registry of world.registries) {
          expect(registry.store.tag(`acme/${name}`, m.version)).toBe(digest);
        }
        const again = Object.values(third.results.templates[name]?.registries ?? {});
        const states = new Set(
          again.flatMap(({ tags }) => Object.values(tags).map(({ state }) => state)),
        );
        expect([...states].filter((state) => state !== 'unchanged' && state !== 'held')).toEqual(
          [],
        );
      }
    }),
    { numRuns: RUNS },
  );
}, 1_800_000);
