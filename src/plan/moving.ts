import type { MovingTag } from '../model/plan.ts';
import type { Tag } from '../model/reference.ts';
import { isVersioned, tagOf, versionsIn } from './patterns.ts';
import { compareVersions, highest, isPreRelease, parseVersion } from './versions.ts';

/** Whether a moving tag may be written; a held one says why, in words for users. */
export type MovingDecision =
  { readonly move: true } | { readonly move: false; readonly reason: string };

/**
 * Decides a moving tag from what the registries hold (spec section 6, "Moving tags"): a pattern of the version (`{major}.{minor}`) moves
 * when the version is the highest stable one among those that give the same tag, any other (`latest`) when it is the highest of all.
 * Pure: the caller reads the tags right before it writes.
 * @param version the plan's; null where there is none, and then nothing here holds the tag
 * @param releaseTagsInRegistries all tags of the template's repositories; those that are no release are passed over
 * @param releasePatterns the template's, from the plan
 */
export function decideMovingTag({
  tag,
  version: text,
  releaseTagsInRegistries,
  releasePatterns,
}: {
  readonly tag: MovingTag;
  readonly version: string | null;
  readonly releaseTagsInRegistries: readonly string[];
  readonly releasePatterns: readonly string[];
}): MovingDecision {
  if (tag.policy === 'always') return { move: true };
  if (tag.policy === 'never') return held(tag.tag, 'moving-tags is never');
  const version = text === null ? undefined : parseVersion(text);
  if (version === undefined) return { move: true };

  const ownChannel = tag.comparedThrough !== undefined;
  const present = versionsIn(
    releaseTagsInRegistries,
    tag.comparedThrough ?? releasePatterns,
    version,
  )
    .filter((other) => ownChannel || !isPreRelease(other))
    .filter((other) => !isVersioned(tag.pattern) || tagOf(tag.pattern, other) === tag.tag);
  const top = highest(present);

  if (isPreRelease(version) && !ownChannel) {
    return held(tag.tag, `${version.text} is a pre-release`, top?.text);
  }
  if (top !== undefined && compareVersions(top, version) > 0) {
    return held(tag.tag, `${version.text} is older`, top.text);
  }
  return { move: true };
}

function held(tag: Tag, why: string, at?: string): MovingDecision {
  return { move: false, reason: `${tag} stays${at === undefined ? '' : ` at ${at}`}: ${why}` };
}
