import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fixedInputsIn } from '../inputs/read.ts';
import { AppError, InputError } from '../model/errors.ts';
import type { Plan } from '../model/plan.ts';
import { decodePlan, isPlanText } from '../plan/codec.ts';
import type { StepContext } from './context.ts';

/** The input `plan` holds no plan, and nothing else says what to do. */
export class NoPlanError extends AppError {
  override readonly name = 'NoPlanError';
}

export interface PlanOptions {
  /** This process makes the whole release: the plan is made as a plan job makes it, and no input need be given. */
  readonly forAll?: boolean;
  /** The step builds: where the plan is made here, wait for the package that it names, and say which commands will not run. */
  readonly checkPackage?: boolean;
}

/**
 * The plan of a step: the one that it was given, else the one that its inputs make.
 *
 * GitHub hands over an empty text both for an input that was left out and for a job output that it dropped, and a step cannot tell the
 * two. So a step plans for itself only when at least one input that makes a plan is given to it; the config file alone is not enough, or a
 * dropped plan would be replaced in silence by another one, without the version that only the plan job was given.
 * @throws NoPlanError, InputError, DataError, and what making a plan throws
 */
export async function obtainPlan(context: StepContext, options: PlanOptions = {}): Promise<Plan> {
  const { inputs, cwd } = context;
  const given = inputs.plan?.trim() ?? '';
  const fixed = fixedInputsIn(inputs);
  if (given !== '') {
    if (fixed.length > 0) {
      throw new InputError(
        fixed.map((name) => ({
          where: name,
          message: 'the plan fixes this already',
          hint: 'give it to the plan step instead',
        })),
      );
    }
    return decodePlan(await readPlanText(given, cwd));
  }
  if (fixed.length === 0 && options.forAll !== true) {
    throw new NoPlanError('the input "plan" is empty', { hint: hintFor(context.env) });
  }
  // What makes plans is loaded only where one is made: a leg has its plan already.
  const { preparePlan } = await import('./prepare-plan.ts');
  const { plan, spec, story, warnings } = await preparePlan(context, options.forAll === true);
  for (const line of story) context.log.info(line);
  for (const warning of warnings) context.log.warning(warning);
  if (options.checkPackage === true) {
    // The engine is free beside a plan: the step's own word counts.
    const engine = inputs.engine?.trim() || plan.engine;
    const { unusedCommands } = await import('../plan/build-checks.ts');
    for (const warning of unusedCommands(plan, engine)) context.log.warning(warning);
    const { checkPackage } = await import('./check-package.ts');
    await checkPackage(plan, spec, context);
  }
  return plan;
}

/** Why `plan` is empty and what to do: GitHub's ways to lose an output, or what a shell hands over. */
function hintFor(env: NodeJS.ProcessEnv): string {
  return env.GITHUB_ACTIONS === 'true'
    ? [
        "Either the plan job failed or was skipped (then this job should not run: if: ${{ !cancelled() && needs.plan.result == 'success' }}),",
        'or it does not declare the output (outputs: {plan: "${{ steps.plan.outputs.plan }}"}) or this job does not name it under needs,',
        'or GitHub dropped the output because it found a secret in it: look for "Skip output" in the log of the plan job, and keep as a variable what is no secret, such as a user name.',
        'To plan in this step instead, without a plan job, give it at least one of the inputs that make a plan, such as config.',
      ].join(' ')
    : [
        'Give --plan what "multiarch-publish plan" printed as plan=…, or a file that holds it:',
        'multiarch-publish plan --json … | jq -r .plan > plan.txt, then --plan plan.txt.',
        'An empty text comes from a variable that is not set, or from a plan that failed.',
        'To plan in this command instead, give it at least one of the flags that make a plan, such as --config or --version.',
      ].join(' ');
}

/**
 * The text of a plan: the value itself, or what the file of that name holds.
 * @throws NoPlanError when it is neither
 */
export async function readPlanText(value: string, cwd = process.cwd()): Promise<string> {
  if (isPlanText(value)) return value;
  try {
    return await readFile(resolve(cwd, value), 'utf8');
  } catch (cause) {
    throw new NoPlanError(
      'the input "plan" is neither a plan (mp1.… or JSON) nor a file that can be read',
      {
        subject: value.length > 80 ? `${value.slice(0, 80)}…` : value,
        answer: cause instanceof Error ? cause.message : String(cause),
        cause,
      },
    );
  }
}
