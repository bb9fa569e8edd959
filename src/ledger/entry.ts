import { digestOf, shortDigest } from '../model/digest.ts';
import { legSlug } from '../model/leg.ts';
import type { LegRecord } from '../model/record.ts';

/** Longest leg part of a name: a file name holds 255 bytes, and the rest of ours needs about 60. */
const LEG_LENGTH = 150;

/**
 * The name of a record in a store: leg, plan, run and attempt (spec section 5: one entry per leg and attempt, no two alike). It only keeps entries
 * apart; who reads them goes by the record's own fields.
 */
export function entryName(record: LegRecord): string {
  const leg = legSlug(record);
  const short =
    leg.length <= LEG_LENGTH
      ? leg
      : `${leg.slice(0, LEG_LENGTH - 14)}_${shortDigest(digestOf(leg))}_`;
  const run = /^[A-Za-z0-9]{1,32}$/.exec(record.runId ?? '')?.[0] ?? 'local';
  return `${short}--${shortDigest(record.plan)}--${run}--${record.attempt}`;
}
