import { describe, expect, it } from '@jest/globals';
import { parseTag } from '../../../src/model/reference.ts';
import { decideMovingTag } from '../../../src/plan/moving.ts';

interface Case {
  readonly pattern: string;
  readonly tag?: string;
  readonly version: string | null;
  readonly present: readonly string[];
  readonly patterns?: readonly string[];
  readonly policy?: 'auto' | 'always' | 'never';
  readonly comparedThrough?: string[];
}

function decide({
  pattern,
  tag,
  version,
  present,
  patterns,
  policy,
  comparedThrough,
}: Case): string {
  const decision = decideMovingTag({
    tag: {
      tag: parseTag(tag ?? pattern),
      pattern,
      policy: policy ?? 'auto',
      ...(comparedThrough === undefined ? {} : { comparedThrough }),
    },
    version,
    releaseTagsInRegistries: present,
    releasePatterns: patterns ?? ['{version}'],
  });
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
