import { describe, expect, it } from '@jest/globals';
import { fillText, isExact, tagOf } from '../../../src/plan/patterns.ts';
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

it('a pattern gives the tag of a version', () => {
  const version = parseVersion('1.2.0+cpu');
  if (version === undefined) throw new Error();
  expect(tagOf('v{version}', version)).toBe('v1.2.0-cpu');
  expect(tagOf('{major}.{minor}', version)).toBe('1.2');
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
