import type { RegistryInputs } from '../inputs/read.ts';
import type { Plan } from '../model/plan.ts';
import { createRegistry, type RegistryOptions } from '../registry/client.ts';
import type { Registry } from '../registry/registry.ts';
import type { StepContext } from './context.ts';

/** How a step treats registries: as it was told itself, else as its plan says. */
export function registryInputs(
  inputs: RegistryInputs,
  plan: Pick<Plan, 'insecureRegistries' | 'registryConcurrency'>,
): RegistryInputs {
  return {
    insecureRegistries: inputs.insecureRegistries ?? plan.insecureRegistries,
    registryConcurrency: inputs.registryConcurrency ?? plan.registryConcurrency,
  };
}

/**
 * The registry client of a step. Opens no connection before the first request.
 * @param special what this step wants otherwise
 */
export function openRegistry(
  { env, signal, log }: StepContext,
  { insecureRegistries, registryConcurrency }: Partial<RegistryInputs>,
  special: Partial<RegistryOptions> = {},
): Registry {
  return createRegistry({
    env,
    signal,
    log,
    insecureHosts: insecureRegistries ?? [],
    ...(registryConcurrency === undefined ? {} : { concurrency: registryConcurrency }),
    ...special,
  });
}
