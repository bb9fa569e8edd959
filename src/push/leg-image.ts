import type { Readable } from 'node:stream';
import { verifyLayer } from '../image/contents/check.ts';
import { readLayoutImage } from '../image/layout.ts';
import { selectImage, type SelectedImage } from '../image/select.ts';
import type { Descriptor } from '../model/descriptor.ts';
import type { Digest } from '../model/digest.ts';
import { isIndexType, isManifestType } from '../model/media-types.ts';
import { AppError } from '../model/errors.ts';
import type { Platform } from '../model/platform.ts';
import { formatReference, type Reference } from '../model/reference.ts';
import { chunksOf, fileSource } from '../registry/blobs/source.ts';
import type { BlobSource, Registry } from '../registry/registry.ts';
import { carryImage } from './carry-image.ts';
import { pushImage, type Confirmed, type Target } from './push-image.ts';

/** What a build left: an OCI layout on disk, or an image that the builder or a command pushed itself (spec section 4). */
export type Handover =
  | { readonly kind: 'layout'; readonly layout: string }
  | { readonly kind: 'pushed'; readonly reference: Reference };

/** A leg's image wherever it lies: what it is, how to read its layers, how to bring it into a repository. */
export interface LegImage {
  readonly selected: SelectedImage;
  readonly readLayer: (layer: Descriptor) => Promise<AsyncIterable<Uint8Array>>;
  /** @param judged the layers' contents were judged, so that their bytes must be those of their digests */
  pushTo(target: Target, onProgress: (bytes: number) => void, judged?: boolean): Promise<Confirmed>;
}

/** The engine said that it pushed, and the registry knows nothing of it. */
export class PushedImageMissingError extends AppError {
  override readonly name = 'PushedImageMissingError';
}

/**
 * Opens the image that a build left, with manifests and config verified.
 * @throws LayoutError, RegistryError, PushedImageMissingError
 */
export async function openLegImage(
  handover: Handover,
  platform: Platform,
  registry: Registry,
): Promise<LegImage> {
  return handover.kind === 'layout'
    ? openLayout(handover.layout, platform, registry)
    : openPushed(handover.reference, platform, registry);
}

async function openLayout(
  layout: string,
  platform: Platform,
  registry: Registry,
): Promise<LegImage> {
  const image = await readLayoutImage(layout, platform);
  const sourceOf = ({ digest }: Descriptor): BlobSource => fileSource(image.blobPath(digest));
  // Read into buffers that are used again: a scan makes no garbage of its input.
  const readLayer = (layer: Descriptor) =>
    Promise.resolve(chunksOf(sourceOf(layer), 0, layer.size));
  const verified = new Map<Digest, Promise<void>>();
  const verify = (layer: Descriptor): Promise<void> => {
    const known = verified.get(layer.digest) ?? verifyLayer(layer, readLayer);
    verified.set(layer.digest, known);
    return known;
  };
  return {
    selected: image,
    readLayer,
    pushTo: (target, onProgress, judged = false) =>
      pushImage(registry, image, sourceOf, target, {
        onProgress,
        verify: judged ? verify : undefined,
      }),
  };
}

async function openPushed(
  reference: Reference,
  platform: Platform,
  registry: Registry,
): Promise<LegImage> {
  const { repository } = reference;
  const subject = formatReference(reference);
  const target = reference.digest ?? reference.tag;
  const root = target === undefined ? undefined : await registry.getManifest(repository, target);
  if (root === undefined) {
    throw new PushedImageMissingError(
      'The build says that it pushed, but the registry has no such image',
      {
        subject,
        hint: 'Check that the build logs in to this registry and pushes what it writes into REF_FILE',
      },
    );
  }
  const read = async (descriptor: Descriptor): Promise<Uint8Array | undefined> => {
    const { digest, mediaType } = descriptor;
    if (digest === root.descriptor.digest) return root.bytes;
    if (isManifestType(mediaType) || isIndexType(mediaType)) {
      return (await registry.getManifest(repository, digest))?.bytes;
    }
    // A config is a blob; some registries answer a question for a manifest of its digest with a fault of their own.
    return collect(await registry.readBlob(repository, descriptor));
  };
  const selected = await selectImage([root.descriptor], read, platform, subject);
  return {
    selected,
    readLayer: (layer) => registry.readBlob(repository, layer),
    pushTo: (to) => carryImage(registry, repository, selected.manifests, to),
  };
}

async function collect(stream: Readable): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream as AsyncIterable<Uint8Array>) chunks.push(chunk);
  return Buffer.concat(chunks);
}
