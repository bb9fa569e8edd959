import type { Digest } from './digest.ts';
import type { Repository, Tag } from './reference.ts';

/** What one repository shows to a reader who may have no login. */
export type RepositoryView =
  | {
      readonly kind: 'read';
      readonly tags: readonly string[];
      /** What the planned tags name now; undefined where a tag was not told. */
      readonly digests: ReadonlyMap<Tag, Digest | undefined>;
    }
  /** Refused, unreachable, or nothing there yet (spec section 8: unknown, not fatal). */
  | { readonly kind: 'unknown'; readonly why: string };

export type RegistryView = ReadonlyMap<Repository, RepositoryView>;
