import type { Digest } from '../model/digest.ts';
import { AppError, CancelledError, describeError, summariseError } from '../model/errors.ts';
import type { Tag } from '../model/reference.ts';
import type { TagResult } from '../model/results.ts';
import type { RawManifest } from '../registry/registry.ts';
import type { Site } from './account.ts';
import { isUnreadable } from './present.ts';
import { everywhere, PublishError, stopIfCancelled, type Run } from './run.ts';

/** What a tag names: undefined where it is not there; `unreadable` where it is, and the registry's answer is nothing that has a digest. */
export type Named = Digest | 'unreadable' | undefined;

/** What each site's tags name, asked by HEAD. */
export type TagView = ReadonlyMap<Site, ReadonlyMap<Tag, Named>>;

/** The digest as a part of a TagResult, where it is known. */
export function named(present: Named): { readonly digest?: Digest } {
  return present === undefined || present === 'unreadable' ? {} : { digest: present };
}

/**
 * A tag that is left as it is. Where it is not there nothing stays, and the reason says so.
 * @param reason `latest stays: …`, `latest stays at 0.3.2: …`
 */
export function held(tag: Tag, reason: string, present: Named): TagResult {
  const stays = `${tag} stays: `;
  const why = reason.startsWith(stays) ? reason.slice(stays.length) : reason;
  return {
    state: 'held',
    reason: present === undefined ? `not written: ${why}` : reason,
    ...named(present),
  };
}

/** Asks what tags name, everywhere at once. @throws PublishError */
export async function askTags(
  run: Run,
  sites: readonly Site[],
  tagsOf: (site: Site) => readonly Tag[],
): Promise<TagView> {
  return everywhere(run, sites, 'reading tags', async (site) => {
    const asked = tagsOf(site).map(async (tag) => {
      const present = await resolveTag(run, site, tag);
      run.account.note(site, tag, named(present).digest);
      return [tag, present] as const;
    });
    return new Map(await Promise.all(asked));
  });
}

async function resolveTag(run: Run, { repository }: Site, tag: Tag): Promise<Named> {
  try {
    return (await run.registry.resolve(repository, tag, 'push'))?.digest;
  } catch (error) {
    if (!isUnreadable(error)) throw error;
    run.log.info(`${repository}:${tag} cannot be read: ${summariseError(error)}`);
    return 'unreadable';
  }
}

/** One tag that shall name a manifest in a site. */
export interface Move {
  readonly tag: Tag;
  readonly manifest: RawManifest;
}

/**
 * Makes tags name manifests, everywhere at once; a tag that is right already costs no write. Writes that were begun come to their end and
 * are told, whatever happens beside them.
 * @throws PublishError, CancelledError
 */
export async function moveTags(
  run: Run,
  sites: readonly Site[],
  movesOf: (site: Site) => readonly Move[],
  view: TagView,
): Promise<void> {
  await everywhere(run, sites, 'writing tags', async (site) => {
    const moves = movesOf(site).map(({ tag, manifest }) =>
      moveTag(run, site, tag, manifest, view.get(site)?.get(tag)),
    );
    const ends = await Promise.allSettled(moves);
    const failed = ends.find((end) => end.status === 'rejected');
    if (failed !== undefined) throw failed.reason;
  });
}

async function moveTag(
  run: Run,
  site: Site,
  tag: Tag,
  manifest: RawManifest,
  present: Named,
): Promise<void> {
  const { digest } = manifest.descriptor;
  if (present === digest) {
    run.account.set(site, tag, { state: 'unchanged', digest });
    return;
  }
  stopIfCancelled(run);
  try {
    await run.registry.putManifest(site.repository, tag, manifest);
  } catch (error) {
    const now = await namedNow(run, site, tag);
    if (now !== digest) {
      const reason =
        error instanceof CancelledError
          ? 'cancelled during the write, which may have arrived all the same'
          : briefly(error);
      run.account.set(site, tag, {
        state: 'failed',
        reason,
        ...(now === undefined ? {} : { digest: now }),
      });
      throw error;
    }
    // The answer was an error, and yet the tag is right: the write arrived.
    run.log.info(
      `${site.repository}:${tag} was written although the answer was an error: ${describeError(error)}`,
    );
  }
  run.account.set(site, tag, { state: 'written', digest, ...replacing(run, tag, present) });
  run.log.debug(`${site.repository}:${tag} names ${digest}`);
}

/** What was there before, so that it can be found again; of an exact tag, whose users expect the same image for good, that is a warning. */
function replacing(run: Run, tag: Tag, present: Named): { readonly reason?: string } {
  if (present === undefined) return {};
  const what = present === 'unreadable' ? 'something that could not be read' : present;
  if (run.template.exactTags.includes(tag)) {
    run.warn(`${tag} named another image before: ${what}`);
  }
  return { reason: `replaced ${what}` };
}

/** What failed and nothing else: the tag's row says where, and the step's error what to do. */
function briefly(error: unknown): string {
  const [first = ''] = (error instanceof AppError ? error.message : describeError(error)).split(
    '\n',
  );
  return first;
}

/** What a tag names after a write that failed: for the account only, so that not knowing is no error. */
async function namedNow(run: Run, site: Site, tag: Tag): Promise<Digest | undefined> {
  try {
    return (await run.registry.resolve(site.repository, tag, 'push'))?.digest;
  } catch {
    return undefined;
  }
}

/**
 * With `on-existing: fail`, an exact tag that is there with another digest stops the template before anything is written.
 * @throws PublishError
 */
export async function refuseExisting(run: Run, view: TagView, wanted: Digest): Promise<void> {
  if (run.plan.onExisting !== 'fail') return;
  await everywhere(run, run.account.sites.index, 'comparing exact tags', (site) => {
    for (const tag of run.template.exactTags) {
      const present = view.get(site)?.get(tag);
      if (present === undefined || present === wanted) continue;
      const what = present === 'unreadable' ? 'something that cannot be read' : present;
      const reason = `it names ${what} already, and on-existing is fail`;
      run.account.set(site, tag, { state: 'failed', ...named(present), reason });
      throw new PublishError(`${site.repository}:${tag} exists with another digest`, {
        answer: `it names ${what}; this build is ${wanted}`,
        hint: 'publish a new version, or set on-existing: replace',
      });
    }
    return Promise.resolve();
  });
}
