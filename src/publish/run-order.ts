import type { FanInPlan } from './context.ts';
import type { Present } from './present.ts';

/** Which run made an index: `owner/name/actions/runs/ID`, written where a moving tag has no version to compare (spec section 6). */
export const RUN_ANNOTATION = 'dev.multiarch-publish.run';
const CREATED_ANNOTATION = 'org.opencontainers.image.created';

/** The annotations by which a later fan-in tells which of two builds without a version is the newer one. */
export function runAnnotations({ version, project, templates }: FanInPlan): Record<string, string> {
  const moves = templates.some(({ movingTags }) => movingTags.length > 0);
  if (version !== null || project.runId === undefined || !moves) return {};
  return { [RUN_ANNOTATION]: `${project.repository}/actions/runs/${project.runId}` };
}

/**
 * Without a version to compare, a tag never goes back to an earlier run's index. Run ids of one repository grow with time; where
 * they cannot be compared, the indexes' creation times are.
 * @returns why the tag stays, or undefined when it may move
 */
export function newerRun(present: Present, { project, created }: FanInPlan): string | undefined {
  const theirs = parseRun(present.annotations[RUN_ANNOTATION]);
  if (theirs?.repository === project.repository && project.runId !== undefined) {
    const ours = parseRun(`${project.repository}/actions/runs/${project.runId}`);
    if (ours !== undefined) {
      return theirs.id > ours.id
        ? `run ${theirs.id} is newer than this one, ${ours.id}`
        : undefined;
    }
  }
  const when = present.annotations[CREATED_ANNOTATION];
  return when !== undefined && Date.parse(when) > Date.parse(created)
    ? `its index was created ${when}, after this one, ${created}`
    : undefined;
}

function parseRun(
  text: string | undefined,
): { readonly repository: string; readonly id: bigint } | undefined {
  const [, repository, id] = /^(.+)\/actions\/runs\/([0-9]+)$/.exec(text ?? '') ?? [];
  return repository === undefined || id === undefined ? undefined : { repository, id: BigInt(id) };
}
