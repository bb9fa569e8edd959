import type { RegistryInputs } from '../inputs/read.ts';
import { createRegistry } from '../registry/client.ts';
import type { Registry } from '../registry/registry.ts';
import type { StepContext } from './context.ts';

/** The registry client of a step, as its inputs ask for it. Opens no connection before the first request. */
export function openRegistry(
  { env, signal, log }: StepContext,
  { insecureRegistries, registryConcurrency }: RegistryInputs,
): Registry {
  return createRegistry({
    env,
    signal,
    log,
    insecureHosts: insecureRegistries ?? [],
    ...(registryConcurrency === undefined ? {} : { concurrency: registryConcurrency }),
  });
}
