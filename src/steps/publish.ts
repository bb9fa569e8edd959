import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FIXED_INPUTS } from '../inputs/catalogue.ts';
import { describeError, InputError } from '../model/errors.ts';
import { legSlug, type LegId } from '../model/leg.ts';
import type { Plan } from '../model/plan.ts';
import { encodePlan } from '../plan/codec.ts';
import { build } from './build.ts';
import type { StepContext, StepResult } from './context.ts';
import type { LegRunner } from './legs.ts';
import { manifest } from './manifest.ts';
import { obtainPlan } from './obtain-plan.ts';
import { push } from './push.ts';

/**
 * The whole of a release on this machine (spec section 10): the same steps over the same plan, with a folder as ledger. A leg that
 * fails ends as it would in a job of its own; the fan-in judges.
 * @param jobs how many legs at once
 * @throws InputError, and what making the plan and `manifest` throw
 */
export async function publish(
  context: StepContext,
  runLegs: LegRunner,
  jobs = '1',
): Promise<StepResult> {
  const atOnce = Number(jobs);
  if (!Number.isInteger(atOnce) || atOnce < 1) {
    const message = `"${jobs}" is not a number of legs: expected 1 or more`;
    throw new InputError([{ where: '--jobs', message }]);
  }
  const work = await mkdtemp(join(tmpdir(), 'multiarch-publish-'));
  try {
    // Artifacts are GitHub's; here records go to a folder, which the user may name to keep it.
    const inputs = { handoff: `directory:${join(work, 'ledger')}`, ...context.inputs };
    const plan = await obtainPlan({ ...context, inputs }, { forAll: true, checkPackage: true });
    const free = withPlan(context, plan);
    await runLegs(
      plan.templates.flatMap(({ name, legs }) =>
        legs.map(({ platform }) => ({ template: name, platform })),
      ),
      atOnce,
      (leg, log) => runLeg({ ...free, log }, leg, work),
      context.log,
    );
    return await manifest(free);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/**
 * Builds and pushes one leg in a folder of its own, which is gone afterwards: layouts are large.
 * @returns why it failed, or undefined
 */
async function runLeg(context: StepContext, leg: LegId, work: string): Promise<string | undefined> {
  if (context.signal.aborted) return 'not started';
  const folder = join(work, legSlug(leg));
  const job: StepContext = {
    ...context,
    // No later step runs the image, so that the local store needs no copy.
    inputs: { load: 'false', ...context.inputs, template: leg.template, platform: leg.platform },
    env: { ...context.env, RUNNER_TEMP: folder },
  };
  try {
    await mkdir(folder);
    for (const step of [build, push]) {
      const { failures } = await step(job);
      if (failures.length > 0) return failures.join('\n');
    }
    return undefined;
  } catch (error) {
    return describeError(error);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** What the later steps are given: the plan, and of the inputs those that a plan does not fix. */
function withPlan(context: StepContext, plan: Plan): StepContext {
  const free = Object.entries(context.inputs).filter(([name]) => !FIXED_INPUTS.includes(name));
  return { ...context, inputs: { ...Object.fromEntries(free), plan: encodePlan(plan) } };
}
