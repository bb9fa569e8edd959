import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buildWithRetries, discard } from '../engines/attempts.ts';
import { selectEngine } from '../engines/detect.ts';
import { onDisk } from '../engines/disk.ts';
import { factLines, type BuildRequest, type BuildResult } from '../engines/engine.ts';
import { privateImageName } from '../engines/image-name.ts';
import { smoke } from '../engines/smoke.ts';
import { readLayoutImage } from '../image/layout.ts';
import type { SelectedImage } from '../image/select.ts';
import { readBuildInputs, type BuildInputs } from '../inputs/read.ts';
import { openLedger } from '../ledger/open.ts';
import { describeError, summariseError } from '../model/errors.ts';
import { formatBytes, formatSeconds } from '../model/format.ts';
import { legName, type LegId } from '../model/leg.ts';
import type { BuildSpec, Plan, PlannedTemplate } from '../model/plan.ts';
import { archName, splitPlatform } from '../model/platform.ts';
import { formatReference } from '../model/reference.ts';
import { planHash } from '../plan/codec.ts';
import { findLeg } from '../plan/find-leg.ts';
import { legBuildSpec } from '../plan/leg-build.ts';
import { checkCommit } from './check-commit.ts';
import type { Step, StepContext, StepResult } from './context.ts';
import { failLeg } from './fail-leg.ts';
import { makeJobFolder } from './job-folder.ts';
import { layoutFolder } from './layout-folder.ts';
import { obtainPlan } from './obtain-plan.ts';
import { recordBase } from './record-base.ts';
import { dropState, saveState } from './state.ts';
import { timed, type Timings } from './timing.ts';

/**
 * Builds one leg (spec section 2): its image is then an OCI layout on disk and in the engine's store, and a state file tells `push`
 * of the same job. Pushes nothing, unless `output: registry` or the user's own command does. A failure leaves a `failed` record.
 */
export const build: Step = async (context) => {
  const inputs = readBuildInputs(context.inputs);
  const plan = await obtainPlan(context, { checkPackage: true });
  const { template, leg } = findLeg(plan, inputs.leg);
  const id = { template: template.name, platform: leg.platform };
  const timings: Timings = {};
  try {
    const spec = legBuildSpec(template, leg, inputs.build);
    return await buildLeg({ context, inputs, plan, template, id, spec, timings });
  } catch (error) {
    await noteFailure(context, plan, id, error);
    return await failLeg(
      error,
      () => openLedger(plan.handoff, { ...context, githubToken: inputs.githubToken }),
      recordBase(plan, planHash(plan), id, context.env, timings),
      { log: context.log, optional: leg.optional },
    );
  }
};

/** So that `push` says why there is nothing to push; a folder that cannot be written to does not hide the first error. */
async function noteFailure(
  { env, cwd, log }: StepContext,
  plan: Plan,
  id: LegId,
  error: unknown,
): Promise<void> {
  try {
    await saveState(await makeJobFolder(env, cwd), {
      schema: 1,
      plan,
      ...id,
      handover: { kind: 'failed', reason: summariseError(error) },
      buildStarted: new Date().toISOString(),
      timings: {},
    });
  } catch (second) {
    log.debug(`The state of this failure could not be written: ${describeError(second)}`);
  }
}

interface LegBuild {
  readonly context: StepContext;
  readonly inputs: BuildInputs;
  readonly plan: Plan;
  readonly template: PlannedTemplate;
  readonly id: LegId;
  readonly spec: BuildSpec;
  /** Filled as phases end, so that a failure's record has them too. */
  readonly timings: Timings;
}

async function buildLeg(leg: LegBuild): Promise<StepResult> {
  const { context, inputs, plan, id, timings } = leg;
  const { log } = context;
  const buildStarted = new Date().toISOString();
  const folder = await makeJobFolder(context.env, context.cwd);
  await dropState(folder, id);
  const scratch = await mkdtemp(join(folder, 'build-'));
  try {
    const { engine, request, result } = await timed(timings, 'build', async () => {
      // Asked for side by side: neither needs the other.
      const [engine] = await Promise.all([
        selectEngine(inputs.engine ?? plan.engine, context, leg.spec.builder),
        checkCommit(plan, id, context),
      ]);
      for (const line of factLines(engine.facts)) log.info(line);
      const request = await makeRequest(leg, folder, scratch);
      const result = await log.group(`Building ${legName(id)}`, () =>
        onDisk(folder, log, () => buildWithRetries(engine, request, context)),
      );
      return { engine, request, result };
    });
    const built = result.kind === 'layout' ? result.image : formatReference(result.reference);
    const keep = async () => {
      const { recorded } = await acceptable(result, built, leg, request);
      // Loaded for the smoke test alone.
      const unwanted = result.kind === 'layout' && !leg.spec.load ? built : undefined;
      if (unwanted !== undefined) await engine.remove(unwanted, context);
      const image = unwanted === undefined ? built : undefined;
      await saveState(folder, {
        schema: 1,
        plan,
        ...id,
        handover: result.kind === 'layout' ? { kind: 'layout', layout: result.layout } : result,
        digest: recorded.descriptor.digest,
        ...(image === undefined ? {} : { image }),
        buildStarted,
        timings,
      });
      return { recorded, image };
    };
    const { recorded, image } = await keep().catch(async (error: unknown) => {
      await discard(engine, request, context);
      throw error;
    });
    log.info(
      `${legName(id)}: ${recorded.descriptor.digest}, ${formatBytes(recorded.size)} in ${recorded.layers} layers, built in ${formatSeconds(timings.build ?? 0)}`,
    );
    return {
      outputs: {
        image: image ?? '',
        digest: recorded.descriptor.digest,
        layout: result.kind === 'layout' ? result.layout : '',
        outcome: 'built',
      },
      failures: [],
    };
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

async function makeRequest(
  { context, inputs, plan, template, id, spec }: LegBuild,
  folder: string,
  scratch: string,
): Promise<BuildRequest> {
  const layout = await layoutFolder(inputs.leg.layout, id, context.cwd, folder);
  return {
    leg: id,
    spec: {
      ...spec,
      // With push false nothing may reach a registry: what would be pushed from the builder stays here.
      output: plan.push ? spec.output : 'layout',
      // A smoke test runs the image from the local store.
      load: spec.load || spec.smoke !== undefined,
    },
    image: privateImageName(id),
    layout,
    folder,
    scratch,
    repositories: template.images,
    secrets: inputs.secrets,
    environment: commandEnvironment(plan, template, id),
    writeCache: plan.push,
  };
}

/** What the user's own commands find in their environment (spec section 4). */
function commandEnvironment(
  plan: Plan,
  template: PlannedTemplate,
  { platform }: LegId,
): Record<string, string> {
  return {
    TEMPLATE: template.name,
    PLATFORM: platform,
    OS: splitPlatform(platform).os,
    ARCH: archName(platform),
    VERSION: plan.version ?? '',
    CHANNEL: plan.channel,
    TAG: template.exactTags[0] ?? template.movingTags[0]?.tag ?? '',
  };
}

/** Is it an image of the leg, with every digest right, and does it pass the user's own test? */
async function acceptable(
  result: BuildResult,
  image: string | undefined,
  leg: LegBuild,
  request: BuildRequest,
): Promise<SelectedImage> {
  const selected = await readResult(result, leg);
  if (leg.spec.smoke !== undefined) await smokeTest(leg, leg.spec.smoke, image, request);
  return selected;
}

/** Reads what the build left, or pushed, with every digest checked. */
async function readResult(
  result: BuildResult,
  { context, inputs, plan, id }: LegBuild,
): Promise<SelectedImage> {
  if (result.kind === 'layout') return readLayoutImage(result.layout, id.platform);
  const [{ openLegImage }, { openRegistry, registryInputs }] = await Promise.all([
    import('../push/leg-image.ts'),
    import('./open-registry.ts'),
  ]);
  const registry = openRegistry(context, registryInputs(inputs, plan));
  try {
    return (await openLegImage(result, id.platform, registry)).selected;
  } finally {
    await registry.close();
  }
}

async function smokeTest(
  { context, id, spec, timings }: LegBuild,
  command: string,
  image: string | undefined,
  { environment }: BuildRequest,
): Promise<void> {
  await timed(timings, 'smoke', () =>
    context.log.group(`Smoke test of ${legName(id)}`, () =>
      smoke(command, image, id, environment, spec.timeout, context),
    ),
  );
}
