import type { Digest } from '../model/digest.ts';
import type { Descriptor } from '../model/descriptor.ts';
import type { Repository, Tag } from '../model/reference.ts';
import { ManifestBlobUnknownError } from '../registry/errors.ts';
import type { RawManifest, Registry } from '../registry/registry.ts';
import type { LegSource } from './source.ts';

/** What one repository confirmed: the image's digest, and each tag with the digest that it names there. */
export interface Confirmed {
  readonly digest: Digest;
  readonly tags: Readonly<Record<string, Digest>>;
}

export interface Target {
  readonly repository: Repository;
  /** The leg's own exact arch tags. */
  readonly tags: readonly Tag[];
  /** Repositories of the same registry that may hold the same blobs. */
  readonly siblings: readonly Repository[];
}

/**
 * Puts a leg's image into one repository: blobs in parallel, manifests by digest, then its arch tags (spec section 2, `push`).
 * What is there already is not sent.
 * @throws RegistryError
 */
export async function pushImage(
  registry: Registry,
  source: LegSource,
  target: Target,
  onProgress: (bytes: number) => void,
): Promise<Confirmed> {
  const { repository } = target;
  const upload = async (blob: Descriptor, force = false): Promise<void> => {
    const options = { mountFrom: target.siblings, onProgress, force };
    await registry.uploadBlob(repository, blob, source.open(blob), options);
  };

  // A registry takes a manifest only with all that it needs, so a manifest that is there spares its blobs' round trips.
  const missing = await absent(registry, repository, source.manifests);
  if (missing.length > 0) await Promise.all(source.blobs.map((blob) => upload(blob)));
  await Promise.all(
    missing.map(async (manifest) => {
      try {
        await registry.putManifest(repository, manifest.descriptor.digest, manifest);
      } catch (error) {
        if (!(error instanceof ManifestBlobUnknownError)) throw error;
        // The registry said that a blob is there and now does not know it: send it after all, once.
        const named = source.blobs.filter(({ digest }) => error.missing.includes(digest));
        const again = named.length > 0 ? named : source.blobs;
        await Promise.all(again.map((blob) => upload(blob, true)));
        await registry.putManifest(repository, manifest.descriptor.digest, manifest);
      }
    }),
  );
  return {
    digest: source.image.descriptor.digest,
    tags: await tagImage(registry, target, source.image),
  };
}

/** Moves a leg's arch tags to its image; a tag that is right already is left alone. */
export async function tagImage(
  registry: Registry,
  { repository, tags }: Target,
  image: RawManifest,
): Promise<Record<string, Digest>> {
  const entries = tags.map(async (tag) => {
    const present = await registry.resolve(repository, tag);
    const digest =
      present?.digest === image.descriptor.digest
        ? present.digest
        : await registry.putManifest(repository, tag, image);
    return [tag, digest] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

async function absent(
  registry: Registry,
  repository: Repository,
  manifests: readonly RawManifest[],
): Promise<RawManifest[]> {
  const present = await Promise.all(
    manifests.map(({ descriptor }) => registry.resolve(repository, descriptor.digest)),
  );
  return manifests.filter((_, index) => present[index] === undefined);
}
