import { createHash } from 'node:crypto';
import { tagSafe } from './versions.ts';

/** Leaves room for `sha-…-`, `-linux-arm64` and the like within a tag's 128 characters. */
const MAX_LENGTH = 80;

/**
 * A branch's name as part of a tag: `fix/base-set` → `fix-base-set`; what a tag cannot begin with becomes `_`; a long one is cut, with a
 * piece of its hash so that two long ones stay different.
 */
export function branchSlug(branch: string): string {
  const safe = tagSafe(branch).replace(/^[.-]/, '_');
  if (safe.length <= MAX_LENGTH) return safe;
  const hash = createHash('sha256').update(branch).digest('hex').slice(0, 8);
  return `${safe.slice(0, MAX_LENGTH - hash.length - 1)}-${hash}`;
}
