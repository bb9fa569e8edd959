import type { Race } from './race.ts';
import { reasonOfHolders } from './moving.ts';
import type { Strayed } from './read-back.ts';
import { everywhere, PublishError, stopIfCancelled } from './run.ts';
import { wholeTagLists } from './tag-lists.ts';

/** Times that a tag is written again; each is one more run that wrote over it in between. */
const TIMES = 3;

/**
 * Tags that did not name ours when read back: a moving tag that a newer release or run took meanwhile is held, one that an older wrote over
 * is written once more, anything else is a failure.
 * @throws PublishError, CancelledError
 */
export async function settleStrayed(race: Race, strayed: readonly Strayed[]): Promise<void> {
  const { run } = race;
  const sites = [...new Set(strayed.map(({ site }) => site))];
  await everywhere(run, sites, 'reading back', async (site) => {
    const lost: Strayed[] = [];
    for (const one of strayed) {
      if (one.site !== site || (await isSettled(race, one))) continue;
      const reason = `accepted, but it names ${one.found ?? 'nothing'} when read back`;
      const found = one.found && { digest: one.found };
      run.account.set(site, one.tag, { state: 'failed', reason, ...found });
      lost.push(one);
    }
    if (lost.length === 0) return;
    throw new PublishError(`${site.repository} does not give back the tags that it accepted`, {
      answer: lost.map(({ tag, found }) => `${tag} names ${found ?? 'nothing'}`).join('; '),
      hint: 'another run may write the same tags: give the workflow a concurrency group; run this job again',
    });
  });
}

/** What the tag names, and which releases there are, is asked anew before each write: minutes may have gone by. */
async function isSettled(race: Race, { site, tag, wanted }: Strayed): Promise<boolean> {
  const { run, index, presents } = race;
  const moving = run.template.movingTags.find((one) => one.tag === tag);
  if (moving?.policy !== 'auto' || wanted !== index.descriptor.digest) return false;
  for (let time = 0; ; time++) {
    const [lists, there] = await Promise.all([
      wholeTagLists(run, undefined),
      run.registry.resolve(site.repository, tag),
    ]);
    if (there?.digest === wanted) return true;
    const holder = there && (await presents.read(run, site.repository, there.digest));
    const why = holder && reasonOfHolders(run, moving, [holder]);
    if (why !== undefined) {
      const reason = `${tag} was taken meanwhile: ${why}`;
      run.account.set(site, tag, { state: 'held', reason, ...(there && { digest: there.digest }) });
      return true;
    }
    const newer = await race.newestAbove(moving, lists);
    if (newer !== undefined) {
      await race.handOver(site, moving, newer);
      return true;
    }
    if (time === TIMES) return false;
    stopIfCancelled(run);
    await run.registry.putManifest(site.repository, tag, index);
    run.log.info(`${site.repository}:${tag} was written over by another run; written again`);
  }
}
