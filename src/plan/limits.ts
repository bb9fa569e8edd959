import type { PlannedTemplate } from '../model/plan.ts';
import type { Problems } from './problems.ts';

/** Jobs that a matrix may have (GitHub, "Usage limits"). */
export const MAX_LEGS = 256;
/** Bytes that all outputs of a job may have together, counted as UTF-16 (GitHub, "Usage limits"). */
export const MAX_OUTPUT_BYTES = 1_000_000;
/** Bytes of one environment variable, its name and the end included: Linux' MAX_ARG_STRLEN. The input `plan` comes in one. */
export const MAX_VARIABLE_BYTES = 131_072;

export function refuseTooManyLegs(templates: readonly PlannedTemplate[], problems: Problems): void {
  const legs = templates.reduce((sum, template) => sum + template.legs.length, 0);
  if (legs > MAX_LEGS) {
    problems.add(
      'templates',
      `${legs} legs (${templates.length} templates on their platforms) are more than the ${MAX_LEGS} jobs of a matrix`,
      'publish in several runs: choose with templates or exclude',
    );
  }
}

/** Refuses outputs that GitHub would drop or a later step could not be given (spec section 5), with the numbers. */
export function refuseLargeOutputs(
  outputs: Readonly<Record<string, string>>,
  problems: Problems,
): void {
  const bytes = Object.values(outputs).reduce((sum, value) => sum + utf16Bytes(value), 0);
  if (bytes > MAX_OUTPUT_BYTES) {
    problems.add(
      'outputs',
      `the plan's outputs have ${bytes} bytes as UTF-16, more than the ${MAX_OUTPUT_BYTES} that a job may hand on`,
      'publish in several runs, or with fewer and shorter tags, labels and build arguments',
    );
  }
  const variable = Buffer.byteLength(`INPUT_PLAN=${outputs.plan ?? ''}`) + 1;
  if (variable > MAX_VARIABLE_BYTES) {
    problems.add(
      'outputs',
      `the plan has ${variable} bytes as an environment variable, more than the ${MAX_VARIABLE_BYTES} that one may have`,
      'publish in several runs, or with fewer and shorter labels and build arguments',
    );
  }
}

export function utf16Bytes(text: string): number {
  return text.length * 2;
}
