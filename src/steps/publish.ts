import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { FIXED_INPUTS, NOT_FOR_PUBLISH } from '../inputs/catalogue.ts';
import type { RawInputs } from '../inputs/raw.ts';
import { openLedger } from '../ledger/open.ts';
import { keepPlan } from '../ledger/plan-file.ts';
import { CancelledError, describeBriefly, InputError, type Problem } from '../model/errors.ts';
import { legName, legSlug, type LegId } from '../model/leg.ts';
import type { Plan } from '../model/plan.ts';
import { encodePlan, planHash } from '../plan/codec.ts';
import { settle } from '../publish/settle.ts';
import { build } from './build.ts';
import type { StepContext, StepResult } from './context.ts';
import { goOnLine, withLine } from './go-on.ts';
import type { LegRunner, LegWork } from './legs.ts';
import { temporaryFolder } from './job-folder.ts';
import { manifest } from './manifest.ts';
import { obtainPlan } from './obtain-plan.ts';
import { push } from './push.ts';

/** What only the command line says. */
export interface PublishOptions {
  /** How many legs at once. */
  readonly jobs?: string | undefined;
  /** Flags that the line to go on with repeats, as they are written. */
  readonly again?: readonly string[];
}

/** The start of a ledger folder's name that nobody asked for: it is there as long as its release is not finished. */
const OWN_LEDGER = 'multiarch-publish-ledger-';

/**
 * The whole of a release on this machine (spec section 10): the same steps over the same plan, with a folder as ledger. A leg that
 * fails ends as it would in a job of its own; the fan-in judges. With a plan that was made before, legs that left a good record are
 * not built again: this finishes a release that was begun, here or elsewhere. The plan is kept beside the records, and a release that
 * does not come to its end says with which line it goes on.
 * @throws InputError, CancelledError, UnfinishedError, and what making the plan throws
 */
export async function publish(
  context: StepContext,
  runLegs: LegRunner,
  { jobs = '1', again = [] }: PublishOptions = {},
): Promise<StepResult> {
  const atOnce = readJobs(jobs, context.inputs);
  const begun = context.inputs.plan !== undefined;
  const plan = await (begun ? obtainPlan(context) : makePlan(context));
  const ledger = plan.handoff.kind === 'directory' ? resolve(context.cwd, plan.handoff.path) : '';
  const line =
    ledger === ''
      ? undefined
      : goOnLine(await keepPlan(ledger, planHash(plan), encodePlan(plan)), context.inputs, again);
  // Said before the work: a machine that loses its power says nothing after it.
  if (line !== undefined) context.log.info(`Should this stop half way, go on with: ${line}`);
  try {
    const result = await release(context, plan, begun, (legs, work) =>
      runLegs(legs, atOnce, work, context.log),
    );
    if (result.failures.length === 0) {
      if (isOwn(ledger, context)) await rm(ledger, { recursive: true, force: true });
      return result;
    }
    if (line === undefined) return result;
    const summary = `${result.summary ?? ''}\n### To go on\n\n\`\`\`sh\n${line}\n\`\`\`\n`;
    return { ...result, summary, next: `Go on with: ${line}` };
  } catch (error) {
    throw line === undefined ? error : withLine(error, line);
  }
}

/** Makes the plan. Artifacts are GitHub's; here records go to a folder, which the user may name to keep it. */
async function makePlan(context: StepContext): Promise<Plan> {
  const options = { forAll: true, checkPackage: true };
  if ((context.inputs.handoff ?? '') !== '') return obtainPlan(context, options);
  const own = await mkdtemp(join(temporaryFolder(context.env), OWN_LEDGER));
  try {
    const handoff = `directory:${own}`;
    return await obtainPlan({ ...context, inputs: { ...context.inputs, handoff } }, options);
  } catch (error) {
    await rm(own, { recursive: true, force: true });
    throw error;
  }
}

function isOwn(ledger: string, context: StepContext): boolean {
  return (
    dirname(ledger) === temporaryFolder(context.env) && basename(ledger).startsWith(OWN_LEDGER)
  );
}

async function release(
  context: StepContext,
  plan: Plan,
  begun: boolean,
  runLegs: (legs: readonly LegId[], work: LegWork) => Promise<void>,
): Promise<StepResult> {
  const work = await mkdtemp(join(temporaryFolder(context.env), 'multiarch-publish-'));
  try {
    const legs = begun ? await unfinished(plan, context) : legsOf(plan);
    const free = withPlan(context, plan);
    await runLegs(legs, (leg, log) => runLeg({ ...free, log }, leg, work));
    if (context.signal.aborted) {
      throw new CancelledError('Cancelled before the fan-in: no index and no tag was written');
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
  // A new plan in place of one that was lost would be another release.
  if (inputs.plan?.trim() === '') {
    const message = 'it is empty: a variable that is not set, or a plan that failed';
    problems.push({ where: '--plan', message, hint: 'leave it out to make a new plan' });
  }
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
