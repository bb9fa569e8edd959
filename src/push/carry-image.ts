import type { Repository } from '../model/reference.ts';
import type { RawManifest, Registry } from '../registry/registry.ts';
import { tagImage, type Confirmed, type Target } from './push-image.ts';

/**
 * Brings an image that lies in one repository already into another (or the same), byte for byte, and writes the leg's arch tags.
 * @param manifests the image first, then its attestations
 * @throws RegistryError
 */
export async function carryImage(
  registry: Registry,
  from: Repository,
  manifests: readonly [RawManifest, ...RawManifest[]],
  target: Target,
): Promise<Confirmed> {
  if (target.repository !== from) {
    await Promise.all(
      manifests.map(({ descriptor }) =>
        registry.copy(from, target.repository, descriptor.digest, manifests),
      ),
    );
  }
  return {
    digest: manifests[0].descriptor.digest,
    tags: await tagImage(registry, target, manifests[0]),
  };
}
