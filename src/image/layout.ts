import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import type { Descriptor } from '../model/descriptor.ts';
import { indexSchema } from '../model/descriptor.ts';
import { splitDigest, type Digest } from '../model/digest.ts';
import { describeError } from '../model/errors.ts';
import { parseJson } from '../model/json.ts';
import type { Platform } from '../model/platform.ts';
import { readSmallFile } from '../model/small-file.ts';
import { isMissing } from '../model/system-error.ts';
import { LayoutError } from './errors.ts';
import { selectImage, type SelectedImage } from './select.ts';

/** A leg's image in an OCI layout (OCI image spec, image-layout.md). */
export interface LayoutImage extends SelectedImage {
  /** The file that holds a blob. */
  blobPath(digest: Digest): string;
}

/** Documents are read whole; a registry takes no manifest beyond 4 MiB, and configs stay far below this. */
const MAX_DOCUMENT = 16 * 1024 * 1024;
/** Files open at a time, whatever a layout lists. */
const OPEN_FILES = 32;

/**
 * Reads the image for a platform from an OCI layout: manifests and config with their digests checked, every layer there and of its size
 * (a layer's bytes are checked by the registry that receives them).
 * @throws LayoutError when there is no such image, or something is damaged or missing
 */
export async function readLayoutImage(dir: string, platform: Platform): Promise<LayoutImage> {
  const blobPath = (digest: Digest): string => blobFile(dir, digest);
  const index = parseJson(indexSchema, await readIndex(dir), join(dir, 'index.json'));
  const limit = pLimit(OPEN_FILES);
  const image = await selectImage(
    index.manifests,
    ({ digest }) => limit(() => readDocument(blobPath(digest), digest)),
    platform,
    WHERE,
  );
  await Promise.all(image.blobs.map((blob) => checkSize(blob, blobPath(blob.digest))));
  return { ...image, blobPath };
}

const HINT = 'The builder said that it was done and left no image: look at its output above';
/** In errors; the folder itself, often a temporary one, tells nobody anything. */
const WHERE = 'The layout';

/** The path of a blob in a layout. */
export function blobFile(dir: string, digest: Digest): string {
  const { algorithm, hex } = splitDigest(digest);
  return join(dir, 'blobs', algorithm, hex);
}

async function readDocument(path: string, digest: Digest): Promise<Uint8Array | undefined> {
  try {
    return await readSmallFile(path, MAX_DOCUMENT);
  } catch (cause) {
    if (isMissing(cause)) return undefined;
    throw new LayoutError(`${WHERE} names ${digest} as a manifest or config: it cannot be read`, {
      answer: describeError(cause),
      hint: HINT,
      cause,
    });
  }
}

async function readIndex(dir: string): Promise<Buffer> {
  try {
    return await readSmallFile(join(dir, 'index.json'), MAX_DOCUMENT);
  } catch (cause) {
    const why = isMissing(cause) ? 'it has no index.json' : 'its index.json cannot be read';
    throw new LayoutError(`${dir} is no OCI layout: ${why}`, {
      answer: describeError(cause),
      hint: HINT,
      cause,
    });
  }
}

async function checkSize({ digest, size }: Descriptor, path: string): Promise<void> {
  const refuse = (why: string, cause?: unknown): LayoutError =>
    new LayoutError(`${WHERE} names the layer ${digest}, which ${why}`, { hint: HINT, cause });
  const file = await stat(path).catch((cause: unknown) => {
    throw refuse(
      isMissing(cause) ? 'is not there' : `cannot be read: ${describeError(cause)}`,
      cause,
    );
  });
  if (!file.isFile()) throw refuse('is no file');
  if (file.size === size) return;
  throw new LayoutError(`${WHERE}: ${digest} is damaged: ${file.size} bytes instead of ${size}`);
}
