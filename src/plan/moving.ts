import type { MovingTag } from '../model/plan.ts';
import type { Tag } from '../model/reference.ts';
import { isVersioned, tagOf } from './patterns.ts';
import type { KnownRelease } from './releases.ts';
import { compareVersions, isPreRelease, parseVersion } from './versions.ts';

/** Whether a moving tag may be written; a held one says why, in words for users. */
export type MovingDecision =
  { readonly move: true } | { readonly move: false; readonly reason: string };

/**
 * Decides a moving tag from what the registries hold (spec section 6, "Moving tags"): a pattern of the version (`{major}.{minor}`) moves
 * when the version is the highest stable one among those that give the same tag, any other (`latest`) when it is the highest of all.
 * Pure: the caller reads the tags right before it writes.
 * @param version the plan's; null where there is none, and then nothing here holds the tag
 * @param releases those that the template's repositories hold (readReleases, with the rules for this tag), in any order
 */
export function decideMovingTag({
  tag,
  version: text,
  releases,
}: {
  readonly tag: MovingTag;
  readonly version: string | null;
  readonly releases: readonly KnownRelease[];
}): MovingDecision {
  if (tag.policy === 'always') return { move: true };
  if (tag.policy === 'never') return held(tag.tag, 'moving-tags is never');
  const version = text === null ? undefined : parseVersion(text);
  if (version === undefined) return { move: true };
  if (isPreRelease(version) && tag.comparedThrough === undefined) {
    const top = highest(rivals(tag, releases));
    return held(tag.tag, `${version.text} is a pre-release`, top?.version.text);
  }
  const newer = releases.filter((release) => compareVersions(release.version, version) > 0);
  const top = highest(rivals(tag, newer));
  if (top !== undefined) return held(tag.tag, `${version.text} is older`, top.version.text);
  return { move: true };
}

/** The releases that a tag could name (spec section 6): stable ones, unless it is compared within its own channel, that give the same tag. */
export function rivals(
  { tag, pattern, comparedThrough }: MovingTag,
  releases: readonly KnownRelease[],
): readonly KnownRelease[] {
  return releases
    .filter(({ version }) => comparedThrough !== undefined || !isPreRelease(version))
    .filter(({ version }) => !isVersioned(pattern) || tagOf(pattern, version) === tag);
}

/** The highest; of two spellings the longer, which is the release's where the other (`2.4`) is but a moving tag of it. */
function highest(releases: readonly KnownRelease[]): KnownRelease | undefined {
  let best: KnownRelease | undefined;
  for (const release of releases) {
    const order = best === undefined ? 1 : compareVersions(release.version, best.version);
    const longer = release.version.text.length > (best?.version.text.length ?? 0);
    if (order > 0 || (order === 0 && longer)) best = release;
  }
  return best;
}

function held(tag: Tag, why: string, at?: string): MovingDecision {
  return { move: false, reason: `${tag} stays${at === undefined ? '' : ` at ${at}`}: ${why}` };
}
