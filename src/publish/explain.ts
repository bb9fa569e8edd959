import type { LegId } from '../model/leg.ts';
import { NO_RECORD, type Settlement } from './settle.ts';

/** The settlement with better reasons for legs that left no record. */
export function explain(
  settlement: Settlement,
  reasonOf: (leg: LegId) => string | undefined,
): Settlement {
  return {
    ...settlement,
    templates: settlement.templates.map((settled) => ({
      ...settled,
      legs: settled.legs.map((leg) => {
        if (!('missing' in leg) || !leg.missing.startsWith(NO_RECORD)) return leg;
        const id = { template: settled.template.name, platform: leg.leg.platform };
        const reason = reasonOf(id);
        return reason === undefined
          ? leg
          : { ...leg, missing: leg.missing.replace(NO_RECORD, reason) };
      }),
    })),
  };
}
