import { readPlanSpec } from '../inputs/read.ts';
import { InputError } from '../model/errors.ts';
import type { PlanSpec } from '../model/plan-spec.ts';
import type { MadePlan } from '../plan/make-plan.ts';
import { markerPatterns } from '../plan/marker-patterns.ts';
import { gatherFacts, type FactsError } from '../sources/facts.ts';
import { readConfigFile } from '../sources/files.ts';
import type { StepContext } from './context.ts';

export interface PreparedPlan extends MadePlan {
  readonly spec: PlanSpec;
}

/**
 * Makes a plan from inputs, config file and the world.
 * @param forAll this process plans for all: a plan job, or a release on one machine; else each job makes the same plan for itself
 * @throws InputError, ConfigFileError, FactsError
 */
export async function preparePlan(
  { inputs, env, cwd, signal }: StepContext,
  forAll: boolean,
): Promise<PreparedPlan> {
  const named = inputs.config?.trim();
  const config = await readConfigFile(cwd, named === '' ? undefined : named);
  const spec = await readPlanSpec(inputs, config, { fixedOnly: !forAll });
  const gathering = gatherFacts({
    env,
    cwd,
    markerPatterns: markerPatterns(spec),
    time: forAll ? 'now' : 'commit',
    githubToken: inputs['github-token'] || undefined,
    signal,
  });
  // The libraries of versions load while git answers.
  const [{ facts, lacking }, { makePlan }] = await Promise.all([
    gathering,
    import('../plan/make-plan.ts'),
  ]);
  if (lacking === undefined) return { ...makePlan(spec, facts), spec };
  throw allTold(lacking, () => makePlan(spec, facts));
}

/** No plan can be made; what else is wrong with it is told in one go. */
function allTold(lacking: FactsError, plan: () => unknown): unknown {
  try {
    plan();
    return lacking;
  } catch (error) {
    if (!(error instanceof InputError)) return error;
    const { message, answer = '', hint } = lacking;
    return new InputError([
      {
        where: 'commit',
        message: answer === '' ? message : `${message} – ${answer}`,
        ...(hint === undefined ? {} : { hint }),
      },
      ...error.problems,
    ]);
  }
}
