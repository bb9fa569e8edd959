import type { Readable } from 'node:stream';
import type { Descriptor } from '../model/descriptor.ts';
import type { Digest } from '../model/digest.ts';
import type { Repository, Tag } from '../model/reference.ts';
import type { Action } from './auth/scope.ts';

/** A manifest or index as it stands in a registry: its bytes, never re-serialised, and what names them. */
export interface RawManifest {
  /** `mediaType` as the registry answered it, the digest of the bytes, their size. */
  readonly descriptor: Descriptor;
  readonly bytes: Uint8Array;
}

/** Where an upload takes its bytes from; called again for each try, from `offset` on. */
export interface BlobSource {
  (offset: number): Readable | Promise<Readable>;
  /** The file that holds just these bytes, where there is one: read with few system calls and no copies (see `fileSource`). */
  readonly path?: string;
}

export interface UploadOptions {
  /** Repositories of the same registry that may hold the blob already, tried in this order. */
  readonly mountFrom?: readonly Repository[];
  /** Called with the bytes sent since the last call; negative where a broken try has to be sent again. */
  readonly onProgress?: (bytes: number) => void;
}

/** `present`: was there; `mounted`: taken from a sibling repository; `uploaded`: sent. */
export type UploadOutcome = 'present' | 'mounted' | 'uploaded';

/**
 * An OCI Distribution client for all registries of a run (OCI distribution spec 1.1; spec section 8). Retries what can pass, refreshes
 * tokens, verifies digests. Every method throws a RegistryError subclass with registry, reference, the server's words and a hint.
 * All work stops when the signal given at construction aborts (CancelledError).
 */
export interface Registry {
  /**
   * What a tag or digest names, by HEAD (not counted against pull limits); undefined only on the manifest's own 404.
   * @param purpose `push` where a write to the repository follows: many registries open one that is not there yet to no login that asks to
   * read alone
   */
  resolve(
    repository: Repository,
    target: Tag | Digest,
    purpose?: Action,
  ): Promise<Descriptor | undefined>;
  /**
   * A manifest by GET, its digest checked; undefined only on the manifest's own 404.
   * @param purpose as for `resolve`
   */
  getManifest(
    repository: Repository,
    target: Tag | Digest,
    purpose?: Action,
  ): Promise<RawManifest | undefined>;
  /**
   * Puts the bytes as they are, under a tag or by digest, and returns the digest that the registry confirmed, which is that of the bytes.
   * @throws ManifestBlobUnknownError (with the missing digests where the registry names them) when a blob or child is not there
   */
  putManifest(repository: Repository, target: Tag | Digest, manifest: RawManifest): Promise<Digest>;
  hasBlob(repository: Repository, digest: Digest): Promise<boolean>;
  /** The blob's bytes as a stream that fails at its end when they are not the digest's. */
  readBlob(repository: Repository, blob: Descriptor): Promise<Readable>;
  /** Makes the blob be there: skipped, mounted or uploaded; one upload per repository and digest at a time. */
  uploadBlob(
    repository: Repository,
    blob: Descriptor,
    source: BlobSource,
    options?: UploadOptions,
  ): Promise<UploadOutcome>;
  /**
   * Copies a manifest with all that it needs (children, config, layers but foreign ones, referrers) from one repository to another.
   * What is there already is not sent; a manifest that is there says nothing of what it names, which is looked for all the same.
   * @param known manifests of `from` that were read before: they are not asked for again
   * @returns what was copied
   */
  copy(
    from: Repository,
    to: Repository,
    target: Digest,
    known?: readonly RawManifest[],
  ): Promise<CopyResult>;
  /** All tags, paged through to the end; empty where the repository does not exist. */
  listTags(repository: Repository): Promise<readonly string[]>;
  /** Manifests whose `subject` is the digest: the referrers API, or its fallback tag. */
  referrers(repository: Repository, digest: Digest): Promise<readonly Descriptor[]>;
  /** Ends idle connections. */
  close(): Promise<void>;
}

export interface CopyResult {
  readonly blobs: number;
  readonly bytes: number;
  readonly manifests: number;
}
