import type { Step } from './context.ts';

/** The steps by name; each loads only when it is run, so that none pays for another's libraries. */
export const STEPS: Readonly<Record<string, () => Promise<Step>>> = {
  plan: async () => (await import('./plan.ts')).plan,
  build: async () => (await import('./build.ts')).build,
  push: async () => (await import('./push.ts')).push,
  manifest: async () => (await import('./manifest.ts')).manifest,
  promote: async () => (await import('./promote.ts')).promote,
};
