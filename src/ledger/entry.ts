import { shortDigest } from '../model/digest.ts';
import { legSlug } from '../model/leg.ts';
import type { LegRecord } from '../model/record.ts';

/**
 * The name of a record in a store: leg, plan, run and attempt (spec section 5: one entry per leg and attempt, no two alike). It only keeps entries
 * apart; who reads them goes by the record's own fields.
 */
export function entryName(record: LegRecord): string {
  const run = /^[A-Za-z0-9]{1,32}$/.exec(record.runId ?? '')?.[0] ?? 'local';
  return `${legSlug(record)}--${shortDigest(record.plan)}--${run}--${record.attempt}`;
}
