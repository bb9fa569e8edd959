import { readPromoteInputs, type PromoteInputs } from '../inputs/read.ts';
import { InputError } from '../model/errors.ts';
import { promoteIndex } from '../publish/promote.ts';
import { resultLines } from '../report/lines.ts';
import { outputsOf } from '../report/outputs.ts';
import { promoteSummary } from '../report/summary.ts';
import type { Step, StepContext, StepResult } from './context.ts';
import { openFanInRegistry, REAL_WORLD, sizeOfSummary, type FanInWorld } from './fan-in-world.ts';

/**
 * Gives an index that exists already further tags, or carries it to further registries, without a build (spec section 2): `stable` from a
 * tested `sha-…`.
 */
export const promote: Step = (context) => runPromote(context, REAL_WORLD);

export async function runPromote(context: StepContext, world: FanInWorld): Promise<StepResult> {
  const inputs = readPromoteInputs(context.inputs);
  const { source } = inputs;
  const images = inputs.images ?? [source.repository];
  const tags = inputs.tags ?? (source.tag === undefined ? [] : [source.tag]);
  refuseNothing(inputs);
  const { log, signal, env } = context;
  const registry = openFanInRegistry(context, world, inputs);
  try {
    const outcome = await log.group('Promote', () =>
      promoteIndex(
        {
          registry,
          policies: {
            onMissingOptional: 'warn',
            onShrink: inputs.onShrink ?? 'hold',
            verify: 'off',
            indexAnnotations: {},
          },
          signal,
          log,
          clock: world.clock,
        },
        { source, images, tags, onExisting: inputs.onExisting ?? 'replace' },
      ),
    );
    for (const line of resultLines(outcome.results)) log.info(line);
    for (const warning of outcome.warnings) log.warning(warning);
    return {
      outputs: outputsOf(outcome.results),
      summary: promoteSummary(source, outcome.results, outcome, await sizeOfSummary(env)),
      failures: outcome.failures,
    };
  } finally {
    await registry.close();
  }
}

/** @throws InputError when the call would change nothing: neither another tag nor another repository */
function refuseNothing({ source, images, tags }: PromoteInputs): void {
  const elsewhere = images?.some((image) => image !== source.repository) ?? false;
  const otherTag = tags?.some((tag) => source.digest !== undefined || tag !== source.tag) ?? false;
  if (elsewhere || otherTag) return;
  throw new InputError([
    {
      where: 'tags, images',
      message: 'nothing to promote to: give further tags, or further images',
    },
  ]);
}
