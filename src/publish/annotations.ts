import type { Child } from '../image/assemble.ts';
import { parsePlatform, type Platform } from '../model/platform.ts';
import type { SurveyedChild } from './children.ts';

/** Annotations by what they stand on. */
export interface SplitAnnotations {
  readonly index: Readonly<Record<string, string>>;
  /** Those of one platform's descriptor in the index. */
  descriptor(platform: Platform): Readonly<Record<string, string>>;
}

const PREFIX = /^(index|manifest-descriptor)(?:\[([^\]]+)\])?:(.+)$/;

/**
 * Reads the prefixes that docker's build actions know: `index:KEY` (and a plain KEY) stands on the index, `manifest-descriptor:KEY` and
 * `manifest-descriptor[PLATFORM]:KEY` on the descriptors of all images or of one.
 * @throws PlatformError when the brackets hold no platform
 */
export function splitAnnotations(given: Readonly<Record<string, string>>): SplitAnnotations {
  const index: Record<string, string> = {};
  const descriptors: { platform: Platform | undefined; key: string; value: string }[] = [];
  for (const [name, value] of Object.entries(given)) {
    const [, where, platform, key] = PREFIX.exec(name) ?? [];
    if (where === 'manifest-descriptor' && key !== undefined) {
      descriptors.push({
        platform: platform === undefined ? undefined : parsePlatform(platform),
        key,
        value,
      });
    } else {
      index[where === 'index' && key !== undefined ? key : name] = value;
    }
  }
  return {
    index,
    descriptor: (platform) =>
      Object.fromEntries(
        descriptors
          .filter((one) => one.platform === undefined || one.platform === platform)
          .map(({ key, value }) => [key, value]),
      ),
  };
}

/** A surveyed leg as the index takes it. What Windows needs to choose comes from the image's config. */
export function childOf(
  { leg, config, image, attestations }: SurveyedChild,
  annotations: SplitAnnotations,
): Child {
  const features = config['os.features'];
  return {
    platform: leg.platform,
    image,
    attestations,
    osVersion: config['os.version'],
    osFeatures: Array.isArray(features) ? features.map(String) : undefined,
    annotations: annotations.descriptor(leg.platform),
  };
}
