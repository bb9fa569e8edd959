import type { MovingArchTag, PlannedLeg } from '../model/plan.ts';
import type { Repository } from '../model/reference.ts';
import type { TagState } from '../model/results.ts';
import type { Site } from './account.ts';
import type { SurveyedChild, SurveyedLeg } from './children.ts';
import type { Held } from './holders.ts';
import { everywhere, type Run } from './run.ts';
import type { SettledLeg } from './settle.ts';
import { copyChild } from './stage.ts';
import { held, moveTags, type Move, type TagView } from './tags.ts';

/**
 * Makes the repositories in which only arch tags live hold their images (`arch-images`).
 * @throws PublishError
 */
export async function supplyArchSites(
  run: Run,
  children: readonly SurveyedChild[],
  holders: Held,
): Promise<void> {
  await everywhere(run, run.account.sites.arch, 'copying images', async (site) => {
    const wanted = children.filter(({ leg }) => hasArchTag(leg, site.repository));
    const copies = wanted.map(async ({ raw }) => {
      const { digest } = raw.descriptor;
      const present = await run.registry.resolve(site.repository, digest, 'push');
      if (present === undefined) await copyChild(run, site, digest, holders);
    });
    await Promise.all(copies);
  });
}

/** Does a moving arch tag of the leg live in this repository? */
export function hasArchTag({ movingArchTags }: PlannedLeg, repository: Repository): boolean {
  return movingArchTags.some((tag) => tag.repository === repository);
}

/**
 * Lets the arch tags of moving tags follow them (spec section 7, rule 6, `latest-amd64`): each names its leg's image where the moving tag was
 * moved or was right, and stays where the moving tag stays.
 * @param view what the arch tags name now
 * @throws PublishError, CancelledError
 */
export async function moveArchTags(
  run: Run,
  legs: readonly SurveyedLeg[],
  view: TagView,
): Promise<void> {
  const wanted = new Map<Site, Move[]>();
  const sites = run.account.live([...run.account.sites.index, ...run.account.sites.arch]);
  for (const surveyed of legs) {
    for (const archTag of surveyed.leg.movingArchTags) {
      const site = sites.find(({ repository }) => repository === archTag.repository);
      if (site === undefined) continue;
      const reason = archReasonToStay(run, archTag, surveyed, ['written', 'unchanged']);
      if ('record' in surveyed && reason === undefined) {
        const moves = wanted.get(site) ?? [];
        wanted.set(site, [...moves, { tag: archTag.tag, manifest: surveyed.raw }]);
      } else {
        const present = view.get(site)?.get(archTag.tag);
        run.account.set(site, archTag.tag, held(archTag.tag, reason ?? '', present));
      }
    }
  }
  if (wanted.size === 0) return;
  await moveTags(run, [...wanted.keys()], (site) => wanted.get(site) ?? [], view);
}

/**
 * Why an arch tag stays where it is; undefined where it may move.
 * @param moved the states in which the moving tag that it follows names, or will name, this build
 */
export function archReasonToStay(
  run: Run,
  { image, follows, tag }: MovingArchTag,
  settled: SettledLeg | SurveyedLeg,
  moved: readonly TagState[],
): string | undefined {
  if ('missing' in settled) return `${tag} stays: ${settled.leg.platform} is missing`;
  const site = run.account.sites.index.find(({ repository }) => repository === image);
  const state = site && run.account.get(site, follows).state;
  return state !== undefined && moved.includes(state)
    ? undefined
    : `${tag} stays: ${follows} does not move`;
}
