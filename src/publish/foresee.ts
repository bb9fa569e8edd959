import type { Digest } from '../model/digest.ts';
import { summariseError } from '../model/errors.ts';
import type { MovingTag } from '../model/plan.ts';
import type { Tag } from '../model/reference.ts';
import type { TagResult } from '../model/results.ts';
import { movingTagsOf, type Site } from './account.ts';
import { archReasonToStay } from './arch-tags.ts';
import { decide, objections, PresentReader } from './moving.ts';
import { isUnreadable, UNREADABLE_PRESENT, type Present } from './present.ts';
import type { Run } from './run.ts';
import type { SettledLeg } from './settle.ts';
import { tellLoss } from './shrink.ts';
import { comparesReleases, TagLists } from './tag-lists.ts';
import { held, named, type Named } from './tags.ts';

/** What a tag names now; `unknown` where the registry does not tell, as to a fork that has no login. */
type Seen = Named | 'unknown';

/** What all tags of a template name now, as far as the registries tell. */
export type Outlook = ReadonlyMap<Site, ReadonlyMap<Tag, Seen>>;

/** Looks at all tags that a run which publishes would write. What is found is noted in the account. */
export async function lookAtTags(run: Run): Promise<Outlook> {
  const { index, arch } = run.account.sites;
  const looks = [...index, ...arch].map(async (site) => {
    const exact = index.includes(site) ? run.template.exactTags : [];
    const tags = [...exact, ...movingTagsOf(run.template, site)].map(async (tag) => {
      const seen = await look(run, site, tag);
      run.account.note(site, tag, named(known(seen)).digest);
      return [tag, seen] as const;
    });
    return [site, new Map(await Promise.all(tags))] as const;
  });
  return new Map(await Promise.all(looks));
}

async function look(run: Run, { repository }: Site, tag: Tag): Promise<Seen> {
  try {
    return (await run.registry.resolve(repository, tag))?.digest;
  } catch (error) {
    return isUnreadable(error) ? 'unreadable' : 'unknown';
  }
}

/** What is not told may be there: its digest is not known. */
function known(seen: Seen): Named {
  return seen === 'unknown' ? 'unreadable' : seen;
}

/** Says of each tag what a run that publishes would do to it: by the same rules, without a write. */
export async function foresee(
  run: Run,
  wanted: Digest,
  legs: readonly SettledLeg[],
  outlook: Outlook,
): Promise<void> {
  const { account, template } = run;
  const tell = (site: Site, tag: Tag, foretell: (seen: Seen) => TagResult): void => {
    account.set(site, tag, foretell(outlook.get(site)?.get(tag)));
  };
  for (const site of account.sites.index) {
    for (const tag of template.exactTags) {
      tell(site, tag, (seen) => foretellExact(run, tag, seen, wanted));
    }
  }
  const lists = await listsNow(run);
  const build = {
    wanted,
    platforms: legs.flatMap((leg) => ('record' in leg ? [leg.leg.platform] : [])),
  };
  await Promise.all(
    template.movingTags.map(async (moving) => {
      const foretell = await foretellMoving(run, moving, build, lists, outlook);
      for (const site of account.sites.index) tell(site, moving.tag, foretell);
    }),
  );
  for (const settled of legs) {
    for (const archTag of settled.leg.movingArchTags) {
      const site = [...outlook.keys()].find(({ repository }) => repository === archTag.repository);
      if (site === undefined) continue;
      const why = archReasonToStay(run, archTag, settled, ['not-tried', 'unchanged']);
      tell(site, archTag.tag, (seen) =>
        'record' in settled && why === undefined
          ? wouldBe(seen, settled.record.image.descriptor.digest)
          : held(archTag.tag, why ?? '', known(seen)),
      );
    }
  }
}

/** The tags of all sites that tell them. */
async function listsNow(run: Run): Promise<TagLists> {
  const lists = new Map<Site, readonly string[]>();
  await Promise.all(
    run.account.sites.index.map(async (site) => {
      try {
        lists.set(site, await run.registry.listTags(site.repository));
      } catch (error) {
        run.log.info(`${site.repository}: its tags are unknown: ${summariseError(error)}`);
      }
    }),
  );
  return new TagLists(run, lists);
}

function foretellExact(run: Run, tag: Tag, seen: Seen, wanted: Digest): TagResult {
  const free = seen === undefined || seen === 'unknown' || seen === wanted;
  if (free || run.plan.onExisting !== 'fail') return wouldBe(seen, wanted);
  return refused(run, tag, 'it names another digest, and on-existing is fail', seen);
}

/** What would become of a moving tag: in all sites the same, whatever it names there. */
async function foretellMoving(
  run: Run,
  moving: MovingTag,
  { wanted, platforms }: { readonly wanted: Digest; readonly platforms: readonly string[] },
  lists: TagLists,
  outlook: Outlook,
): Promise<(seen: Seen) => TagResult> {
  const { tag } = moving;
  // A run that publishes does not move the tag before it knows that.
  const unlisted = run.account.sites.index.some(
    (site) => site.required && lists.of(site) === undefined,
  );
  const doubt =
    unlisted && comparesReleases(run, moving)
      ? '; whether a newer release is there is unknown'
      : '';
  const moves = (seen: Seen): TagResult => {
    const result = wouldBe(seen, wanted);
    return result.reason === undefined ? result : { ...result, reason: result.reason + doubt };
  };
  const stays = (reason: string) => (seen: Seen) =>
    seen === wanted ? moves(seen) : held(tag, reason, known(seen));
  const decision = decide(run, moving, lists);
  if (!decision.move) return stays(decision.reason);
  const presents = new PresentReader();
  const there = await Promise.all(
    run.account.sites.index.map((site) =>
      readSeen(run, site, outlook.get(site)?.get(tag), wanted, presents),
    ),
  );
  const { newer, lost } = objections(run, moving, there.flat(), platforms);
  if (newer !== undefined) return stays(newer);
  if (lost.length === 0) return moves;
  const what = tellLoss(lost);
  switch (run.policies.onShrink) {
    case 'hold':
      return stays(`${tag} stays: ${what} (on-shrink: hold)`);
    case 'warn':
      run.warn(`${tag} would move although ${what} (on-shrink: warn)`);
      return moves;
    case 'fail':
      return (seen) => refused(run, tag, `${what} (on-shrink: fail)`, known(seen));
  }
}

/** What stands under a tag, where it is another than wanted and can be known. */
async function readSeen(
  run: Run,
  { repository }: Site,
  seen: Seen,
  wanted: Digest,
  presents: PresentReader,
): Promise<readonly Present[]> {
  if (seen === undefined || seen === 'unknown' || seen === wanted) return [];
  if (seen === 'unreadable') return [UNREADABLE_PRESENT];
  try {
    return [(await presents.read(run, repository, seen)) ?? []].flat();
  } catch {
    return [];
  }
}

function wouldBe(seen: Seen, wanted: Digest): TagResult {
  if (seen === wanted) return { state: 'unchanged', digest: wanted };
  const written = (what: string): TagResult => ({
    state: 'not-tried',
    reason: `would be written${what}`,
  });
  if (seen === undefined) return written('; it is not there yet');
  if (seen === 'unknown') return written('; what it names now is unknown');
  if (seen === 'unreadable') return written(' over something that cannot be read');
  return { ...written(' over what it names now'), digest: seen };
}

function refused(run: Run, tag: Tag, why: string, seen: Named): TagResult {
  run.warn(`${tag} would be refused: ${why}`);
  return { state: 'failed', reason: `would be refused: ${why}`, ...named(seen) };
}
