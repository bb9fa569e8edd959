import type { Problem } from './errors.ts';
import type { Settings } from './settings.ts';

/** What a plan is made from, checked value by value: what the inputs say, and what the config file says. An input wins. */
export interface PlanSpec {
  readonly inputs: Settings;
  readonly file: Settings;
  /** The config file's path, for the log; absent where there is none. */
  readonly configPath?: string;
  /** What could not be read; it is in neither of the above. The plan adds what it finds wrong itself, and is not made. */
  readonly problems: readonly Problem[];
}
