import type { Digest } from '../model/digest.ts';
import { stopIfCancelled, type Run } from './run.ts';

/** Milliseconds between looks: replicas and caches may need half a minute to show what was accepted. */
const WAITS = [500, 1000, 2000, 4000, 8000, 16000];

/** Looks until it is so, within bounds; a cancel ends the waiting and the last look counts. */
export async function eventually(run: Run, look: () => Promise<boolean>): Promise<boolean> {
  for (const wait of WAITS) {
    if (await look()) return true;
    if (run.signal.aborted) return false;
    await run.clock.sleep(wait, run.signal);
  }
  return look();
}

/**
 * Those digests that are not there for good; each is looked for once, all at the same time.
 * @throws CancelledError where a cancel ended the wait for one: nobody knows then whether it would have come
 */
export async function absent(
  run: Run,
  digests: readonly Digest[],
  isThere: (digest: Digest) => Promise<boolean>,
): Promise<readonly Digest[]> {
  const looks = [...new Set(digests)].map(async (digest) =>
    (await eventually(run, () => isThere(digest))) ? [] : [digest],
  );
  const missing = (await Promise.all(looks)).flat();
  if (missing.length > 0) stopIfCancelled(run);
  return missing;
}
