import type { Digest } from '../model/digest.ts';
import type { LegId } from '../model/leg.ts';
import type { Plan } from '../model/plan.ts';

/**
 * The fields that every record of a leg has, whatever became of it (spec section 5).
 * @param planHash the digest of the plan that the leg is built by
 * @param timings seconds per phase
 */
export function recordBase(
  plan: Plan,
  planHash: Digest,
  { template, platform }: LegId,
  env: NodeJS.ProcessEnv,
  timings: Readonly<Record<string, number>>,
) {
  return {
    schema: 1 as const,
    template,
    platform,
    repository: plan.project.repository,
    commit: plan.project.commit,
    ...(env.GITHUB_RUN_ID === undefined ? {} : { runId: env.GITHUB_RUN_ID }),
    attempt: Number(env.GITHUB_RUN_ATTEMPT ?? '1'),
    version: plan.version,
    plan: planHash,
    ...(env.GITHUB_JOB === undefined ? {} : { job: env.GITHUB_JOB }),
    timings: { ...timings },
  };
}
