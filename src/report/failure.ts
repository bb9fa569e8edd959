import { CancelledError, describeError } from '../model/errors.ts';
import { item } from './markdown.ts';

/**
 * The report of a step that ended before it had one: the failure, with the other side's answer and what to do. Whoever opens the report
 * must not find an older one.
 */
export function failureReport(step: string, error: unknown): string {
  const head = error instanceof CancelledError ? `⛔ ${step} was cancelled` : `❌ ${step} failed`;
  return `## ${head}\n\n${item(describeError(error))}\n\nIt ended before its report; its log says what was done until then.\n`;
}
