/** How a scripted registry behaves, where registries differ. */
export interface Behaviour {
  /** Only these repositories can be pushed to, as in ECR; others answer NAME_UNKNOWN. */
  readonly repositories?: readonly string[];
  /** Tags that exist cannot be moved. */
  readonly immutableTags?: boolean | RegExp;
  /** Bytes of blobs that all repositories may hold together. */
  readonly quota?: number;
  /** The largest body of a blob request; more answers 413. */
  readonly largestBody?: number;
  /** Sent as OCI-Chunk-Min-Length; what follows a smaller chunk answers 416. */
  readonly smallestChunk?: number;
  /** What a request to mount gets: the blob, an upload instead, or a refusal with this status. */
  readonly mount?: 'yes' | 'no' | number;
  /** Whether there is a referrers API. */
  readonly referrers?: boolean;
  /** The most tags or referrers on a page. */
  readonly pageSize?: number;
  /** The most that `n` may be; more answers 400. */
  readonly largestPage?: number;
  /** How many reads of a manifest that was just put answer 404. */
  readonly hiddenReads?: number;
  /** Whether a manifest that names what is not there is refused; true if not said. */
  readonly validate?: boolean;
  /** Whether manifests, tags and blobs can be deleted; true if not said. */
  readonly deletes?: boolean;
  /** Whether a GET of a blob answers 307 to another origin. */
  readonly redirectBlobs?: boolean;
}
