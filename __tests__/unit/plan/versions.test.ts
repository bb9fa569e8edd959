import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  compareVersions,
  isPreRelease,
  parseVersion,
  tagSafe,
  type Version,
} from '../../../src/plan/versions.ts';

function version(text: string): Version {
  const parsed = parseVersion(text);
  if (parsed === undefined) throw new Error(`${text} is no version`);
  return parsed;
}

describe('what is a pre-release', () => {
  it.each([
    ['0.2.11rc1', true],
    ['1.2.0-beta.1', true],
    ['1.0.dev3', true],
    ['v2.7.0-rc1', true],
    ['2.0.0a1', true],
    ['1.4-RC1', true],
    ['1.0.0.dev3', true],
    ['1.0.post1.dev2', true],
    ['1.2.0-alpine', true],
    ['1.2.0-1', true],
    ['1!2.0b2', true],
    ['1.0.post1', false],
    ['1.0-1', false],
    ['0.2.10.1', false],
    ['1.2.0+cpu', false],
    ['1.2.0', false],
    ['v1', false],
    ['2024.06.01', false],
    ['1!2.0', false],
  ])('%s: %s', (text, expected) => {
    expect(isPreRelease(version(text))).toBe(expected);
  });
});

describe('what is no version', () => {
  it.each([
    '',
    'latest',
    'banana',
    'v',
    '1.2-alpine',
    'sha256-0123',
    '1..2',
    '1.2.x',
    'V 1',
    '-1',
    '1/2',
  ])('%j', (text) => {
    expect(parseVersion(text)).toBeUndefined();
  });
});

describe('the order of versions', () => {
  // Each row is in order, oldest first.
  it.each([
    [
      [
        '1.0.dev1',
        '1.0a1.dev1',
        '1.0a1',
        '1.0a2',
        '1.0b1',
        '1.0rc1',
        '1.0',
        '1.0.post1.dev1',
        '1.0.post1',
        '1.0.1',
      ],
    ],
    [['1.0.0-alpha', '1.0.0-alpha.beta', '1.0.0-beta.11', '1.0.0-rc.1', '1.0.0']],
    [['0.2.9', '0.2.10', '0.2.10.1', '0.2.11rc1', '0.2.11', '0.2.24', '0.3.2']],
    [['1.20.3', '1.20.4', '1.21.1']],
    [['v1.46.5', '1.46.6', 'v1.47.0-RC1', '1.47.0']],
    [['99.0', '1!0.1']],
    [['1.2.0', '1.2.0+cpu', '1.2.0+cu12', '1.2.0+1', '1.2.0.post1']],
  ])('%j', (row) => {
    const shuffled = [...row].reverse();
    expect(shuffled.sort((a, b) => compareVersions(version(a), version(b)))).toEqual(row);
  });

  it.each([
    ['1.0', '1.0.0'],
    ['v1.2', '1.2'],
    ['1.0rc1', '1.0-RC.1'],
    ['1.0.post1', '1.0-1'],
  ])('%s and %s are one', (a, b) => {
    expect(compareVersions(version(a), version(b))).toBe(0);
  });

  const number = fc.integer({ min: 0, max: 30 });
  const suffix = fc.oneof(
    fc.constant(''),
    number.map((n) => `rc${n}`),
    number.map((n) => `a${n}`),
    number.map((n) => `.dev${n}`),
    number.map((n) => `.post${n}`),
    number.map((n) => `-beta.${n}`),
    number.map((n) => `-${n}`),
    fc.constantFrom('-alpine', '-alpha', '-x.7.z', '+cpu', '+cu12', '-rc.1+cpu', 'b1.post2.dev3'),
  );
  const anyVersion = fc
    .tuple(fc.constantFrom('', '1!'), fc.array(number, { minLength: 1, maxLength: 4 }), suffix)
    .map(([epoch, release, rest]) => parseVersion(epoch + release.join('.') + rest))
    .filter((parsed) => parsed !== undefined);

  it('is total: antisymmetric and transitive over PEP 440 and semver together', () => {
    fc.assert(
      fc.property(anyVersion, anyVersion, anyVersion, (a, b, c) => {
        expect(Math.sign(compareVersions(a, b))).toBe(-Math.sign(compareVersions(b, a)) + 0);
        expect(compareVersions(a, a)).toBe(0);
        const [low, middle, high] = [a, b, c].sort(compareVersions);
        if (low === undefined || middle === undefined || high === undefined) return;
        expect(compareVersions(low, middle)).toBeLessThanOrEqual(0);
        expect(compareVersions(middle, high)).toBeLessThanOrEqual(0);
        expect(compareVersions(low, high)).toBeLessThanOrEqual(0);
      }),
      { numRuns: 2000 },
    );
  });

  it('parse ∘ format is identity', () => {
    fc.assert(
      fc.property(anyVersion, (each) => {
        expect(parseVersion(each.text)).toEqual(each);
        expect(parseVersion(`v${each.text}`)).toEqual(each);
      }),
    );
  });
});

it('what a tag cannot hold becomes a dash', () => {
  expect(tagSafe('1.2.0+cpu')).toBe('1.2.0-cpu');
  expect(tagSafe('1!2.0')).toBe('1-2.0');
});
