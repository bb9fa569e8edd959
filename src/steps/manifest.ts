import { readManifestInputs, type ManifestInputs } from '../inputs/read.ts';
import { LedgerError } from '../ledger/errors.ts';
import type { LedgerContents } from '../ledger/ledger.ts';
import { openLedger } from '../ledger/open.ts';
import { formatSeconds } from '../model/format.ts';
import { legName } from '../model/leg.ts';
import type { Plan } from '../model/plan.ts';
import { planHash } from '../plan/codec.ts';
import type { Clock } from '../publish/context.ts';
import { explain } from '../publish/explain.ts';
import { publish, type PublishOutcome } from '../publish/publish.ts';
import { settle, type Settlement } from '../publish/settle.ts';
import type { FanInReport } from '../report/fan-in.ts';
import { jobOfLeg, readJobs, reasonOfJob, type Job } from '../report/jobs.ts';
import { resultLines } from '../report/lines.ts';
import { outputsOf } from '../report/outputs.ts';
import { fanInSummary } from '../report/summary.ts';
import type { Step, StepContext, StepResult } from './context.ts';
import { openFanInRegistry, REAL_WORLD, sizeOfSummary, type FanInWorld } from './fan-in-world.ts';
import { obtainPlan } from './obtain-plan.ts';
import { registryInputs } from './open-registry.ts';

/**
 * The fan-in (spec section 7): plan and records in, one verified index per template out, in every registry; then the tags. Reads no job's
 * colour: what counts is what the legs recorded.
 */
export const manifest: Step = (context) => runManifest(context, REAL_WORLD);

export async function runManifest(context: StepContext, world: FanInWorld): Promise<StepResult> {
  const inputs = readManifestInputs(context.inputs);
  const plan = await obtainPlan(context);
  const contents = await readRecords(plan, inputs, context, world.clock);
  const settlement = settle(plan, planHash(plan), contents.records);
  for (const line of settlement.leftOut) context.log.info(line);
  const jobs = await jobsOfMissing(settlement, inputs, context);
  const explained = explain(settlement, (leg) => {
    const job = jobOfLeg(jobs, leg);
    return job && reasonOfJob(job);
  });
  const outcome = await fanIn(plan, explained, inputs, context, world);
  return report(plan, explained, outcome, jobs, context);
}

/** @throws LedgerError also for a single entry that cannot be read: it might be the one that counts */
async function readRecords(
  plan: Plan,
  { githubToken }: ManifestInputs,
  context: StepContext,
  clock: Clock,
): Promise<LedgerContents> {
  const { env, cwd, log } = context;
  return log.group('Records', async () => {
    const since = clock.now();
    const ledger = await openLedger(plan.handoff, { env, cwd, log, githubToken });
    const contents = await ledger.read();
    const [first] = contents.unreadable;
    if (first !== undefined) {
      throw new LedgerError(
        `${contents.unreadable.length} of the records cannot be read; no tag was moved`,
        {
          subject: contents.unreadable.map(({ entry }) => entry).join(', '),
          answer: contents.unreadable.map(({ why }) => why).join('; '),
          hint: 'run the legs that wrote them again; a file that is no record must leave the folder',
        },
      );
    }
    const time = formatSeconds((clock.now() - since) / 1000);
    const { length } = contents.records;
    log.info(`${length} ${length === 1 ? 'record' : 'records'} read in ${time}`);
    return contents;
  });
}

/** Asks GitHub only when there is something to explain. */
async function jobsOfMissing(
  { templates }: Settlement,
  { githubToken }: ManifestInputs,
  { env, log }: StepContext,
): Promise<readonly Job[]> {
  const missing = templates.some(({ legs }) => legs.some((leg) => 'missing' in leg));
  return missing ? readJobs(env, githubToken, log) : [];
}

async function fanIn(
  plan: Plan,
  settlement: Settlement,
  inputs: ManifestInputs,
  context: StepContext,
  world: FanInWorld,
): Promise<PublishOutcome> {
  const { log, signal } = context;
  const { clock } = world;
  const registry = openFanInRegistry(context, world, registryInputs(inputs, plan));
  const policies = {
    onMissingOptional: inputs.onMissingOptional ?? plan.policies.onMissingOptional,
    onShrink: inputs.onShrink ?? plan.policies.onShrink,
    verify: inputs.verify ?? plan.policies.verify,
    indexAnnotations: inputs.indexAnnotations,
  };
  try {
    return await log.group('Indexes and tags', () =>
      publish({ plan, registry, policies, signal, log, clock }, settlement),
    );
  } finally {
    await registry.close();
  }
}

async function report(
  plan: Plan,
  settlement: Settlement,
  outcome: PublishOutcome,
  jobs: readonly Job[],
  { env, log }: StepContext,
): Promise<StepResult> {
  const links = new Map<string, string>();
  for (const { template, legs } of settlement.templates) {
    for (const { leg } of legs) {
      const id = { template: template.name, platform: leg.platform };
      const url = jobOfLeg(jobs, id)?.url;
      if (url) links.set(legName(id), url);
    }
  }
  for (const line of resultLines(outcome.results)) log.info(line);
  const phases = Object.entries(outcome.timings);
  log.info(phases.map(([phase, seconds]) => `${phase} ${formatSeconds(seconds)}`).join(', '));
  for (const warning of outcome.warnings) log.warning(warning);
  const facts: FanInReport = { plan, ...outcome, leftOut: settlement.leftOut, jobs: links };
  return {
    outputs: outputsOf(outcome.results),
    summary: fanInSummary(facts, await sizeOfSummary(env)),
    failures: outcome.failures,
  };
}
