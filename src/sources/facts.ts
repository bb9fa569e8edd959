import { basename } from 'node:path';
import { AppError } from '../model/errors.ts';
import type { PlanFacts } from '../model/plan-facts.ts';
import { openCheckout } from './checkout.ts';
import { findMarkers } from './files.ts';
import {
  hasChanges,
  parseRemote,
  readHead,
  readPlace,
  type GitHead,
  type GitPlace,
  type NoHead,
} from './git.ts';
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

/** What stands for a commit that is not known, so that planning can find what else is wrong. No plan comes of it. */
const STAND_IN = '0'.repeat(40);

export interface Gathered {
  readonly facts: PlanFacts;
  /** What no plan can be made without, and is not there. */
  readonly lacking?: FactsError;
}

/** Gathers the facts of a plan from git, GitHub's environment and the files. */
export async function gatherFacts(question: FactsQuestion): Promise<Gathered> {
  const { env, cwd, markerPatterns } = question;
  const forAll = question.time === 'now';
  // On a CI system files that steps made are normal.
  const ownMachine = forAll && env.GITHUB_ACTIONS !== 'true' && (env.CI ?? '') === '';
  // Asked beside all the rest, so that nothing waits for one of them alone.
  const changes = ownMachine ? hasChanges(cwd) : Promise.resolve(false);
  const place: Promise<GitPlace> =
    (env.GITHUB_REPOSITORY ?? '') === '' ? readPlace(cwd) : Promise.resolve({});
  const [head, { facts: github, describesRepository }, markers, { branch, remote }] =
    await Promise.all([readHead(cwd), readGitHub(env), findMarkers(cwd, markerPatterns), place]);
  const known = head.commit ?? github.commit;
  const commit =
    known !== undefined && /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(known) ? known : undefined;
  const lacking = whatIsLacking(question, commit, head);
  const time = forAll || head.commit === undefined ? Date.now() : head.time * 1000;
  const created = new Date(time).toISOString().replace(/\.\d+Z$/, 'Z');
  const described =
    forAll && !describesRepository && lacking === undefined
      ? await fetchRepository(env, question.githubToken, question.signal)
      : {};
  const origin = remote === undefined ? undefined : parseRemote(remote);
  const facts: PlanFacts = {
    repository: origin?.repository ?? basename(cwd),
    ...(origin === undefined ? {} : { sourceUrl: origin.url }),
    ...(branch === undefined ? {} : { branch }),
    ...github,
    ...described,
    commit: commit ?? STAND_IN,
    ...((await changes) ? { changed: true as const } : {}),
    created,
    ...(forAll
      ? { date: created.slice(0, 10).replaceAll('-', ''), checkout: openCheckout(cwd) }
      : {}),
    markers,
  };
  return { facts, ...(lacking === undefined ? {} : { lacking }) };
}

function whatIsLacking(
  { cwd, time }: FactsQuestion,
  commit: string | undefined,
  head: GitHead | NoHead,
): FactsError | undefined {
  if (commit === undefined) {
    return new FactsError('there is no commit to publish', {
      subject: cwd,
      ...(head.commit === undefined ? { answer: head.reason } : {}),
      hint: 'run actions/checkout first, or run in a git repository that has a commit, or set GITHUB_SHA',
    });
  }
  if (time === 'now' || head.commit !== undefined) return undefined;
  return new FactsError('the time of the commit is not known here', {
    subject: cwd,
    hint: 'run actions/checkout in this job: jobs that plan for themselves take it from there',
  });
}
