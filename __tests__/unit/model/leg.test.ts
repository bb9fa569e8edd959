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

  const long = fc
    .tuple(fc.constantFrom('x', '名', '-', '_', 'Ü'), fc.integer({ min: 38, max: 300 }))
    .chain(([unit, times]) => fc.constantFrom('', 'a', '_').map((end) => unit.repeat(times) + end));
  const name = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.stringMatching(/^[-a_.A/]{0,6}$/),
    long,
  );

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

  it.each(['x'.repeat(250), '名'.repeat(60), '_'.repeat(1000)])('of %s is short', (template) => {
    const leg = { template, platform: parsePlatform('linux/arm/v7') };
    const name = legSlug(leg);
    expect(name).toMatch(/^[a-z0-9._-]{1,140}$/);
    // A template that is called as another one's slug is another one.
    const [part = ''] = name.split('--');
    expect(legSlug({ ...leg, template: part })).not.toBe(name);
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
