import type { RawManifest } from '../registry/registry.ts';
import type { Digest } from '../model/digest.ts';
import type { MovingTag } from '../model/plan.ts';
import type { Repository, Tag } from '../model/reference.ts';
import { decideMovingTag } from '../plan/moving.ts';
import { movingTagsOf, type Site } from './account.ts';
import { readPresent, UNREADABLE_PRESENT, type Present } from './present.ts';
import { newerRun } from './run-order.ts';
import { everywhere, PublishError, type Run } from './run.ts';
import { lostPlatforms, tellLoss } from './shrink.ts';
import { askTags, held, moveTags, named, type TagView } from './tags.ts';

/** The tag that moves after all others (spec section 7, rule 6). */
const LAST = 'latest';

/** The tags of each site's repository; empty where no moving tag asks for them. */
export type TagLists = ReadonlyMap<Site, readonly string[]>;

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

  /** Begins to read what moving tags name before it is asked for. A failure counts only when it is. */
  readAhead(run: Run, view: TagView, wanted: Digest): void {
    for (const [{ repository }, tags] of view) {
      for (const { tag } of run.template.movingTags) {
        const digest = tags.get(tag);
        if (digest !== undefined && digest !== 'unreadable' && digest !== wanted)
          void this.read(run, repository, digest).catch(() => undefined);
      }
    }
  }
}

/** Does the decision on this tag need to know which releases the registries hold? */
export function comparesReleases(run: Run, { policy }: MovingTag): boolean {
  return policy === 'auto' && run.plan.version !== null;
}

/**
 * The tags of all registries, as the releases that they hold (spec section 6: read from the registry, after the exact tags are there).
 * @throws PublishError where a required registry cannot list them: then moving tags stay
 */
export async function listReleases(run: Run): Promise<TagLists> {
  if (!run.template.movingTags.some((tag) => comparesReleases(run, tag))) return new Map();
  return everywhere(run, run.account.sites.index, 'listing tags', (site) =>
    run.registry.listTags(site.repository),
  );
}

/** What the version rule says of one moving tag, given the registries' tags. */
export function decide(run: Run, tag: MovingTag, lists: TagLists) {
  return decideMovingTag({
    tag,
    version: run.plan.version,
    releaseTagsInRegistries: [...new Set([...lists.values()].flat())],
    releasePatterns: run.template.releasePatterns,
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
  if (run.template.movingTags.length === 0) return { view: new Map(), lists: new Map() };
  const [view, lists] = await Promise.all([
    askTags(run, [...index, ...arch], (site) => movingTagsOf(run.template, site)),
    listReleases(run),
  ]);
  return { view, lists };
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
  const moving: Tag[] = [];
  for (const tag of movingTags) {
    const why =
      reasonToStay(run, tag, lists) ??
      (await reasonOfPresent(run, tag, platforms, digest, view, presents));
    if (why === undefined) moving.push(tag.tag);
    else hold(run, tag.tag, why, view, digest);
  }
  const batches = [moving.filter((tag) => tag !== LAST), moving.filter((tag) => tag === LAST)];
  for (const batch of batches) {
    if (batch.length === 0) continue;
    const moves = batch.map((tag) => ({ tag, manifest: index }));
    await moveTags(run, run.account.sites.index, () => moves, view);
  }
}

function reasonToStay(run: Run, tag: MovingTag, lists: TagLists): string | undefined {
  if (tag.policy === 'auto' && run.plan.version === null) return undefined;
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
  const found = await everywhere(
    run,
    run.account.sites.index,
    'reading present indexes',
    async (site) => {
      const present = view.get(site)?.get(tag);
      if (present === undefined || present === digest) return undefined;
      if (present === 'unreadable') return UNREADABLE_PRESENT;
      return presents.read(run, site.repository, present);
    },
  );
  const there = [...found.values()].filter((present) => present !== undefined);
  const { newer, lost } = objections(run, moving, there, platforms);
  if (newer !== undefined) return newer;
  return lost.length === 0 ? undefined : shrinking(run, tag, lost, view);
}

/**
 * What stands under a moving tag says against moving it: that it is of a newer run (with the reason to stay, in words), and the platforms
 * that its users would lose.
 */
export function objections(
  run: Run,
  { tag, policy }: MovingTag,
  there: readonly Present[],
  platforms: readonly string[],
): { readonly newer: string | undefined; readonly lost: readonly string[] } {
  const compared = policy === 'auto' && run.plan.version === null ? there : [];
  const [newer] = compared.flatMap((present) => newerRun(present, run.plan) ?? []);
  return {
    newer: newer === undefined ? undefined : `${tag} stays: ${newer}`,
    lost: [...new Set(there.flatMap((present) => lostPlatforms(present, platforms)))],
  };
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

function hold(run: Run, tag: Tag, reason: string, view: TagView, wanted: Digest): void {
  for (const site of run.account.live()) {
    const present = view.get(site)?.get(tag);
    if (present === wanted) run.account.set(site, tag, { state: 'unchanged', digest: wanted });
    else run.account.set(site, tag, held(tag, reason, present));
  }
}
