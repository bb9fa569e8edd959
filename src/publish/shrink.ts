import type { Present } from './present.ts';

/** The platforms that users of a tag would lose if it moved from one index to another (spec section 7, rule 7). */
export function lostPlatforms(present: Present, platforms: readonly string[]): readonly string[] {
  return present.platforms.filter((platform) => !platforms.includes(platform));
}
