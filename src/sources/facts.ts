import { basename } from 'node:path';
import { AppError } from '../model/errors.ts';
import type { PlanFacts } from '../model/plan-facts.ts';
import { openCheckout } from './checkout.ts';
import { findMarkers } from './files.ts';
import { parseRemote, readHead, readPlace } from './git.ts';
import { readGitHub } from './github.ts';
import { fetchRepository } from './repository-info.ts';

/** A plan needs a commit, and there is none. */
export class FactsError extends AppError {
  override readonly name = 'FactsError';
}

export interface FactsQuestion {
  readonly env: NodeJS.ProcessEnv;
  readonly cwd: string;
  readonly markerPatterns: readonly string[];
  /**
   * `now`: this process plans for all (a plan job, or a release on one machine). `commit`: each job plans for itself and must come to the
   * same plan, so that the commit's time stands and there is no date (spec section 2).
   */
  readonly time: 'now' | 'commit';
  /** Reads the repository's description for labels, in a plan job alone: jobs that plan for themselves must all read the same. */
  readonly githubToken?: string | undefined;
  readonly signal: AbortSignal;
}

/**
 * Gathers the facts of a plan from git, GitHub's environment and the files.
 * @throws FactsError when no commit is known
 */
export async function gatherFacts(question: FactsQuestion): Promise<PlanFacts> {
  const { env, cwd, markerPatterns } = question;
  const [head, { facts: github, describesRepository }, markers] = await Promise.all([
    readHead(cwd),
    readGitHub(env),
    findMarkers(cwd, markerPatterns),
  ]);
  const commit = head?.commit ?? github.commit;
  if (commit === undefined || !/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(commit)) {
    throw new FactsError('there is no commit to publish', {
      subject: cwd,
      hint: 'run actions/checkout first, or run in a git repository that has a commit, or set GITHUB_SHA',
    });
  }
  if (question.time === 'commit' && head === undefined) {
    throw new FactsError('the time of the commit is not known here', {
      subject: cwd,
      hint: 'run actions/checkout in this job: jobs that plan for themselves take it from there',
    });
  }
  const time = question.time === 'now' || head === undefined ? Date.now() : head.time * 1000;
  const created = new Date(time).toISOString().replace(/\.\d+Z$/, 'Z');
  const described =
    question.time === 'now' && !describesRepository
      ? await fetchRepository(env, question.githubToken, question.signal)
      : {};
  const place = github.repository === undefined ? await readPlace(cwd) : {};
  const remote = place.remote === undefined ? undefined : parseRemote(place.remote);
  return {
    repository: remote?.repository ?? basename(cwd),
    ...(remote === undefined ? {} : { sourceUrl: remote.url }),
    ...(place.branch === undefined ? {} : { branch: place.branch }),
    ...github,
    ...described,
    commit,
    created,
    ...(question.time === 'now'
      ? { date: created.slice(0, 10).replaceAll('-', ''), checkout: openCheckout(cwd) }
      : {}),
    markers,
  };
}
