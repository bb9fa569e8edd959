import { z } from 'zod';
import {
  imageConfigSchema,
  indexSchema,
  manifestSchema,
  type Descriptor,
  type ImageConfig,
  type ImageManifest,
} from '../model/descriptor.ts';
import { digestOf, shortDigest } from '../model/digest.ts';
import { parseData, parseJson } from '../model/json.ts';
import {
  ATTESTATION_SUBJECT_ANNOTATION,
  ATTESTATION_TYPE,
  ATTESTATION_TYPE_ANNOTATION,
  isForeignLayer,
  isIndexType,
  isManifestType,
} from '../model/media-types.ts';
import { parsePlatform, splitPlatform, type Platform } from '../model/platform.ts';
import type { RecordedImage } from '../model/record.ts';
import { contradictionOf, isAttestation } from './described.ts';
import { LayoutError } from './errors.ts';

/** A manifest's descriptor and its bytes, never re-serialised. */
export interface ManifestBytes {
  readonly descriptor: Descriptor;
  readonly bytes: Uint8Array;
}

/** The image of one leg: what a record says of it, and all that must be pushed. */
export interface SelectedImage {
  readonly recorded: RecordedImage;
  readonly manifest: ImageManifest;
  readonly config: ImageConfig;
  /** The image first, then its attestations. */
  readonly manifests: readonly [ManifestBytes, ...ManifestBytes[]];
  /** Configs and layers of all of them, each once; foreign layers stay where they are. */
  readonly blobs: readonly Descriptor[];
}

/** The bytes of a manifest, an index or a config, wherever they are; undefined where they are missing. */
export type ReadDocument = (descriptor: Descriptor) => Promise<Uint8Array | undefined>;

interface Candidate extends ManifestBytes {
  readonly manifest: ImageManifest;
  readonly platform: string;
  readonly config: ImageConfig;
}

/**
 * Finds the runnable image for a platform under some descriptors, through nested indexes, with the attestations that speak of it
 * (field rules, "What a leg really built").
 * @param where names the layout or reference, for errors
 * @throws LayoutError naming what is there and what was wanted
 */
export async function selectImage(
  roots: readonly Descriptor[],
  read: ReadDocument,
  platform: Platform,
  where: string,
): Promise<SelectedImage> {
  const verified = verifyingReader(read, where);
  const found = await flatten(roots, verified, where, { left: MAX_ENTRIES });
  const attestations = found.filter(({ descriptor }) => isAttestation(descriptor));
  const candidates = await Promise.all(
    found
      .filter(({ descriptor }) => !isAttestation(descriptor))
      .map((child) => describeCandidate(child, verified, where)),
  );
  const image = pick(candidates, platform, where);
  const own = attestations.filter(
    ({ descriptor }) =>
      descriptor.annotations?.[ATTESTATION_SUBJECT_ANNOTATION] === image.descriptor.digest,
  );
  const descriptor = plain({
    ...image.descriptor,
    platform: describePlatform(platform, image.config),
  });
  const attested = own.map((child) => ({ ...child, descriptor: plain(child.descriptor) }));
  const parsed = [image, ...own].map(({ manifest }) => manifest);
  const blobs = parsed
    .flatMap(({ config, layers }) => [config, ...layers])
    .filter(({ mediaType }) => !isForeignLayer(mediaType));
  const { config, layers } = image.manifest;
  return {
    manifest: image.manifest,
    config: image.config,
    manifests: [{ descriptor, bytes: image.bytes }, ...attested],
    blobs: [...new Map(blobs.map((blob) => [blob.digest, blob])).values()],
    recorded: {
      descriptor,
      config: config.digest,
      configSize: config.size,
      attestations: attested.map((child) => child.descriptor),
      layers: layers.length,
      size: [image.descriptor, config, ...layers].reduce((sum, { size }) => sum + size, 0),
    },
  };
}

interface Child extends ManifestBytes {
  readonly manifest: ImageManifest;
}

/** A leg is one image; even an index of every platform with all its attestations has far fewer. */
const MAX_ENTRIES = 1000;

/**
 * All manifests under some descriptors; each digest once.
 * @param budget entries that may still be looked at, in all indexes together
 */
async function flatten(
  descriptors: readonly Descriptor[],
  read: (descriptor: Descriptor) => Promise<Uint8Array>,
  where: string,
  budget: { left: number },
): Promise<Child[]> {
  budget.left -= descriptors.length;
  if (budget.left < 0) {
    throw new LayoutError(`${where} lists more than ${MAX_ENTRIES} manifests`, {
      hint: 'A leg is one image: let the build write into an empty folder, one platform at a time',
    });
  }
  const groups = await Promise.all(
    descriptors.map(async (descriptor): Promise<Child[]> => {
      const what = `${where}: ${descriptor.digest}`;
      if (isIndexType(descriptor.mediaType)) {
        const index = parseJson(indexSchema, await read(descriptor), what);
        return flatten(index.manifests, read, where, budget);
      }
      if (!isManifestType(descriptor.mediaType)) {
        throw new LayoutError(
          `${where} names ${descriptor.mediaType}, which is neither an image nor an index`,
          { subject: descriptor.digest },
        );
      }
      const bytes = await read(descriptor);
      const document = parseJson(z.union([manifestSchema, imageConfigSchema]), bytes, what);
      if (!('layers' in document)) {
        throw new LayoutError(
          `${where} names ${descriptor.digest} as an image: it is only the config of one`,
        );
      }
      const manifest = parseData(manifestSchema, document, what);
      const wrong = contradictionOf(descriptor, manifest, bytes.length);
      if (wrong !== undefined) throw contradicted(where, descriptor, wrong);
      return [{ descriptor, bytes, manifest }];
    }),
  );
  return [...new Map(groups.flat().map((child) => [child.descriptor.digest, child])).values()];
}

async function describeCandidate(
  child: Child,
  read: (descriptor: Descriptor) => Promise<Uint8Array>,
  where: string,
): Promise<Candidate> {
  const { descriptor, manifest } = child;
  if (descriptor.platform?.os === 'unknown' || descriptor.platform?.architecture === 'unknown') {
    throw new LayoutError(
      `${where} holds ${descriptor.digest} for unknown/unknown, which no annotation declares an attestation`,
      { hint: `An attestation is annotated ${ATTESTATION_TYPE_ANNOTATION}=${ATTESTATION_TYPE}` },
    );
  }
  const config = parseJson(
    imageConfigSchema,
    await read(manifest.config),
    `${where}: config ${manifest.config.digest}`,
  );
  const { os, architecture, variant } = config;
  return { ...child, config, platform: join([os, architecture, variant]) };
}

/** @throws LayoutError unless exactly one candidate is of the platform, by its config and by its descriptor */
function pick(candidates: readonly Candidate[], platform: Platform, where: string): Candidate {
  const matching = candidates.filter(({ config }) =>
    isOf(platform, join([config.os, config.architecture, config.variant])),
  );
  const [image, second] = matching;
  if (image === undefined) {
    const there = candidates.map(
      ({ descriptor, platform: of }) => `${of} (${shortDigest(descriptor.digest)})`,
    );
    throw new LayoutError(
      candidates.length === 0
        ? `${where} holds no image; expected one for ${platform}`
        : `${where} holds ${there.join(', ')}; expected an image for ${platform}`,
      candidates.length === 0
        ? {}
        : {
            hint: 'The build ignored the platform: check a FROM line with --platform, and that a command passes PLATFORM on',
          },
    );
  }
  if (second !== undefined) {
    throw new LayoutError(
      `${where} holds ${matching.length} images for ${platform}: ${matching.map(({ descriptor }) => descriptor.digest).join(', ')}`,
      { hint: 'A leg is one image: build one platform at a time' },
    );
  }
  const said = image.descriptor.platform;
  if (said !== undefined && !isOf(platform, join([said.os, said.architecture, said.variant]))) {
    throw new LayoutError(
      `${where} lists ${image.descriptor.digest} as ${join([said.os, said.architecture, said.variant])}, but its config says ${image.platform}`,
    );
  }
  return image;
}

/** Equal, or a config that leaves the variant out, as many builders do. */
function isOf(platform: Platform, text: string): boolean {
  const wanted = splitPlatform(platform);
  const [os = '', architecture = '', variant] = text.split('/');
  if (variant === undefined) return os === wanted.os && architecture === wanted.architecture;
  try {
    return parsePlatform(text) === platform;
  } catch {
    return false;
  }
}

/** What the index will say: the leg's platform, and of the config what a runtime needs besides (Windows' `os.version`). */
function describePlatform(
  platform: Platform,
  config: ImageConfig,
): NonNullable<Descriptor['platform']> {
  const { os, architecture, variant } = splitPlatform(platform);
  return {
    architecture,
    os,
    ...(variant === undefined ? {} : { variant }),
    ...(config['os.version'] === undefined ? {} : { 'os.version': config['os.version'] }),
  };
}

/** A descriptor without what a builder writes for its own local use: names under which the image was stored. */
function plain({ annotations, ...descriptor }: Descriptor): Descriptor {
  const kept = Object.entries(annotations ?? {}).filter(([key]) => !LOCAL_ANNOTATION.test(key));
  return kept.length === 0 ? descriptor : { ...descriptor, annotations: Object.fromEntries(kept) };
}
const LOCAL_ANNOTATION =
  /^(?:io\.containerd\.image\.name|org\.opencontainers\.image\.(?:ref\.name|created)|containerd\.io\/.*|config\.digest)$/;

function join(parts: readonly (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined && part !== '').join('/');
}

function contradicted(where: string, { digest }: Descriptor, wrong: string): LayoutError {
  return new LayoutError(`${where} lists ${digest} as ${wrong}`, {
    hint: 'The builder wrote a descriptor that its own bytes contradict, which no client would pull: build again with another version of it',
  });
}

function verifyingReader(
  read: ReadDocument,
  where: string,
): (descriptor: Descriptor) => Promise<Uint8Array> {
  return async (descriptor) => {
    const bytes = await read(descriptor);
    if (bytes === undefined) {
      throw new LayoutError(`${where} names ${descriptor.digest}, which is not there`, {
        hint: 'The builder said that it was done and left no image: look at its output above',
      });
    }
    if (descriptor.digest.startsWith('sha256:') && digestOf(bytes) !== descriptor.digest) {
      throw new LayoutError(`${where}: ${descriptor.digest} is damaged`, {
        answer: `its bytes have the digest ${digestOf(bytes)}`,
      });
    }
    if (bytes.length !== descriptor.size) {
      throw contradicted(
        where,
        descriptor,
        `of ${descriptor.size} bytes, but it has ${bytes.length}`,
      );
    }
    return bytes;
  };
}
