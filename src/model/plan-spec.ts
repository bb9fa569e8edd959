import type { Settings } from './settings.ts';

/** What a plan is made from, checked value by value: what the inputs say, and what the config file says. An input wins. */
export interface PlanSpec {
  readonly inputs: Settings;
  readonly file: Settings;
  /** The config file's path, for the log; absent where there is none. */
  readonly configPath?: string;
}
