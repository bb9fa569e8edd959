import { assembleIndex, type AssembledIndex } from '../image/assemble.ts';
import { compareParity } from '../image/parity.ts';
import { CancelledError } from '../model/errors.ts';
import type { ParityDifference } from '../model/parity.ts';
import type { TemplateResult, TemplateStatus } from '../model/results.ts';
import { childOf, splitAnnotations } from './annotations.ts';
import { hasArchTag, moveArchTags, supplyArchSites } from './arch-tags.ts';
import { checkBlobs } from './blobs.ts';
import {
  digestsOf,
  surveyChildren,
  type Survey,
  type SurveyedChild,
  type SurveyedLeg,
} from './children.ts';
import { comparesExact, moveExactTags } from './exact-tags.ts';
import { followMovingTags, isFollower } from './follow.ts';
import { askMoving, assureLists, moveMovingTags, PresentReader } from './moving.ts';
import { Race } from './race.ts';
import { readBack, type Pullable } from './read-back.ts';
import { runAnnotations } from './run-order.ts';
import { PublishError, STOPPED, type Run } from './run.ts';
import { judge, VerdictError, type SettledLeg, type SettledTemplate } from './settle.ts';
import { stageIndex, supplyChildren } from './stage.ts';
import { settleStrayed } from './strayed.ts';
import { wholeTagLists } from './tag-lists.ts';
import { askTags, refuseExisting, type TagView } from './tags.ts';

/** How one template ended. */
export interface TemplateEnd {
  readonly result: TemplateResult;
  /** Why it failed; undefined means success. */
  readonly failure: unknown;
  readonly parity: readonly ParityDifference[];
}

/** What is known of a template so far, for the case that it ends early. */
interface Progress {
  legs: readonly SettledLeg[];
  index?: AssembledIndex;
  parity: readonly ParityDifference[];
}

/**
 * The fan-in of one template, in the order of spec section 7: look, judge, assemble, stage everywhere, exact tags everywhere, moving tags, arch tags
 * of moving tags, read back. Whatever stops it, the account says what was written, failed and not tried.
 */
export async function publishTemplate(run: Run, settled: SettledTemplate): Promise<TemplateEnd> {
  const progress: Progress = { legs: settled.legs, parity: [] };
  try {
    await walk(run, settled, progress);
    return endOf(run, progress, 'published', undefined);
  } catch (error) {
    run.account.stop(error instanceof CancelledError ? 'cancelled' : STOPPED);
    const stopped = error instanceof VerdictError && error.verdict.kind === 'stopped';
    return endOf(run, progress, stopped ? 'stopped' : 'failed', error);
  }
}

async function walk(run: Run, settled: SettledTemplate, progress: Progress): Promise<void> {
  const { template, account } = run;
  refuseUnpublishable(run, settled.legs);
  const [survey, view] = await timed(
    run,
    'look',
    Promise.all([
      surveyChildren(run, settled.legs),
      askTags(run, account.sites.index, () => [
        ...template.exactTags,
        ...template.movingTags.map(({ tag }) => tag),
      ]),
    ]),
  );
  progress.legs = survey.legs;
  refuseUnpublishable(run, survey.legs);
  const children = survey.legs.flatMap((leg) => ('record' in leg ? [leg] : []));
  progress.parity = checkParity(run, children);
  const index = (progress.index = assemble(run, children));
  await refuseExisting(run, view, index.descriptor.digest);

  const presents = new PresentReader();
  presents.readAhead(run, view, index.descriptor.digest, [
    ...(comparesExact(run) ? template.exactTags : []),
    ...template.movingTags.map(({ tag }) => tag),
  ]);
  await timed(run, 'stage', stage(run, index, children, survey, view));
  await timed(run, 'exact tags', moveExactTags(run, index, presents, view));
  const race = await timed(run, 'moving tags', move(run, index, survey.legs, presents));
  await timed(run, 'read back', verify(race, children));
}

/** @throws VerdictError when the legs do not allow the publication */
function refuseUnpublishable(run: Run, legs: readonly SettledLeg[]): void {
  const verdict = judge({ template: run.template, legs }, run.policies.onMissingOptional);
  if (verdict.kind !== 'publishable') throw new VerdictError(verdict);
}

/** @throws PublishError with `verify: strict` where a difference matters */
function checkParity(run: Run, children: readonly SurveyedChild[]): readonly ParityDifference[] {
  if (run.policies.verify === 'off' || run.policies.verify === 'platform') return [];
  const differences = compareParity(
    children.map(({ leg, config, manifest }) => ({
      platform: leg.platform,
      config,
      layers: manifest.layers.length,
    })),
  );
  const grave = differences.filter(({ matters }) => matters);
  if (grave.length === 0) return differences;
  const what = grave
    .map(
      ({ field, values }) =>
        `${field} (${values.map((one) => `${one.platform}: ${one.value || 'none'}`).join(' | ')})`,
    )
    .join('; ');
  if (run.policies.verify === 'strict') {
    throw new PublishError(`the platforms' images differ in ${what}`, {
      hint: 'make the builds alike, or set verify: contents to be warned only',
    });
  }
  run.warn(`the platforms' images differ in ${what}`);
  return differences;
}

function assemble(run: Run, children: readonly SurveyedChild[]): AssembledIndex {
  const annotations = splitAnnotations({
    ...run.template.annotations,
    ...runAnnotations(run.plan, run.template),
    ...run.policies.indexAnnotations,
  });
  const index = assembleIndex(
    children.map((child) => childOf(child, annotations)),
    annotations.index,
  );
  for (const warning of index.warnings) run.warn(warning);
  return index;
}

async function stage(
  run: Run,
  index: AssembledIndex,
  children: readonly SurveyedChild[],
  { held }: Survey,
  view: TagView,
): Promise<void> {
  await Promise.all([supplyChildren(run, children, held), supplyArchSites(run, children, held)]);
  const { arch } = run.account.sites;
  await Promise.all([
    stageIndex(run, index, view),
    checkBlobs(run, (site) =>
      // Only images go where only arch tags are.
      arch.includes(site)
        ? children.filter(({ leg }) => hasArchTag(leg, site.repository))
        : children.flatMap((child) => [child, ...child.attested.map((manifest) => ({ manifest }))]),
    ),
  ]);
}

/** Asks the registries once more, who hold the exact tags by now, and moves what may move. @returns the race that began */
async function move(
  run: Run,
  index: AssembledIndex,
  legs: readonly SurveyedLeg[],
  presents: PresentReader,
): Promise<Race> {
  const asked = await assureLists(run, await askMoving(run));
  const race = new Race(run, index, platformsOf(legs), presents, asked.lists);
  await race.guard([], async () => {
    await moveMovingTags(run, index, platformsOf(legs), presents, asked);
    await moveArchTags(run, legs, asked.view);
  });
  return race;
}

async function verify(race: Race, children: readonly SurveyedChild[]): Promise<void> {
  const { run, index } = race;
  const { strayed, lists } = await race.guard([], async () => {
    const reading = readBack(run, index, children.map(pullable));
    const [listing] = await Promise.allSettled([wholeTagLists(run, undefined), reading]);
    const found = await reading;
    const isNew = found.length === 0 && listing.status === 'fulfilled';
    return { strayed: found, lists: isNew ? listing.value : undefined };
  });
  const followers = strayed.filter((one) => isFollower(run, one));
  await race.guard(followers, async () => {
    await settleStrayed(
      race,
      strayed.filter((one) => !followers.includes(one)),
    );
    await race.settle(lists ?? (await wholeTagLists(run, undefined)));
    await followMovingTags(run, index, followers);
  });
}

function pullable({ record, manifest }: SurveyedChild): Pullable {
  const [digest, ...attestations] = digestsOf(record);
  return { digest, attestations, manifest };
}

function platformsOf(legs: readonly SurveyedLeg[]): readonly string[] {
  return legs.flatMap((leg) => ('record' in leg ? [leg.leg.platform] : []));
}

async function timed<T>(run: Run, phase: string, work: Promise<T>): Promise<T> {
  const since = run.clock.now();
  try {
    return await work;
  } finally {
    run.spend(phase, since);
  }
}

/** The result of a template, from what is known of its legs and its account. */
function endOf(
  run: Run,
  { legs, index, parity }: Progress,
  status: TemplateStatus,
  failure: unknown,
): TemplateEnd {
  const missing = legs.flatMap((leg) =>
    'missing' in leg
      ? [{ platform: leg.leg.platform, optional: leg.leg.optional, reason: leg.missing }]
      : [],
  );
  const platforms = legs.flatMap((leg) =>
    'record' in leg
      ? [{ platform: leg.leg.platform, digest: leg.record.image.descriptor.digest }]
      : [],
  );
  const result: TemplateResult = {
    status,
    ...(index === undefined ? {} : { digest: index.descriptor.digest }),
    complete: status === 'published' && missing.length === 0,
    platforms,
    missing,
    registries: run.account.results(),
  };
  return { result, failure, parity };
}
