import { CancelledError } from '../model/errors.ts';
import type { Log } from '../model/log.ts';
import type { Plan } from '../model/plan.ts';
import type { Repository, Tag } from '../model/reference.ts';
import type { RegistryView } from '../model/registry-view.ts';
import { unusedCommands } from '../plan/build-checks.ts';
import { encodePlan } from '../plan/codec.ts';
import { refuseLargeOutputs } from '../plan/limits.ts';
import { matrixOf } from '../plan/matrix.ts';
import { tagOutlook } from '../plan/outlook.ts';
import { Problems } from '../plan/problems.ts';
import { outlookLines, planLines } from '../report/plan-lines.ts';
import { planSummary } from '../report/plan-summary.ts';
import { readRegistries } from '../sources/registry-view.ts';
import { checkPackage } from './check-package.ts';
import type { Step, StepContext } from './context.ts';
import { preparePlan } from './prepare-plan.ts';

/** How long registries may take to say what they hold, in milliseconds: it is information, and the fan-in reads again. */
const READING_TIME = 10_000;

/**
 * Decides everything about a release, once, before anything is built (spec section 2): templates, version, channel, commit, date, tags and
 * legs. Touches registries only to read, and needs no login.
 * @throws InputError with all that is wrong, PackageError, FactsError
 */
export const plan: Step = async (context) => {
  const { env, log } = context;
  const { plan: made, spec, story, warnings: ofPlan } = await preparePlan(context, true);
  const warnings = [...ofPlan, ...unusedCommands(made, made.engine), ...lostRecords(made, env)];
  await log.group('Plan', () => {
    for (const line of [...story, '', ...planLines(made)]) log.info(line);
    return Promise.resolve();
  });
  for (const warning of warnings) log.warning(warning);
  const outputs = outputsOf(made);
  const problems = new Problems();
  refuseLargeOutputs(outputs, problems);
  problems.raise();
  await checkPackage(made, spec, context);

  const outlook = tagOutlook(made, await look(made, context));
  await log.group(made.push ? 'Tags' : 'Tags that would be written', () => {
    for (const line of outlookLines(outlook)) log.info(line);
    return Promise.resolve();
  });
  const { sizeOfSummary } = await import('./fan-in-world.ts');
  const summary = planSummary({ plan: made, story, warnings, outlook }, await sizeOfSummary(env));
  return { outputs, summary, failures: [] };
};

/** Outside a run of GitHub Actions there are no artifacts, and legs on several machines would have nowhere to leave their records. */
function lostRecords({ handoff }: Plan, env: NodeJS.ProcessEnv): readonly string[] {
  return handoff.kind === 'artifact' && env.GITHUB_ACTIONS !== 'true'
    ? [
        'records have nowhere to go: handoff is artifact, and outside GitHub Actions there are none; plan with --handoff directory:PATH, a folder that all machines see',
      ]
    : [];
}

/** The outputs of the plan step (spec section 5). */
export function outputsOf(plan: Plan): Readonly<Record<string, string>> {
  const matrix = matrixOf(plan);
  const tags = plan.templates.flatMap(tagsOf);
  return {
    plan: encodePlan(plan),
    matrix: JSON.stringify(matrix),
    count: String(matrix.include.length),
    version: plan.version ?? '',
    channel: plan.channel,
    tags: [...new Set(tags)].join('\n'),
    push: String(plan.push),
  };
}

function tagsOf({ exactTags, movingTags }: Plan['templates'][number]): readonly Tag[] {
  return [...exactTags, ...movingTags.map(({ tag }) => tag)];
}

/** What the registries hold of the planned tags, within a bounded time and with few tries. */
async function look(made: Plan, context: StepContext): Promise<RegistryView> {
  const { log, signal } = context;
  const wanted = new Map<Repository, Tag[]>();
  for (const template of made.templates) {
    for (const image of template.images) {
      wanted.set(image, [...(wanted.get(image) ?? []), ...tagsOf(template)]);
    }
  }
  const { openRegistry } = await import('./open-registry.ts');
  const limited = AbortSignal.any([signal, AbortSignal.timeout(READING_TIME)]);
  const registry = openRegistry(context, made, {
    log: quietly(log),
    signal: limited,
    retry: { attempts: 2, base: 100 },
  });
  try {
    return await readRegistries(registry, wanted, limited);
  } finally {
    await registry.close();
    if (signal.aborted) throw new CancelledError('cancelled while reading registries');
  }
}

/** What a registry says while it is only looked at is nothing that users must read. */
function quietly(log: Log): Log {
  const debug = (line: string): void => {
    log.debug(line);
  };
  return { info: debug, warning: debug, error: debug, debug, group: (_title, work) => work() };
}
