import type { Digest } from '../model/digest.ts';
import type { RawManifest } from '../registry/registry.ts';
import { hold, readThere, type PresentReader } from './moving.ts';
import type { Present } from './present.ts';
import { newerRun, runsOf } from './run-order.ts';
import type { Run } from './run.ts';
import { askTags, moveTags, refuseExisting, type Move, type TagView } from './tags.ts';

/**
 * Makes the exact tags name the index, everywhere. One that names a later run's build of the same commit stays everywhere: an earlier run that
 * is run again takes it back no more than a moving tag.
 * @throws PublishError, CancelledError
 */
export async function moveExactTags(
  run: Run,
  index: RawManifest,
  presents: PresentReader,
  before: TagView,
): Promise<void> {
  const { digest } = index.descriptor;
  const view = await lookAgain(run, digest, before);
  const moves: Move[] = [];
  for (const tag of run.template.exactTags) {
    const there = comparesExact(run) ? await readThere(run, tag, digest, view, presents) : [];
    const [why] = there.flatMap((present) => laterThanOurs(run, present) ?? []);
    if (why === undefined) {
      moves.push({ tag, manifest: index });
      continue;
    }
    const reason = `${tag} stays: ${why}`;
    run.warn(reason);
    hold(run, tag, reason, view, digest);
  }
  await moveTags(run, run.account.sites.index, () => moves, view);
}

/**
 * With `on-existing: fail` the tags are asked for once more right before the write: minutes may have gone by while images were copied.
 * @returns what the tags name
 * @throws PublishError where one is there by now
 */
export async function lookAgain(run: Run, wanted: Digest, before: TagView): Promise<TagView> {
  if (run.plan.onExisting !== 'fail') return before;
  const view = await askTags(run, run.account.sites.index, () => run.template.exactTags);
  await refuseExisting(run, view, wanted);
  return view;
}

/** May the order of runs decide on exact tags? Those of a version belong to no run more than to another. */
export function comparesExact({ plan }: Run): boolean {
  return plan.version === null && plan.project.runId !== undefined;
}

/** Why an exact tag is another's, in words: a later run's alone, of which its index says so itself. */
export function laterThanOurs(run: Run, holder: Present): string | undefined {
  const isKnown = comparesExact(run) && runsOf(holder, run.plan) !== undefined;
  return isKnown ? newerRun(holder, run.plan) : undefined;
}

/** Is it known that an exact tag was written over by a build that ours replaces? */
export function isOfEarlierRun(run: Run, holder: Present | undefined): boolean {
  const runs = holder && comparesExact(run) ? runsOf(holder, run.plan) : undefined;
  return run.plan.onExisting === 'replace' && runs !== undefined && runs.theirs < runs.ours;
}
