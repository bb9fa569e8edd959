import type { Results } from '../model/results.ts';
import { failureReport } from '../report/failure.ts';

/** What is told of a step that an error ended early. Legs (`build`, `push`) have no report: their record tells the fan-in. */
export interface EarlyEnd {
  /** Markdown. */
  readonly report?: string;
  /** The output `results` as JSON, of a step that has one: no template came to its end. */
  readonly results?: string;
}

const NO_RESULTS: Results = { schema: 1, templates: {} };

export function earlyEnd(step: string, error: unknown): EarlyEnd {
  if (step === 'plan') return { report: failureReport(step, error) };
  if (!['publish', 'manifest', 'promote'].includes(step)) return {};
  return { report: failureReport(step, error), results: JSON.stringify(NO_RESULTS) };
}
