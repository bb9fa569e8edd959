import type { Descriptor } from '../model/descriptor.ts';
import type { Digest } from '../model/digest.ts';
import type { Repository, Tag } from '../model/reference.ts';
import { ManifestBlobUnknownError } from '../registry/errors/errors.ts';
import type { BlobSource, RawManifest, Registry } from '../registry/registry.ts';

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

/** An image with all that must be there before its manifests may be. */
export interface PushableImage {
  /** The runnable manifest first, then the attestations that speak of it. */
  readonly manifests: readonly [RawManifest, ...RawManifest[]];
  /** Configs and layers of all of them, each once, without foreign layers. */
  readonly blobs: readonly Descriptor[];
}

/**
 * Puts a leg's image into one repository: blobs in parallel, manifests by digest, then its arch tags (spec section 2, `push`).
 * What is there already is not sent.
 * @throws RegistryError
 */
export async function pushImage(
  registry: Registry,
  { manifests, blobs }: PushableImage,
  sourceOf: (blob: Descriptor) => BlobSource,
  target: Target,
  onProgress: (bytes: number) => void,
): Promise<Confirmed> {
  const { repository } = target;
  const upload = async (blob: Descriptor, force = false): Promise<void> => {
    const options = { mountFrom: target.siblings, onProgress, force };
    await registry.uploadBlob(repository, blob, sourceOf(blob), options);
  };
  const put = (manifest: RawManifest): Promise<Digest> =>
    registry.putManifest(repository, manifest.descriptor.digest, manifest);

  // A registry takes a manifest only with all that it needs, so a manifest that is there spares its blobs' round trips.
  const missing = await absent(registry, repository, manifests);
  if (missing.length > 0) await Promise.all(blobs.map((blob) => upload(blob)));
  await Promise.all(
    missing.map(async (manifest) => {
      try {
        await put(manifest);
      } catch (error) {
        if (!(error instanceof ManifestBlobUnknownError)) throw error;
        // The registry said that a blob is there and now does not know it: send it after all, once.
        const named = blobs.filter(({ digest }) => error.missing.includes(digest));
        await Promise.all((named.length > 0 ? named : blobs).map((blob) => upload(blob, true)));
        await put(manifest);
      }
    }),
  );
  const [image] = manifests;
  return { digest: image.descriptor.digest, tags: await tagImage(registry, target, image) };
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
