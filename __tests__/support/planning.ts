import { readPlanSpec } from '../../src/inputs/read.ts';
import { InputError } from '../../src/model/errors.ts';
import type { PlanFacts } from '../../src/model/plan-facts.ts';
import type { PlannedTemplate } from '../../src/model/plan.ts';
import { makePlan, type MadePlan } from '../../src/plan/make-plan.ts';

export const COMMIT = '0123456789abcdef0123456789abcdef01234567';

/** A push to main of `Acme/app`; what a test changes, it says. */
export function facts(changes: Partial<PlanFacts> = {}): PlanFacts {
  return {
    repository: 'Acme/app',
    commit: COMMIT,
    runId: '77',
    created: '2026-11-30T12:00:00Z',
    date: '20261130',
    branch: 'main',
    event: 'push',
    sourceUrl: 'https://github.com/Acme/app',
    markers: new Map(),
    ...changes,
  };
}

export interface Project {
  readonly inputs?: Readonly<Record<string, string>>;
  /** The config file's text. */
  readonly config?: string;
  readonly facts?: Partial<PlanFacts>;
}

/** From texts to a plan, as the plan step does it. */
export async function planFor(project: Project): Promise<MadePlan> {
  const file =
    project.config === undefined ? undefined : { path: 'config.yml', text: project.config };
  return makePlan(await readPlanSpec(project.inputs ?? {}, file), facts(project.facts));
}

/** The plan's only template. */
export async function templateFor(project: Project): Promise<PlannedTemplate> {
  const { plan } = await planFor(project);
  const [only, ...others] = plan.templates;
  if (only === undefined || others.length > 0) throw new Error('expected one template');
  return only;
}

/** The problems that a project is refused with, as `where: message`; empty when it is not refused. */
export async function problemsOf(project: Project): Promise<readonly string[]> {
  try {
    await planFor(project);
    return [];
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return error.problems.map(({ where, message, hint }) =>
      hint === undefined ? `${where}: ${message}` : `${where}: ${message} (${hint})`,
    );
  }
}
