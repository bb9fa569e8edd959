import fc from 'fast-check';
import type { Plan } from '../../src/model/plan.ts';
import { recordOf } from './fan-in.ts';
import type { FanInWorld } from './fan-in-world.ts';
import type { Fault } from './registry/faults.ts';

/*
 * Random plans, leg results, registry states and faults for the model-based test of the fan-in.
 */

/** `hollow`: pushed, and the first registry has lost a layer of it since. `partly`: only the first registry has it. */
type LegState =
  'pushed' | 'partly' | 'failed' | 'absent' | 'stranger' | 'wrong' | 'retried' | 'hollow';

export interface LegModel {
  readonly platform: string;
  readonly optional: boolean;
  readonly state: LegState;
}

export interface TemplateModel {
  readonly legs: readonly LegModel[];
  /** What `latest` names before: releases of these versions exist, with these architectures. */
  readonly before: readonly {
    readonly version: string;
    readonly architectures: readonly string[];
  }[];
  readonly latestAt: number;
}

export interface Model {
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
      'hollow',
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

export const model: fc.Arbitrary<Model> = fc.record({
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

export const nameOf = (number: number): string => `app${number}`;

/** The plan of a model, with what its legs and earlier releases left. */
export async function build(world: FanInWorld, m: Model): Promise<Plan> {
  const mirror = mirrorOf(m);
  const plan = world.plan(
    m.templates.map(({ legs }, number) => ({
      name: nameOf(number),
      platforms: legs.map(({ platform, optional }) => platform + (optional ? '?' : '')),
      exactTags: [m.version],
      movingTags: [{ tag: minorOf(m), pattern: '{major}.{minor}' }, { tag: 'latest' }],
      archTags: m.archTags,
    })),
    {
      version: m.version,
      onExisting: m.onExisting,
      registries:
        mirror !== undefined ? { [world.registry(mirror).host]: { required: false } } : {},
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

async function place(world: FanInWorld, plan: Plan, name: string, { platform, state }: LegModel) {
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
    case 'hollow': {
      const [layer] = (await world.push(plan, name, platform)).layers;
      world
        .registry()
        .store.at(`acme/${name}`)
        .blobs.delete(layer?.digest ?? '');
      return;
    }
    case 'absent':
      return;
  }
}

/** Legs whose image is fit for the index. */
const FIT: readonly LegState[] = ['pushed', 'partly', 'retried'];

/** May the template be published, as far as its legs go? A registry that lost a layer must not move a tag to it. */
export function isPublishable({ legs }: TemplateModel): boolean {
  const isFit = ({ state }: LegModel): boolean => FIT.includes(state);
  return (
    legs.every((leg) => leg.optional || isFit(leg)) &&
    legs.some(isFit) &&
    !legs.some(({ state }) => state === 'hollow')
  );
}

/** The architectures that the template's index must have. */
export function requiredOf({ legs }: TemplateModel): readonly string[] {
  return legs
    .filter(({ optional }) => !optional)
    .map(({ platform }) => platform.split('/')[1] ?? '');
}

/** The number of the registry that may fail. */
export function mirrorOf(m: Model): number | undefined {
  return m.mirror && m.registries > 1 ? m.registries - 1 : undefined;
}

/** The tag `{major}.{minor}`. */
export function minorOf({ version }: Model): string {
  return version.slice(0, 3);
}
