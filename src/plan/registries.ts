import type { Plan, PlannedTemplate } from '../model/plan.ts';
import { parseRepository, splitRepository } from '../model/reference.ts';
import type { Settings } from '../model/settings.ts';
import type { Problems } from './problems.ts';

/** What the config asks of registries, by their normalised hosts (spec section 4, `registries`). */
export function decideRegistries(
  given: Settings['registries'],
  problems: Problems,
): Plan['registries'] {
  const registries: Plan['registries'] = {};
  for (const [host, { required = true }] of Object.entries(given ?? {})) {
    const where = `registries.${host}`;
    if (host.includes('/')) {
      problems.add(where, 'expected a host such as quay.io, without a path');
      continue;
    }
    // A name in the registry brings the host into the form that images have.
    const name = problems.attempt(where, () =>
      parseRepository(`${/[.:[]|^localhost$/.test(host) ? host : `${host}.`}/any/name`),
    );
    if (name !== undefined) registries[splitRepository(name).registry] = { required };
  }
  return registries;
}

/** At least one registry of a template must count: a release that only mirrors hold has happened nowhere. */
export function refuseOnlyMirrors(
  templates: readonly PlannedTemplate[],
  registries: Plan['registries'],
  problems: Problems,
): void {
  for (const { name, images } of templates) {
    const hosts = [...new Set(images.map((image) => splitRepository(image).registry))];
    if (hosts.length > 0 && hosts.every((host) => registries[host]?.required === false)) {
      problems.add('registries', `every registry of ${name} is a mirror: ${hosts.join(', ')}`);
    }
  }
}
