/** What a plan asks of the project's files, as paths seen from the folder in which the step runs. */
export interface Checkout {
  /**
   * Is the file or folder there? True as well where it may be there only for the build: left out of a sparse checkout, in a submodule that
   * was not fetched, or made by an earlier step of the build's job, as git's ignore rules tell.
   */
  readonly has: (path: string) => boolean;
  /** Files whose names say that they tell how to build an image, for hints. */
  readonly dockerfiles: () => readonly string[];
}

/**
 * What the world says and a plan needs; gathered once by src/sources, so that planning itself touches nothing. Absent means unknown.
 */
export interface PlanFacts {
  /** `owner/name`, or the folder's name outside GitHub. */
  readonly repository: string;
  /** HEAD of the checkout, else GITHUB_SHA. */
  readonly commit: string;
  /** Tracked files differ from the commit, on a machine of one's own. */
  readonly changed?: true;
  readonly runId?: string;
  /** ISO 8601, UTC, whole seconds: now in a plan job, the commit's time in a job that plans for itself (spec section 2). */
  readonly created: string;
  /** `YYYYMMDD`, UTC; absent in a job that plans for itself, where two jobs could see two days. */
  readonly date?: string;
  readonly branch?: string;
  /** The number of the pull request. */
  readonly pullRequest?: string;
  /** The pushed git tag. */
  readonly gitTag?: string;
  /** GitHub's event, such as `pull_request`. */
  readonly event?: string;
  /** The project's address, for labels. */
  readonly sourceUrl?: string;
  readonly description?: string;
  /** An SPDX expression. */
  readonly licenses?: string;
  /** Marker files by the pattern that found them: relative paths with `/`, sorted. */
  readonly markers: ReadonlyMap<string, readonly string[]>;
  /** The files, in a process that plans for all; a job that plans for itself may have none, and none that it needs. */
  readonly checkout?: Checkout;
}
