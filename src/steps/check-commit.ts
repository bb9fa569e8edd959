import { AppError } from '../model/errors.ts';
import { legName, type LegId } from '../model/leg.ts';
import type { Plan } from '../model/plan.ts';
import { readHead } from '../sources/git.ts';
import type { StepContext } from './context.ts';

/** The checkout is not at the plan's commit: this leg would be of another source than its siblings. */
export class CommitError extends AppError {
  override readonly name = 'CommitError';
}

/**
 * Makes sure that the leg is built from the plan's commit (spec section 2). Where there is no checkout to ask, GITHUB_SHA answers;
 * where neither is there, nothing can differ.
 * @throws CommitError naming both commits
 */
export async function checkCommit(
  plan: Plan,
  leg: LegId,
  { cwd, env }: StepContext,
): Promise<void> {
  const head = (await readHead(cwd)).commit ?? env.GITHUB_SHA;
  if (head === undefined || head === '' || head === plan.project.commit) return;
  throw new CommitError(`The checkout is at ${head}, but the plan is for ${plan.project.commit}`, {
    leg: legName(leg),
    hint: 'Give actions/checkout the ref of the plan job, and let concurrency keep two runs apart',
  });
}
