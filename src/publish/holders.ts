import type { Digest } from '../model/digest.ts';
import { CancelledError } from '../model/errors.ts';
import type { Site } from './account.ts';
import { dropMirror, type Run } from './run.ts';

/** Which of the images and attestations each site holds. */
export type Held = ReadonlyMap<Site, ReadonlySet<Digest>>;

/** The sites that hold a digest, required ones first: what a mirror says counts only where no other has it. */
export function holdersOf(held: Held, digest: Digest): readonly Site[] {
  const holders = [...held].flatMap(([site, digests]) => (digests.has(digest) ? [site] : []));
  return holders.toSorted((a, b) => Number(b.required) - Number(a.required));
}

/**
 * Takes something from one of the sites that hold it: each is tried in turn, and a mirror that fails is left behind.
 * @param take undefined means that the site does not have it any more
 * @param isAtFault false for an error that no other holder would cure
 * @throws what the first of them failed with, where none gives it
 */
export async function takeFrom<T>(
  run: Run,
  holders: readonly Site[],
  doing: string,
  take: (holder: Site) => Promise<T | undefined>,
  isAtFault: (error: unknown, holder: Site) => boolean = () => true,
): Promise<T | undefined> {
  const failures: { readonly error: unknown }[] = [];
  for (const holder of run.account.live(holders)) {
    try {
      const taken = await take(holder);
      if (taken !== undefined) return taken;
    } catch (error) {
      if (error instanceof CancelledError || !isAtFault(error, holder)) throw error;
      failures.push({ error });
      if (!holder.required) dropMirror(run, holder, doing, error);
    }
  }
  const [first] = failures;
  if (first !== undefined) throw first.error;
  return undefined;
}
