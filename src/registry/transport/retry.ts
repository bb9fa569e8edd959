import { setTimeout as sleep } from 'node:timers/promises';
import { CancelledError } from '../../model/errors.ts';
import { RegistryError } from '../errors/errors.ts';

/** How long and how often to try again; times in milliseconds. */
export interface RetryPolicy {
  /** All tries together, the first included. */
  readonly attempts: number;
  /** The first pause; each further one is twice as long. */
  readonly base: number;
  /** The longest pause of our own choosing. */
  readonly longest: number;
  /** The longest that a server may ask for; who asks for more is not asked again. */
  readonly cap: number;
}

export const DEFAULT_POLICY: RetryPolicy = {
  attempts: 6,
  base: 500,
  longest: 15_000,
  cap: 300_000,
};

/**
 * The pause before the next try, or undefined when there is none to be made. A server's Retry-After is kept in full, with a
 * little jitter on top so that many jobs do not come back in the same instant; our own pauses lie between half and all of
 * their length.
 * @param failures how many tries have failed, from 1
 * @param random from 0 to 1
 */
export function pauseAfter(
  error: RegistryError,
  failures: number,
  policy: RetryPolicy,
  random: number,
): number | undefined {
  if (!error.transient || failures >= policy.attempts) return undefined;
  const own = Math.min(policy.base * 2 ** (failures - 1), policy.longest);
  if (error.retryAfter === undefined) return own * (0.5 + random / 2);
  if (error.retryAfter > policy.cap) return undefined;
  return error.retryAfter + own * (random / 2);
}

/** Retry-After (RFC 9110, 10.2.3): seconds, or a date; in milliseconds from now. */
export function parseRetryAfter(value: string | undefined, now: number): number | undefined {
  if (value === undefined) return undefined;
  const text = value.trim();
  if (/^\d+(?:\.\d+)?$/.test(text)) return Number(text) * 1000;
  const date = Date.parse(text);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}

/** Runs work until it succeeds, fails for good, or the policy ends it. The only place that tries again. */
export class Retrier {
  readonly #policy: RetryPolicy;
  readonly #signal: AbortSignal;
  readonly #note: (line: string) => void;
  /** Errors after which enough has been tried: what runs within another try is not tried again by that one. */
  readonly #spent = new WeakSet<object>();
  /** What is waited for now, and by how many requests. */
  readonly #waiting = new Map<string, number>();

  constructor(policy: RetryPolicy, signal: AbortSignal, note: (line: string) => void) {
    this.#policy = policy;
    this.#signal = signal;
    this.#note = note;
  }

  /** @param work is given the number of tries that failed before, from 0 */
  async run<T>(work: (failures: number) => Promise<T>): Promise<T> {
    for (let failures = 0; ;) {
      this.throwIfCancelled();
      try {
        return await work(failures);
      } catch (error) {
        failures += 1;
        await this.pause(error, failures);
      }
    }
  }

  /** Waits before the next try, or throws the error when there is to be none. */
  async pause(error: unknown, failures: number): Promise<void> {
    this.throwIfCancelled();
    if (!(error instanceof RegistryError) || this.#spent.has(error)) throw error;
    const pause = pauseAfter(error, failures, this.#policy, Math.random());
    if (pause === undefined) {
      this.#spent.add(error);
      throw error;
    }
    // Requests that wait for one host in the same way have one line together.
    const wait = [error.registry, error.name, error.status, failures].join(' ');
    const others = this.#waiting.get(wait) ?? 0;
    if (others === 0) {
      const said = error.answer === undefined ? '' : `: ${error.answer}`;
      this.#note(`${error.message}${said}; next try in ${(pause / 1000).toFixed(1)} s`);
    }
    this.#waiting.set(wait, others + 1);
    await sleep(pause, undefined, { signal: this.#signal }).catch(() => undefined);
    const left = (this.#waiting.get(wait) ?? 1) - 1;
    if (left === 0) this.#waiting.delete(wait);
    else this.#waiting.set(wait, left);
  }

  throwIfCancelled(): void {
    if (this.#signal.aborted) throw new CancelledError('Stopped by a signal');
  }
}
