import type { ParityDifference } from '../model/parity.ts';
import type { Plan } from '../model/plan.ts';
import type { LegRecord } from '../model/record.ts';
import type { Results, TemplateResult } from '../model/results.ts';

/** All that the report of a fan-in is made of. */
export interface FanInReport {
  readonly plan: Plan;
  readonly results: Results;
  readonly warnings: readonly string[];
  readonly failures: readonly string[];
  /** Records that did not count, in words. */
  readonly leftOut: readonly string[];
  readonly parity: Readonly<Record<string, readonly ParityDifference[]>>;
  /** The records that counted: the legs' own times and tags. */
  readonly records: readonly LegRecord[];
  /** Seconds per phase. */
  readonly timings: Readonly<Record<string, number>>;
  /** `template platform` → the page of the leg's job. */
  readonly jobs: ReadonlyMap<string, string>;
}

/** A template and how it ended. */
export interface RankedTemplate {
  readonly name: string;
  readonly result: TemplateResult;
}

/** All templates, those that failed first. */
export function ranked({ templates }: Results): readonly RankedTemplate[] {
  const rank = { failed: 0, stopped: 1, published: 2, validated: 2 } as const;
  return Object.entries(templates)
    .map(([name, result]) => ({ name, result }))
    .sort((a, b) => rank[a.result.status] - rank[b.result.status]);
}

export function isGood({ status }: TemplateResult): boolean {
  return status === 'published' || status === 'validated';
}
