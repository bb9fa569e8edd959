import type { Digest } from '../model/digest.ts';
import { CancelledError, describeError } from '../model/errors.ts';
import { formatBytes } from '../model/format.ts';
import { parsePlatform, PlatformError, type Platform } from '../model/platform.ts';
import { splitRepository, type Reference, type Repository, type Tag } from '../model/reference.ts';
import type { Results } from '../model/results.ts';
import { compareVersions, parseVersion } from '../plan/versions.ts';
import { Account } from './account.ts';
import { checkBlobs } from './blobs.ts';
import type { FanInPlan, FanInTemplate, PublishContext } from './context.ts';
import { moveExactTags } from './exact-tags.ts';
import { askMoving, moveMovingTags, PresentReader } from './moving.ts';
import { readSource, type PromoteSource, type SourceImage } from './promote-source.ts';
import { checkChildren, readBack } from './read-back.ts';
import { VERSION_ANNOTATION } from './run-order.ts';
import { everywhere, PublishError, stopIfCancelled, STOPPED, type Run } from './run.ts';
import { isExactTag } from './tag-form.ts';
import { askTags, refuseExisting, type TagView } from './tags.ts';

/** What is asked of a promotion. */
export interface Promotion {
  readonly source: Reference;
  readonly images: readonly Repository[];
  /** None: what the source names is carried by digest alone. */
  readonly tags: readonly Tag[];
  readonly onExisting: 'replace' | 'fail';
}

export interface PromoteOutcome {
  readonly results: Results;
  readonly warnings: readonly string[];
  readonly failures: readonly string[];
}

/**
 * Gives an index that exists further tags, or carries it to further repositories, byte for byte, with children, attestations and referrers
 * (spec section 2, `promote`). Everything is everywhere before the first tag moves, `latest` moves last, and all is read back.
 * @throws PublishError when the source is not there, RegistryError when it cannot be read
 */
export async function promoteIndex(
  context: Omit<PublishContext, 'plan'>,
  promotion: Promotion,
): Promise<PromoteOutcome> {
  const source = await readSource(context.registry, promotion.source);
  const { digest, mediaType } = source.raw.descriptor;
  const platforms = source.images.map(({ platform }) => platform);
  context.log.info(`The source is ${digest}: ${mediaType} of ${platforms.join(', ')}`);
  const template = templateOf(promotion, source);
  const plan = planOf(template, promotion);
  const account = new Account(template, plan);
  const warnings: string[] = [];
  const warn = (text: string): void => {
    if (!warnings.includes(text)) warnings.push(text);
  };
  const run: Run = { ...context, plan, template, account, warn, spend: () => undefined };
  const failures: string[] = [];
  try {
    await carry(run, promotion, source);
  } catch (error) {
    account.stop(error instanceof CancelledError ? 'cancelled' : STOPPED);
    failures.push(describeError(error));
  }
  const result = {
    status: failures.length === 0 ? ('published' as const) : ('failed' as const),
    digest,
    complete: failures.length === 0,
    platforms: source.images.flatMap(knownPlatform),
    missing: [],
    registries: account.results(),
  };
  return { results: { schema: 1, templates: { [template.name]: result } }, warnings, failures };
}

async function carry(run: Run, { source, tags }: Promotion, found: PromoteSource) {
  const { raw, images } = found;
  const manifests = [raw, ...images.map((image) => image.raw)];
  const { digest } = raw.descriptor;
  const sites = run.account.sites.index;
  const view = await askTags(run, sites, () => tags);
  await refuseExisting(run, view, digest);
  await everywhere(run, sites, 'copying', async ({ repository }) => {
    if (repository === source.repository) return;
    stopIfCancelled(run);
    const copied = await run.registry.copy(source.repository, repository, digest, manifests);
    run.log.info(
      `${repository}: ${copied.manifests} manifests copied, ${formatBytes(copied.bytes)}`,
    );
  });
  await Promise.all([checkChildren(run, images), checkBlobs(run, () => images)]);
  const platforms = images.map(({ platform }) => platform);
  const presents = new PresentReader();
  await moveExactTags(run, raw, presents, view);
  await moveMovingTags(run, raw, platforms, presents, await askMoving(run));
  await tellGoingBack(run, found, view, presents);
  const [strayed] = await readBack(run, raw, images);
  if (strayed === undefined) return;
  throw new PublishError(`${strayed.site.repository}:${strayed.tag} does not name what was put`, {
    answer: `it names ${strayed.found ?? 'nothing'}`,
    hint: 'another run may write the same tags; run this again',
  });
}

/** A promotion may take a tag back to an older version (a rollback is what it is for), but never in silence. */
async function tellGoingBack(
  run: Run,
  { version: ours }: PromoteSource,
  view: TagView,
  presents: PresentReader,
): Promise<void> {
  if (ours === undefined) return;
  for (const [site, tags] of view) {
    for (const [tag, before] of tags) {
      if (run.account.get(site, tag).state !== 'written') continue;
      if (before === undefined || before === 'unreadable') continue;
      const present = await presents.read(run, site.repository, before);
      const theirs = parseVersion(present?.annotations[VERSION_ANNOTATION] ?? '');
      if (theirs === undefined || compareVersions(theirs, ours) <= 0) continue;
      run.warn(`${tag} goes back from ${theirs.text} to ${ours.text}`);
    }
  }
}

/** A promotion as a template: exact tags and moving ones are told by their form, and nothing but `on-shrink` holds a moving one. */
function templateOf(
  { source, images, tags }: Promotion,
  { version }: PromoteSource,
): FanInTemplate {
  const isExact = (tag: Tag): boolean => isExactTag(tag, version);
  return {
    name: splitRepository(source.repository).path,
    images: [...images],
    exactTags: tags.filter(isExact),
    movingTags: tags
      .filter((tag) => !isExact(tag))
      .map((tag) => ({ tag, pattern: tag, policy: 'always' })),
    releasePatterns: [],
    annotations: {},
    legs: [],
  };
}

function planOf(template: FanInTemplate, { onExisting }: Promotion): FanInPlan {
  return {
    project: { repository: '', commit: '' },
    created: '',
    version: null,
    push: true,
    onExisting,
    registries: {},
    templates: [template],
  };
}

function knownPlatform({
  platform,
  digest,
}: SourceImage): { readonly platform: Platform; readonly digest: Digest }[] {
  try {
    return [{ platform: parsePlatform(platform), digest }];
  } catch (error) {
    if (error instanceof PlatformError) return [];
    throw error;
  }
}
