import { z } from 'zod';
import { describeError } from '../model/errors.ts';
import type { LegId } from '../model/leg.ts';
import type { Log } from '../model/log.ts';
import { parseData } from '../model/json.ts';

/** What GitHub knows of a job of this run. */
export interface Job {
  readonly name: string;
  readonly url: string;
  /** `success`, `failure`, `cancelled`, `timed_out`, …; null while it runs. */
  readonly conclusion: string | null;
  readonly attempt: number;
  /** The first step that did not succeed. */
  readonly failedStep: string | undefined;
}

const jobSchema = z.looseObject({
  name: z.string(),
  html_url: z.string().nullish(),
  conclusion: z.string().nullable(),
  run_attempt: z.number().optional(),
  steps: z.array(z.looseObject({ name: z.string(), conclusion: z.string().nullish() })).optional(),
});

/**
 * The jobs of this run, all attempts, by the REST API (permission `actions: read`); none where there is no token or it may not read: a
 * report without links is still a report.
 */
export async function readJobs(
  env: NodeJS.ProcessEnv,
  token: string | undefined,
  log: Log,
): Promise<readonly Job[]> {
  const [owner, repo] = (env.GITHUB_REPOSITORY ?? '').split('/');
  const runId = Number(env.GITHUB_RUN_ID);
  if (!token || !owner || !repo || !Number.isInteger(runId)) return [];
  try {
    const { getOctokit } = await import('@actions/github');
    const octokit = getOctokit(token);
    const jobs = await octokit.paginate(octokit.rest.actions.listJobsForWorkflowRun, {
      owner,
      repo,
      run_id: runId,
      filter: 'all',
      per_page: 100,
    });
    return parseData(z.array(jobSchema), jobs, 'the list of jobs').map((job) => ({
      name: job.name,
      url: job.html_url ?? '',
      conclusion: job.conclusion,
      attempt: job.run_attempt ?? 1,
      failedStep: job.steps?.find(
        ({ conclusion }) =>
          conclusion !== undefined &&
          conclusion !== null &&
          !['success', 'skipped'].includes(conclusion),
      )?.name,
    }));
  } catch (error) {
    log.info(
      `The jobs of this run cannot be read, so failed legs have no links (permissions: {actions: read} would allow it): ${describeError(error)}`,
    );
    return [];
  }
}

/**
 * The newest job of a leg: the one whose name holds both template and platform as whole words (`starter linux/arm64`,
 * `image (starter, linux/arm64, …)`, `caller / starter linux/arm64`). Undefined where none or several do.
 */
export function jobOfLeg(jobs: readonly Job[], { template, platform }: LegId): Job | undefined {
  const matching = jobs.filter(({ name }) => holds(name, template) && holds(name, platform));
  const newest = Math.max(0, ...matching.map(({ attempt }) => attempt));
  const [job, ...others] = matching.filter(({ attempt }) => attempt === newest);
  return others.length === 0 ? job : undefined;
}

function holds(name: string, word: string): boolean {
  const literal = word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<![\w./-])${literal}(?![\w./-])`).test(name);
}

/** Why the leg's job left no record, as far as GitHub knows. */
export function reasonOfJob({ conclusion, failedStep }: Job): string | undefined {
  const where = failedStep === undefined ? '' : ` in step "${failedStep}"`;
  switch (conclusion) {
    case 'failure':
      return `its job failed${where}`;
    case 'cancelled':
      return `its job was cancelled${where}`;
    case 'timed_out':
      return `its job ran out of time${where}`;
    case 'skipped':
      return 'its job was skipped';
    default:
      return undefined;
  }
}
