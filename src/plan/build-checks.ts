import type { Plan, PlannedTemplate } from '../model/plan.ts';
import { parseReference } from '../model/reference.ts';
import { legBuildSpec } from './leg-build.ts';
import type { Problems } from './problems.ts';

/** Refuses what no engine could build, before one tries: engine `command` without a command, a cache that is no reference. */
export function refuseUnbuildable(
  templates: readonly PlannedTemplate[],
  engine: Plan['engine'],
  problems: Problems,
): void {
  for (const template of templates) {
    const { name, build } = template;
    if (engine === 'command' && build.command === undefined) {
      problems.add(`command of ${name}`, 'engine is command, and there is none');
    }
    for (const leg of template.legs) {
      const { cache } = legBuildSpec(template, leg);
      if (cache.startsWith('registry:')) {
        problems.attempt(`cache of ${name}`, () => parseReference(cache.slice('registry:'.length)));
      }
    }
  }
}

/**
 * A command that no engine will run is most likely a forgotten `engine: command`.
 * @param engine the one that will build: the plan's, or what a step says itself
 */
export function unusedCommands(plan: Plan, engine: string): readonly string[] {
  if (engine === 'command') return [];
  return plan.templates
    .filter(({ build }) => build.command !== undefined)
    .map(
      ({ name }) => `${name} has a command, which only engine "command" runs; engine is ${engine}`,
    );
}
