import { setTimeout as sleep } from 'node:timers/promises';
import { AppError, CancelledError } from '../model/errors.ts';
import { formatSeconds } from '../model/format.ts';
import type { Log } from '../model/log.ts';
import { lookUp, type Lookup, type PackageIndex } from './package-index.ts';

/** The version that is to be published is not on the package index. */
export class PackageError extends AppError {
  override readonly name = 'PackageError';
}

export interface PackageQuestion {
  readonly name: string;
  readonly version: string;
  /** Asked in this order; the first that has the version is taken. */
  readonly indexes: readonly PackageIndex[];
  /** Seconds. */
  readonly wait: number;
}

/** Milliseconds between two rounds; the last one repeats. */
const PAUSES = [1000, 2000, 4000, 8000, 15_000, 30_000];

/**
 * Waits until an index has the version: it may have been uploaded a moment ago. A line of progress per round.
 * @throws PackageError when the time is over, an index refuses, or every file of the version is yanked; CancelledError
 */
export async function waitForPackage(
  { name, version, indexes, wait }: PackageQuestion,
  log: Log,
  signal: AbortSignal,
): Promise<PackageIndex> {
  const began = performance.now();
  const elapsed = (): number => (performance.now() - began) / 1000;
  const said = new Map<string, string>();
  try {
    for (let round = 0; ; round += 1) {
      for (const index of indexes) {
        const found = await lookUp(index, name, version, signal);
        if (found.kind === 'found') return accept(found, index);
        said.set(index.label, found.why);
        if (found.kind === 'failed' && found.final) throw failed('refuses to say');
      }
      const left = wait - elapsed();
      if (left <= 0)
        throw failed(wait === 0 ? 'does not have' : `does not have, after ${formatSeconds(wait)},`);
      const pause = Math.min(PAUSES[Math.min(round, PAUSES.length - 1)] ?? 0, left * 1000);
      log.info(
        `waiting for ${name} ${version}, ${formatSeconds(elapsed())} of ${formatSeconds(wait)}: ${answers()}`,
      );
      await sleep(pause, undefined, { signal });
    }
  } catch (error) {
    if (signal.aborted) throw new CancelledError(`cancelled while waiting for ${name} ${version}`);
    throw error;
  }

  function answers(): string {
    return [...said].map(([label, why]) => `${label}: ${why}`).join('; ');
  }

  function failed(what: string): PackageError {
    const labels = indexes.map(({ label }) => label).join(' and ');
    return new PackageError(`${labels} ${what} ${name} ${version}; nothing was built`, {
      answer: answers(),
      hint: 'check the version, upload the package first, raise package-wait, or leave out the input package',
    });
  }

  function accept(
    { files, yanked, reason }: Lookup & { kind: 'found' },
    index: PackageIndex,
  ): PackageIndex {
    const why = reason === undefined ? '' : `: ${reason}`;
    if (yanked === files) {
      throw new PackageError(`${name} ${version} was yanked from ${index.label}${why}`, {
        hint: 'publish another version; leave out the input package to build this one all the same',
      });
    }
    if (yanked > 0) {
      log.warning(
        `${yanked} of ${files} files of ${name} ${version} were yanked from ${index.label}${why}`,
      );
    }
    log.info(`${name} ${version} is on ${index.label}: ${files} ${files === 1 ? 'file' : 'files'}`);
    return index;
  }
}
