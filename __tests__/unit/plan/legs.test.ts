import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { legSlug } from '../../../src/model/leg.ts';
import { parsePlatform } from '../../../src/model/platform.ts';
import { planFor, problemsOf, templateFor, type Project } from '../../support/planning.ts';

async function legs(inputs: Readonly<Record<string, string>>, config?: string) {
  const project: Project = { inputs: { version: '1.0', ...inputs }, ...(config && { config }) };
  return (await templateFor(project)).legs;
}

describe('runners', () => {
  it.each([
    ['linux/amd64', 'ubuntu-24.04', false],
    ['linux/arm64', 'ubuntu-24.04-arm', false],
    ['aarch64', 'ubuntu-24.04-arm', false],
    ['linux/arm64/v8', 'ubuntu-24.04-arm', false],
    ['linux/amd64/v3', 'ubuntu-24.04', false],
    ['linux/386', 'ubuntu-24.04', false],
    ['linux/arm/v7', 'ubuntu-24.04', true],
    ['linux/s390x', 'ubuntu-24.04', true],
    ['linux/ppc64le', 'ubuntu-24.04', true],
    ['linux/riscv64', 'ubuntu-24.04', true],
    ['windows/amd64', 'windows-2022', false],
    ['windows/arm64', 'windows-11-arm', false],
  ])('%s runs on %s, emulated: %s', async (platforms, runner, emulated) => {
    expect(await legs({ platforms })).toMatchObject([{ runner, emulated }]);
  });

  it.each<[string, string, string | string[], boolean]>([
    ['linux/s390x = z15', 'linux/s390x', 'z15', false],
    ['arm64 = self-hosted, arm64', 'linux/arm64', ['self-hosted', 'arm64'], false],
    ['linux/amd64 = big', 'linux/riscv64', 'big', true],
    ['linux/amd64 = big', 'linux/amd64/v2', 'big', false],
    ['linux/arm/v7 = pi', 'linux/arm/v6', 'ubuntu-24.04', true],
    ['x86_64=a\r\n\r\naarch64 = b', 'linux/arm64', 'b', false],
  ])('%j: %s runs on %j', async (runners, platforms, runner, emulated) => {
    expect(await legs({ platforms, runners })).toMatchObject([{ runner, emulated }]);
  });

  it('come from the config as text or list', async () => {
    const config = 'runners: {linux/amd64: big, linux/arm64: [self-hosted, arm]}';
    expect(await legs({}, config)).toMatchObject([
      { runner: 'big' },
      { runner: ['self-hosted', 'arm'] },
    ]);
  });
});

describe('platforms', () => {
  it('are normalised, and a question mark makes one optional', async () => {
    expect(
      (await legs({ platforms: 'x86_64, linux/aarch64 ?, linux/arm/v7?' })).map((leg) => [
        leg.platform,
        leg.optional,
      ]),
    ).toEqual([
      ['linux/amd64', false],
      ['linux/arm64', true],
      ['linux/arm/v7', true],
    ]);
  });

  it('plain amd64 stands before its variants', async () => {
    const planned = await legs({ platforms: 'linux/amd64/v3, linux/arm64, linux/amd64' });
    expect(planned.map(({ platform }) => platform)).toEqual([
      'linux/amd64',
      'linux/amd64/v3',
      'linux/arm64',
    ]);
  });

  it.each([
    ['linux/arm64, aarch64', /linux\/arm64 is named twice/],
    ['linux/amd46', /"linux\/amd46" is not a platform/],
  ])('%s is refused', async (platforms, expected) => {
    expect((await problemsOf({ inputs: { version: '1', platforms } })).join('\n')).toMatch(
      expected,
    );
  });

  it('only amd64/v3 warns', async () => {
    const { warnings } = await planFor({ inputs: { version: '1', platforms: 'linux/amd64/v3' } });
    expect(warnings.join('\n')).toMatch(/linux\/amd64\/v3 without linux\/amd64/);
  });
});

describe('arch tags', () => {
  const tags = async (inputs: Readonly<Record<string, string>>) => {
    const [leg] = await legs({ platforms: 'linux/arm/v7', images: 'quay.io/o/app', ...inputs });
    return {
      exact: leg?.archTags.map(({ repository, tag }) => `${repository}:${tag}`),
      moving: leg?.movingArchTags.map(({ tag, follows }) => `${tag} follows ${follows}`),
    };
  };

  it.each<[string, Record<string, string>, Awaited<ReturnType<typeof tags>>]>([
    [
      'by default, of exact tags alone',
      {},
      { exact: ['quay.io/o/app:1.0-linux-armv7'], moving: [] },
    ],
    [
      'of moving tags, by manifest',
      { 'arch-tags': '{tag}-{arch}, {moving-tag}-{arch}' },
      { exact: ['quay.io/o/app:1.0-armv7'], moving: ['latest-armv7 follows latest'] },
    ],
    [
      'in repositories of their own',
      { 'arch-images': '{image}-{arch}', 'arch-tags': '{tag}' },
      { exact: ['quay.io/o/app-armv7:1.0'], moving: [] },
    ],
    ['none', { 'arch-tags': 'none' }, { exact: [], moving: [] }],
    [
      'with an exact pattern of their own',
      { 'arch-tags': '{short-sha}-{arch}' },
      { exact: ['quay.io/o/app:0123456-armv7'], moving: [] },
    ],
    [
      'of a version with +',
      { version: '1.0+cpu' },
      { exact: ['quay.io/o/app:1.0-cpu-linux-armv7'], moving: [] },
    ],
  ])('%s', async (_name, inputs, expected) => {
    expect(await tags(inputs)).toEqual(expected);
  });

  it.each([
    ['{tag}', /does not name the architecture/],
    ['build-{arch}', /follows no tag/],
    ['{tag}-{arhc}-{arch}', /no placeholder \{arhc\}/],
  ])('%s is refused', async (pattern, expected) => {
    const inputs = { version: '1.0', 'arch-tags': pattern };
    expect((await problemsOf({ inputs })).join('\n')).toMatch(expected);
  });

  it('none with a Quay image warns', async () => {
    const inputs = { version: '1', images: 'quay.io/o/app', 'arch-tags': 'none' };
    expect((await planFor({ inputs })).warnings.join('\n')).toMatch(/Quay deletes manifests/);
  });
});

describe('names of legs', () => {
  it('no two legs share one', () => {
    const name = fc.string({
      unit: fc.constantFrom('a', 'A', '-', '_', '/', '.', '0', 'é'),
      minLength: 1,
      maxLength: 6,
    });
    const platform = fc.constantFrom('linux/amd64', 'linux/arm/v7', 'linux/arm64', 'windows/amd64');
    const leg = fc.record({ template: name, platform: platform.map(parsePlatform) });
    fc.assert(
      fc.property(leg, leg, (a, b) => {
        const same = a.template === b.template && a.platform === b.platform;
        expect(legSlug(a) === legSlug(b)).toBe(same);
        expect(legSlug(a)).toMatch(/^[a-z0-9._-]+$/);
      }),
      { numRuns: 5000 },
    );
  });
});
