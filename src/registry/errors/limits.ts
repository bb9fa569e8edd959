import type { IncomingHttpHeaders } from 'node:http';
import { parseRetryAfter } from '../transport/retry.ts';

/** What the headers of an answer tell about a limit. */
export interface Limit {
  /** Milliseconds to wait, where the registry says so. */
  readonly retryAfter: number | undefined;
  readonly endsAt: Date | undefined;
  /** Whether a quota for a long window is used up, so that waiting a moment cannot help. */
  readonly exhausted: boolean;
  /** `100 in 6 h, 0 left`. */
  readonly text: string | undefined;
}

/** A later end is a mistake, or no date at all: nothing is said of it. Milliseconds. */
const LONGEST = 366 * 24 * 3600 * 1000;

/**
 * Reads Retry-After, Docker Hub's `ratelimit-limit: 100;w=21600` and `ratelimit-remaining`, and the `x-ratelimit-reset` (seconds since
 * 1970) that it and others send.
 */
export function readLimit(headers: IncomingHttpHeaders, now: number): Limit {
  const one = (name: string): string | undefined => {
    const value = headers[name];
    return Array.isArray(value) ? value[0] : value;
  };
  const reset = one('x-ratelimit-reset') ?? one('x-retry-after') ?? one('ratelimit-reset');
  const untilReset =
    reset !== undefined && /^\d+$/.test(reset) ? fromReset(Number(reset), now) : undefined;
  const retryAfter = parseRetryAfter(one('retry-after'), now) ?? untilReset;
  const [, limit, window] = /^(\d+);w=(\d+)/.exec(one('ratelimit-limit') ?? '') ?? [];
  const [, remaining] = /^(\d+)/.exec(one('ratelimit-remaining') ?? '') ?? [];
  return {
    retryAfter,
    endsAt:
      retryAfter === undefined || retryAfter > LONGEST ? undefined : new Date(now + retryAfter),
    exhausted: remaining === '0' && Number(window) >= 3600 && retryAfter === undefined,
    text:
      limit === undefined || window === undefined
        ? undefined
        : `${limit} in ${String(Number(window) / 3600)} h, ${remaining ?? '?'} left`,
  };
}

/** A reset is a time in seconds since 1970, or, as the IETF draft has it, seconds from now. */
function fromReset(reset: number, now: number): number {
  return reset > 1_000_000_000 ? Math.max(0, reset * 1000 - now) : reset * 1000;
}
