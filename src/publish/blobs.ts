import type { ImageManifest } from '../model/descriptor.ts';
import { isForeignLayer } from '../model/media-types.ts';
import type { Repository } from '../model/reference.ts';
import type { Site } from './account.ts';
import { absent } from './eventually.ts';
import { everywhere, PublishError, type Run } from './run.ts';

/** An image or attestation whose config and layers a site must have. */
export interface Needed {
  readonly manifest: ImageManifest;
  /** The repository whose own copy of the config was read: it is there, and is not asked for again. */
  readonly configFrom?: Repository;
}

/**
 * Looks whether every site has the configs and layers of the images (and attestations, as far as they were read) that its tags will name
 * (spec section 7, rule 8), by HEAD alone, waiting for slow replicas within bounds. No tag decides on them, so it is done before the first
 * one moves: a registry that lost a layer keeps its tags as they were.
 * @throws PublishError
 */
export async function checkBlobs(
  run: Run,
  neededAt: (site: Site) => readonly Needed[],
): Promise<void> {
  const { index, arch } = run.account.sites;
  await everywhere(run, [...index, ...arch], 'looking for layers', async (site) => {
    const { repository } = site;
    const blobs = neededAt(site).flatMap(({ manifest: { config, layers }, configFrom }) =>
      [...(configFrom === repository ? [] : [config]), ...layers].filter(
        ({ mediaType }) => !isForeignLayer(mediaType),
      ),
    );
    const missing = await absent(
      run,
      blobs.map(({ digest }) => digest),
      (digest) => run.registry.hasBlob(repository, digest),
    );
    if (missing.length === 0) return;
    throw new PublishError(`${repository} does not have all of what was pushed`, {
      answer: `${missing.join(', ')} cannot be read, although the images name them: a pull would fail`,
      hint: 'run the leg again if the registry lost it; run this job again if its replicas are slow',
    });
  });
}
