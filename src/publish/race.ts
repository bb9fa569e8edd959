import { describeError } from '../model/errors.ts';
import type { MovingTag } from '../model/plan.ts';
import { isTag, type Tag } from '../model/reference.ts';
import { rivals } from '../plan/moving.ts';
import { isVersioned, tagOf } from '../plan/patterns.ts';
import { compareVersions, parseVersion } from '../plan/versions.ts';
import type { RawManifest } from '../registry/registry.ts';
import type { Site } from './account.ts';
import { followMovingTags } from './follow.ts';
import type { PresentReader } from './moving.ts';
import type { Strayed } from './read-back.ts';
import { laterRunWith } from './run-order.ts';
import { everywhere, stopIfCancelled, type Run } from './run.ts';
import { lostPlatforms } from './shrink.ts';
import { comparesReleases, comparesRuns, wholeTagLists, type TagLists } from './tag-lists.ts';

/** Rounds after which we no longer run after other releases; each round is one more release that came in between. */
const ROUNDS = 5;

/** Tags that may come in between our look and our write, and are read to see whose they are. */
const NEW_TAGS = 50;

/**
 * Registries cannot compare and set, so two releases may write `latest` at once. Each writes its exact tags, then looks which releases there
 * are, then writes, then looks again: here. Whoever wrote last sees a higher release, if there is one, and hands it the tag; so the
 * higher one has it in the end, whatever the order (spec section 6). After each write, a hand-over too, comes another look. Without a
 * version it is the run whose exact tag came meanwhile, and whose index says that it takes the moving tag too.
 */
export class Race {
  readonly run: Run;
  readonly index: RawManifest;
  readonly presents: PresentReader;
  readonly #platforms: readonly string[];
  /** The tags of before our first write to a moving tag. */
  readonly #before: TagLists;
  /** What a moving tag was handed to, where it was, by site and tag. */
  readonly #handed = new Map<Site, Map<Tag, Tag>>();

  constructor(
    run: Run,
    index: RawManifest,
    platforms: readonly string[],
    presents: PresentReader,
    before: TagLists,
  ) {
    this.run = run;
    this.index = index;
    this.presents = presents;
    this.#platforms = platforms;
    this.#before = before;
  }

  /**
   * Looks until nothing above ours came in between. A tag that names our index since an earlier attempt counts like one written now: that
   * attempt may have ended before its last look.
   * @param first read after all moving tags were written
   * @throws PublishError, CancelledError
   */
  async settle(first: TagLists): Promise<void> {
    const { run } = this;
    let lists = first;
    for (let round = 0; round < ROUNDS; round++) {
      let handed = false;
      for (const tag of run.template.movingTags) {
        const ours = this.#ours(tag);
        if (ours.length === 0) continue;
        const newer = await this.newestAbove(tag, lists);
        const heirOf = (site: Site) => newer ?? this.#lostExactTag(site, tag);
        const behind = ours.filter((site) => {
          const heir = heirOf(site);
          return heir !== undefined && this.#handed.get(site)?.get(tag.tag) !== heir;
        });
        if (behind.length === 0) continue;
        await everywhere(run, behind, `handing ${tag.tag} over`, async (site) => {
          const heir = heirOf(site);
          if (heir !== undefined) await this.handOver(site, tag, heir);
        });
        handed = true;
      }
      if (!handed) return;
      lists = await wholeTagLists(run, undefined);
    }
    run.log.info(
      `${run.template.name}: ${this.index.descriptor.digest} was overtaken ${ROUNDS} times`,
    );
  }

  /**
   * Does a part of the work from the first write of a moving tag on. If it fails, the race is settled first as far as that goes, so that a tag
   * does not keep what it should not; the failure is thrown in any case. After a cancel nothing more is written.
   * @param followers arch tags of moving ones that did not name ours when read back
   * @throws what the work throws
   */
  async guard<T>(followers: readonly Strayed[], work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      await this.#rescue(followers).catch((second: unknown) => {
        this.run.log.info(
          `${this.run.template.name}: the race for its moving tags is not settled: ${describeError(second)}`,
        );
      });
      throw error;
    }
  }

  async #rescue(followers: readonly Strayed[]): Promise<void> {
    const { run } = this;
    if (run.signal.aborted) return;
    const isAtStake = run.template.movingTags.some((tag) => this.#ours(tag).length > 0);
    if (isAtStake) await this.settle(await wholeTagLists(run, undefined));
    await followMovingTags(run, this.index, followers);
  }

  /** Where a moving tag names our index, or was handed over; what was found wrong below it makes no difference. */
  #ours({ tag }: MovingTag): readonly Site[] {
    const { run, index } = this;
    return run.account.live().filter((site) => {
      const { state, digest } = run.account.get(site, tag);
      const named = digest === index.descriptor.digest;
      const known = state === 'written' || state === 'unchanged' || state === 'failed';
      return (named && known) || this.#handed.get(site)?.has(tag) === true;
    });
  }

  /** Our exact tag, where it was lost to another build of our version: that one has the moving tags too, so that no two builds are mixed. */
  #lostExactTag(site: Site, { policy }: MovingTag): Tag | undefined {
    const { plan, template, account } = this.run;
    const [tag] = template.exactTags;
    if (tag === undefined || plan.version === null || policy === 'never') return undefined;
    const { state, digest } = account.get(site, tag);
    const isLost = state === 'failed' && digest !== undefined;
    return isLost && digest !== this.index.descriptor.digest ? tag : undefined;
  }

  /** The exact tag of the highest release, or of the latest run, that comes before ours for a moving tag. */
  async newestAbove(tag: MovingTag, lists: TagLists): Promise<Tag | undefined> {
    if (comparesReleases(this.run, tag)) return newestRelease(this.run, tag, lists);
    return comparesRuns(this.run, tag) ? this.#latestRun(tag, lists) : undefined;
  }

  async #latestRun({ tag }: MovingTag, lists: TagLists): Promise<Tag | undefined> {
    const { run } = this;
    const { exactTags, movingTags, legs } = run.template;
    const ours = new Set<string>([
      ...exactTags,
      ...movingTags.map((moving) => moving.tag),
      ...legs.flatMap((leg) => [...leg.archTags, ...leg.movingArchTags].map((one) => one.tag)),
    ]);
    let best: { readonly id: bigint; readonly name: Tag } | undefined;
    for (const site of lists.sites) {
      const before = this.#before.of(site);
      if (before === undefined) continue;
      const known = new Set([...before, ...ours]);
      const fresh = (lists.of(site) ?? []).filter((name) => !known.has(name)).filter(isTag);
      // A later run may have taken our own exact tag.
      const taken = exactTags.filter((name) => run.account.get(site, name).state === 'held');
      for (const name of [...taken, ...fresh.slice(0, NEW_TAGS)]) {
        const there = await run.registry.resolve(site.repository, name);
        const present = there && (await this.presents.read(run, site.repository, there.digest));
        const id = present && laterRunWith(tag, present, run.plan);
        if (id !== undefined && (best === undefined || id > best.id)) best = { id, name };
      }
    }
    return best?.name;
  }

  /** Lets a moving tag name what the exact tag `newer` names, where users of the tag lose no platform by it. */
  async handOver(site: Site, moving: MovingTag, newer: Tag): Promise<void> {
    const { run, presents } = this;
    const { tag } = moving;
    const handed = this.#handed.get(site) ?? new Map<Tag, Tag>();
    this.#handed.set(site, handed.set(tag, newer));
    const raw = await run.registry.getManifest(site.repository, newer);
    // Not here yet: its own run will write its tag here, and then look as we do now.
    if (raw === undefined) return;
    const why = run.template.exactTags.includes(newer)
      ? `${newer} names another build by now`
      : `${newer} was released meanwhile`;
    const { digest } = raw.descriptor;
    const present = await presents.read(run, site.repository, digest);
    const ours = { unreadable: false, isIndex: true, platforms: this.#platforms, annotations: {} };
    const lost = present === undefined ? [] : lostPlatforms(ours, present.platforms);
    if (lost.length > 0 && run.policies.onShrink !== 'warn') {
      run.warn(`${tag} stays here although ${why}: that lacks ${lost.join(' and ')}`);
      return;
    }
    if ((await run.registry.resolve(site.repository, tag))?.digest !== digest) {
      stopIfCancelled(run);
      await run.registry.putManifest(site.repository, tag, raw);
      run.log.info(`${site.repository}:${tag} handed to ${newer}, ${digest}`);
    }
    const reason = `${why}: ${tag} was handed to it`;
    // It was no write of this run that it undoes, so that whoever took the tag back on purpose shall see it.
    if (run.account.get(site, tag).state === 'unchanged')
      run.warn(`${tag} named this build: ${reason}`);
    run.account.set(site, tag, { state: 'held', digest, reason });
  }
}

/** The tag of the highest release that keeps ours from the moving tag. */
function newestRelease({ plan, template }: Run, tag: MovingTag, lists: TagLists): Tag | undefined {
  const own = plan.version === null ? undefined : parseVersion(plan.version);
  if (own === undefined) return undefined;
  const movingPatterns = template.movingTags
    .map(({ pattern }) => pattern)
    .filter((pattern) => isVersioned(pattern));
  const above = rivals(
    tag,
    lists.releases(tag).filter(({ version }) => compareVersions(version, own) > 0),
  );
  const [first] = above
    // `1.3` reads like a version and is but the moving tag of one.
    .filter(({ tag: name, version }) => !movingPatterns.some((one) => tagOf(one, version) === name))
    .toSorted((a, b) => compareVersions(b.version, a.version));
  return first?.tag !== undefined && isTag(first.tag) ? first.tag : undefined;
}
