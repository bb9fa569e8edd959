import type { RawManifest } from '../registry/registry.ts';
import type { Digest } from '../model/digest.ts';
import type { MovingTag } from '../model/plan.ts';
import type { Repository, Tag } from '../model/reference.ts';
import { decideMovingTag } from '../plan/moving.ts';
import { movingTagsOf, type Site } from './account.ts';
import { readPresent, UNREADABLE_PRESENT, type Present } from './present.ts';
import { newerRun, releasesOf } from './run-order.ts';
import { everywhere, PublishError, type Run } from './run.ts';
import { lostPlatforms, tellLoss } from './shrink.ts';
import { comparesRuns, readTagLists, TagLists, wholeTagLists } from './tag-lists.ts';
import { askTags, held, moveTags, named, type TagView } from './tags.ts';

/** The tag that moves after all others (spec section 7, rule 6). */
const LAST = 'latest';

/** Reads what digests name, each digest once for all sites and tags. */
export class PresentReader {
  readonly #known = new Map<Digest, Promise<Present | undefined>>();

  read(run: Run, repository: Repository, digest: Digest): Promise<Present | undefined> {
    const known = this.#known.get(digest);
    if (known !== undefined) return known;
    const reading = readPresent(run.registry, repository, digest);
    this.#known.set(digest, reading);
    reading.catch(() => this.#known.delete(digest));
    return reading;
  }

  /** Begins to read what tags name before it is asked for. A failure counts only when it is. */
  readAhead(run: Run, view: TagView, wanted: Digest, asked: readonly Tag[]): void {
    for (const [{ repository }, tags] of view) {
      for (const tag of asked) {
        const digest = tags.get(tag);
        if (digest !== undefined && digest !== 'unreadable' && digest !== wanted)
          void this.read(run, repository, digest).catch(() => undefined);
      }
    }
  }
}

/** What the version rule says of one moving tag, given the registries' tags. */
export function decide(run: Run, tag: MovingTag, lists: TagLists) {
  return decideMovingTag({
    tag,
    version: run.plan.version,
    releases: lists.releases(tag),
  });
}

/** What the registries say right before moving tags are written. */
export interface Asked {
  /** What moving tags and their arch tags name. */
  readonly view: TagView;
  readonly lists: TagLists;
}

/** @throws PublishError */
export async function askMoving(run: Run): Promise<Asked> {
  const { index, arch } = run.account.sites;
  if (run.template.movingTags.length === 0) return { view: new Map(), lists: new TagLists(run) };
  const [view, lists] = await Promise.all([
    askTags(run, [...index, ...arch], (site) => movingTagsOf(run.template, site)),
    readTagLists(run),
  ]);
  return { view, lists };
}

/**
 * Makes sure that the lists may decide: they hold what is known to be there.
 * @throws PublishError, CancelledError
 */
export async function assureLists(run: Run, { view, lists }: Asked): Promise<Asked> {
  const seen = (site: Site) =>
    [...(view.get(site) ?? [])].flatMap(([tag, there]) => (there === undefined ? [] : [tag]));
  return { view, lists: await wholeTagLists(run, lists, seen) };
}

/**
 * Moves the template's moving tags to its index where the rules let them; `latest` goes last. Every live registry holds the index and all
 * exact tags already.
 * @throws PublishError, CancelledError
 */
export async function moveMovingTags(
  run: Run,
  index: RawManifest,
  platforms: readonly string[],
  presents: PresentReader,
  { view, lists }: Asked,
): Promise<void> {
  const { movingTags } = run.template;
  const { digest } = index.descriptor;
  const moving: MovingTag[] = [];
  for (const tag of movingTags) {
    const why =
      reasonToStay(run, tag, lists) ??
      (await reasonOfPresent(run, tag, platforms, digest, view, presents));
    if (why === undefined) moving.push(tag);
    else hold(run, tag.tag, why, view, digest);
  }
  const isLast = ({ tag }: MovingTag) => tag === LAST;
  for (const batch of [moving.filter((tag) => !isLast(tag)), moving.filter(isLast)]) {
    const [tags, now] = await lookAgain(run, batch, platforms, digest, presents, view);
    if (tags.length === 0) continue;
    const moves = tags.map(({ tag }) => ({ tag, manifest: index }));
    await moveTags(run, run.account.sites.index, () => moves, now);
  }
}

/**
 * Where the order of runs decides, nothing but the tag tells that a later run was here: it is looked at again right before the write.
 * @returns the tags that may still move, and what they name now
 */
async function lookAgain(
  run: Run,
  batch: readonly MovingTag[],
  platforms: readonly string[],
  digest: Digest,
  presents: PresentReader,
  view: TagView,
): Promise<readonly [readonly MovingTag[], TagView]> {
  if (!batch.some((tag) => comparesRuns(run, tag))) return [batch, view];
  const { index } = run.account.sites;
  const now = await askTags(run, index, () => batch.map(({ tag }) => tag));
  const still: MovingTag[] = [];
  for (const tag of batch) {
    const why = await reasonOfPresent(run, tag, platforms, digest, now, presents);
    if (why === undefined) still.push(tag);
    else hold(run, tag.tag, why, now, digest);
  }
  return [still, now];
}

function reasonToStay(run: Run, tag: MovingTag, lists: TagLists): string | undefined {
  const decision = decide(run, tag, lists);
  return decision.move ? undefined : decision.reason;
}

/** What the index that the tag names now says against moving it. */
async function reasonOfPresent(
  run: Run,
  moving: MovingTag,
  platforms: readonly string[],
  digest: Digest,
  view: TagView,
  presents: PresentReader,
): Promise<string | undefined> {
  const { tag } = moving;
  const there = await readThere(run, tag, digest, view, presents);
  const { newer, lost } = objections(run, moving, there, platforms);
  if (newer !== undefined) return newer;
  return lost.length === 0 ? undefined : shrinking(run, tag, lost, view);
}

/** What a tag names in all sites where that is another than ours. @throws PublishError */
export async function readThere(
  run: Run,
  tag: Tag,
  digest: Digest,
  view: TagView,
  presents: PresentReader,
): Promise<readonly Present[]> {
  const { index } = run.account.sites;
  const found = await everywhere(run, index, 'reading present indexes', async (site) => {
    const present = view.get(site)?.get(tag);
    if (present === undefined || present === digest) return undefined;
    if (present === 'unreadable') return UNREADABLE_PRESENT;
    return presents.read(run, site.repository, present);
  });
  return [...found.values()].filter((present) => present !== undefined);
}

/**
 * What stands under a moving tag says against moving it: that it is of a newer release or run (with the reason to stay, in words), and the
 * platforms that its users would lose.
 */
export function objections(
  run: Run,
  tag: MovingTag,
  there: readonly Present[],
  platforms: readonly string[],
): { readonly newer: string | undefined; readonly lost: readonly string[] } {
  return {
    newer: reasonOfHolders(run, tag, there),
    lost: [...new Set(there.flatMap((present) => lostPlatforms(present, platforms)))],
  };
}

/** Whether one of the indexes that a tag names is a newer release's or run's, in words. */
export function reasonOfHolders(
  run: Run,
  tag: MovingTag,
  holders: readonly Present[],
): string | undefined {
  if (comparesRuns(run, tag)) {
    const [why] = holders.flatMap((present) => newerRun(present, run.plan) ?? []);
    return why === undefined ? undefined : `${tag.tag} stays: ${why}`;
  }
  const releases = releasesOf(run, tag, holders);
  const decision = decideMovingTag({ tag, version: run.plan.version, releases });
  return decision.move ? undefined : decision.reason;
}

/** Spec section 7, rule 7. */
function shrinking(run: Run, tag: Tag, lost: readonly string[], view: TagView): string | undefined {
  const what = tellLoss(lost);
  switch (run.policies.onShrink) {
    case 'hold': {
      const reason = `${tag} stays: ${what} (on-shrink: hold)`;
      run.warn(reason);
      return reason;
    }
    case 'warn':
      run.warn(`${tag} moves although ${what} (on-shrink: warn)`);
      return undefined;
    case 'fail':
      for (const site of run.account.live()) {
        const reason = `${what} (on-shrink: fail)`;
        run.account.set(site, tag, { state: 'failed', reason, ...named(view.get(site)?.get(tag)) });
      }
      throw new PublishError(`${tag} does not move, for it may lose a platform`, {
        answer: what,
        hint: 'run the missing legs again, or set on-shrink: hold or warn',
      });
  }
}

/** Leaves a tag as it is, in all live sites. */
export function hold(run: Run, tag: Tag, reason: string, view: TagView, wanted: Digest): void {
  for (const site of run.account.live()) {
    const present = view.get(site)?.get(tag);
    if (present === wanted) run.account.set(site, tag, { state: 'unchanged', digest: wanted });
    else run.account.set(site, tag, held(tag, reason, present));
  }
}
