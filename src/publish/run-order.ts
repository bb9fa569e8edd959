import type { MovingTag } from '../model/plan.ts';
import type { Tag } from '../model/reference.ts';
import { releaseOfIndex, releaseRules, type KnownRelease } from '../plan/releases.ts';
import type { FanInPlan, FanInTemplate } from './context.ts';
import type { Present } from './present.ts';
import type { Run } from './run.ts';

/** Which run made an index: `owner/name/actions/runs/ID`, written where a moving tag has no version to compare (spec section 6). */
export const RUN_ANNOTATION = 'dev.multiarch-publish.run';
/** The moving tags that go with such an index, separated by commas. */
const MOVES_ANNOTATION = 'dev.multiarch-publish.moves';
const CREATED_ANNOTATION = 'org.opencontainers.image.created';
export const VERSION_ANNOTATION = 'org.opencontainers.image.version';

/** The annotations by which a fan-in tells which of two builds without a version is the newer one, and which tags it takes. */
export function runAnnotations(
  { version, project }: FanInPlan,
  { movingTags }: FanInTemplate,
): Record<string, string> {
  if (version !== null || project.runId === undefined || movingTags.length === 0) return {};
  return {
    [RUN_ANNOTATION]: `${project.repository}/actions/runs/${project.runId}`,
    [MOVES_ANNOTATION]: movingTags.map(({ tag }) => tag).join(),
  };
}

/** The releases that indexes say to be of: known ones, whatever the registry's tags look like. A build without a version says none. */
export function releasesOf(
  { template, plan }: Pick<Run, 'template' | 'plan'>,
  tag: MovingTag,
  presents: readonly Present[],
): readonly KnownRelease[] {
  const rules = releaseRules(template, plan.version, tag);
  return presents.flatMap(({ isIndex, annotations }) => {
    const said = annotations[VERSION_ANNOTATION];
    if (!isIndex || said === undefined || annotations[RUN_ANNOTATION] !== undefined) return [];
    const version = releaseOfIndex(said, rules);
    return version === undefined ? [] : [{ tag: undefined, version }];
  });
}

/** The numbers of the run that made an index and of ours, where both are of one project; those of one project grow with time. */
export function runsOf(
  { annotations }: Present,
  { project }: FanInPlan,
): { readonly theirs: bigint; readonly ours: bigint } | undefined {
  const theirs = parseRun(annotations[RUN_ANNOTATION]);
  const ours = parseRun(`${project.repository}/actions/runs/${project.runId ?? ''}`);
  if (theirs === undefined || theirs.repository !== ours?.repository) return undefined;
  return { theirs: theirs.id, ours: ours.id };
}

/** The run that made an index which takes this moving tag, where it is a later one of the same project. */
export function laterRunWith(tag: Tag, present: Present, plan: FanInPlan): bigint | undefined {
  if (present.annotations[MOVES_ANNOTATION]?.split(',').includes(tag) !== true) return undefined;
  const runs = runsOf(present, plan);
  return runs !== undefined && runs.theirs > runs.ours ? runs.theirs : undefined;
}

/**
 * Without a version to compare, a tag never goes back to an earlier run's index. Where runs cannot be compared, the indexes' creation times
 * are.
 * @returns why the tag stays, or undefined when it may move
 */
export function newerRun(present: Present, plan: FanInPlan): string | undefined {
  const runs = runsOf(present, plan);
  if (runs !== undefined) {
    const { theirs, ours } = runs;
    return theirs > ours ? `run ${theirs} is newer than this one, ${ours}` : undefined;
  }
  const when = present.annotations[CREATED_ANNOTATION];
  return when !== undefined && Date.parse(when) > Date.parse(plan.created)
    ? `its index was created ${when}, after this one, ${plan.created}`
    : undefined;
}

function parseRun(
  text: string | undefined,
): { readonly repository: string; readonly id: bigint } | undefined {
  const [, repository, id] = /^(.+)\/actions\/runs\/([0-9]+)$/.exec(text ?? '') ?? [];
  return repository === undefined || id === undefined ? undefined : { repository, id: BigInt(id) };
}
