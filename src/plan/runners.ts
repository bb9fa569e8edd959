import { parsePlatform, splitPlatform, type Platform } from '../model/platform.ts';

/** GitHub's hosted runners, each of its own architecture. */
const HOSTED: Readonly<Record<string, string>> = {
  'linux/amd64': 'ubuntu-24.04',
  'linux/arm64': 'ubuntu-24.04-arm',
  'windows/amd64': 'windows-2022',
  'windows/arm64': 'windows-11-arm',
};

export interface Runner {
  /** What `runs-on` takes. */
  readonly labels: string | string[];
  readonly emulated: boolean;
}

/**
 * The runner for a platform (spec section 3, `runners`): its own labels, else those of its architecture without the variant, else the amd64
 * ones, under emulation. Only 386 runs on amd64 as it is.
 * @param given labels by platform, from the project
 */
export function runnerFor(
  platform: Platform,
  given: ReadonlyMap<Platform, readonly string[]>,
): Runner {
  const { os, architecture } = splitPlatform(platform);
  const plain = parsePlatform(`${os}/${architecture}`);
  // Only arm's variants are so far apart that a runner of one says nothing of another.
  const own =
    labelsOf(platform, given) ?? (architecture === 'arm' ? undefined : labelsOf(plain, given));
  if (own !== undefined) return { labels: own, emulated: false };
  const host = parsePlatform(os === 'windows' ? 'windows/amd64' : 'linux/amd64');
  return { labels: labelsOf(host, given) ?? [], emulated: architecture !== '386' };
}

function labelsOf(
  platform: Platform,
  given: ReadonlyMap<Platform, readonly string[]>,
): string | string[] | undefined {
  const labels = given.get(platform);
  if (labels === undefined) return HOSTED[platform];
  const [only, ...others] = labels;
  return only !== undefined && others.length === 0 ? only : [...labels];
}
