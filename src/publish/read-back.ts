import type { RawManifest } from '../registry/registry.ts';
import type { Digest } from '../model/digest.ts';
import { describeError } from '../model/errors.ts';
import type { ImageManifest } from '../model/descriptor.ts';
import type { Repository, Tag } from '../model/reference.ts';
import { NotVisibleError } from '../registry/errors/errors.ts';
import type { Site } from './account.ts';
import { absent, eventually } from './eventually.ts';
import { everywhere, PublishError, type Run } from './run.ts';

/** An image with what a pull of it needs. */
export interface Pullable {
  readonly digest: Digest;
  readonly attestations: readonly Digest[];
  readonly manifest: ImageManifest;
}

/** A tag that does not name what this run made it name. */
export interface Strayed {
  readonly site: Site;
  readonly tag: Tag;
  readonly wanted: Digest;
  readonly found: Digest | undefined;
}

/** Says of a tag what was found: until more is known it is a failure. */
export function markStrayed({ account }: Run, { site, tag, found }: Strayed): void {
  const reason = `accepted, but it names ${found ?? 'nothing'} when read back`;
  account.set(site, tag, { state: 'failed', reason, ...(found && { digest: found }) });
}

/** The error of tags that a registry took and that name something else for good. */
export function lostTags({ repository }: Site, lost: readonly Strayed[]): PublishError {
  return new PublishError(`${repository} does not give back the tags that it accepted`, {
    answer: lost.map(({ tag, found }) => `${tag} names ${found ?? 'nothing'}`).join('; '),
    hint: 'another run may write the same tags: give the workflow a concurrency group; run this job again',
  });
}

/** What a tag or digest names; what this run put and the registry does not show, however long the client waits, is not there. */
export async function resolveShown(
  run: Run,
  { repository }: Site,
  target: Tag | Digest,
): Promise<Digest | undefined> {
  try {
    return (await run.registry.resolve(repository, target))?.digest;
  } catch (error) {
    if (error instanceof NotVisibleError) return undefined;
    throw error;
  }
}

/**
 * Reads back what users will pull (spec section 7, rule 8): every tag of every registry → index → images and attestations, as a client of each
 * platform would, by HEAD alone, all at once, waiting for slow replicas within bounds. What is not there makes the tags failed ones. The
 * configs and layers below were looked at before the first tag moved (checkBlobs).
 * @returns tags that name something else for good, which another run may have moved: failed ones until more is known
 * @throws PublishError
 */
export async function readBack(
  run: Run,
  index: RawManifest,
  children: readonly Pullable[],
): Promise<readonly Strayed[]> {
  const { index: indexSites, arch } = run.account.sites;
  const strayed = await everywhere(run, [...indexSites, ...arch], 'reading back', async (site) => {
    // Both to their end, so that the account has what both found.
    const looks = [checkTags(run, site), checkManifests(run, site, index, children)] as const;
    await Promise.allSettled(looks);
    const [tags] = await Promise.all(looks);
    return tags;
  });
  return [...strayed.values()].flat();
}

async function checkTags(run: Run, site: Site): Promise<readonly Strayed[]> {
  const looks = run.account.right(site).map(async ([tag, wanted]): Promise<Strayed[]> => {
    let found: Digest | undefined;
    try {
      const right = await eventually(run, async () => {
        found = (await run.registry.resolve(site.repository, tag))?.digest;
        return found === wanted;
      });
      if (right) return [];
      const strayed = { site, tag, wanted, found };
      markStrayed(run, strayed);
      return [strayed];
    } catch (error) {
      // What was written and what is there are two things: the account says which of them is known.
      const { state } = run.account.get(site, tag);
      const reason = describeError(error).split('\n').join(' ');
      if (error instanceof NotVisibleError) run.account.set(site, tag, { state: 'failed', reason });
      else
        run.account.set(site, tag, { state, digest: wanted, reason: `not read back: ${reason}` });
      throw error;
    }
  });
  const ends = await Promise.allSettled(looks);
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
  return ends.flatMap((end) => (end.status === 'fulfilled' ? end.value : []));
}

/** The manifests below the tags. */
async function checkManifests(
  run: Run,
  site: Site,
  { descriptor }: RawManifest,
  children: readonly Pullable[],
): Promise<void> {
  const { repository } = site;
  const named = new Set(run.account.right(site).map(([, digest]) => digest));
  // What is carried by digest alone has no tag that leads to it.
  const untagged = run.template.exactTags.length + run.template.movingTags.length === 0;
  const whole = untagged || named.has(descriptor.digest);
  const used = children.filter((child) => whole || named.has(child.digest));
  if (used.length === 0) return;
  // An arch tag alone needs no attestation: none is carried where the index is not.
  const below = used.flatMap((child) => [child.digest, ...(whole ? child.attestations : [])]);
  const manifests = untagged ? [descriptor.digest, ...below] : below;
  const missing = await absentManifests(run, site, manifests);
  if (missing.length === 0) return;
  const reason = `a pull would fail: ${missing.join(', ')} cannot be read`;
  for (const [tag, digest] of run.account.right(site)) {
    run.account.set(site, tag, { state: 'failed', digest, reason });
  }
  throw notGivenBack(repository, missing);
}

/**
 * Looks whether all images and attestations are at every site of the index, before a tag names it there; slow replicas are waited for within bounds.
 * @throws PublishError
 */
export async function checkChildren(run: Run, children: readonly Pullable[]): Promise<void> {
  const manifests = children.flatMap(({ digest, attestations }) => [digest, ...attestations]);
  await everywhere(run, run.account.sites.index, 'looking for the images', async (site) => {
    const missing = await absentManifests(run, site, manifests);
    if (missing.length > 0) throw notGivenBack(site.repository, missing);
  });
}

function absentManifests(run: Run, site: Site, manifests: readonly Digest[]) {
  return absent(
    run,
    manifests,
    async (digest) => (await resolveShown(run, site, digest)) !== undefined,
  );
}

function notGivenBack(repository: Repository, missing: readonly Digest[]): PublishError {
  return new PublishError(`${repository} does not give back what was pushed`, {
    answer: `${missing.join(', ')} cannot be read, although the index names them`,
    hint: 'run the leg again if the registry lost it; run this job again if its replicas are slow',
  });
}
