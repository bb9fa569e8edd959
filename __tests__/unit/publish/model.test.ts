import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { TagResult } from '../../../src/model/results.ts';
import {
  build,
  isPublishable,
  minorOf,
  mirrorOf,
  model,
  nameOf,
  requiredOf,
  type Model,
  type TemplateModel,
} from '../../support/fan-in-model.ts';
import {
  architecturesOf,
  canBePulled,
  childrenOf,
  watchTags,
  type TagWrite,
} from '../../support/fan-in-watch.ts';
import { FanInWorld, type FanInRun } from '../../support/fan-in-world.ts';

/*
 * Random plans, leg results, registry states and faults, through the real step against scripted registries. The rules that no fault may
 * break: some at each write of a tag, some after each run.
 */

/** Set FAN_IN_RUNS for a longer search. */
const RUNS = Number(process.env['FAN_IN_RUNS'] ?? '30');

/** Tags by what they are. */
const isArchTag = (tag: string): boolean => tag.includes('-linux-');
const isMoving = (m: Model, tag: string): boolean => tag === 'latest' || tag === minorOf(m);

/** What breaks a rule at the moment at which a tag is written; these hold at every moment of a run, and so of one that is killed. */
function wrongWrites(
  world: FanInWorld,
  m: Model,
  number: number,
): { readonly found: string[]; begin(): void } {
  const name = nameOf(number);
  const required = world.registries.filter((_, at) => at !== mirrorOf(m));
  const found: string[] = [];
  let latest = false;
  const look = ({ at, tag, digest }: TagWrite): void => {
    const { store } = world.registry(at);
    const complain = (rule: string): unknown => found.push(`${name}:${tag} in ${at}: ${rule}`);
    if (isArchTag(tag)) {
      const [follows = ''] = tag.split('-linux-');
      const children = childrenOf(store, name, follows) ?? [];
      if (!children.some((child) => child.digest === digest)) {
        complain('before the moving tag that it follows');
      }
      return;
    }
    const template = m.templates[number];
    const architectures = architecturesOf(store, name, digest);
    const lacks = template && requiredOf(template).filter((one) => !architectures.includes(one));
    if (lacks?.length !== 0) complain(`lacks the required ${String(lacks)}`);
    if (!canBePulled(store, name, digest)) complain('cannot be pulled');
    const held = required.every((one) => one.store.manifest(`acme/${name}`, digest) !== undefined);
    if (!held) complain('before every registry held the index');
    if (latest && tag !== 'latest') complain('after latest');
    if (tag === 'latest') latest = true;
    if (!isMoving(m, tag)) return;
    const exact = [world.registry(at), ...required].map((one) =>
      one.store.tag(`acme/${name}`, m.version),
    );
    if (exact.some((one) => one !== digest)) complain('before every exact tag');
  };
  watchTags(world, name, look);
  return {
    found,
    begin: () => {
      latest = false;
    },
  };
}

/** Is this the tag of a release that keeps ours from the moving tag? */
function isAbove(m: Model, moving: string, tag: string): boolean {
  if (!/^\d+\.\d+\.\d+$/.test(tag)) return false;
  if (moving !== 'latest' && !tag.startsWith(`${moving}.`)) return false;
  return tag.localeCompare(m.version, 'en', { numeric: true }) > 0;
}

/** Moving tags move only to the highest stable release, and lose no platform in silence. */
function checkMoved(
  world: FanInWorld,
  m: Model,
  { name, at }: { readonly name: string; readonly at: number },
  old: Readonly<Record<string, string>>,
): void {
  const { store } = world.registry(at);
  for (const moving of [minorOf(m), 'latest']) {
    const now = store.tag(`acme/${name}`, moving);
    const before = old[moving];
    if (now === undefined || now === before) continue;
    expect(m.version).not.toMatch(/rc/);
    expect(Object.keys(old).filter((tag) => isAbove(m, moving, tag))).toEqual([]);
    if (before === undefined || m.onShrink === 'warn') continue;
    expect(architecturesOf(store, name, now)).toEqual(
      expect.arrayContaining([...architecturesOf(store, name, before)]),
    );
  }
}

/** The rules that hold after every run, whatever went wrong. */
function check(
  world: FanInWorld,
  m: Model,
  run: FanInRun,
  before: readonly Record<string, string>[][],
): void {
  for (const [number, template] of m.templates.entries()) {
    const name = nameOf(number);
    const result = run.results.templates[name];
    for (let at = 0; at < m.registries; at++) {
      const { store, host } = world.registry(at);
      const now = store.tags(`acme/${name}`);
      const old = before[number]?.[at] ?? {};
      const told = result?.registries[host]?.tags ?? {};
      // A template with a required leg missing changes no tag at all.
      if (!isPublishable(template)) expect(now).toEqual(old);
      if (m.onExisting === 'fail' && old[m.version] !== undefined) {
        expect(now[m.version]).toBe(old[m.version]);
      }
      checkMoved(world, m, { name, at }, old);
      // What the report says is what the registries hold.
      for (const [tag, { state, digest, reason }] of Object.entries<TagResult>(told)) {
        const index = isArchTag(tag) ? digest : result?.digest;
        if (state === 'written' || state === 'unchanged') {
          expect(digest).toBeDefined();
          expect([digest, now[tag]]).toEqual([index, index]);
          expect(reason ?? '').not.toMatch(/stopped|cancelled/);
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
    if (result?.status === 'published') checkPublished(world, template, result.registries);
  }
  const bad = Object.values(run.results.templates).some(({ status }) => status !== 'published');
  expect(run.failures.length > 0).toBe(bad);
}

/** What `published` promises of a registry that must not fail. */
function checkPublished(
  world: FanInWorld,
  template: TemplateModel,
  registries: FanInRun['results']['templates'][string]['registries'],
): void {
  expect(isPublishable(template)).toBe(true);
  const tags = registries[world.registry(0).host]?.tags ?? {};
  for (const { state, digest } of Object.values(tags)) {
    expect(['written', 'unchanged', 'held']).toContain(state);
    if (state !== 'held') expect(digest).toBeDefined();
  }
}

/** Where nothing that counts went wrong, all that may be published is: a mirror's faults, and those of before, stop nothing. */
function checkAllPublished(m: Model, run: FanInRun): void {
  if (m.onExisting === 'fail' || m.onShrink === 'fail') return;
  for (const [number, template] of m.templates.entries()) {
    const { status } = run.results.templates[nameOf(number)] ?? {};
    expect([status, run.failures]).toEqual([
      isPublishable(template) ? 'published' : expect.stringMatching(/stopped|failed/),
      expect.anything(),
    ]);
  }
}

/** A run without faults leaves all registries alike, and another changes nothing. */
function checkConverged(world: FanInWorld, m: Model, second: FanInRun, third: FanInRun): void {
  expect(third.outputs['published']).toBe(second.outputs['published']);
  for (const [name, { digest, status }] of Object.entries(second.results.templates)) {
    expect(third.results.templates[name]?.digest).toBe(digest);
    if (status !== 'published') continue;
    for (const tag of [m.version, minorOf(m), 'latest']) {
      const named = world.registries.map(({ store }) => store.tag(`acme/${name}`, tag));
      expect([tag, new Set(named).size]).toEqual([tag, 1]);
      if (tag === m.version) expect(named[0]).toBe(digest);
    }
    const again = Object.values(third.results.templates[name]?.registries ?? {});
    const states = again.flatMap(({ tags }) => Object.values(tags).map(({ state }) => state));
    expect(states.filter((state) => state !== 'unchanged' && state !== 'held')).toEqual([]);
  }
}

function snapshot(world: FanInWorld, m: Model): Record<string, string>[][] {
  return m.templates.map((_, number) =>
    world.registries.map(({ store }) => ({ ...store.tags(`acme/${nameOf(number)}`) })),
  );
}

/** Lays the model's faults over the registries, and its cancel. */
function disturb(world: FanInWorld, m: Model) {
  const handles = m.faults.flatMap(({ at, ...one }) => {
    const registry = world.registries[at];
    return registry === undefined ? [] : [registry.fault(one)];
  });
  if (m.cancelAt === 0) return handles;
  const change = (body: Buffer): Buffer => {
    world.cancel();
    return body;
  };
  return [...handles, world.registry().fault({ method: 'PUT', skip: m.cancelAt - 1, change })];
}

it('breaks no rule, whatever fails, and a re-run without faults converges', async () => {
  await fc.assert(
    fc.asyncProperty(model, async (m) => {
      await using world = await FanInWorld.start(
        ...Array.from({ length: m.registries }, () => ({})),
      );
      const plan = await build(world, m);
      const watches = m.templates.map((_, number) => wrongWrites(world, m, number));
      const once = async (): Promise<FanInRun> => {
        for (const watch of watches) watch.begin();
        const before = snapshot(world, m);
        const run = await world.run(plan, { 'on-shrink': m.onShrink });
        expect(watches.flatMap(({ found }) => found)).toEqual([]);
        check(world, m, run, before);
        return run;
      };
      const handles = disturb(world, m);
      const first = await once();
      const onlyMirror = m.faults.every(({ at }) => at === mirrorOf(m) || at >= m.registries);
      if (m.cancelAt === 0 && onlyMirror) checkAllPublished(m, first);

      for (const handle of handles) handle.lift();
      const second = await once();
      checkAllPublished(m, second);
      checkConverged(world, m, second, await once());
    }),
    { numRuns: RUNS },
  );
}, 1_800_000);
