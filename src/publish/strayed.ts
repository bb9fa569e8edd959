import type { MovingTag } from '../model/plan.ts';
import type { Site } from './account.ts';
import { reasonOfHolders } from './moving.ts';
import type { Present } from './present.ts';
import type { Race } from './race.ts';
import type { Strayed } from './read-back.ts';
import { newerRun, runsOf } from './run-order.ts';
import { everywhere, PublishError, stopIfCancelled, type Run } from './run.ts';
import { wholeTagLists } from './tag-lists.ts';

/** Times that a tag is written again; each is one more run that wrote over it in between. */
export const TIMES = 3;

/**
 * Tags that did not name ours when read back: one that a newer release or run took meanwhile is held, one that an older wrote over is written
 * once more, anything else is a failure.
 * @throws PublishError, CancelledError
 */
export async function settleStrayed(race: Race, strayed: readonly Strayed[]): Promise<void> {
  const { run } = race;
  const isExact = ({ tag }: Strayed) => run.template.exactTags.includes(tag);
  // Exact tags first: whose they are tells whose the moving ones must be.
  for (const batch of [strayed.filter(isExact), strayed.filter((one) => !isExact(one))]) {
    const sites = [...new Set(batch.map(({ site }) => site))];
    await everywhere(run, sites, 'reading back', async (site) => {
      const lost: Strayed[] = [];
      for (const one of batch) {
        if (one.site === site && !(await isSettled(race, one))) lost.push(one);
      }
      if (lost.length > 0) throw lostTags(site, lost);
    });
  }
}

/** The error of tags that a registry took and that name something else for good. */
export function lostTags({ repository }: Site, lost: readonly Strayed[]): PublishError {
  return new PublishError(`${repository} does not give back the tags that it accepted`, {
    answer: lost.map(({ tag, found }) => `${tag} names ${found ?? 'nothing'}`).join('; '),
    hint: 'another run may write the same tags: give the workflow a concurrency group; run this job again',
  });
}

/** What the tag names, and which releases there are, is asked anew before each write: minutes may have gone by. */
async function isSettled(race: Race, { site, tag, wanted }: Strayed): Promise<boolean> {
  const { run, index, presents } = race;
  if (wanted !== index.descriptor.digest) return false;
  const moving = run.template.movingTags.find((one) => one.tag === tag);
  if (moving !== undefined && moving.policy !== 'auto') return false;
  for (let time = 0; ; time++) {
    const [lists, there] = await Promise.all([
      moving && wholeTagLists(run, undefined),
      run.registry.resolve(site.repository, tag),
    ]);
    if (there?.digest === wanted) {
      run.account.set(site, tag, { state: 'written', digest: wanted });
      return true;
    }
    const holder = there && (await presents.read(run, site.repository, there.digest));
    const why = holder && takenBy(run, moving, holder);
    if (why !== undefined) {
      const reason = `${tag} was taken meanwhile: ${why}`;
      run.account.set(site, tag, { state: 'held', reason, ...(there && { digest: there.digest }) });
      // Users expect of an exact tag the same image for good.
      if (moving === undefined) run.warn(reason);
      return true;
    }
    const newer = moving && lists && (await race.newestAbove(moving, lists));
    if (moving !== undefined && newer !== undefined) {
      await race.handOver(site, moving, newer);
      return true;
    }
    if (time === TIMES || (moving === undefined && !isOfEarlierRun(run, holder))) return false;
    stopIfCancelled(run);
    await run.registry.putManifest(site.repository, tag, index);
    run.log.info(`${site.repository}:${tag} was written over by another run; written again`);
  }
}

/** Why what a tag names keeps it; of an exact tag that is a later run alone, of which its index says so itself. */
function takenBy(run: Run, moving: MovingTag | undefined, holder: Present): string | undefined {
  if (moving !== undefined) return reasonOfHolders(run, moving, [holder]);
  return comparesExact(run, holder) ? newerRun(holder, run.plan) : undefined;
}

/** Is it known that an exact tag was written over by a build that ours replaces? */
function isOfEarlierRun(run: Run, holder: Present | undefined): boolean {
  const runs = holder && comparesExact(run, holder);
  return run.plan.onExisting === 'replace' && runs !== undefined && runs.theirs < runs.ours;
}

/** Exact tags of a version belong to no run more than to another. */
function comparesExact({ plan }: Run, holder: Present) {
  return plan.version === null ? runsOf(holder, plan) : undefined;
}
