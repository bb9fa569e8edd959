import { BUILD_INPUTS } from './catalogue-build.ts';
import { PLAN_INPUTS } from './catalogue-plan.ts';
import { STEP_INPUTS, type STEPS } from './catalogue-steps.ts';

export type StepName = (typeof STEPS)[number];

/** What the command line can be told to do: a step, or all of a release. */
export type CommandName = StepName | 'publish';

/** What an input is, in words. */
interface InputWords {
  /** Plain words, one to two sentences. */
  readonly description: string;
  /** The default as documented; absent where there is none. */
  readonly default?: string;
}

/**
 * How an input's text is written (spec section 3): `list` takes commas and new lines, `lines` one entry a line, `map` one KEY=VALUE a
 * line, `runners` one `platform = label, label` a line; `flag` takes true and false in any case, `number` digits.
 */
export type Syntax = 'text' | 'list' | 'lines' | 'map' | 'runners' | 'flag' | 'number';

/** One input of the action, which is a flag of the CLI and, where it is no secret and no leg's, a key of the config file. */
export interface InputEntry extends InputWords {
  /** What is otherwise on the command line: in all of its commands (`every`), or in one. */
  readonly flag?: Readonly<Partial<Record<CommandName | 'every', Partial<InputWords>>>>;
  readonly syntax: Syntax;
  /** The steps that take it when they have a plan, or that make one. */
  readonly steps: readonly StepName[];
  /** The plan fixes it: given beside `plan` it is an error. */
  readonly fixed: boolean;
}

/** All inputs, in the order of the documentation. */
export const CATALOGUE: Readonly<Record<string, InputEntry>> = {
  ...STEP_INPUTS,
  ...PLAN_INPUTS,
  ...BUILD_INPUTS,
};

export const INPUT_NAMES: readonly string[] = Object.keys(CATALOGUE);

/** The inputs that a plan fixes (spec section 3). */
export const FIXED_INPUTS: readonly string[] = INPUT_NAMES.filter((name) => CATALOGUE[name]?.fixed);

/** Inputs of one leg or of another step, which a whole release on one machine has no use for. */
export const NOT_FOR_PUBLISH: readonly string[] = ['template', 'platform', 'layout', 'source'];

/** What an input is on the command line, as the flag of one command. */
export function flagDocumentation(entry: InputEntry, command: CommandName): string {
  return documentation({ ...entry, ...entry.flag?.every, ...entry.flag?.[command] });
}

/** The description in action.yml: with the default, which action.yml cannot declare for what a plan fixes. */
export function documentation({ description, default: value }: InputWords): string {
  return value === undefined ? description : `${description} Default: ${value}.`;
}
