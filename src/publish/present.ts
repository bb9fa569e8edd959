import {
  imageConfigSchema,
  indexSchema,
  manifestSchema,
  type Descriptor,
  type ImageConfig,
} from '../model/descriptor.ts';
import type { Digest } from '../model/digest.ts';
import { DataError, parseJson } from '../model/json.ts';
import { ATTESTATION_TYPE_ANNOTATION, isConfigType, isIndexType } from '../model/media-types.ts';
import { parsePlatform, PlatformError, type Platform } from '../model/platform.ts';
import type { Repository } from '../model/reference.ts';
import {
  DigestMismatchError,
  ManifestInvalidError,
  NotFoundError,
} from '../registry/errors/errors.ts';
import type { RawManifest, Registry } from '../registry/registry.ts';

/** What a tag names before this run moves it. */
export interface Present {
  /** It cannot be understood, so that nobody knows its platforms: Docker's schema 1, bytes that are damaged, a config that is gone. */
  readonly unreadable: boolean;
  /** An index: its annotations are its own, where an image may have some of its base. */
  readonly isIndex: boolean;
  /** Of its images, attestations left out; a platform that nobody knows stays as it is written. */
  readonly platforms: readonly string[];
  readonly annotations: Readonly<Record<string, string>>;
}

/** What stands under a tag whose answer is no manifest that we know. */
export const UNREADABLE_PRESENT: Present = {
  unreadable: true,
  isIndex: false,
  platforms: [],
  annotations: {},
};

/** A config is some kilobytes; more than this is none. */
const MAX_CONFIG = 8 * 1024 * 1024;

/**
 * Reads what a digest names: an index, or a single image of before there was one.
 * What is there and cannot be understood is no error: whether it stands in the way of a release is for `on-shrink` to say.
 * @returns undefined when it is not there (any more)
 */
export async function readPresent(
  registry: Registry,
  repository: Repository,
  digest: Digest,
): Promise<Present | undefined> {
  try {
    const raw = await registry.getManifest(repository, digest);
    return raw && (await presentOf(registry, repository, raw));
  } catch (error) {
    // Its config is gone.
    if (isUnreadable(error) || error instanceof NotFoundError) return UNREADABLE_PRESENT;
    throw error;
  }
}

/** Is it what was read that is at fault, and not the way to it? Asking again would give the same. */
export function isUnreadable(error: unknown): boolean {
  return [DataError, ManifestInvalidError, DigestMismatchError].some(
    (kind) => error instanceof kind,
  );
}

async function presentOf(
  registry: Registry,
  repository: Repository,
  raw: RawManifest,
): Promise<Present> {
  const { digest, mediaType } = raw.descriptor;
  if (isIndexType(mediaType)) {
    const index = parseJson(indexSchema, raw.bytes, `index ${digest}`);
    const images = index.manifests.filter(isImage);
    return {
      unreadable: false,
      isIndex: true,
      platforms: images.flatMap(({ platform }) =>
        platform === undefined ? [] : [nameOf(platform)],
      ),
      annotations: index.annotations ?? {},
    };
  }
  const { annotations = {}, config } = parseJson(manifestSchema, raw.bytes, `manifest ${digest}`);
  // An artifact (a chart, a signature) runs on no platform, so none can be lost.
  const platforms = isConfigType(config.mediaType)
    ? [nameOf(await readConfigBlob(registry, repository, config))]
    : [];
  return { unreadable: false, isIndex: false, platforms, annotations };
}

/** An entry of an index that is no attestation. */
export function isImage({ annotations }: Descriptor): boolean {
  return annotations?.[ATTESTATION_TYPE_ANNOTATION] === undefined;
}

/** Normalised where it is a platform that we know: `linux/arm64/v8` and `linux/arm64` are one. */
export function nameOf({
  os,
  architecture,
  variant,
}: {
  readonly os: string;
  readonly architecture: string;
  readonly variant?: string | undefined;
}): Platform | string {
  const name = [os, architecture, ...(variant === undefined ? [] : [variant])].join('/');
  try {
    return parsePlatform(name);
  } catch (error) {
    if (error instanceof PlatformError) return name;
    throw error;
  }
}

/** The config of an image manifest; undefined when the manifest is of something else (an artifact, a chart). */
export async function readConfig(
  registry: Registry,
  repository: Repository,
  raw: RawManifest,
): Promise<ImageConfig | undefined> {
  try {
    const { config } = parseJson(manifestSchema, raw.bytes, `manifest ${raw.descriptor.digest}`);
    return await readConfigBlob(registry, repository, config);
  } catch (error) {
    if (error instanceof DataError) return undefined;
    throw error;
  }
}

/** @throws DataError when it is no image's config */
export async function readConfigBlob(
  registry: Registry,
  repository: Repository,
  config: Descriptor,
): Promise<ImageConfig> {
  const what = `config ${config.digest}`;
  if (config.size > MAX_CONFIG) throw new DataError(`${what} is too large for an image's`);
  const chunks: Uint8Array[] = [];
  for await (const chunk of await registry.readBlob(repository, config)) {
    chunks.push(chunk as Uint8Array);
  }
  return parseJson(imageConfigSchema, Buffer.concat(chunks), what);
}
