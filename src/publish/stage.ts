import type { Digest } from '../model/digest.ts';
import { formatBytes } from '../model/format.ts';
import { RegistryError } from '../registry/errors/errors.ts';
import type { RawManifest } from '../registry/registry.ts';
import type { Site } from './account.ts';
import { digestsOf, type SurveyedChild } from './children.ts';
import { holdersOf, takeFrom, type Held } from './holders.ts';
import { everywhere, PublishError, stopIfCancelled, type Run } from './run.ts';
import type { TagView } from './tags.ts';

/**
 * Makes every site hold all children: what one lacks is copied from another, with attestations and referrers, byte for byte (spec section 7,
 * rule 3).
 * @throws PublishError
 */
export async function supplyChildren(
  run: Run,
  children: readonly SurveyedChild[],
  held: Held,
): Promise<void> {
  await everywhere(run, run.account.sites.index, 'copying images', async (site) => {
    const missing = children
      .flatMap(({ record }) => digestsOf(record))
      .filter((digest) => held.get(site)?.has(digest) !== true);
    await Promise.all(missing.map((digest) => copyChild(run, site, digest, held)));
  });
}

/** Copies an image or attestation to a site from one that has it. @throws PublishError, CancelledError */
export async function copyChild(run: Run, site: Site, digest: Digest, held: Held): Promise<void> {
  // A sibling of the same registry first: its blobs are mounted, not sent.
  const holders = holdersOf(held, digest).toSorted(
    (a, b) => Number(b.host === site.host) - Number(a.host === site.host),
  );
  const copied = await takeFrom(
    run,
    holders,
    'copying images',
    async ({ repository }) => {
      stopIfCancelled(run);
      const { bytes } = await run.registry.copy(repository, site.repository, digest);
      return { repository, bytes };
    },
    // What the target refuses, it refuses from everywhere.
    (error, { host }) =>
      !(error instanceof RegistryError) || error.registry === host || error.registry !== site.host,
  );
  if (copied === undefined) throw new PublishError(`${digest} is in none of the registries`);
  run.log.info(
    `${site.repository}: ${digest} copied from ${copied.repository} (${formatBytes(copied.bytes)})`,
  );
}

/**
 * Puts the index by digest into every registry (spec section 7, rule 6). When this returns, every live site holds it.
 * @param view what the tags named before
 * @throws PublishError when a required one does not
 */
export async function stageIndex(run: Run, index: RawManifest, view: TagView): Promise<void> {
  const { digest } = index.descriptor;
  await everywhere(run, run.account.sites.index, 'staging the index', async (site) => {
    // A tag that names it already proves that it is there.
    if ([...(view.get(site)?.values() ?? [])].includes(digest)) return;
    stopIfCancelled(run);
    await run.registry.putManifest(site.repository, digest, index);
  });
}
