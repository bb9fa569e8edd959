import { InputError } from '../model/errors.ts';
import type { Step, StepContext, StepResult } from './context.ts';

/** The steps by name; each loads only when it is run, so that none pays for another's libraries. */
const STEPS: Readonly<Record<string, () => Promise<Step>>> = {
  plan: async () => (await import('./plan.ts')).plan,
  build: async () => (await import('./build.ts')).build,
  push: async () => (await import('./push.ts')).push,
  manifest: async () => (await import('./manifest.ts')).manifest,
  promote: async () => (await import('./promote.ts')).promote,
};

export const STEP_NAMES: readonly string[] = Object.keys(STEPS);

/**
 * Runs one step by its name.
 * @throws InputError for a name that is no step, and what the step throws
 */
export async function runStep(name: string, context: StepContext): Promise<StepResult> {
  const load = Object.hasOwn(STEPS, name) ? STEPS[name] : undefined;
  if (load === undefined) {
    const message = name === '' ? 'no step is named' : `"${name}" is not a step`;
    throw new InputError([{ where: 'step', message, hint: `one of ${STEP_NAMES.join(', ')}` }]);
  }
  const step = await load();
  return step(context);
}
