import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { digestOf, isDigest, parseDigest, shortDigest } from '../../../src/model/digest.ts';
import { AppError, describeError, InputError, summariseError } from '../../../src/model/errors.ts';
import { formatBytes, formatSeconds } from '../../../src/model/format.ts';
import { canonicalJson, parseJson } from '../../../src/model/json.ts';

describe('outside data', () => {
  const schema = z.object({ a: z.object({ b: z.number() }) });
  it.each([
    ['{', 'record x is not JSON'],
    ['{"a":{"b":"1"}}', 'record x does not have the expected form'],
  ])('%s is refused', (text, message) => {
    expect(() => parseJson(schema, text, 'record x')).toThrow(message);
  });
  it('names the path that does not fit', () => {
    try {
      parseJson(schema, '{"a":{"b":"1"}}', 'record x');
      throw new Error('not refused');
    } catch (error) {
      expect(describeError(error)).toContain('a.b:');
    }
  });
});

it('canonical JSON does not depend on the order of keys', () => {
  expect(canonicalJson({ b: [2, { d: 1, c: 2 }], a: 'x' })).toBe('{"a":"x","b":[2,{"c":2,"d":1}]}');
  expect(canonicalJson({ a: 'x', b: [2, { c: 2, d: 1 }] })).toBe('{"a":"x","b":[2,{"c":2,"d":1}]}');
});

describe('a digest', () => {
  it('is that of the bytes', () => {
    expect(digestOf('')).toBe(
      'sha256:e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    );
    expect(shortDigest(digestOf(''))).toBe('e3b0c44298fc');
  });
  it.each(['sha256:*', 'sha256:', 'null', 'undefined', `sha256:${'A'.repeat(64)}`, 'md5:aa'])(
    'is not %s',
    (text) => {
      expect(isDigest(text)).toBe(false);
      expect(() => parseDigest(text)).toThrow('is not a digest');
    },
  );
});

describe('an error as a user reads it', () => {
  it('says what failed, where, the answer and what to do', () => {
    const error = new AppError('The push failed', {
      leg: 'a linux/arm64',
      subject: 'ghcr.io/o/a',
      answer: 'denied',
      hint: 'log in',
    });
    expect(describeError(error)).toBe(
      'The push failed [a linux/arm64, ghcr.io/o/a]\nAnswer: denied\nWhat to do: log in',
    );
  });
  it.each<[answer: string | undefined, expected: string]>([
    [undefined, 'The push failed [ghcr.io/o/a]'],
    ['denied', 'The push failed [ghcr.io/o/a] – denied'],
    ['#1 step\n#2 step', 'The push failed [ghcr.io/o/a]'],
    ['x'.repeat(201), 'The push failed [ghcr.io/o/a]'],
  ])('is one line in a table; the answer %j', (answer, expected) => {
    const context = { subject: 'ghcr.io/o/a', hint: 'log in', leg: 'a linux/arm64' };
    const error = new AppError(
      'The push\n failed',
      answer === undefined ? context : { ...context, answer },
    );
    expect(summariseError(error)).toBe(expected);
  });
  it('lists all bad inputs of a call', () => {
    const text = describeError(
      new InputError([
        { where: 'push', message: '"no" is not a boolean', hint: 'true or false' },
        { where: 'c.yml:3:1', message: 'unknown key "x"' },
      ]),
    );
    expect(text).toBe(
      '2 bad inputs:\n  - push: "no" is not a boolean (true or false)\n  - c.yml:3:1: unknown key "x"',
    );
  });
});

describe('figures', () => {
  it.each([
    [0, '0 B'],
    [999, '999 B'],
    [1500, '1.5 kB'],
    [150_000_000, '150 MB'],
    [3_221_225_472, '3.2 GB'],
  ])('%d bytes are %s', (bytes, text) => {
    expect(formatBytes(bytes)).toBe(text);
  });
  it.each([
    [0.42, '0.4 s'],
    [42.4, '42 s'],
    [185, '3 min 5 s'],
    [119.7, '2 min 0 s'],
  ])('%d seconds are %s', (seconds, text) => {
    expect(formatSeconds(seconds)).toBe(text);
  });
});
