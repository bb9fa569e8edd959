import { AppError } from '../model/errors.ts';
import type { Plan, PlannedLeg, PlannedTemplate } from '../model/plan.ts';
import { parsePlatform } from '../model/platform.ts';

/** The leg that a step was asked for is not in the plan. */
export class LegError extends AppError {
  override readonly name = 'LegError';
}

export interface FoundLeg {
  readonly template: PlannedTemplate;
  readonly leg: PlannedLeg;
}

/**
 * The leg that inputs `template` and `platform` name. Where the plan leaves no choice, neither need be given.
 * @throws LegError naming what is known; PlatformError
 */
export function findLeg(
  plan: Plan,
  asked: { readonly template?: string | undefined; readonly platform?: string | undefined },
): FoundLeg {
  const template = one(plan.templates, asked.template, ({ name }) => name, 'template');
  const platform = asked.platform === undefined ? undefined : parsePlatform(asked.platform);
  const leg = one(
    template.legs,
    platform,
    ({ platform: known }) => known,
    `platform of ${template.name}`,
  );
  return { template, leg };
}

function one<T>(
  items: readonly T[],
  asked: string | undefined,
  nameOf: (item: T) => string,
  what: string,
): T {
  const names = items.map(nameOf);
  if (asked === undefined) {
    const [only, ...others] = items;
    if (only !== undefined && others.length === 0) return only;
    throw new LegError(`which ${what}? The plan has ${names.join(', ')}`, {
      hint: 'give template and platform; in a matrix job they come from matrix.template and matrix.platform',
    });
  }
  const found = items.find((item) => nameOf(item) === asked);
  if (found !== undefined) return found;
  throw new LegError(`the plan has no ${what} "${asked}"`, {
    answer: `planned: ${names.join(', ')}`,
    hint: 'name one of these, or plan again with it',
  });
}
