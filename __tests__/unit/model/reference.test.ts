import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  formatReference,
  parseReference,
  parseRepository,
  parseTag,
  splitRepository,
} from '../../../src/model/reference.ts';

const DIGEST = `sha256:${'a'.repeat(64)}`;

describe('a reference', () => {
  const rows: [text: string, repository: string, tag: string | undefined, digest: boolean][] = [
    ['localhost:5000/img:v1', 'localhost:5000/img', 'v1', false],
    ['localhost/img', 'localhost/img', undefined, false],
    [`reg:443/a/b:v1@${DIGEST}`, 'reg:443/a/b', 'v1', true],
    ['[::1]:5000/img:v1', '[::1]:5000/img', 'v1', false],
    ['img', 'docker.io/library/img', undefined, false],
    ['img:1', 'docker.io/library/img', '1', false],
    ['o/img:1', 'docker.io/o/img', '1', false],
    ['index.docker.io/o/img', 'docker.io/o/img', undefined, false],
    ['ghcr.io/JaeminSon/Llama.cpp:V1', 'ghcr.io/jaeminson/llama.cpp', 'V1', false],
    ['gitlab.example.com/g/s/t/u:x', 'gitlab.example.com/g/s/t/u', 'x', false],
    ['ghcr.io/a/b__c--d.e', 'ghcr.io/a/b__c--d.e', undefined, false],
  ];
  it.each(rows)('%s is read into its parts', (text, repository, tag, digest) => {
    const reference = parseReference(text);
    expect(reference.repository).toBe(repository);
    expect(reference.tag).toBe(tag);
    expect(reference.digest).toBe(digest ? DIGEST : undefined);
  });

  it.each([
    ['', 'a part of the path is empty'],
    ['docker.io/o/a/b', 'one level deep'],
    ['ghcr.io/a//b', 'a part of the path is empty'],
    ['ghcr.io/a/-b', '"-b"'],
    ['ghcr.io/a/b.', '"b."'],
    ['ghcr.io/a/ü', '"ü"'],
    ['ghcr.io/a b/c', '"a b"'],
    ['ghcr.io:x/a/b', 'not a registry host'],
    ['https://ghcr.io/a', 'not a registry host'],
    ['ghcr.io/{org}/b', '"{org}"'],
    [`ghcr.io/${'a'.repeat(260)}`, 'longer than 255'],
    ['ghcr.io/a/b:', 'is not a tag'],
    ['ghcr.io/a/b@sha256:*', 'is not a digest'],
    ['ghcr.io/a/b@', 'is not a digest'],
    ['ghcr.io/a/b@null', 'is not a digest'],
  ])('%j is refused: %s', (text, why) => {
    expect(() => parseReference(text)).toThrow(why);
  });

  const component = fc.stringMatching(/^[a-z0-9]{1,8}(?:(?:[._]|__|-{1,3})[a-z0-9]{1,5}){0,2}$/);
  const host = fc.stringMatching(/^[a-z]{1,8}\.[a-z]{2,5}(?::[0-9]{2,5})?$/);
  const reference = fc
    .record({
      host,
      path: fc.array(component, { minLength: 2, maxLength: 2 }),
      tag: fc.option(fc.stringMatching(/^[A-Za-z0-9_][A-Za-z0-9._-]{0,20}$/), { nil: undefined }),
      digest: fc.boolean(),
    })
    .map(
      ({ host: registry, path, tag, digest }) =>
        `${registry}/${path.join('/')}${tag === undefined ? '' : `:${tag}`}${digest ? `@${DIGEST}` : ''}`,
    );

  it('is the same after reading and writing', () => {
    fc.assert(
      fc.property(reference, (text) => {
        expect(formatReference(parseReference(text))).toBe(text);
      }),
    );
  });

  it('is normalised once and for all', () => {
    fc.assert(
      fc.property(reference, (text) => {
        const once = parseReference(text);
        expect(parseReference(formatReference(once))).toEqual(once);
        const { registry, path } = splitRepository(once.repository);
        expect(parseRepository(`${registry}/${path}`)).toBe(once.repository);
      }),
    );
  });
});

describe('a tag', () => {
  it.each(['latest', '_', '0.2.12-linux-arm64', 'A'.repeat(128)])('may be %s', (text) => {
    expect(parseTag(text)).toBe(text);
  });
  it.each(['', '-x', '.x', 'a/b', 'a:b', 'a b', '1.2.0+cpu', 'a'.repeat(129), 'x\n'])(
    'may not be %j',
    (text) => {
      expect(() => parseTag(text)).toThrow('is not a tag');
    },
  );
});
