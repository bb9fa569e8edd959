import { describe, expect, it } from '@jest/globals';
import { readReleases, releaseReader, type ReleaseRules } from '../../../src/plan/releases.ts';
import { parseVersion } from '../../../src/plan/versions.ts';

function rules(patterns: readonly string[], like?: string): ReleaseRules {
  const version = like === undefined ? undefined : parseVersion(like);
  return { patterns, others: [], version, own: [] };
}

function read(tag: string, patterns: readonly string[], like?: string): string | undefined {
  return releaseReader(rules(patterns, like))(tag)?.text;
}

describe('the version that a tag of the registry names', () => {
  it.each([
    ['1.2.0', ['{version}'], '1.2.0'],
    ['v1.2.0', ['v{version}'], '1.2.0'],
    ['v1.2.0', ['{version}'], '1.2.0'],
    ['1.2.0', ['v{version}'], undefined],
    ['1.2.0-alpine', ['{version}-alpine'], '1.2.0'],
    ['1.2.3', ['{major}.{minor}.{patch}'], '1.2.3'],
    ['1.2', ['{major}.{minor}.{patch}'], undefined],
    ['1.2.0-0123abc', ['{version}-{short-sha}'], '1.2.0'],
    ['20261130-1.2.0', ['{date}-{version}'], '1.2.0'],
    ['app.1.2.0', ['app.{version}'], '1.2.0'],
    ['appx1.2.0', ['app.{version}'], undefined],
    ['1.2.0-1.2.0', ['{version}-{version}'], '1.2.0'],
    ['1.2.0-1.2.1', ['{version}-{version}'], undefined],
    ['latest', ['{version}'], undefined],
    [`sha256-${'0'.repeat(64)}`, ['{version}'], undefined],
    [`sha256-${'0'.repeat(64)}.sig`, ['{version}'], undefined],
    ['1.2.0', ['sha-{sha}'], undefined],
    ['test-0.2.11rc1', ['{version}', 'test-{version}'], '0.2.11rc1'],
  ])('%s through %j: %s', (tag, patterns, expected) => {
    expect(read(tag, patterns)).toBe(expected);
  });

  it.each([
    ['1.3.0-cpu', '1.2.0+cpu', '1.3.0+cpu'],
    ['1.3.0-cu13', '1.2.0+cu12', '1.3.0+cu13'],
    ['1.3.0-cu12', '1.2.0+cpu', '1.3.0-cu12'],
    ['1.3.0-rc1-cpu', '1.2.0+cpu', '1.3.0-rc1+cpu'],
    ['1.3.0-rc1', '1.2.0+cpu', '1.3.0-rc1'],
    ['1.3.0-cpu', '1.2.0', '1.3.0-cpu'],
    ['1.2.0-cpu-x', '1.2.0+cpu', '1.2.0-cpu-x'],
  ])(
    'reads a dash as the + that a tag cannot hold beside a version like it: %s beside %s: %s',
    (tag, like, expected) => {
      expect(read(tag, ['{version}'], like)).toBe(expected);
    },
  );

  it('goes through hundreds of thousands of tags', () => {
    const tags = Array.from({ length: 200_000 }, (_, i) => (i % 2 === 0 ? `1.${i}.0` : `sha-${i}`));
    const patterns = ['{version}', '{version}-{short-sha}'];
    expect(readReleases(tags, rules(patterns))).toHaveLength(100_000);
  });
});
