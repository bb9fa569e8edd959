import { indexSchema, type Descriptor } from '../model/descriptor.ts';
import { parseJson } from '../model/json.ts';
import { isIndexType } from '../model/media-types.ts';
import type { MovingArchTag } from '../model/plan.ts';
import type { Platform } from '../model/platform.ts';
import type { Tag } from '../model/reference.ts';
import type { RawManifest } from '../registry/registry.ts';
import type { Site } from './account.ts';
import { isImage, nameOf } from './present.ts';
import { lostTags, markStrayed, type Strayed } from './read-back.ts';
import { everywhere, stopIfCancelled, type Run } from './run.ts';
import { TIMES } from './strayed.ts';

/** An arch tag that may not fit the moving tag which it follows. */
interface Follower {
  /** Where the moving tag is. */
  readonly leader: Site;
  readonly site: Site;
  readonly platform: Platform;
  readonly archTag: MovingArchTag;
}

/** An arch tag that must name another image, and that image. */
interface Step {
  readonly follower: Follower;
  readonly image: RawManifest;
  readonly lost: Strayed;
}

/** Is it the arch tag of a moving one? */
export function isFollower({ template }: Run, { site, tag }: Strayed): boolean {
  return template.legs.some(({ movingArchTags }) =>
    movingArchTags.some((one) => one.tag === tag && one.repository === site.repository),
  );
}

/**
 * After a race lets the arch tags of a moving tag follow what that names in the end: the image of their platform in that index. No request
 * where nothing was lost. A run writes a moving tag before its arch tags and looks at the moving one after them, as here; so the arch tags end with the
 * last one's, whatever the order.
 * @param index ours
 * @param strayed arch tags that did not name ours when read back
 * @throws PublishError, CancelledError
 */
export async function followMovingTags(
  run: Run,
  index: RawManifest,
  strayed: readonly Strayed[],
): Promise<void> {
  const followers = followersOf(run, index, strayed);
  const leaders = [...new Set(followers.map(({ leader }) => leader))];
  await everywhere(run, leaders, 'moving arch tags', async (site) => {
    for (const { tag } of run.template.movingTags) {
      const own = followers.filter((one) => one.leader === site && one.archTag.follows === tag);
      if (own.length > 0) await follow(run, site, tag, own);
    }
  });
}

/** Those that strayed, and those that name our image, whatever was found wrong with it, while the moving tag was lost to another run. */
function followersOf(
  { template, account }: Run,
  index: RawManifest,
  strayed: readonly Strayed[],
): readonly Follower[] {
  const { sites } = account;
  const live = account.live([...sites.index, ...sites.arch]);
  return template.legs.flatMap(({ platform, movingArchTags }) =>
    movingArchTags.flatMap((archTag): Follower[] => {
      const leader = live.find(({ repository }) => repository === archTag.image);
      const site = live.find(({ repository }) => repository === archTag.repository);
      if (leader === undefined || site === undefined) return [];
      const { state, digest } = account.get(site, archTag.tag);
      const isOurs =
        state === 'written' ||
        state === 'unchanged' ||
        (state === 'failed' && digest !== undefined && digest === childOf(index, platform)?.digest);
      const lost = isOurs && account.get(leader, archTag.follows).state === 'held';
      const isStrayed = strayed.some((one) => one.site === site && one.tag === archTag.tag);
      return lost || isStrayed ? [{ leader, site, platform, archTag }] : [];
    }),
  );
}

/** Looks at the moving tag, then at its arch tags, and writes what does not fit, until a look finds all right. */
async function follow(
  run: Run,
  leader: Site,
  tag: Tag,
  followers: readonly Follower[],
): Promise<void> {
  for (let time = 0; ; time++) {
    const raw = await run.registry.getManifest(leader.repository, tag);
    const steps = (await Promise.all(followers.map((one) => nextStep(run, one, raw)))).flat();
    if (steps.length === 0) return;
    if (time === TIMES) {
      throw lostTags(
        leader,
        steps.map(({ lost }) => lost),
      );
    }
    stopIfCancelled(run);
    await Promise.all(
      steps.map(async ({ follower: { site, archTag }, image }) => {
        await run.registry.putManifest(site.repository, archTag.tag, image);
        run.log.info(
          `${site.repository}:${archTag.tag} follows ${tag} to ${image.descriptor.digest}`,
        );
      }),
    );
  }
}

/** Compares an arch tag with what the moving tag names; the account says what was found. */
async function nextStep(
  run: Run,
  follower: Follower,
  raw: RawManifest | undefined,
): Promise<readonly Step[]> {
  const { leader, site, platform, archTag } = follower;
  const { tag, follows } = archTag;
  const isOurs = run.account.get(leader, follows).state !== 'held';
  const [image, found] = await Promise.all([
    readChild(run, site, raw, platform),
    run.registry.resolve(site.repository, tag),
  ]);
  if (image === undefined) {
    const reason = `${tag} stays: ${follows} was taken meanwhile, by what has no image of ${platform} here`;
    run.account.set(site, tag, { state: 'held', reason, ...(found && { digest: found.digest }) });
    run.warn(reason);
    return [];
  }
  const { digest } = image.descriptor;
  if (found?.digest === digest) {
    run.account.set(
      site,
      tag,
      isOurs
        ? { state: 'written', digest }
        : { state: 'held', digest, reason: `${follows} was taken meanwhile, and ${tag} with it` },
    );
    return [];
  }
  const lost = { site, tag, wanted: digest, found: found?.digest };
  markStrayed(run, lost);
  return [{ follower, image, lost }];
}

/** The image of a platform in an index, where the site of the arch tag has it too. */
async function readChild(
  run: Run,
  site: Site,
  raw: RawManifest | undefined,
  platform: Platform,
): Promise<RawManifest | undefined> {
  const digest = raw && childOf(raw, platform)?.digest;
  return digest && run.registry.getManifest(site.repository, digest);
}

function childOf({ descriptor, bytes }: RawManifest, platform: Platform): Descriptor | undefined {
  if (!isIndexType(descriptor.mediaType)) return undefined;
  const { manifests } = parseJson(indexSchema, bytes, `index ${descriptor.digest}`);
  return manifests.find(
    (one) => isImage(one) && one.platform !== undefined && nameOf(one.platform) === platform,
  );
}
