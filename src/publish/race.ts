import type { RawManifest } from '../registry/registry.ts';
import type { MovingTag } from '../model/plan.ts';
import { parseTag, type Tag } from '../model/reference.ts';
import { decideMovingTag } from '../plan/moving.ts';
import { extractVersion, isVersioned, tagOf } from '../plan/patterns.ts';
import { compareVersions, parseVersion } from '../plan/versions.ts';
import type { Site } from './account.ts';
import { comparesReleases, listReleases, type PresentReader, type TagLists } from './moving.ts';
import { everywhere, stopIfCancelled, type Run } from './run.ts';
import { lostPlatforms } from './shrink.ts';

/** Rounds after which we no longer run after other releases; each round is one more release that came in between. */
const ROUNDS = 5;

/**
 * Registries cannot compare and set, so two releases may write `latest` at once. Each writes its exact tags, then looks which releases there
 * are, then writes, then looks again: here. Whoever wrote last sees a higher release, if there is one, and hands it the tag; so the
 * higher one has it in the end, whatever the order (spec section 6).
 * @throws PublishError, CancelledError
 */
export async function settleRaces(
  run: Run,
  index: RawManifest,
  platforms: readonly string[],
  presents: PresentReader,
  firstLists: TagLists,
): Promise<void> {
  const compared = run.template.movingTags.filter((tag) => comparesReleases(run, tag));
  let lists = firstLists;
  for (let round = 0; round < ROUNDS; round++) {
    const overtaken = compared.flatMap((tag) => {
      const newer = newestAbove(run, tag, lists);
      const ours = run.account
        .live()
        .filter((site) => run.account.get(site, tag.tag).state === 'written');
      return newer === undefined || ours.length === 0 ? [] : [{ tag: tag.tag, newer, ours }];
    });
    if (overtaken.length === 0) return;
    for (const { tag, newer, ours } of overtaken) {
      await everywhere(run, ours, `handing ${tag} to ${newer}`, (site) =>
        handOver(run, site, tag, newer, platforms, presents),
      );
    }
    lists = await listReleases(run);
  }
  run.log.info(`${run.template.name}: ${index.descriptor.digest} was overtaken ${ROUNDS} times`);
}

/** The tag of the highest release that keeps ours from the moving tag. */
export function newestAbove(run: Run, tag: MovingTag, lists: TagLists): Tag | undefined {
  const { version } = run.plan;
  const like = version === null ? undefined : parseVersion(version);
  const patterns = tag.comparedThrough ?? run.template.releasePatterns;
  const movingPatterns = run.template.movingTags
    .map(({ pattern }) => pattern)
    .filter((pattern) => isVersioned(pattern));
  const above = [...new Set([...lists.values()].flat())].flatMap((name) => {
    const decision = decideMovingTag({
      tag,
      version,
      releaseTagsInRegistries: [name],
      releasePatterns: run.template.releasePatterns,
    });
    const theirs = decision.move ? undefined : extractVersion(name, patterns, like);
    // `1.3` reads like a version and is but the moving tag of one.
    const moves = theirs && movingPatterns.some((pattern) => tagOf(pattern, theirs) === name);
    return theirs === undefined || moves === true ? [] : [{ name, theirs }];
  });
  above.sort((a, b) => compareVersions(b.theirs, a.theirs));
  return above[0] === undefined ? undefined : parseTag(above[0].name);
}

async function handOver(
  run: Run,
  site: Site,
  tag: Tag,
  newer: Tag,
  platforms: readonly string[],
  presents: PresentReader,
): Promise<void> {
  const raw = await run.registry.getManifest(site.repository, newer);
  // Not here yet: its own run will write its tag here, and then look as we do now.
  if (raw === undefined) return;
  const { digest } = raw.descriptor;
  const present = await presents.read(run, site.repository, digest);
  const ours = { unreadable: false, platforms, annotations: {} };
  const lost = present === undefined ? [] : lostPlatforms(ours, present.platforms);
  if (lost.length > 0 && run.policies.onShrink !== 'warn') {
    run.warn(
      `${tag} stays here although ${newer} came meanwhile: that lacks ${lost.join(' and ')}`,
    );
    return;
  }
  stopIfCancelled(run);
  await run.registry.putManifest(site.repository, tag, raw);
  run.account.set(site, tag, {
    state: 'held',
    digest,
    reason: `${newer} was released meanwhile: ${tag} was handed to it`,
  });
  run.log.info(`${site.repository}:${tag} handed to ${newer}, ${digest}`);
}
