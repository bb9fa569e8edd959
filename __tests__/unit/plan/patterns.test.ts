import { describe, expect, it } from '@jest/globals';
import {
  extractVersion,
  fillText,
  isExact,
  tagOf,
  versionsIn,
} from '../../../src/plan/patterns.ts';
import { parseVersion } from '../../../src/plan/versions.ts';

describe('exact patterns name one build for good', () => {
  it.each([
    ['{version}', true],
    ['v{version}-alpine', true],
    ['sha-{sha}', true],
    ['{short-sha}', true],
    ['{date}', true],
    ['run-{run-id}', true],
    ['{major}.{minor}.{patch}', true],
    ['{major}.{minor}', false],
    ['{major}', false],
    ['latest', false],
    ['nightly', false],
    ['{branch}', false],
    ['pr-{pr}', false],
  ])('%s: %s', (pattern, expected) => {
    expect(isExact(pattern)).toBe(expected);
  });
});

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
    expect(extractVersion(tag, patterns)?.text).toBe(expected);
  });

  it('reads a dash as the + that a tag cannot hold only beside a version that has one', () => {
    const read = (tag: string, like: string) =>
      extractVersion(tag, ['{version}'], parseVersion(like))?.text;
    expect(read('1.3.0-cpu', '1.2.0+cpu')).toBe('1.3.0+cpu');
    expect(read('1.3.0-cu12', '1.2.0+cpu')).toBe('1.3.0+cu12');
    expect(read('1.3.0-rc1-cpu', '1.2.0+cpu')).toBe('1.3.0-rc1+cpu');
    expect(read('1.3.0-rc1', '1.2.0+cpu')).toBe('1.3.0-rc1');
    expect(read('1.3.0-cpu', '1.2.0')).toBe('1.3.0-cpu');
  });

  it('goes through thousands of tags', () => {
    const tags = Array.from({ length: 20_000 }, (_, i) => (i % 2 === 0 ? `1.${i}.0` : `sha-${i}`));
    expect(versionsIn(tags, ['{version}', '{version}-{short-sha}'])).toHaveLength(10_000);
  });

  it('gives the same tag again', () => {
    const version = parseVersion('1.2.0+cpu');
    if (version === undefined) throw new Error();
    expect(tagOf('v{version}', version)).toBe('v1.2.0-cpu');
    expect(tagOf('{major}.{minor}', version)).toBe('1.2');
  });
});

describe('placeholders in build arguments, labels and commands', () => {
  const values = { version: '1.2.0', template: 'web' };
  it.each([
    ['{version}', '1.2.0'],
    ['{template}=={version}', 'web==1.2.0'],
    ['{unknown}', '{unknown}'],
    ['{"json": 1}', '{"json": 1}'],
    ['${version}', '${version}'],
    ['{{version}}', '{{version}}'],
    ['{{.Version}}', '{{.Version}}'],
    ['{branch}', ''],
    ['{os}/{arch}', '{os}/{arch}'],
  ])('%s → %s', (text, expected) => {
    expect(fillText(text, values, ['os', 'arch'])).toBe(expected);
  });
});
