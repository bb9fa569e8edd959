import type { Present } from './present.ts';

/** What older builders wrote as the platform of an attestation, at times without the annotation that tells it as one. */
const NO_PLATFORM = 'unknown/unknown';

/** What stands for the platforms of a present target that cannot be understood. */
const UNKNOWN = 'unknown';

/** The platforms that users of a tag would lose if it moved from one index to another (spec section 7, rule 7). */
export function lostPlatforms(present: Present, platforms: readonly string[]): readonly string[] {
  if (present.unreadable) return [UNKNOWN];
  return present.platforms.filter(
    (platform) => platform !== NO_PLATFORM && !platforms.includes(platform),
  );
}

/** The loss in words, as what is said of the tag: `it has linux/arm64 now, which this build lacks`. */
export function tellLoss(lost: readonly string[]): string {
  const known = lost.filter((platform) => platform !== UNKNOWN);
  return [
    ...(lost.length > known.length
      ? ['what it names now cannot be read, so that its platforms are unknown']
      : []),
    ...(known.length > 0 ? [`it has ${known.join(' and ')} now, which this build lacks`] : []),
  ].join(', and ');
}
