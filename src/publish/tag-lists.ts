import { describeError } from '../model/errors.ts';
import type { MovingTag } from '../model/plan.ts';
import { readReleases, releaseRules, type KnownRelease } from '../plan/releases.ts';
import type { Site } from './account.ts';
import { eventually } from './eventually.ts';
import { lostTags, markStrayed, resolveShown, type Strayed } from './read-back.ts';
import { everywhere, PublishError, stopIfCancelled, type Run } from './run.ts';

/** Does the decision on this tag need to know which releases the registries hold? */
export function comparesReleases({ plan }: Run, { policy }: MovingTag): boolean {
  return policy === 'auto' && plan.version !== null;
}

/** Is there no version to compare, so that the order of runs decides on this tag? */
export function comparesRuns({ plan }: Run, { policy }: MovingTag): boolean {
  return policy === 'auto' && plan.version === null;
}

/** The tags of each site's repository, and the releases among them; none where no moving tag asks for them. */
export class TagLists {
  readonly #run: Pick<Run, 'template' | 'plan'>;
  readonly #tags: ReadonlyMap<Site, readonly string[]>;
  readonly #releases = new Map<string, readonly KnownRelease[]>();

  constructor(
    run: Pick<Run, 'template' | 'plan'>,
    tags: ReadonlyMap<Site, readonly string[]> = new Map(),
  ) {
    this.#run = run;
    this.#tags = tags;
  }

  get sites(): readonly Site[] {
    return [...this.#tags.keys()];
  }

  of(site: Site): readonly string[] | undefined {
    return this.#tags.get(site);
  }

  /** The releases of all sites, as they count for a moving tag; read once, however many tags ask. */
  releases(tag: MovingTag): readonly KnownRelease[] {
    const { template, plan } = this.#run;
    const key = JSON.stringify(tag.comparedThrough ?? null);
    const known = this.#releases.get(key);
    if (known !== undefined) return known;
    const tags = new Set<string>();
    for (const list of this.#tags.values()) for (const name of list) tags.add(name);
    const releases = readReleases(tags, releaseRules(template, plan.version, tag));
    this.#releases.set(key, releases);
    return releases;
  }
}

/**
 * Reads the tags of all registries as they are told.
 * @throws PublishError where a required registry cannot list them and releases are compared: then moving tags stay
 */
export async function readTagLists(run: Run): Promise<TagLists> {
  const { movingTags } = run.template;
  const { index } = run.account.sites;
  const list = (site: Site) => run.registry.listTags(site.repository);
  if (movingTags.some((tag) => comparesReleases(run, tag))) {
    return new TagLists(run, await everywhere(run, index, 'listing tags', list));
  }
  if (!movingTags.some((tag) => comparesRuns(run, tag))) return new TagLists(run);
  // Runs are compared by what tags name; lists only show who came in between, where they can be read.
  const lists = new Map<Site, readonly string[]>();
  await Promise.all(
    run.account.live(index).map(async (site) => {
      try {
        lists.set(site, await list(site));
      } catch (error) {
        run.log.info(`${site.repository}: its tags are unknown: ${describeError(error)}`);
      }
    }),
  );
  return new TagLists(run, lists);
}

/**
 * Makes sure of lists that decide on releases: a list without a tag that is there (our own exact tag, just written; a moving tag that was
 * seen) is out of date or none at all, whatever its status, and is asked for again within bounds (spec section 6).
 * @param lists asked for before; undefined to ask now
 * @param seen further tags that are there
 * @throws PublishError where a required registry's list stays wrong, CancelledError
 */
export async function wholeTagLists(
  run: Run,
  lists: TagLists | undefined,
  seen: (site: Site) => readonly string[] = () => [],
): Promise<TagLists> {
  if (!run.template.movingTags.some((tag) => comparesReleases(run, tag))) {
    return lists ?? readTagLists(run);
  }
  return new TagLists(
    run,
    await everywhere(run, run.account.sites.index, 'listing tags', async (site) => {
      const there = [...run.account.right(site).map(([tag]) => tag), ...seen(site)];
      const lacking = (tags: readonly string[]): readonly string[] => {
        const listed = new Set(tags);
        return there.filter((tag) => !listed.has(tag));
      };
      const tags = lists?.of(site);
      if (tags !== undefined && lacking(tags).length === 0) return tags;
      let listed: readonly string[] = [];
      const whole = await eventually(run, async () => {
        listed = await run.registry.listTags(site.repository);
        return lacking(listed).length === 0;
      });
      if (whole) return listed;
      stopIfCancelled(run);
      const lost = await lostOf(run, site, lacking(listed));
      if (lost.length > 0) throw lostTags(site, lost);
      throw new PublishError(
        `listing tags failed: the list lacks ${lacking(listed).join(', ')}, which is there`,
        {
          subject: site.repository,
          answer: `a list of ${listed.length} tags`,
          hint: 'moving tags stay, since nobody knows which releases there are; the registry may be slow to list what it holds: run this job again in a few minutes',
        },
      );
    }),
  );
}

/** Tags that we wrote, that a list lacks, and that are not there indeed: failed ones. */
async function lostOf(
  run: Run,
  site: Site,
  lacking: readonly string[],
): Promise<readonly Strayed[]> {
  const ours = run.account.right(site).filter(([tag]) => lacking.includes(tag));
  const looks = ours.map(async ([tag, wanted]): Promise<Strayed[]> => {
    const found = await resolveShown(run, site, tag);
    if (found === wanted) return [];
    const lost = { site, tag, wanted, found };
    markStrayed(run, lost);
    return [lost];
  });
  return (await Promise.all(looks)).flat();
}
