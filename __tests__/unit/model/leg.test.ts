import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { legSlug, slug } from '../../../src/model/leg.ts';
import { parsePlatform } from '../../../src/model/platform.ts';

const platforms = ['linux/amd64', 'linux/arm/v7', 'linux/arm64', 'windows/amd64'].map(
  parsePlatform,
);

describe('the slug of a leg', () => {
  it.each([
    ['starter', 'linux/arm64', 'starter--linux-arm64'],
    ['team/app', 'linux/arm/v7', 'team_2fapp--linux-arm-v7'],
    ['Team_A', 'linux/amd64', '_54eam_5f_41--linux-amd64'],
    ['a--b-', 'linux/amd64', 'a-_2db_2d--linux-amd64'],
    ['-', 'linux/amd64', '_2d--linux-amd64'],
  ])('%s on %s is %s', (template, platform, expected) => {
    expect(legSlug({ template, platform: parsePlatform(platform) })).toBe(expected);
  });

  const name = fc.oneof(fc.string({ unit: 'grapheme' }), fc.stringMatching(/^[-a_.A/]{0,6}$/));

  it('differs for any two legs, also where case does not count', () => {
    const leg = fc.record({ template: name, platform: fc.constantFrom(...platforms) });
    fc.assert(
      fc.property(leg, leg, (a, b) => {
        const same = a.template === b.template && a.platform === b.platform;
        expect(legSlug(a).toLowerCase() === legSlug(b).toLowerCase()).toBe(same);
      }),
      { numRuns: 2000 },
    );
  });

  it('can be read back', () => {
    fc.assert(
      fc.property(name, (text) => {
        const bytes = slug(text).replaceAll(/_([0-9a-f]{2})/g, (_, hex: string) =>
          String.fromCharCode(parseInt(hex, 16)),
        );
        expect(Buffer.from(bytes, 'latin1').toString('utf8')).toBe(text);
      }),
    );
  });

  it('holds only what artifact and file names may hold', () => {
    fc.assert(
      fc.property(name, (text) => {
        expect(slug(text)).toMatch(/^[a-z0-9._-]*$/);
      }),
    );
  });
});
