import type { BuildSpec, EngineName } from '../model/plan.ts';
import type { LegId } from '../model/leg.ts';
import type { Log } from '../model/log.ts';
import type { Reference } from '../model/reference.ts';

/** A build of one leg, with everything resolved. */
export interface BuildRequest {
  readonly leg: LegId;
  readonly spec: BuildSpec;
  /** The local name under which the image is to be found in the engine's store afterwards. */
  readonly image: string;
  /** A folder that does not exist yet; the image is there as an OCI layout afterwards. */
  readonly layout: string;
  /** The folder of this job's own files; its path is the same in every run of the job. */
  readonly folder: string;
  /** A folder for files of this build alone, removed after it. */
  readonly scratch: string;
  /** The repositories that the image will be pushed to, for `output: registry`. */
  readonly repositories: readonly string[];
  /** Secret id → value. Given to the engine by environment or file, never by argument. */
  readonly secrets: Readonly<Record<string, string>>;
  /** What a command of the user's finds in its environment besides the build arguments (spec section 4). */
  readonly environment: Readonly<Record<string, string>>;
  /** May caches be written (not when `push` is false)? */
  readonly writeCache: boolean;
}

/** Where the image is after a build; a layout unless the builder pushed it itself. */
export type BuildResult =
  | { readonly kind: 'layout'; readonly layout: string; readonly image: string | undefined }
  | { readonly kind: 'pushed'; readonly reference: Reference };

/** Facts of an engine that answered, for the log. */
export interface EngineFacts {
  readonly name: EngineName;
  /** Undefined for the user's own command. */
  readonly version: string | undefined;
  /** What else is worth a line: the builder and its driver, a docker that is podman. */
  readonly notes: readonly string[];
}

/** The same as lines of the log. */
export function factLines({ name, version, notes }: EngineFacts): readonly string[] {
  return [...(version === undefined ? [] : [`${name} ${version}`]), ...notes];
}

/** One way to build. */
export interface Engine {
  readonly facts: EngineFacts;
  /** @throws ProgramError with the engine's last lines, EngineError for what it cannot do, BuildTimeoutError, CancelledError */
  build(request: BuildRequest, context: BuildContext): Promise<BuildResult>;
  /** Takes an image out of the engine's store; one that is not there is no error. */
  remove(image: string, context: BuildContext): Promise<void>;
}

export interface BuildContext {
  readonly log: Log;
  readonly signal: AbortSignal;
  /** The folder against which relative paths of the spec are resolved: the checkout. */
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
}
