import { gunzipSync, gzipSync } from 'node:zlib';
import { digestOf, type Digest } from '../model/digest.ts';
import { canonicalJson, DataError, parseJson } from '../model/json.ts';
import { planSchema, type Plan } from '../model/plan.ts';

const PREFIX = 'mp1.';
/** A plan of 256 legs is some hundred kB; what unpacks to more is no plan. */
const MAX_JSON_BYTES = 16 * 1024 * 1024;

/** The output `plan`: `mp1.` and the base64url of the gzipped JSON (spec section 5 says why). */
export function encodePlan(plan: Plan): string {
  return PREFIX + gzipSync(canonicalJson(plan), { level: 9 }).toString('base64url');
}

/** Does the text look like a plan itself, and not like the name of a file that holds one? */
export function isPlanText(text: string): boolean {
  return text.startsWith(PREFIX) || text.trimStart().startsWith('{');
}

/**
 * Reads a plan from its encoded form or from plain JSON.
 * @throws DataError when it is neither, or not of this version's form
 */
export function decodePlan(text: string): Plan {
  const trimmed = text.trim();
  return parseJson(
    planSchema,
    trimmed.startsWith(PREFIX) ? unpack(trimmed.slice(PREFIX.length)) : trimmed,
    'the plan',
  );
}

function unpack(base64url: string): Uint8Array {
  try {
    return gunzipSync(Buffer.from(base64url, 'base64url'), { maxOutputLength: MAX_JSON_BYTES });
  } catch (cause) {
    throw new DataError('the plan is damaged: what follows mp1. is not base64url of gzipped JSON', {
      answer: cause instanceof Error ? cause.message : String(cause),
      hint: 'hand over the output `plan` of the plan step whole, as it is',
      cause,
    });
  }
}

/** Names a plan in records: equal plans give equal hashes, whatever the order of their keys. */
export function planHash(plan: Plan): Digest {
  return digestOf(canonicalJson(plan));
}
