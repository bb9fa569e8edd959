import type { Ledger } from '../ledger/ledger.ts';
import { AppError, describeBriefly, describeError, summariseError } from '../model/errors.ts';
import type { Log } from '../model/log.ts';
import type { recordBase } from './record-base.ts';
import type { StepResult } from './context.ts';

/**
 * Ends a leg's step that failed: leaves a `failed` record, so that the last job can say why (spec section 5), and fails the step.
 * What an optional leg does is a warning.
 * A ledger that cannot be opened or written to does not hide the first error.
 */
export async function failLeg(
  error: unknown,
  openLedger: () => Promise<Ledger>,
  base: ReturnType<typeof recordBase>,
  { log, optional }: { readonly log: Log; readonly optional: boolean },
): Promise<StepResult> {
  try {
    const ledger = await openLedger();
    const hint = error instanceof AppError ? error.hint : undefined;
    const reason = summariseError(error);
    await ledger.write({ ...base, status: 'failed', reason, ...(hint && { hint }) });
  } catch (second) {
    log.warning(`The record of this failure could not be written: ${describeError(second)}`);
  }
  return {
    outputs: { outcome: 'failed' },
    failures: [describeBriefly(error)],
    tolerated: optional,
  };
}
