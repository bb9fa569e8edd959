import type { InputEntry, Syntax } from './catalogue.ts';

/** An input that decides the plan, and that a step without a plan takes as well. */
function fixed(syntax: Syntax, description: string, defaultText?: string): InputEntry {
  return {
    description,
    ...(defaultText === undefined ? {} : { default: defaultText }),
    syntax,
    steps: ['plan', 'build', 'manifest'],
    fixed: true,
  };
}

/** The same, for one that is otherwise on the command line. */
function otherwise(flag: NonNullable<InputEntry['flag']>, entry: InputEntry): InputEntry {
  return { ...entry, flag };
}

/** An input that `promote` takes as well, for itself. */
function promoted(
  words: { readonly description: string; readonly default: string },
  entry: InputEntry,
): InputEntry {
  const { description, default: value = '' } = entry;
  return {
    ...entry,
    description: `${description} With promote: ${words.description.replace(/^./, (first) => first.toLowerCase())}`,
    default: `${value}; with promote ${words.default}`,
    steps: [...entry.steps, 'promote'],
    flag: { every: { description, default: value }, promote: words },
  };
}

/** Inputs that make the plan (spec section 3). */
export const PLAN_INPUTS: Readonly<Record<string, InputEntry>> = {
  config: fixed(
    'text',
    'A YAML file with the same keys as these inputs, plus what only fits a file.',
    '`.github/multiarch-publish.yml` if it exists',
  ),
  templates: fixed(
    'list',
    "The images to publish: names, or globs of marker files such as distributions/*/Containerfile, where the folder's name is the template's.",
    "the config's; else one template named after the repository",
  ),
  exclude: fixed('list', 'Templates to leave out: names, or globs of names or marker files.'),
  platforms: fixed(
    'list',
    'The platforms to build for; a question mark makes one optional: linux/arm64?.',
    '`linux/amd64, linux/arm64`',
  ),
  runners: fixed(
    'runners',
    'Runner labels by platform, one "platform = label, label" a line.',
    "GitHub's hosted runners; an architecture without one is emulated on the amd64 runner",
  ),
  org: fixed(
    'text',
    'The organisation in the registry, {org} in patterns.',
    "the repository's owner, in lower case",
  ),
  images: promoted(
    {
      description: 'Where the index goes, names without tags.',
      default: 'the image of "source"',
    },
    fixed(
      'list',
      'Image names without tags, as patterns; each registry gets the same index.',
      '`ghcr.io/{org}/{template}`',
    ),
  ),
  version: otherwise(
    {
      every: { default: 'none; in a run of GitHub Actions the pushed git tag if it is a version' },
    },
    fixed(
      'text',
      'The version, of PEP 440 or semver, with or without a leading v.',
      'the pushed git tag if it is a version; else none',
    ),
  ),
  package: fixed(
    'text',
    'A package that must exist in this version before anything is built: pypi:NAME.',
  ),
  'pypi-url': fixed(
    'text',
    'The package index to ask, or a mirror: its root or its "simple" page.',
    '`https://pypi.org`',
  ),
  'test-pypi-url': fixed(
    'text',
    'The package index that is asked next for pre-releases.',
    '`https://test.pypi.org`',
  ),
  'package-wait': fixed(
    'text',
    'How long to wait for the package index to show the version: seconds, or such as 10m.',
    '`10m`',
  ),
  channel: fixed(
    'text',
    "The channel, which decides tags and build arguments: release, prerelease, snapshot, or one of the config's own.",
    '`auto`: snapshot without a version, prerelease for a pre-release, else release',
  ),
  tags: promoted(
    { description: 'The tags that the index gets.', default: 'the tag of "source"' },
    fixed(
      'list',
      'Tag patterns of the channel release; `latest` and its like move last.',
      '`{version}, latest`',
    ),
  ),
  'prerelease-tags': fixed('list', 'Tag patterns of the channel prerelease.', '`{version}`'),
  'snapshot-tags': fixed(
    'list',
    'Tag patterns of the channel snapshot.',
    '`sha-{short-sha}, {branch}`; on pull requests `pr-{pr}`',
  ),
  'moving-tags': fixed(
    'text',
    'When moving tags move: "auto" compares with what the registries hold and never goes back, "always", "never".',
    '`auto`',
  ),
  'arch-tags': fixed(
    'list',
    'Patterns for tags of one platform\'s image, for clients too old for an index: {tag} runs over the exact tags, {moving-tag} over the moving ones; "none" writes none.',
    '`{tag}-{os}-{arch}`',
  ),
  'arch-images': fixed(
    'text',
    'The image name for arch tags, where they live in a repository of their own: {image}-{arch}.',
    '`{image}`',
  ),
  'on-existing': {
    ...fixed(
      'text',
      'What to do when an exact tag is there already with another digest: replace or fail.',
      '`replace`',
    ),
    steps: ['plan', 'build', 'manifest', 'promote'],
  },
  push: fixed(
    'flag',
    'Whether to publish. "false" validates: builds, plans and prints, and writes to no registry.',
    '`auto`: false on pull_request, pull_request_target and merge_group',
  ),
  handoff: otherwise(
    {
      every: { default: '`artifact`, which there is in a run of GitHub Actions alone' },
      publish: { default: 'a folder of this run, gone afterwards' },
    },
    fixed(
      'text',
      'Where legs leave their records for the last job: artifact, or directory:PATH.',
      '`artifact`',
    ),
  ),
};
