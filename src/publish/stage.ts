import type { Digest } from '../model/digest.ts';
import { formatBytes } from '../model/format.ts';
import type { RawManifest } from '../registry/registry.ts';
import type { Site } from './account.ts';
import { digestsOf, holdersOf, type Survey, type SurveyedChild } from './children.ts';
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
  held: Survey['held'],
): Promise<void> {
  await everywhere(run, run.account.sites.index, 'copying images', async (site) => {
    const missing = children
      .flatMap(({ record }) => digestsOf(record))
      .filter((digest) => held.get(site)?.has(digest) !== true);
    await Promise.all(missing.map((digest) => copyChild(run, site, digest, held)));
  });
}

export async function copyChild(
  run: Run,
  site: Site,
  digest: Digest,
  held: Survey['held'],
): Promise<void> {
  // A sibling of the same registry first: its blobs are mounted, not sent.
  const holders = holdersOf(held, digest);
  const source = holders.find(({ host }) => host === site.host) ?? holders[0];
  if (source === undefined) throw new PublishError(`${digest} is in none of the registries`);
  stopIfCancelled(run);
  const { bytes } = await run.registry.copy(source.repository, site.repository, digest);
  run.log.info(
    `${site.repository}: ${digest} copied from ${source.repository} (${formatBytes(bytes)})`,
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
