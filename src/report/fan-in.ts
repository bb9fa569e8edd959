import type { ParityDifference } from '../model/parity.ts';
import type { Plan } from '../model/plan.ts';
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
  /** Seconds per phase. */
  readonly timings: Readonly<Record<string, number>>;
  /** `template platform` → the page of the leg's job. */
  readonly jobs: ReadonlyMap<string, string>;
}

/** Templates with what the plan and the results say of them: those that failed first. */
export function templatesOf({ plan, results }: Pick<FanInReport, 'plan' | 'results'>) {
  const rank = { failed: 0, stopped: 1, published: 2, validated: 2 } as const;
  return plan.templates
    .flatMap((template) => {
      const result = results.templates[template.name];
      return result === undefined ? [] : [{ template, result }];
    })
    .sort((a, b) => rank[a.result.status] - rank[b.result.status]);
}

export function isGood({ status }: TemplateResult): boolean {
  return status === 'published' || status === 'validated';
}
