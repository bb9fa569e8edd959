import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { DeniedError, UnavailableError } from '../../../src/registry/errors/errors.ts';
import {
  DEFAULT_POLICY,
  parseRetryAfter,
  pauseAfter,
  Retrier,
} from '../../../src/registry/transport/retry.ts';

const passing = (retryAfter?: number, registry = 'r') =>
  new UnavailableError('down', {
    registry,
    transient: true,
    ...(retryAfter === undefined ? {} : { retryAfter }),
  });

describe('the pause before another try', () => {
  it.each([
    ['doubles', passing(), 1, 1, 500],
    ['doubles', passing(), 3, 1, 2000],
    ['is half of it at least', passing(), 3, 0, 1000],
    ['is what the server asks for', passing(30_000), 1, 0, 30_000],
    ['is not less than the server asks for', passing(1000), 5, 1, 5000],
    ['is none where the server asks for too much', passing(300_001), 1, 0, undefined],
    ['is none after the last try', passing(), 6, 0, undefined],
    ['is none for what cannot pass', new DeniedError('no', { registry: 'r' }), 1, 0, undefined],
  ])('%s', (_name, error, failures, random, pause) => {
    expect(pauseAfter(error, failures, DEFAULT_POLICY, random)).toBe(pause);
  });

  it('never falls below what the server asked for, nor goes beyond its cap by more than our own', () => {
    fc.assert(
      fc.property(
        fc.nat(400_000),
        fc.integer({ min: 1, max: 5 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (asked, failures, random) => {
          const pause = pauseAfter(passing(asked), failures, DEFAULT_POLICY, random);
          if (asked > DEFAULT_POLICY.cap) expect(pause).toBeUndefined();
          else {
            expect(pause).toBeGreaterThanOrEqual(asked);
            expect(pause).toBeLessThanOrEqual(DEFAULT_POLICY.cap + DEFAULT_POLICY.longest);
          }
        },
      ),
    );
  });
});

describe('Retry-After', () => {
  const now = Date.parse('2026-11-30T12:00:00Z');
  it.each([
    ['120', 120_000],
    ['0', 0],
    [' 1.5 ', 1500],
    ['Mon, 30 Nov 2026 12:01:00 GMT', 60_000],
    ['Mon, 30 Nov 2026 11:00:00 GMT', 0],
    ['soon', undefined],
    [undefined, undefined],
  ])('%j', (value, milliseconds) => {
    expect(parseRetryAfter(value, now)).toBe(milliseconds);
  });
});

describe('a retrier', () => {
  const policy = { attempts: 3, base: 1, longest: 1, cap: 10 };
  const make = () => {
    const notes: string[] = [];
    const stop = new AbortController();
    return { notes, stop, retrier: new Retrier(policy, stop.signal, (line) => notes.push(line)) };
  };

  it('says each time that it tries again, and with what words of the other side', async () => {
    const { retrier, notes } = make();
    let tries = 0;
    const done = await retrier.run(() => {
      tries += 1;
      return tries < 3 ? Promise.reject(passing()) : Promise.resolve('done');
    });
    expect([done, tries, notes.length]).toEqual(['done', 3, 2]);
  });

  it('says it once for all requests that wait for one host, and for each host', async () => {
    const { retrier, notes } = make();
    const ask = (registry: string) => {
      let tries = 0;
      return retrier.run(() => {
        tries += 1;
        return tries < 2 ? Promise.reject(passing(undefined, registry)) : Promise.resolve();
      });
    };
    await Promise.all([ask('one.io'), ask('one.io'), ask('two.io'), ask('one.io')]);
    expect(notes).toHaveLength(2);
    await ask('one.io');
    expect(notes).toHaveLength(3);
  });

  it('within another multiplies nothing', async () => {
    const { retrier } = make();
    let tries = 0;
    const inner = () =>
      retrier.run(() => {
        tries += 1;
        return Promise.reject(passing());
      });
    await expect(retrier.run(inner)).rejects.toThrow('down');
    expect(tries).toBe(3);
  });

  it('leaves faults of the program alone', async () => {
    const { retrier, notes } = make();
    await expect(retrier.run(() => Promise.reject(new TypeError('bug')))).rejects.toThrow('bug');
    expect(notes).toEqual([]);
  });

  it('stops within a pause', async () => {
    const stop = new AbortController();
    const long = { ...policy, base: 60_000, longest: 60_000, cap: 60_000 };
    const retrier = new Retrier(long, stop.signal, () => {
      stop.abort();
    });
    await expect(retrier.run(() => Promise.reject(passing()))).rejects.toMatchObject({
      name: 'CancelledError',
    });
  });
});
