import { manifestSchema, type ImageConfig, type ImageManifest } from '../model/descriptor.ts';
import { describeError } from '../model/errors.ts';
import { parseJson } from '../model/json.ts';
import { isManifestType } from '../model/media-types.ts';
import { splitPlatform, type Platform } from '../model/platform.ts';
import type { BuiltRecord } from '../model/record.ts';
import type { RawManifest } from '../registry/registry.ts';

export interface InspectedImage {
  readonly raw: RawManifest;
  readonly manifest: ImageManifest;
  readonly config: ImageConfig;
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
  const { digest, mediaType } = raw.descriptor;
  if (!isManifestType(mediaType)) return { missing: `${digest} is not an image but ${mediaType}` };
  let manifest: ImageManifest;
  try {
    manifest = parseJson(manifestSchema, raw.bytes, `manifest ${digest}`);
  } catch (error) {
    return { missing: describeError(error) };
  }
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
  return { raw, manifest, config };
}
