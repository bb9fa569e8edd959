import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { branchSlug } from '../../../src/plan/branch.ts';
import { isTag } from '../../../src/model/reference.ts';
import { problemsOf, templateFor, type Project } from '../../support/planning.ts';

async function tagsFor(project: Project): Promise<{ exact: string[]; moving: string[] }> {
  const { exactTags, movingTags } = await templateFor(project);
  return { exact: exactTags, moving: movingTags.map(({ tag }) => tag) };
}

const CHANNELS = [
  'channels:',
  '  prerelease: {tags: ["test-{version}"]}',
  '  nightly: {tags: ["{date}", "{sha}", nightly], moving-tags: always}',
].join('\n');

describe('tags by channel', () => {
  it.each<[string, Project, { exact: string[]; moving: string[] }]>([
    ['a release', { inputs: { version: '0.2.12' } }, { exact: ['0.2.12'], moving: ['latest'] }],
    [
      'a leading v is not part of the version',
      { inputs: { version: 'v1.2.0', tags: 'v{version}, {major}.{minor}, {major}, latest' } },
      { exact: ['v1.2.0'], moving: ['1.2', '1', 'latest'] },
    ],
    [
      'latest is last, wherever it stands',
      { inputs: { version: '1.2.0', tags: 'latest, {version}, {major}' } },
      { exact: ['1.2.0'], moving: ['1', 'latest'] },
    ],
    ['a pre-release', { inputs: { version: '0.2.11rc1' } }, { exact: ['0.2.11rc1'], moving: [] }],
    [
      'a pre-release with tags of its own',
      { inputs: { version: '1.0rc1', 'prerelease-tags': '{version}, next' } },
      { exact: ['1.0rc1'], moving: ['next'] },
    ],
    [
      "the config's channel",
      { inputs: { version: '0.2.11rc1' }, config: CHANNELS },
      { exact: ['test-0.2.11rc1'], moving: [] },
    ],
    [
      'an input beats the channel',
      { inputs: { version: '0.2.11rc1', 'prerelease-tags': 'rc-{version}' }, config: CHANNELS },
      { exact: ['rc-0.2.11rc1'], moving: [] },
    ],
    [
      'a channel of the project',
      { inputs: { channel: 'nightly' }, config: CHANNELS },
      { exact: ['20261130', '0123456789abcdef0123456789abcdef01234567'], moving: ['nightly'] },
    ],
    ['a snapshot', {}, { exact: ['sha-0123456'], moving: ['main'] }],
    [
      'a snapshot without a branch',
      { facts: { branch: undefined } as never },
      { exact: ['sha-0123456'], moving: [] },
    ],
    [
      'a pull request',
      { facts: { pullRequest: '12', event: 'pull_request' } },
      { exact: [], moving: ['pr-12'] },
    ],
    [
      'a pushed git tag is the version',
      { facts: { gitTag: 'v1.2.3' } },
      { exact: ['1.2.3'], moving: ['latest'] },
    ],
    [
      'a pushed git tag that is none',
      { facts: { gitTag: 'docs-1', branch: undefined } as never },
      { exact: ['sha-0123456'], moving: [] },
    ],
    [
      'a + becomes a dash',
      { inputs: { version: '1.2.0+cpu' } },
      { exact: ['1.2.0-cpu'], moving: ['latest'] },
    ],
    [
      'major, minor and patch together are exact',
      { inputs: { version: '1.2.3', tags: '{major}.{minor}.{patch}, {version}' } },
      { exact: ['1.2.3'], moving: [] },
    ],
    [
      'a version that is its own minor is written once, as exact',
      { inputs: { version: '1.2', tags: '{major}.{minor}, {version}' } },
      { exact: ['1.2'], moving: [] },
    ],
    [
      'digits stay as they are written',
      { inputs: { version: '2024.06.1', tags: '{major}.{minor}, {version}' } },
      { exact: ['2024.06.1'], moving: ['2024.06'] },
    ],
  ])('%s', async (_name, project, expected) => {
    expect(await tagsFor(project)).toEqual(expected);
  });
});

describe('branches as tags', () => {
  const branchTag = async (branch: string, more: Project = {}) => {
    const { moving } = await tagsFor({ ...more, facts: { branch } });
    return moving.join();
  };

  it.each([
    ['fix/base-set', 'fix-base-set'],
    ['-x', '_x'],
    ['.x', '_x'],
    ['Ärger', '_rger'],
    ['latest', 'branch-latest'],
    ['0.2.12', 'branch-0.2.12'],
    ['v1.2', 'branch-v1.2'],
    ['1', 'branch-1'],
  ])('%s → %s', async (branch, tag) => {
    expect(await branchTag(branch)).toBe(tag);
  });

  it('a branch called like a tag of any channel never moves that', async () => {
    expect(await branchTag('nightly', { config: CHANNELS })).toBe('branch-nightly');
  });

  it('long ones are cut, are valid and stay different', async () => {
    const [a, b] = await Promise.all([
      branchTag(`${'x'.repeat(199)}a`),
      branchTag(`${'x'.repeat(199)}b`),
    ]);
    expect(a).not.toBe(b);
    for (const tag of [a, b]) {
      expect(isTag(tag)).toBe(true);
      expect(isTag(`${tag}-linux-arm64`)).toBe(true);
    }
  });
});

it('any branch gives a valid tag, and so does every arch tag of it', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 200, unit: 'grapheme' }), (branch) => {
      expect(isTag(branchSlug(branch))).toBe(true);
      expect(isTag(`branch-${branchSlug(branch)}-windows-arm64`)).toBe(true);
    }),
  );
});

describe('what is refused', () => {
  it.each<[string, Project, RegExp]>([
    ['an unknown placeholder', { inputs: { version: '1.0', tags: '{vesion}' } }, /\{vesion\}/],
    ['no version to fill in', { inputs: { 'snapshot-tags': '{version}' } }, /there is no version/],
    [
      'a platform in a tag of the index',
      { inputs: { version: '1.0', tags: '{version}-{arch}' } },
      /\{arch\} has no value, a whole index has no platform/,
    ],
    [
      'a tag that breaks the grammar',
      { inputs: { version: '1.0', tags: 'a/b' } },
      /"a\/b" is not a tag/,
    ],
    ['an unknown channel', { inputs: { channel: 'relase' } }, /no channel "relase" .*mean release/],
    [
      'a channel without tags',
      { inputs: { channel: 'edge' }, config: 'channels: {edge: {moving-tags: always}}' },
      /channel edge has no tags/,
    ],
    ['no version at all', { inputs: { version: 'banana' } }, /"banana" is no version/],
    [
      'the date in a job that plans for itself',
      { inputs: { 'snapshot-tags': '{date}' }, facts: { date: undefined } as never },
      /\{date\} has no value, jobs that plan for themselves/,
    ],
  ])('%s', async (_name, project, expected) => {
    expect((await problemsOf(project)).join('\n')).toMatch(expected);
  });

  it('1.0+a and 1.0-a in one plan collide', async () => {
    const project = { inputs: { version: '1.0+a', tags: '{version}-{run-id}, 1.0-a-{run-id}' } };
    expect(await problemsOf(project)).toEqual([
      'tags of app: "1.0+a-77" and "1.0-a-77" would both be the tag 1.0-a-77 (a tag cannot hold a +, which becomes -)',
    ]);
  });
});

describe('how releases are told in the registry', () => {
  it.each<[string, Project, string[]]>([
    ['by default', { inputs: { version: '1.0.0' } }, ['{version}']],
    [
      'what differs from build to build stays open',
      { inputs: { version: '1.0.0', tags: '{template}-{version}-{short-sha}, latest' } },
      ['app-{version}-{short-sha}'],
    ],
    [
      "a pre-release is compared through the release channel's patterns",
      { inputs: { version: '1.0rc1', tags: 'v{version}', 'prerelease-tags': 'test-{version}' } },
      ['v{version}'],
    ],
    [
      "a channel of the project's own tells releases as well",
      {
        inputs: { version: '1.0', channel: 'lts' },
        config: 'channels: {lts: {tags: ["lts-{version}", lts]}}',
      },
      ['{version}', 'lts-{version}'],
    ],
  ])('%s', async (_name, project, expected) => {
    expect((await templateFor(project)).releasePatterns).toEqual(expected);
  });

  it.each<[string, Project, readonly string[]]>([
    ['the defaults', { inputs: { version: '1.0' } }, ['sha-{short-sha}', '{tag}-{os}-{arch}']],
    [
      'of a channel of its own, of the release channel, and arch tags of its own',
      {
        inputs: { version: '1.0', tags: '{version}, {sha}, latest', 'arch-tags': '{tag}-{arch}' },
        config:
          'channels: {nightly: {tags: ["{date}", "{channel}-{run-id}", "{version}-n", nightly]}}',
      },
      ['{sha}', 'sha-{short-sha}', '{date}', 'nightly-{run-id}', '{tag}-{arch}'],
    ],
  ])(
    'patterns of tags that are no releases are in the plan: %s',
    async (_name, project, expected) => {
      expect((await templateFor(project)).otherPatterns).toEqual(expected);
    },
  );

  it("a pre-release's tag that no release writes is compared within its channel", async () => {
    const { movingTags } = await templateFor({
      inputs: {
        version: '1.0rc1',
        'prerelease-tags': 'test-{version}, next, {major}.{minor}-rc, latest, {major}',
      },
    });
    expect(movingTags).toEqual([
      { tag: 'next', pattern: 'next', policy: 'auto', comparedThrough: ['test-{version}'] },
      {
        tag: '1.0-rc',
        pattern: '{major}.{minor}-rc',
        policy: 'auto',
        comparedThrough: ['test-{version}'],
      },
      { tag: '1', pattern: '{major}', policy: 'auto' },
      { tag: 'latest', pattern: 'latest', policy: 'auto' },
    ]);
  });

  it('the policy is that of the input, the template, the channel, the top, in this order', async () => {
    const policy = async (project: Project) =>
      (await templateFor(project)).movingTags.map((tag) => tag.policy).join();
    const config = [
      'moving-tags: never',
      'channels: {release: {moving-tags: always}}',
      'templates: {web: {channels: {release: {moving-tags: auto}}}}',
    ];
    expect(await policy({ inputs: { version: '1' }, config: config[0] ?? '' })).toBe('never');
    expect(await policy({ inputs: { version: '1' }, config: config.slice(0, 2).join('\n') })).toBe(
      'always',
    );
    expect(await policy({ inputs: { version: '1' }, config: config.join('\n') })).toBe('auto');
    expect(
      await policy({ inputs: { version: '1', 'moving-tags': 'never' }, config: config.join('\n') }),
    ).toBe('never');
  });
});
