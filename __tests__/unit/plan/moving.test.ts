import { describe, expect, it } from '@jest/globals';
import { parseTag } from '../../../src/model/reference.ts';
import { decideMovingTag } from '../../../src/plan/moving.ts';
import { readReleases, releaseRules } from '../../../src/plan/releases.ts';
import { tagSafe } from '../../../src/plan/versions.ts';

interface Case {
  readonly pattern: string;
  readonly tag?: string;
  readonly version: string | null;
  readonly present: readonly string[];
  readonly patterns?: readonly string[];
  readonly others?: readonly string[];
  readonly policy?: 'auto' | 'always' | 'never';
  readonly comparedThrough?: string[];
}

/** Of tags that the default channels write beside releases. */
const OTHERS = ['{tag}-{os}-{arch}', 'sha-{short-sha}'];

function decide({
  pattern,
  tag: text,
  version,
  present,
  patterns = ['{version}'],
  others = OTHERS,
  policy = 'auto',
  comparedThrough,
}: Case): string {
  const tag = {
    ...{ tag: parseTag(text ?? pattern), pattern, policy },
    ...(comparedThrough === undefined ? {} : { comparedThrough }),
  };
  const template = {
    releasePatterns: [...patterns],
    otherPatterns: [...others],
    exactTags: version === null ? [] : [parseTag(tagSafe(version))],
  };
  const releases = readReleases(present, releaseRules(template, version, tag));
  const decision = decideMovingTag({ tag, version, releases });
  return decision.move ? 'moves' : decision.reason;
}

describe('moving tags', () => {
  it.each<[string, Case, string]>([
    ['the first release', { pattern: 'latest', version: '0.1.0', present: [] }, 'moves'],
    [
      'a backport',
      { pattern: 'latest', version: '0.2.24', present: ['0.3.2', '0.2.23'] },
      'latest stays at 0.3.2: 0.2.24 is older',
    ],
    ['the same again', { pattern: 'latest', version: '0.3.2', present: ['0.3.2'] }, 'moves'],
    [
      '1.20.4 after 1.21.1: its own minor moves',
      { pattern: '{major}.{minor}', tag: '1.20', version: '1.20.4', present: ['1.20.3', '1.21.1'] },
      'moves',
    ],
    [
      '1.20.4 after 1.21.1: the major stays',
      { pattern: '{major}', tag: '1', version: '1.20.4', present: ['1.20.3', '1.21.1'] },
      '1 stays at 1.21.1: 1.20.4 is older',
    ],
    [
      '1.20.4 after 1.21.1: latest stays',
      { pattern: 'latest', version: '1.20.4', present: ['1.20.3', '1.21.1'] },
      'latest stays at 1.21.1: 1.20.4 is older',
    ],
    [
      'a higher pre-release is no release',
      {
        pattern: 'latest',
        version: '1.46.6',
        present: ['v1.47.0-RC1', 'v1.46.5'],
        patterns: ['v{version}'],
      },
      'moves',
    ],
    [
      'signatures and other tags are no releases',
      { pattern: 'latest', version: '1.0', present: [`sha256-${'9'.repeat(64)}`, 'main', '9-x'] },
      'moves',
    ],
    [
      'arch tags are no releases',
      { pattern: 'latest', version: '1.0.0', present: ['1.0.0-linux-arm64', '2.0.0-linux-arm64'] },
      'moves',
    ],
    [
      'another template in the same image',
      {
        pattern: 'alpine',
        version: '1.0.0',
        present: ['2.0.0', '0.9.0-alpine'],
        patterns: ['{version}-alpine'],
      },
      'moves',
    ],
    ['a post release', { pattern: 'latest', version: '1.0.post1', present: ['1.0'] }, 'moves'],
    [
      'a local version',
      { pattern: 'latest', version: '1.2.0+cpu', present: ['1.1.0-cpu'] },
      'moves',
    ],
    [
      'an older local version',
      { pattern: 'latest', version: '1.2.0+cpu', present: ['1.3.0-cpu'] },
      'latest stays at 1.3.0+cpu: 1.2.0+cpu is older',
    ],
    ['always', { pattern: 'latest', version: '0.1', present: ['9.0'], policy: 'always' }, 'moves'],
    [
      'never',
      { pattern: 'latest', version: '9.1', present: ['9.0'], policy: 'never' },
      'latest stays: moving-tags is never',
    ],
    ['no version', { pattern: 'nightly', version: null, present: ['9.0'] }, 'moves'],
    [
      "a pre-release's own tag, compared within its channel",
      {
        pattern: 'next',
        version: '1.0rc2',
        present: ['1.0rc1', '0.9'],
        comparedThrough: ['{version}'],
      },
      'moves',
    ],
    [
      "a pre-release's own tag, when a later one is there",
      { pattern: 'next', version: '1.0rc2', present: ['1.0rc3'], comparedThrough: ['{version}'] },
      'next stays at 1.0rc3: 1.0rc2 is older',
    ],
  ])('%s', (_name, input, expected) => {
    expect(decide(input)).toBe(expected);
  });

  it.each(['v2.7.0-rc1', '2.0.0a1', '1.2.0rc1', '1.4-RC1', '1.0.0.dev3'])(
    '%s never moves latest, 2 or 2.7',
    (version) => {
      for (const pattern of ['latest', '{major}', '{major}.{minor}']) {
        const tag = pattern === 'latest' ? 'latest' : pattern === '{major}' ? '2' : '2.7';
        expect(decide({ pattern, tag, version, present: [] })).toMatch(/ is a pre-release$/);
      }
    },
  );
});

const snapshots = [...OTHERS, '{date}', '{short-sha}', '{branch}-{date}'];

describe('latest and what else stands in the image', () => {
  // Each row: the version, another tag of the image, patterns of tags that are no releases; whether that tag holds latest.
  it.each<[string, string, readonly string[], 'moves' | 'stays']>([
    // Arch tags of the version's own legs, of another platform, of another release.
    ['1.2.0+cpu', '1.2.0-cpu-linux-amd64', OTHERS, 'moves'],
    ['1.2.0+cpu', '1.2.0-cpu-linux-armv7', OTHERS, 'moves'],
    ['1.2.0+cpu', '1.3.0-cpu-linux-arm64', OTHERS, 'moves'],
    ['1.2', '1.2-386', ['{tag}-{arch}'], 'moves'],
    ['1.2', 'amd64-9.0', ['{arch}-{tag}'], 'moves'],
    // A pattern that our own tag fits as well tells nothing.
    ['1.2.0', '1.3.0', ['{tag}'], 'stays'],
    // Only a suffix like our own stands for a local version.
    ['1.2.0+cpu', '1.2.0-debug', OTHERS, 'moves'],
    ['1.2.0+cpu', '1.3.0-SNAPSHOT', OTHERS, 'moves'],
    ['1.2.0+cpu', '1.3.0-cpu', OTHERS, 'stays'],
    ['1.2.0+cu11', '1.2.0-cu12', OTHERS, 'stays'],
    ['1.2.0+build.9', '1.2.0-build.10', OTHERS, 'stays'],
    ['1.2.0+build.9', '1.2.0-build.8', OTHERS, 'moves'],
    // Dates, commits and run ids.
    ['1.2.0', '20261130', OTHERS, 'moves'],
    ['1.2.0', '1234567', OTHERS, 'moves'],
    ['1.2.0', '1.5-20261130', snapshots, 'moves'],
    ['20261129', '20261130', snapshots, 'stays'],
    ['24', '25', OTHERS, 'stays'],
    ['24', '1234567', snapshots, 'moves'],
    // Epochs.
    ['1!2.0', '1-3.0', OTHERS, 'stays'],
    ['9.0', '1-3.0', OTHERS, 'stays'],
    ['2!0.1', '1-3.0', OTHERS, 'moves'],
    ['12!2.0', '12-3.0', OTHERS, 'stays'],
    ['9.0', '17-3.5', OTHERS, 'moves'],
    // Numbers that a double does not hold.
    ['2.0.9007199254740992', '2.0.9007199254740993', OTHERS, 'stays'],
    ['2.0.9007199254740993', '2.0.9007199254740992', OTHERS, 'moves'],
    ['1.0.20261130123456788', '1.0.20261130123456789', OTHERS, 'stays'],
    ['1.0.post20261130123456788', '1.0.post20261130123456789', OTHERS, 'stays'],
    ['1.0+20261130123456788', '1.0-20261130123456789', OTHERS, 'stays'],
  ])('%s beside %s (others: %j): %s', (version, tag, others, expected) => {
    const said = decide({ pattern: 'latest', version, present: [tag], others });
    expect(said.split(' ').find((word) => ['moves', 'stays'].includes(word))).toBe(expected);
  });

  it('names the release that holds it, not the moving tag that reads like one', () => {
    for (const present of [
      ['2.4', '2', '2.4.0', 'latest'],
      ['2.4.0', 'latest', '2', '2.4'],
    ]) {
      expect(decide({ pattern: 'latest', version: '0.3.2', present })).toBe(
        'latest stays at 2.4.0: 0.3.2 is older',
      );
    }
  });
});
