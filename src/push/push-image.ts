import type { Descriptor } from '../model/descriptor.ts';
import type { Digest } from '../model/digest.ts';
import type { Repository, Tag } from '../model/reference.ts';
import type { BlobSource, RawManifest, Registry } from '../registry/registry.ts';
import { lookBeforeWrite } from './look.ts';

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

/** How an image is put. */
export interface PushOptions {
  readonly onProgress: (bytes: number) => void;
  /** Called for a blob that was not sent, since the registry has it: nobody has checked our bytes of it yet. Fails where they are others. */
  readonly verify?: ((blob: Descriptor) => Promise<void>) | undefined;
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
  { onProgress, verify = () => Promise.resolve() }: PushOptions,
): Promise<Confirmed> {
  const { repository } = target;
  const options = { mountFrom: target.siblings, onProgress };
  // A registry may have lost a blob and kept the manifest that names it, so all are looked for, side by side.
  const [missing] = await Promise.all([
    absent(registry, repository, manifests),
    Promise.all(
      blobs.map(async (blob) => {
        const outcome = await registry.uploadBlob(repository, blob, sourceOf(blob), options);
        if (outcome !== 'uploaded') await verify(blob);
      }),
    ),
  ]);
  await Promise.all(
    missing.map((manifest) =>
      registry.putManifest(repository, manifest.descriptor.digest, manifest),
    ),
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
    const present = await lookBeforeWrite(registry, repository, tag);
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
    manifests.map(({ descriptor }) => lookBeforeWrite(registry, repository, descriptor.digest)),
  );
  return manifests.filter((_, index) => present[index] === undefined);
}
