import { legSlug } from '../model/leg.ts';
import type { ArchTag, MovingArchTag, PlannedLeg } from '../model/plan.ts';
import { placeholdersIn } from '../model/placeholders.ts';
import { archName, splitPlatform, type Platform } from '../model/platform.ts';
import { parseRepository, parseTag, type Repository } from '../model/reference.ts';
import type { PlatformRequest } from '../model/settings.ts';
import { isExact, type Values } from './patterns.ts';
import type { Problems } from './problems.ts';
import { nameSafe, render } from './render.ts';
import { runnerFor } from './runners.ts';
import type { TemplateTags } from './tags.ts';

export const DEFAULT_PLATFORMS: readonly string[] = ['linux/amd64', 'linux/arm64'];
export const DEFAULT_ARCH_TAGS = ['{tag}-{os}-{arch}'];
export const DEFAULT_ARCH_IMAGES = '{image}';

export interface LegQuestion {
  readonly template: string;
  readonly images: readonly Repository[];
  readonly tags: TemplateTags;
  readonly platforms: readonly PlatformRequest[];
  readonly runners: ReadonlyMap<Platform, readonly string[]>;
  readonly archTags: readonly string[];
  readonly archImages: string;
  /** For names and for tags. */
  readonly values: Values;
  readonly tagValues: Values;
}

/** Lays out a template's legs with their runners and arch tags. */
export function decideLegs(question: LegQuestion, problems: Problems): readonly PlannedLeg[] {
  const { template, platforms, archTags } = question;
  checkPatterns(question, problems);
  const seen = new Set<Platform>();
  for (const { platform } of platforms) {
    if (seen.has(platform)) problems.add(`platforms of ${template}`, `${platform} is named twice`);
    seen.add(platform);
  }
  return baselineFirst(platforms).map(({ platform, optional }) => {
    const { labels, emulated } = runnerFor(platform, question.runners);
    const tags = archTags.map((pattern) => tagsOf(question, pattern, platform, problems));
    return {
      platform,
      runner: labels,
      optional,
      emulated,
      slug: legSlug({ template, platform }),
      archTags: unique(tags.flatMap(({ exact }) => exact)),
      movingArchTags: unique(tags.flatMap(({ moving }) => moving)),
    };
  });
}

/** A client without variants takes the first entry that fits: plain amd64 stands before amd64/v3. */
function baselineFirst(platforms: readonly PlatformRequest[]): readonly PlatformRequest[] {
  const result: PlatformRequest[] = [];
  for (const request of platforms) {
    const at = result.findIndex(({ platform }) => platform.startsWith(`${request.platform}/`));
    result.splice(at === -1 ? result.length : at, 0, request);
  }
  return result;
}

/** Every tag of a leg names its architecture (a leg writes nothing that users read as the whole). */
function checkPatterns({ template, archTags, archImages }: LegQuestion, problems: Problems): void {
  const where = `arch-tags of ${template}`;
  for (const pattern of archTags) {
    const names = placeholdersIn(pattern);
    if (!names.includes('arch') && !placeholdersIn(archImages).includes('arch')) {
      problems.add(
        where,
        `"${pattern}" does not name the architecture`,
        'put {arch} into it, or into arch-images',
      );
    }
    if (!names.includes('tag') && !names.includes('moving-tag') && !isExact(pattern)) {
      problems.add(where, `"${pattern}" follows no tag`, 'put {tag} or {moving-tag} into it');
    }
  }
}

function tagsOf(
  { template, images, tags, archImages, values, tagValues }: LegQuestion,
  pattern: string,
  platform: Platform,
  problems: Problems,
): { readonly exact: readonly ArchTag[]; readonly moving: readonly MovingArchTag[] } {
  const where = `arch-tags of ${template}`;
  const own = { os: splitPlatform(platform).os, arch: archName(platform) };
  const names = placeholdersIn(pattern);
  const isMoving = names.includes('moving-tag');
  const followed: readonly Values[] = isMoving
    ? tags.moving.map(({ tag }) => ({ 'moving-tag': tag }))
    : names.includes('tag')
      ? tags.exact.map((tag) => ({ tag }))
      : [{}];
  const written = images.flatMap((image) => {
    const name = render(
      archImages,
      { ...values, ...own, image },
      `arch-images of ${template}`,
      problems,
    );
    if (name === undefined) return [];
    const repository = problems.attempt(`arch-images of ${template}`, () =>
      parseRepository(nameSafe(name)),
    );
    return followed.flatMap((follow) => {
      const text = render(pattern, { ...tagValues, ...own, ...follow }, where, problems);
      if (text === undefined || repository === undefined) return [];
      const tag = problems.attempt(where, () => parseTag(nameSafe(text)));
      if (tag === undefined) return [];
      const follows = tags.moving.find((moving) => moving.tag === follow['moving-tag'])?.tag;
      return [{ repository, tag, image, follows }];
    });
  });
  return {
    exact: isMoving ? [] : written.map(({ repository, tag }) => ({ repository, tag })),
    moving: written.flatMap(({ repository, tag, image, follows }) =>
      follows === undefined ? [] : [{ repository, tag, image, follows }],
    ),
  };
}

function unique<T extends ArchTag>(tags: readonly T[]): T[] {
  return [...new Map(tags.map((each) => [`${each.repository}:${each.tag}`, each])).values()];
}
