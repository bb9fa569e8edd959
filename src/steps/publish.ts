import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { FIXED_INPUTS, NOT_FOR_PUBLISH } from '../inputs/catalogue.ts';
import type { RawInputs } from '../inputs/raw.ts';
import { openLedger } from '../ledger/open.ts';
import { CancelledError, describeBriefly, InputError, type Problem } from '../model/errors.ts';
import { legName, legSlug, type LegId } from '../model/leg.ts';
import type { Plan } from '../model/plan.ts';
import { encodePlan, planHash } from '../plan/codec.ts';
import { settle } from '../publish/settle.ts';
import { build } from './build.ts';
import type { StepContext, StepResult } from './context.ts';
import type { LegRunner } from './legs.ts';
import { manifest } from './manifest.ts';
import { obtainPlan } from './obtain-plan.ts';
import { push } from './push.ts';

/**
 * The whole of a release on this machine (spec section 10): the same steps over the same plan, with a folder as ledger. A leg that
 * fails ends as it would in a job of its own; the fan-in judges. With a plan that was made before, legs that left a good record are
 * not built again: this finishes a release that was begun, here or elsewhere.
 * @param jobs how many legs at once
 * @throws InputError, CancelledError, and what making the plan and `manifest` throw
 */
export async function publish(
  context: StepContext,
  runLegs: LegRunner,
  jobs = '1',
): Promise<StepResult> {
  const atOnce = readJobs(jobs, context.inputs);
  const work = await mkdtemp(join(tmpdir(), 'multiarch-publish-'));
  try {
    const begun = (context.inputs.plan ?? '') !== '';
    // Artifacts are GitHub's; here records go to a folder, which the user may name to keep it.
    const handoff = begun ? {} : { handoff: `directory:${join(work, 'ledger')}` };
    const planning = { ...context, inputs: { ...handoff, ...context.inputs } };
    const plan = await obtainPlan(planning, { forAll: true, checkPackage: true });
    const legs = begun ? await unfinished(plan, context) : legsOf(plan);
    const free = withPlan(context, plan);
    await runLegs(legs, atOnce, (leg, log) => runLeg({ ...free, log }, leg, work), context.log);
    if (context.signal.aborted) {
      throw new CancelledError('Cancelled before the fan-in: no index and no tag was written', {
        hint: 'Run it again; what was pushed already is not sent again',
      });
    }
    return await manifest(free);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

function readJobs(jobs: string, inputs: RawInputs): number {
  const problems: Problem[] = NOT_FOR_PUBLISH.filter((name) => (inputs[name] ?? '') !== '').map(
    (name) => ({
      where: `--${name}`,
      message: 'publish builds every leg of the plan',
      hint: 'use --templates and --platforms, or the commands build and push for one leg',
    }),
  );
  if (!/^[1-9][0-9]?$/.test(jobs)) {
    const message = `"${jobs}" is not a number of legs: expected 1 to 99`;
    problems.push({ where: '--jobs', message });
  }
  if (problems.length > 0) throw new InputError(problems);
  return Number(jobs);
}

function legsOf(plan: Plan): LegId[] {
  return plan.templates.flatMap(({ name, legs }) =>
    legs.map(({ platform }) => ({ template: name, platform })),
  );
}

/** The legs of a plan that have no good record yet. */
async function unfinished(plan: Plan, context: StepContext): Promise<LegId[]> {
  // A folder that is not there yet holds no record yet.
  if (plan.handoff.kind === 'directory') {
    await mkdir(resolve(context.cwd, plan.handoff.path), { recursive: true });
  }
  const ledger = await openLedger(plan.handoff, context);
  const { templates } = settle(plan, planHash(plan), (await ledger.read()).records);
  return templates.flatMap(({ template, legs }) =>
    legs.flatMap((settled): LegId[] => {
      const leg = { template: template.name, platform: settled.leg.platform };
      if ('missing' in settled) return [leg];
      context.log.info(`${legName(leg)}: ${settled.record.status} already, by its record`);
      return [];
    }),
  );
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
    return describeBriefly(error);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** What the later steps are given: the plan, and of the inputs those that a plan does not fix. */
function withPlan(context: StepContext, plan: Plan): StepContext {
  const free = Object.entries(context.inputs).filter(([name]) => !FIXED_INPUTS.includes(name));
  return { ...context, inputs: { ...Object.fromEntries(free), plan: encodePlan(plan) } };
}
