import type { MovingTag } from '../model/plan.ts';
import type { Site } from './account.ts';
import { isOfEarlierRun, laterThanOurs } from './exact-tags.ts';
import { reasonOfHolders } from './moving.ts';
import type { Present } from './present.ts';
import type { Race } from './race.ts';
import { lostTags, markStrayed, type Strayed } from './read-back.ts';
import { everywhere, stopIfCancelled, type Run } from './run.ts';
import { wholeTagLists } from './tag-lists.ts';

/** Times that a tag is written again; each is one more run that wrote over it in between. */
export const TIMES = 3;

/**
 * Tags that did not name ours when read back: one that a newer release or run took meanwhile is held, one that an older wrote over is written
 * once more, anything else is a failure, when all have been looked at.
 * @throws PublishError, CancelledError
 */
export async function settleStrayed(race: Race, strayed: readonly Strayed[]): Promise<void> {
  const { run } = race;
  const lost: Strayed[] = [];
  const lose = (one: Strayed): void => {
    if (!lost.some(({ site, tag }) => site === one.site && tag === one.tag)) lost.push(one);
  };
  const isExact = ({ tag }: Strayed) => run.template.exactTags.includes(tag);
  // Exact tags first: whose they are tells whose the moving ones must be.
  for (const batch of [strayed.filter(isExact), strayed.filter((one) => !isExact(one))]) {
    await everywhere(run, sitesOf(batch), 'reading back', async (site) => {
      for (const one of batch) {
        const wrong = one.site === site ? await settleOne(race, one) : undefined;
        if (wrong !== undefined) lose(wrong);
      }
    });
  }
  if (lost.length === 0) return;
  // After a cancel nobody waited for what slow replicas would show.
  stopIfCancelled(run);
  // Before a mirror is left behind for it.
  await race.settle(await wholeTagLists(run, undefined));
  await everywhere(run, sitesOf(lost), 'reading back', (site) =>
    Promise.reject(
      lostTags(
        site,
        lost.filter((one) => one.site === site),
      ),
    ),
  );
}

function sitesOf(strayed: readonly Strayed[]): readonly Site[] {
  return [...new Set(strayed.map(({ site }) => site))];
}

/**
 * What the tag names, and which releases there are, is asked anew before each write: minutes may have gone by.
 * @returns the tag that is lost for good, if there is one: this, or our exact tag
 */
async function settleOne(race: Race, one: Strayed): Promise<Strayed | undefined> {
  const { run, index, presents } = race;
  const { site, tag, wanted } = one;
  if (wanted !== index.descriptor.digest) return one;
  const moving = run.template.movingTags.find((candidate) => candidate.tag === tag);
  for (let time = 0; ; time++) {
    const [lists, there, exact] = await Promise.all([
      moving && wholeTagLists(run, undefined),
      run.registry.resolve(site.repository, tag),
      moving && strayedExact(race, site),
    ]);
    if (exact !== undefined) {
      markStrayed(run, exact);
      leaveTo(run, exact, { ...one, found: there?.digest });
      return exact;
    }
    if (there?.digest === wanted) {
      run.account.set(site, tag, { state: 'written', digest: wanted });
      return undefined;
    }
    if (moving !== undefined && moving.policy !== 'auto') return one;
    const holder = there && (await presents.read(run, site.repository, there.digest));
    const why = holder && takenBy(run, moving, holder);
    if (why !== undefined) {
      const reason = `${tag} was taken meanwhile: ${why}`;
      run.account.set(site, tag, { state: 'held', reason, ...(there && { digest: there.digest }) });
      // Users expect of an exact tag the same image for good.
      if (moving === undefined) run.warn(reason);
      return undefined;
    }
    const newer = moving && lists && (await race.newestAbove(moving, lists));
    if (moving !== undefined && newer !== undefined) {
      await race.handOver(site, moving, newer);
      return undefined;
    }
    if (time === TIMES || (moving === undefined && !isOfEarlierRun(run, holder))) return one;
    stopIfCancelled(run);
    await run.registry.putManifest(site.repository, tag, index);
    run.log.info(`${site.repository}:${tag} was written over by another run; written again`);
  }
}

/** Our exact tag, where it names another build of our version by now: a moving tag that we wrote again would mix the two. */
async function strayedExact({ run, index }: Race, site: Site): Promise<Strayed | undefined> {
  const [tag] = run.template.exactTags;
  if (tag === undefined || run.plan.version === null) return undefined;
  const wanted = index.descriptor.digest;
  const found = (await run.registry.resolve(site.repository, tag))?.digest;
  return found === undefined || found === wanted ? undefined : { site, tag, wanted, found };
}

/** Leaves a moving tag to the build that has our exact tag; where it names ours, the race hands it over. */
function leaveTo({ account }: Run, exact: Strayed, { site, tag, wanted, found }: Strayed): void {
  if (found === wanted) {
    account.set(site, tag, { state: 'written', digest: wanted });
    return;
  }
  const reason = `${exact.tag} names another build by now: ${tag} is not written again`;
  account.set(site, tag, { state: 'held', reason, ...(found && { digest: found }) });
}

/** Why what a tag names keeps it. */
function takenBy(run: Run, moving: MovingTag | undefined, holder: Present): string | undefined {
  return moving === undefined ? laterThanOurs(run, holder) : reasonOfHolders(run, moving, [holder]);
}
