import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { assembleIndex, AssemblyError, type Child } from '../../../src/image/assemble.ts';
import { indexSchema, type Descriptor } from '../../../src/model/descriptor.ts';
import { digestOf } from '../../../src/model/digest.ts';
import { parseJson } from '../../../src/model/json.ts';
import {
  DOCKER_LIST,
  DOCKER_MANIFEST,
  OCI_INDEX,
  OCI_MANIFEST,
} from '../../../src/model/media-types.ts';
import { parsePlatform } from '../../../src/model/platform.ts';

function image(name: string, mediaType: string = OCI_MANIFEST): Descriptor {
  return { mediaType, digest: digestOf(name), size: name.length };
}

function attestation(
  name: string,
  of: string | undefined,
  type = 'attestation-manifest',
): Descriptor {
  return {
    ...image(name),
    platform: { os: 'unknown', architecture: 'unknown' },
    annotations: {
      'vnd.docker.reference.type': type,
      ...(of === undefined ? {} : { 'vnd.docker.reference.digest': digestOf(of) }),
    },
  };
}

function child(platform: string, name: string, more: Partial<Child> = {}): Child {
  return { platform: parsePlatform(platform), image: image(name), attestations: [], ...more };
}

function read(children: readonly Child[], annotations: Record<string, string> = {}) {
  const assembled = assembleIndex(children, annotations);
  return { ...assembled, index: parseJson(indexSchema, assembled.bytes, 'index') };
}

describe('the order of an index', () => {
  it('is the images as given, then their attestations', () => {
    const { index } = read([
      child('linux/arm64', 'B', { attestations: [attestation('Q', 'B')] }),
      child('linux/amd64', 'A', { attestations: [attestation('P', 'A')] }),
    ]);
    expect(index.manifests.map(({ digest }) => digest)).toEqual(
      ['B', 'A', 'Q', 'P'].map((name) => digestOf(name)),
    );
    expect(
      index.manifests.map(({ platform }) => `${platform?.os}/${platform?.architecture}`),
    ).toEqual(['linux/arm64', 'linux/amd64', ...['unknown/unknown', 'unknown/unknown']]);
  });

  it('holds a single platform as well', () => {
    expect(read([child('linux/amd64', 'A')]).index.manifests).toHaveLength(1);
  });
});

describe('the media type', () => {
  const docker = (platform: string, name: string): Child =>
    child(platform, name, { image: image(name, DOCKER_MANIFEST) });
  it.each([
    ['all images are OCI', [child('linux/amd64', 'A'), child('linux/arm64', 'B')], OCI_INDEX],
    [
      'all images are Docker’s',
      [docker('linux/amd64', 'A'), docker('linux/arm64', 'B')],
      DOCKER_LIST,
    ],
    ['one of each', [docker('linux/amd64', 'A'), child('linux/arm64', 'B')], OCI_INDEX],
    [
      'Docker’s images with an attestation, which is OCI',
      [{ ...docker('linux/amd64', 'A'), attestations: [attestation('P', 'A')] }],
      OCI_INDEX,
    ],
  ])('when %s', (_, children, type) => {
    const { index, descriptor } = read(children);
    expect([index.mediaType, descriptor.mediaType]).toEqual([type, type]);
    // No child is converted.
    expect(index.manifests[0]?.mediaType).toBe(children[0]?.image.mediaType);
  });
});

describe('annotations', () => {
  const odd = { 'a.b': 'x, y = z', note: 'two\nlines' };

  it('of an OCI index keep commas, equals signs and new lines', () => {
    expect(read([child('linux/amd64', 'A')], odd).index.annotations).toEqual(odd);
  });

  it('have no place in a Docker list, which warns', () => {
    const children = [child('linux/amd64', 'A', { image: image('A', DOCKER_MANIFEST) })];
    const { index, warnings } = read(children, odd);
    expect(index.annotations).toBeUndefined();
    expect(warnings).toEqual([expect.stringMatching(/holds no annotations: left out a\.b, note/)]);
    expect(read(children).warnings).toEqual([]);
  });

  it('of a descriptor are those of the image and those asked for', () => {
    const own = { ...image('A'), annotations: { kept: 'yes', both: 'image' } };
    const { index } = read([
      child('linux/amd64', 'A', { image: own, annotations: { both: 'asked' } }),
    ]);
    expect(index.manifests[0]?.annotations).toEqual({ kept: 'yes', both: 'asked' });
  });
});

describe('platforms', () => {
  it('keep variants, and os.version and os.features where the config has them', () => {
    const { index } = read([
      child('linux/amd64', 'A'),
      child('linux/amd64/v2', 'B'),
      child('linux/arm/v7', 'C'),
      child('windows/amd64', 'D', { osVersion: '10.0.17763.1', osFeatures: ['win32k'] }),
      child('windows/amd64', 'E', { osVersion: '10.0.20348.1' }),
    ]);
    expect(index.manifests.map(({ platform }) => platform)).toEqual([
      { os: 'linux', architecture: 'amd64' },
      { os: 'linux', architecture: 'amd64', variant: 'v2' },
      { os: 'linux', architecture: 'arm', variant: 'v7' },
      {
        os: 'windows',
        architecture: 'amd64',
        'os.version': '10.0.17763.1',
        'os.features': ['win32k'],
      },
      { os: 'windows', architecture: 'amd64', 'os.version': '10.0.20348.1' },
    ]);
  });
});

describe('what is refused', () => {
  it.each([
    ['no image at all', [], /no image/],
    [
      'two images of one platform',
      [child('linux/amd64', 'A'), child('linux/amd64', 'B')],
      /Two images for linux\/amd64/,
    ],
    [
      'one image twice',
      [child('linux/amd64', 'A'), child('linux/arm64', 'A')],
      /linux\/amd64 and linux\/arm64 are the same image/,
    ],
    [
      'an index as child',
      [child('linux/amd64', 'A', { image: image('A', OCI_INDEX) })],
      /not an image but/,
    ],
    [
      'an unknown platform that does not say that it is an attestation',
      [child('linux/amd64', 'A', { attestations: [attestation('P', 'A', 'something')] })],
      /nothing says that it is an attestation/,
    ],
  ] as const)('%s', (_, children, words) => {
    expect(() => assembleIndex(children, {})).toThrow(AssemblyError);
    expect(() => assembleIndex(children, {})).toThrow(words);
  });

  it.each([
    ['another image', 'B'],
    ['no image', undefined],
  ])('an attestation that speaks of %s is left out with a warning', (_, of) => {
    const { index, warnings } = read([
      child('linux/amd64', 'A', { attestations: [attestation('P', of)] }),
    ]);
    expect(index.manifests).toHaveLength(1);
    expect(warnings).toEqual([expect.stringMatching(/left out/)]);
  });
});

it('makes the same bytes from the same children, whatever the order of annotations, and names them rightly', () => {
  const names = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,8}$/), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(names, fc.dictionary(fc.string(), fc.string()), (keys, annotations) => {
      const platforms = [
        'linux/amd64',
        'linux/arm64',
        'linux/s390x',
        'linux/arm/v7',
        'linux/386',
        'linux/ppc64le',
      ];
      const children = keys.map((name, at) => child(platforms[at] ?? '', name));
      const reversed = Object.fromEntries(Object.entries(annotations).reverse());
      const one = assembleIndex(children, annotations);
      const two = assembleIndex(children, reversed);
      expect(Buffer.from(one.bytes).equals(Buffer.from(two.bytes))).toBe(true);
      expect(one.descriptor).toEqual({
        mediaType: OCI_INDEX,
        digest: digestOf(one.bytes),
        size: one.bytes.length,
      });
    }),
  );
});
