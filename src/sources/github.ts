import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import type { PlanFacts } from '../model/plan-facts.ts';
import { describeRepository } from './repository-info.ts';

/** What GitHub says about the run and its event (its documentation: "Default environment variables", "Webhook events and payloads"). */
export type GitHubFacts = Partial<Omit<PlanFacts, 'created' | 'date' | 'markers'>>;

export interface GitHubReading {
  readonly facts: GitHubFacts;
  /** The event brought the repository along; a schedule's does not. */
  readonly describesRepository: boolean;
}

const payloadSchema = z.looseObject({
  pull_request: z.looseObject({ number: z.number().int() }).optional().catch(undefined),
  repository: z
    .looseObject({
      description: z.string().nullish(),
      license: z.looseObject({ spdx_id: z.string().nullish() }).nullish(),
    })
    .optional()
    .catch(undefined),
});
type Payload = z.infer<typeof payloadSchema>;

/** Reads the environment and the event's file. Nothing is asked of the network: each job of a run must read the same. */
export async function readGitHub(env: NodeJS.ProcessEnv): Promise<GitHubReading> {
  const value = (name: string): string | undefined => env[name] || undefined;
  const ref = value('GITHUB_REF') ?? '';
  const repository = value('GITHUB_REPOSITORY');
  const payload = await readPayload(value('GITHUB_EVENT_PATH'));
  const server = value('GITHUB_SERVER_URL') ?? 'https://github.com';
  const facts = {
    repository,
    commit: value('GITHUB_SHA'),
    runId: value('GITHUB_RUN_ID'),
    // On a pull request the ref is a merge's, or the base's; the branch that is meant is the head.
    branch: value('GITHUB_HEAD_REF') ?? /^refs\/heads\/(.+)$/.exec(ref)?.[1],
    pullRequest: /^refs\/pull\/(\d+)\//.exec(ref)?.[1] ?? payload?.pull_request?.number.toString(),
    gitTag: /^refs\/tags\/(.+)$/.exec(ref)?.[1],
    event: value('GITHUB_EVENT_NAME'),
    sourceUrl: repository === undefined ? undefined : `${server}/${repository}`,
    ...describeRepository(payload?.repository),
  };
  return {
    facts: Object.fromEntries(Object.entries(facts).filter(([, fact]) => fact !== undefined)),
    describesRepository: payload?.repository !== undefined,
  };
}

/** The event's payload; undefined where there is none that can be read (another CI that sets GitHub's variables). */
async function readPayload(path: string | undefined): Promise<Payload | undefined> {
  if (path === undefined) return undefined;
  try {
    return payloadSchema.parse(JSON.parse(await readFile(path, 'utf8')));
  } catch {
    return undefined;
  }
}
