import { describe, expect, it } from '@jest/globals';
import { masker } from '../../../src/engines/mask.ts';

describe('masker', () => {
  it.each([
    ['the whole value', ['hunter22'], 'token hunter22!', 'token ***!'],
    ['every occurrence', ['hunter22'], 'hunter22 hunter22', '*** ***'],
    ['the longest first, so that no rest stays', ['abcd', 'abcdefgh'], 'abcdefgh', '***'],
    ['each line of a value of several', ['first\nsecond'], 'a second one', 'a *** one'],
    ['no text for a value too short to hide', ['no'], 'no, nobody', 'no, nobody'],
    ['characters that mean something elsewhere', ['a$&.*b'], 'x a$&.*b y', 'x *** y'],
  ])('hides %s', (_what, secrets, line, shown) => {
    expect(masker(secrets)(line)).toBe(shown);
  });
});
