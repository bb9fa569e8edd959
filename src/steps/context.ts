import type { Log } from '../model/log.ts';
import type { RawInputs } from '../inputs/raw.ts';

/** What a step is given by a door (index.ts or cli.ts): its inputs and the world around it. */
export interface StepContext {
  readonly inputs: RawInputs;
  readonly env: NodeJS.ProcessEnv;
  /** The checkout. */
  readonly cwd: string;
  readonly log: Log;
  /** Aborts on SIGINT, SIGTERM, SIGHUP. */
  readonly signal: AbortSignal;
}

/** What a step hands back; the door writes outputs and summary, and sets the exit status. */
export interface StepResult {
  readonly outputs: Readonly<Record<string, string>>;
  /** Markdown for the step summary. */
  readonly summary?: string;
  /** One line per cause for which the step fails; empty means success. */
  readonly failures: readonly string[];
  /** The failure is an optional leg's: the step fails, but users are warned instead of alarmed. */
  readonly tolerated?: boolean;
  /** What to do now that the step failed: told last. */
  readonly next?: string;
}

export type Step = (context: StepContext) => Promise<StepResult>;
