import { shortDigest } from '../model/digest.ts';
import { AppError, type ErrorContext } from '../model/errors.ts';
import { legName, type LegId } from '../model/leg.ts';
import type { Plan } from '../model/plan.ts';
import { parsePlatform } from '../model/platform.ts';
import { planHash } from '../plan/codec.ts';
import { WORKFLOW, type Wording } from './wording.ts';

/** `build` has nowhere to leave its image; `push` finds no build of this job, or cannot tell which of several is meant. */
export class StateError extends AppError {
  override readonly name = 'StateError';
}

/** What a user says of the build to push; what is not said is left to what is there. */
export interface Asked {
  readonly template?: string | undefined;
  readonly platform?: string | undefined;
  readonly plan?: Plan | undefined;
}

interface Built extends LegId {
  readonly plan: Plan;
  readonly pushed?: boolean | undefined;
}

/**
 * The build that is to be pushed. Where there are several (the command line, one machine for all legs, of which each leaves its last
 * build), template, platform and plan decide; builds that were pushed already count only where there is no other.
 * @param folder where they lie, for errors
 * @throws StateError that says which builds there are, or by which other plan the leg was built
 */
export function chooseState<T extends Built>(
  states: readonly T[],
  asked: Asked,
  folder: string,
  words: Wording = WORKFLOW,
): T {
  const platform = asked.platform === undefined ? undefined : parsePlatform(asked.platform);
  const ofLeg = states.filter(
    (state) =>
      (asked.template === undefined || state.template === asked.template) &&
      (platform === undefined || state.platform === platform),
  );
  const { plan } = asked;
  const hash = plan && planHash(plan);
  const ofPlan = ofLeg.filter((state) => hash === undefined || planHash(state.plan) === hash);
  const left = ofPlan.filter(({ pushed }) => pushed !== true);
  const fitting = left.length > 0 ? left : ofPlan;
  const [state, ...others] = fitting;
  if (state !== undefined && others.length === 0) return state;

  const fail = (message: string, context: ErrorContext): never => {
    throw new StateError(message, { subject: folder, ...context });
  };
  if (state !== undefined) {
    const names = fitting.map(legName).join(', ');
    const those =
      left.length > 0 ? `This machine has ${names}` : `All were pushed already: ${names}`;
    return fail(`Which build is to be pushed? ${those}`, {
      hint: `Give ${words.input('template')} and ${words.input('platform')}`,
    });
  }
  const leg = [asked.template, platform].filter((part) => part !== undefined).join(' ');
  if (plan !== undefined && ofLeg.length > 0) {
    const [first] = ofLeg;
    const what =
      ofLeg.length === 1 && first !== undefined
        ? `The build of ${legName(first)}`
        : 'What was built here';
    return fail(`${what} is of another plan than the one given to push`, {
      answer: `built: ${ofLeg.map((one) => `${legName(one)}, ${planName(one.plan)}`).join('; ')}; given: ${planName(plan)}`,
      hint: `Build this leg with this plan first; or leave ${words.input('plan')} out, to push what was built`,
    });
  }
  return fail(
    `No build${leg === '' ? '' : ` of ${leg}`}${plan === undefined ? '' : ` by the plan of ${planName(plan)}`} was done in this job`,
    {
      ...(states.length === 0 ? {} : { answer: `built: ${states.map(legName).join(', ')}` }),
      hint: `Run ${words.step('build')} before ${words.step('push')}, ${words.sameJob}; where it did run, it failed: see what it said`,
    },
  );
}

/** A plan as people tell it from another: `version 1.2.0, hash 0123456789ab`. */
function planName(plan: Plan): string {
  const version = plan.version === null ? 'no version' : `version ${plan.version}`;
  return `${version}, hash ${shortDigest(planHash(plan))}`;
}
