import { encodePlan } from '../plan/codec.ts';
import { refuseLargeOutputs } from '../plan/limits.ts';
import { matrixOf } from '../plan/matrix.ts';
import { Problems } from '../plan/problems.ts';
import type { Plan } from '../model/plan.ts';
import { checkPackage } from './check-package.ts';
import type { Step } from './context.ts';
import { preparePlan } from './prepare-plan.ts';

/**
 * Decides everything about a release, once, before anything is built (spec section 2): templates, version, channel, commit, date, tags and
 * legs. Touches registries only to read, and needs no login.
 */
export const plan: Step = async (context) => {
  const { log } = context;
  const { plan: made, spec, story, warnings } = await preparePlan(context, true);
  for (const line of story) log.info(line);
  for (const warning of warnings) log.warning(warning);
  const outputs = outputsOf(made);
  const problems = new Problems();
  refuseLargeOutputs(outputs, problems);
  problems.raise();
  await checkPackage(made, spec, context);
  return { outputs, failures: [] };
};

/** The outputs of the plan step (spec section 5). */
export function outputsOf(plan: Plan): Readonly<Record<string, string>> {
  const matrix = matrixOf(plan);
  const tags = plan.templates.flatMap(({ exactTags, movingTags }) => [
    ...exactTags,
    ...movingTags.map(({ tag }) => tag),
  ]);
  return {
    plan: encodePlan(plan),
    matrix: JSON.stringify(matrix),
    count: String(matrix.include.length),
    version: plan.version ?? '',
    channel: plan.channel,
    tags: [...new Set(tags)].join('\n'),
    push: String(plan.push),
  };
}
