import type { Tag } from '../model/reference.ts';
import { tagSafe, type Version } from '../plan/versions.ts';

/** `1.2.0`, and what goes on from there: a version down to its patch. */
const WHOLE_VERSION = /\d+\.\d+\.\d+/;

/** What a commit, a date or a run's id looks like as a word of its own: `0123456`, `20260131`. */
const NUMBER_OF_A_BUILD = /^(?=.*\d)[0-9a-f]{7,}$/;

/**
 * Does the tag name one build for good, as far as its form tells? A tag that no pattern gave has one all the same: what exact patterns give
 * holds a whole version, a commit, a date or a run's id (spec section 1, "exact tag"); `latest`, `v1` and `1.2` do not.
 * @param version that of what the tag shall name: a tag that holds it is exact, however short it is
 */
export function isExactTag(tag: Tag, version: Version | undefined): boolean {
  if (WHOLE_VERSION.test(tag)) return true;
  if (tag.split(/[^0-9A-Za-z]+/).some((word) => NUMBER_OF_A_BUILD.test(word))) return true;
  if (version === undefined) return false;
  const text = tagSafe(version.text).replaceAll('.', String.raw`\.`);
  return new RegExp(`(?:^|[^0-9A-Za-z.])v?${text}(?![0-9A-Za-z.])`, 'i').test(tag);
}
