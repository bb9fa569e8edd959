import { stat } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '../publish/context.ts';
import type { RegistryInputs } from '../inputs/read.ts';
import type { RegistryOptions } from '../registry/client.ts';
import type { Registry } from '../registry/registry.ts';
import type { StepContext } from './context.ts';
import { openRegistry } from './open-registry.ts';

/** What a test may replace: how patient the client is, and the time. */
export interface FanInWorld {
  readonly registry: Pick<RegistryOptions, 'retry' | 'timeouts'>;
  readonly clock: Clock;
}

export const REAL_WORLD: FanInWorld = {
  registry: {},
  clock: {
    now: () => performance.now(),
    sleep: (milliseconds, signal) =>
      sleep(milliseconds, undefined, { signal }).catch(() => undefined),
  },
};

/**
 * After a cancel, writes that were begun have this long to end, so that the account is whole (milliseconds). GitHub kills a process
 * 7.5 seconds after its first signal.
 */
const GRACE = 5000;

/**
 * The fan-in asks much and carries little: with the client's eight requests per transfer, about a hundred on their way at once, so that
 * a hundred templates do not wait in line.
 */
const CONCURRENCY = 12;

/** The registry client of a step that moves tags: its signal comes later than the step's, which stops before the next write. */
export function openFanInRegistry(
  context: StepContext,
  world: FanInWorld,
  { insecureRegistries, registryConcurrency = CONCURRENCY }: RegistryInputs,
): Registry {
  return openRegistry(
    context,
    { insecureRegistries, registryConcurrency },
    { signal: delayed(context.signal, GRACE), ...world.registry },
  );
}

/** A signal that aborts some time after another. */
function delayed(signal: AbortSignal, milliseconds: number): AbortSignal {
  const controller = new AbortController();
  const later = (): void => {
    setTimeout(() => {
      controller.abort(signal.reason);
    }, milliseconds).unref();
  };
  if (signal.aborted) later();
  else signal.addEventListener('abort', later, { once: true });
  return controller.signal;
}

/** Bytes that the step summary's file holds already; nothing where there is none. */
export async function sizeOfSummary({ GITHUB_STEP_SUMMARY: file }: NodeJS.ProcessEnv) {
  if (file === undefined || file === '') return 0;
  return stat(file).then(
    ({ size }) => size,
    () => 0,
  );
}
