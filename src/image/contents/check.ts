import pLimit from 'p-limit';
import type { Descriptor } from '../../model/descriptor.ts';
import { isForeignLayer } from '../../model/media-types.ts';
import { splitDigest } from '../../model/digest.ts';
import type { Platform } from '../../model/platform.ts';
import type { ContentsVerdict } from '../../model/record.ts';
import { Hashed } from '../chunks.ts';
import { LayoutError } from '../errors.ts';
import type { SelectedImage } from '../select.ts';
import { listLayer, type LayerListing } from './layer.ts';
import { hasElf } from './machines.ts';
import { startOf } from './programs.ts';
import { Tree } from './tree.ts';
import { judge } from './judge.ts';

/** Opens a layer; what it returns is read to its end, or closed. */
export type OpenLayer = (layer: Descriptor) => Promise<AsyncIterable<Uint8Array>>;

/** How the check is done. */
export interface CheckOptions {
  /**
   * Whether the layers' digests are checked on the way; if not, whoever pushes them sees to it: a registry checks what is sent, and
   * verifyLayer what it has already.
   */
  readonly digests?: boolean;
}

/** Layers that are read at once: one is decompressed while another's listing is made. */
const PARALLEL = 2;

/**
 * The architecture of an image's contents (spec section 11): what the image starts, and the shared objects that this is started with, must
 * be of the platform's machine type. Every layer is read once, as a stream; nothing of the image is run.
 * @param openLayer the layer's bytes as they are stored; a chunk need be valid only until the next but one is asked for
 * @throws WrongContentsError naming file, layer and both architectures; LayoutError for a layer that cannot be read or whose bytes are others
 */
export async function checkContents(
  image: Pick<SelectedImage, 'manifest' | 'config' | 'recorded'>,
  openLayer: OpenLayer,
  platform: Platform,
  { digests = true }: CheckOptions = {},
): Promise<ContentsVerdict> {
  const { digest } = image.recorded.descriptor;
  const { layers } = image.manifest;
  const start = startOf(image.config);
  if (!hasElf(platform)) {
    return { digest, verdict: 'skipped', detail: `programs for ${platform} are not checked` };
  }
  if (layers.length === 0) return { digest, verdict: 'empty', detail: 'the image has no layers' };
  if (start.argv.length === 0) {
    return { digest, verdict: 'empty', detail: 'the image names no entrypoint and no command' };
  }
  const limit = pLimit(PARALLEL);
  const listings = await Promise.all(
    layers.map((layer) => limit(() => list(layer, openLayer, digests))),
  );
  return { digest, ...judge(new Tree(listings), start, platform, layers) };
}

const NOTHING: LayerListing = { entries: [], removed: [], opaque: [] };

async function list(
  layer: Descriptor,
  openLayer: OpenLayer,
  digests: boolean,
): Promise<LayerListing> {
  // Its bytes are elsewhere; what is in it counts as not in the image.
  if (isForeignLayer(layer.mediaType)) return NOTHING;
  const bytes = await openLayer(layer);
  const hashed = digests ? hashedAs(layer, bytes) : undefined;
  let listing: LayerListing;
  try {
    listing = await listLayer(hashed ?? bytes);
  } catch (cause) {
    throw new LayoutError(`The layer ${layer.digest} cannot be read`, {
      answer: cause instanceof Error ? cause.message : String(cause),
      cause,
    });
  }
  if (hashed !== undefined) refuseOther(layer, hashed);
  return listing;
}

/**
 * Checks a layer's digest, where no registry has done it: a verdict on other bytes than those that lie there already would say nothing.
 * @throws LayoutError
 */
export async function verifyLayer(layer: Descriptor, openLayer: OpenLayer): Promise<void> {
  const hashed = hashedAs(layer, await openLayer(layer));
  const chunks = hashed[Symbol.asyncIterator]();
  while ((await chunks.next()).done !== true);
  refuseOther(layer, hashed);
}

function hashedAs({ digest }: Descriptor, bytes: AsyncIterable<Uint8Array>): Hashed<Uint8Array> {
  return new Hashed(bytes, splitDigest(digest).algorithm);
}

function refuseOther({ digest }: Descriptor, { hex }: Hashed<Uint8Array>): void {
  const { algorithm, hex: wanted } = splitDigest(digest);
  if (hex === wanted) return;
  throw new LayoutError(`The layer ${digest} is damaged`, {
    answer:
      hex === undefined
        ? 'bytes follow after its end'
        : `its bytes are those of ${algorithm}:${hex}`,
    hint: 'Something changed it after the build: run the build again',
  });
}
