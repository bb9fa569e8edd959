import { contradictionOf, typeOfManifest } from '../image/described.ts';
import {
  manifestSchema,
  type Descriptor,
  type ImageConfig,
  type ImageManifest,
} from '../model/descriptor.ts';
import { describeError } from '../model/errors.ts';
import { parseJson } from '../model/json.ts';
import { ATTESTATION_TYPE_ANNOTATION, isManifestType } from '../model/media-types.ts';
import { splitPlatform, type Platform } from '../model/platform.ts';
import type { BuiltRecord } from '../model/record.ts';
import type { RawManifest } from '../registry/registry.ts';

export interface InspectedImage {
  readonly raw: RawManifest;
  readonly manifest: ImageManifest;
  readonly config: ImageConfig;
  /** As the index will name it: type and size of its own bytes, annotations of its record. */
  readonly image: Descriptor;
}

/** A manifest as an index may name it, or why none should. */
type Inspected =
  | { readonly manifest: ImageManifest; readonly descriptor: Descriptor }
  | { readonly missing: string };

/** The manifest that a record's descriptor names, as the registry has it: what the two say must agree. */
export function inspectManifest(
  recorded: Descriptor,
  { descriptor, bytes }: RawManifest,
): Inspected {
  const { digest } = recorded;
  let manifest: ImageManifest;
  try {
    manifest = parseJson(manifestSchema, bytes, `manifest ${digest}`);
  } catch (error) {
    const { mediaType } = descriptor;
    return {
      missing: isManifestType(mediaType)
        ? describeError(error)
        : `${digest} is not an image but ${mediaType}`,
    };
  }
  const mediaType = typeOfManifest(manifest);
  if (!isManifestType(mediaType)) return { missing: `${digest} is not an image but ${mediaType}` };
  const wrong = contradictionOf(recorded, manifest, bytes.length);
  if (wrong !== undefined) return { missing: `its record names ${digest} as ${wrong}` };
  const { annotations } = recorded;
  const { artifactType } = manifest;
  return {
    manifest,
    descriptor: {
      mediaType,
      digest,
      size: bytes.length,
      ...(annotations === undefined ? {} : { annotations }),
      ...(artifactType === undefined ? {} : { artifactType }),
    },
  };
}

/**
 * Is this the image of that platform that the record speaks of (spec section 7, rule 4)? Variants are not compared: a v6 image is right on a v7
 * leg, and many builders write none.
 * @param config undefined where the config is not an image's
 * @param compare false takes the leg's word for the platform (`verify: off`)
 */
export function inspectImage(
  platform: Platform,
  record: BuiltRecord,
  raw: RawManifest,
  config: ImageConfig | undefined,
  compare: boolean,
): InspectedImage | { readonly missing: string } {
  const { descriptor: recorded } = record.image;
  const { digest } = recorded;
  if (recorded.annotations?.[ATTESTATION_TYPE_ANNOTATION] !== undefined) {
    return { missing: `its record names ${digest} as an attestation, not as an image` };
  }
  const found = inspectManifest(recorded, raw);
  if ('missing' in found) return found;
  const { manifest, descriptor: image } = found;
  if (manifest.config.digest !== record.image.config) {
    return {
      missing: `${digest} has the config ${manifest.config.digest}, its record says ${record.image.config}`,
    };
  }
  if (config === undefined) return { missing: `the config of ${digest} is not that of an image` };
  const { os, architecture } = splitPlatform(platform);
  if (compare && (config.os !== os || config.architecture !== architecture)) {
    return {
      missing: `${digest} was built for ${config.os}/${config.architecture}, not for ${platform}`,
    };
  }
  return { raw, manifest, config, image };
}
