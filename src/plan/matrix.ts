import type { MatrixRow, Plan } from '../model/plan.ts';
import { archName } from '../model/platform.ts';

/** The output `matrix`: one row per leg, for `strategy.matrix` (spec section 5). */
export function matrixOf(plan: Plan): { readonly include: readonly MatrixRow[] } {
  return {
    include: plan.templates.flatMap((template) =>
      template.legs.map((leg) => ({
        template: template.name,
        platform: leg.platform,
        arch: archName(leg.platform),
        runner: leg.runner,
        optional: leg.optional,
        emulated: leg.emulated,
        slug: leg.slug,
      })),
    ),
  };
}
