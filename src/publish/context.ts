import type { Log } from '../model/log.ts';
import type { Plan, PlannedTemplate, Verify } from '../model/plan.ts';
import type { Registry } from '../registry/registry.ts';

/** The parts of a template that the fan-in needs: nothing of how it was built. */
export type FanInTemplate = Omit<PlannedTemplate, 'build'>;

/** The parts of a plan that the fan-in needs. */
export interface FanInPlan extends Pick<
  Plan,
  'project' | 'created' | 'version' | 'push' | 'onExisting' | 'registries'
> {
  readonly templates: readonly FanInTemplate[];
}

/** The time, as a thing that a test can replace. */
export interface Clock {
  /** Milliseconds, of no particular origin. */
  now(): number;
  /** Resolves after the time, or at once when the signal aborts. */
  sleep(milliseconds: number, signal: AbortSignal): Promise<void>;
}

/** What users may decide about the fan-in beside the plan (spec section 3, "Manifest inputs"). */
export interface PublishPolicies {
  readonly onMissingOptional: 'warn' | 'fail';
  readonly onShrink: 'hold' | 'warn' | 'fail';
  readonly verify: Verify;
  /** Added to the index's annotations; see splitAnnotations for the prefixes. */
  readonly indexAnnotations: Readonly<Record<string, string>>;
}

/** The world that the fan-in acts in. */
export interface PublishContext {
  readonly plan: FanInPlan;
  readonly registry: Registry;
  readonly policies: PublishPolicies;
  /** Aborted: no further write is begun. The registry's own signal comes later, so that a write under way can end and be told. */
  readonly signal: AbortSignal;
  readonly log: Log;
  readonly clock: Clock;
}
