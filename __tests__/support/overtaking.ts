import { expect } from '@jest/globals';
import type { Plan } from '../../src/model/plan.ts';
import type { FanInWorld } from './fan-in-world.ts';
import type { Fault } from './registry/faults.ts';

/** A moment of a run: a request of its own, on its way or with its answer under way. */
export interface Moment {
  readonly match: Pick<Fault, 'method' | 'path' | 'skip'>;
  readonly when: 'before' | 'after';
}

/** Runs one plan, and others as a whole at a moment of it. */
export async function overtake(
  world: FanInWorld,
  plan: Plan,
  { match, when }: Moment,
  others: Plan[],
) {
  const act = async (): Promise<void> => {
    for (const other of others) expect((await world.run(other)).failures).toEqual([]);
  };
  const gate = world.registry().fault({ ...match, [when]: act });
  const run = await world.run(plan);
  expect(gate.hits).toBe(1);
  return run;
}

/** What an index under a tag names for an architecture. */
export function childAt(
  world: FanInWorld,
  tag: string,
  architecture: string,
  registry = 0,
): string | undefined {
  const stored = world.registry(registry).store.manifest('acme/app', tag);
  const { manifests = [] } = JSON.parse(stored?.bytes.toString() ?? '{}') as {
    manifests?: { digest: string; platform?: { architecture: string } }[];
  };
  return manifests.find(({ platform }) => platform?.architecture === architecture)?.digest;
}

export function expectArchTags(world: FanInWorld, moving: string, registry = 0): void {
  for (const architecture of ['amd64', 'arm64']) {
    const child = childAt(world, moving, architecture, registry);
    expect(child).toBeDefined();
    const tag = `${moving}-linux-${architecture}`;
    expect([tag, world.tag('app', tag, registry)]).toEqual([tag, child]);
  }
}
