import type { RawManifest } from '../registry/registry.ts';
import type { MovingTag } from '../model/plan.ts';
import type { Site } from './account.ts';
import { comparesReleases, type PresentReader, type TagLists } from './moving.ts';
import { newestAbove } from './race.ts';
import type { Strayed } from './read-back.ts';
import { newerRun } from './run-order.ts';
import { everywhere, PublishError, stopIfCancelled, type Run } from './run.ts';

/**
 * Tags that did not name ours when read back: a moving tag that a newer release or run took meanwhile is held, one that an older wrote over
 * is written once more, anything else is a failure.
 * @throws PublishError, CancelledError
 */
export async function settleStrayed(
  run: Run,
  index: RawManifest,
  strayed: readonly Strayed[],
  lists: TagLists,
  presents: PresentReader,
): Promise<void> {
  const sites = [...new Set(strayed.map(({ site }) => site))];
  await everywhere(run, sites, 'reading back', async (site) => {
    const lost: Strayed[] = [];
    for (const one of strayed) {
      if (one.site !== site || (await isSettled(run, one, index, lists, presents))) continue;
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

async function isSettled(
  run: Run,
  { site, tag, found, wanted }: Strayed,
  index: RawManifest,
  lists: TagLists,
  presents: PresentReader,
): Promise<boolean> {
  const moving = run.template.movingTags.find((one) => one.tag === tag);
  if (moving?.policy !== 'auto' || wanted !== index.descriptor.digest) return false;
  const newer = await takenBy(run, site, moving, found, lists, presents);
  if (newer !== undefined) {
    const reason = `${tag} was taken meanwhile: ${newer}`;
    run.account.set(site, tag, { state: 'held', reason, ...(found && { digest: found }) });
    return true;
  }
  stopIfCancelled(run);
  await run.registry.putManifest(site.repository, tag, index);
  run.log.info(`${site.repository}:${tag} was written over by another run; written again`);
  return (await run.registry.resolve(site.repository, tag))?.digest === wanted;
}

/** The release or run that may have the tag, in words. */
async function takenBy(
  run: Run,
  site: Site,
  moving: MovingTag,
  found: Strayed['found'],
  lists: TagLists,
  presents: PresentReader,
): Promise<string | undefined> {
  if (comparesReleases(run, moving)) {
    const newer = newestAbove(run, moving, lists);
    return newer === undefined ? undefined : `${newer} is newer`;
  }
  const present = found && (await presents.read(run, site.repository, found));
  return present && newerRun(present, run.plan);
}
