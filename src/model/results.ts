import type { Digest } from './digest.ts';
import type { Platform } from './platform.ts';
import type { Repository, Tag } from './reference.ts';

/** How a tag ended in one registry (spec section 5, `results`). */
export type TagState = 'written' | 'unchanged' | 'held' | 'failed' | 'not-tried';

export interface TagResult {
  readonly state: TagState;
  /** What the tag names now, where that is known. */
  readonly digest?: Digest;
  readonly reason?: string;
}

export interface RegistryResult {
  readonly image: Repository;
  readonly tags: Readonly<Record<Tag, TagResult>>;
}

export interface MissingLeg {
  readonly platform: Platform;
  readonly optional: boolean;
  readonly reason: string;
}

/**
 * `published`: the index is in every required registry and no tag failed. `stopped`: a required leg is missing, nothing changed.
 * `failed`: something went wrong on the way. `validated`: `push` is false, nothing was written.
 */
export type TemplateStatus = 'published' | 'validated' | 'stopped' | 'failed';

export interface TemplateResult {
  readonly status: TemplateStatus;
  /** The index's digest, where one was assembled. */
  readonly digest?: Digest;
  /** Every leg of the plan, optional ones included, is in the index. */
  readonly complete: boolean;
  readonly platforms: readonly { readonly platform: Platform; readonly digest: Digest }[];
  readonly missing: readonly MissingLeg[];
  /** By host; a second image on the same host is keyed by its whole name. */
  readonly registries: Readonly<Record<string, RegistryResult>>;
}

/** The output `results` of `manifest`, and what the CLI prints with `--json`. */
export interface Results {
  readonly schema: 1;
  readonly templates: Readonly<Record<string, TemplateResult>>;
}
