import { resolve } from 'node:path';
import type { LegInputs } from '../inputs/read.ts';
import type { Digest } from '../model/digest.ts';
import { describeError } from '../model/errors.ts';
import type { LegId } from '../model/leg.ts';
import type { Plan, PlannedLeg, PlannedTemplate } from '../model/plan.ts';
import { findLeg } from '../plan/find-leg.ts';
import type { Handover } from '../push/leg-image.ts';
import type { StepContext } from './context.ts';
import { findJobFolder } from './job-folder.ts';
import { obtainPlan } from './obtain-plan.ts';
import { readState, saveState } from './state.ts';
import { wordingFor } from './wording.ts';

/** What `push` works on. */
export interface LegHandover {
  readonly plan: Plan;
  readonly template: PlannedTemplate;
  readonly leg: PlannedLeg;
  readonly id: LegId;
  readonly result: Handover;
  /** The image that `build` left; undefined where it came from elsewhere. */
  readonly digest: Digest | undefined;
  /** Seconds per phase so far. */
  readonly timings: Readonly<Record<string, number>>;
  /** Notes that the leg was pushed: later, this build is pushed again only where it is asked for. */
  readonly done: () => Promise<void>;
}

/**
 * What `push` is to push: what this job's `build` left in its state file, or, where the input `layout` names a folder that came
 * from elsewhere, that folder for the plan's leg. A plan that is given must be the one that the build was made by.
 * @throws StateError, LegError, InputError
 */
export async function takeHandover(context: StepContext, asked: LegInputs): Promise<LegHandover> {
  if (asked.layout !== undefined) {
    const plan = await obtainPlan(context);
    const result = { kind: 'layout', layout: resolve(context.cwd, asked.layout) } as const;
    const done = () => Promise.resolve();
    return { ...locate(plan, asked), result, digest: undefined, timings: {}, done };
  }
  // One that is given and empty is lost, and an error.
  const plan = context.inputs.plan === undefined ? undefined : await obtainPlan(context);
  const folder = await findJobFolder(context.env, context.cwd);
  const state = await readState(folder, { ...asked, plan }, wordingFor(context.env));
  return {
    ...locate(state.plan, state),
    result: state.handover,
    digest: state.digest,
    timings: state.timings,
    done: async () => {
      try {
        await saveState(folder, { ...state, pushed: true });
      } catch (error) {
        // The image and its record are where they belong.
        context.log.debug(`${folder} could not be written: ${describeError(error)}`);
      }
    },
  };
}

function locate(
  plan: Plan,
  asked: { readonly template?: string | undefined; readonly platform?: string | undefined },
) {
  const { template, leg } = findLeg(plan, asked);
  return { plan, template, leg, id: { template: template.name, platform: leg.platform } };
}
