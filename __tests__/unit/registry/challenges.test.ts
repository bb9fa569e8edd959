import { describe, expect, it } from '@jest/globals';
import { parseChallenges } from '../../../src/registry/auth/challenge.ts';
import { challengeScopes, mergeScopes } from '../../../src/registry/auth/scope.ts';
import { readToken } from '../../../src/registry/auth/token.ts';

describe('challenges', () => {
  it.each<[string | string[], unknown]>([
    ['Basic realm="x"', [['basic', { realm: 'x' }]]],
    [
      'Bearer realm="https://a/t",service="s"',
      [['bearer', { realm: 'https://a/t', service: 's' }]],
    ],
    [
      'Bearer realm="https://a/t", service="s", scope="repository:a:pull,push repository:b:pull"',
      [
        [
          'bearer',
          { realm: 'https://a/t', service: 's', scope: 'repository:a:pull,push repository:b:pull' },
        ],
      ],
    ],
    [
      'Basic realm="a, Bearer realm=b", Bearer realm="https://t"',
      [
        ['basic', { realm: 'a, Bearer realm=b' }],
        ['bearer', { realm: 'https://t' }],
      ],
    ],
    [
      ['Negotiate', 'Basic realm=plain'],
      [
        ['negotiate', {}],
        ['basic', { realm: 'plain' }],
      ],
    ],
    [
      'Negotiate YWJjZA==, BEARER Realm = "https://t"',
      [
        ['negotiate', {}],
        ['bearer', { realm: 'https://t' }],
      ],
    ],
    [String.raw`Basic realm="a \"quoted\" b"`, [['basic', { realm: 'a "quoted" b' }]]],
    ['', []],
    ['=,=;"', []],
  ])('%j', (header, expected) => {
    const read = parseChallenges(header).map(({ scheme, parameters }) => [
      scheme,
      Object.fromEntries(parameters),
    ]);
    expect(read).toEqual(expected);
  });
});

describe('scopes', () => {
  it.each([
    ['repository:a:pull,push repository:b:pull', ['repository:a:pull,push', 'repository:b:pull']],
    ['', []],
    [undefined, []],
    ['repository:user/image:pull', []],
    ['nonsense', []],
  ])('of a challenge: %j', (scope, expected) => {
    expect(challengeScopes(scope)).toEqual(expected);
  });

  it('are merged without one that another holds', () => {
    expect(
      mergeScopes(['repository:a:pull'], ['repository:a:pull,push', 'repository:b:pull']),
    ).toEqual(['repository:a:pull,push', 'repository:b:pull']);
  });
});

describe('tokens', () => {
  it.each<[unknown, unknown]>([
    [
      { token: 't', expires_in: 300 },
      { value: 't', until: 290_000 },
    ],
    [{ access_token: 't' }, { value: 't', until: 54_000 }],
    [
      { token: '', access_token: 't', expires_in: 0 },
      { value: 't', until: 54_000 },
    ],
    [
      { token: null, access_token: 't', expires_in: null },
      { value: 't', until: 54_000 },
    ],
    [
      { token: 't', access_token: null },
      { value: 't', until: 54_000 },
    ],
    [{ token: null }, undefined],
    [{ token: 'T\n1' }, undefined],
    [{ token: 'T 1' }, undefined],
    [{ token: 'Tü☃' }, undefined],
    [{ token: '\u0000' }, undefined],
    [{}, undefined],
    ['text', undefined],
  ])('of the answer %j', (answer, token) => {
    expect(readToken(answer, 0)).toEqual(token);
  });
});
