import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { LayoutError } from '../../../src/image/errors.ts';
import { readLayoutImage } from '../../../src/image/layout.ts';
import type { Descriptor } from '../../../src/model/descriptor.ts';
import { DOCKER_MANIFEST, OCI_CONFIG, OCI_MANIFEST } from '../../../src/model/media-types.ts';
import { parsePlatform } from '../../../src/model/platform.ts';
import { failureOf } from '../../support/failure.ts';
import { LayoutBuilder } from '../../support/layout.ts';
import { temporaryFolders } from '../../support/temporary.ts';

const folder = temporaryFolders();
const amd64 = parsePlatform('linux/amd64');
const arm64 = parsePlatform('linux/arm64');
const AMD64 = { os: 'linux', architecture: 'amd64' };

/** Writes what `make` returns as the layout's roots. */
async function layout(make: (builder: LayoutBuilder) => Descriptor[]): Promise<string> {
  const builder = new LayoutBuilder();
  const roots = make(builder);
  return builder.write(await folder(), roots);
}

describe('readLayoutImage finds', () => {
  it('a lone manifest without a platform, as podman writes it', async () => {
    const dir = await layout((b) => [b.image({ architecture: 'arm64', variant: 'v8' })]);
    const image = await readLayoutImage(dir, arm64);
    expect(image.recorded.descriptor.platform).toEqual({ os: 'linux', architecture: 'arm64' });
    expect(image.recorded).toMatchObject({ attestations: [], layers: 1 });
    expect(image.manifests).toHaveLength(1);
  });

  it('an image in a nested index with its attestation, as buildx writes them', async () => {
    let a: Descriptor | undefined;
    let p: Descriptor | undefined;
    const dir = await layout((b) => {
      a = b.image({ platform: AMD64 });
      p = b.attestation(a);
      return [{ ...b.index([a, p]), annotations: { 'io.containerd.image.name': 'localhost/x:1' } }];
    });
    const image = await readLayoutImage(dir, amd64);
    expect(image.recorded.descriptor).toEqual(a);
    expect(image.recorded.attestations).toEqual([p]);
    expect(image.manifests.map(({ descriptor }) => descriptor.digest)).toEqual([
      a?.digest,
      p?.digest,
    ]);
    // Config and layer of both.
    expect(image.blobs).toHaveLength(4);
  });

  it('the image of the platform among several, and leaves what belongs to the others', async () => {
    const dir = await layout((b) => {
      const a = b.image({ platform: AMD64 });
      const other = b.image({ architecture: 'arm64' });
      return [b.index([a, other, b.attestation(a), b.attestation(other)])];
    });
    const image = await readLayoutImage(dir, arm64);
    expect(image.config.architecture).toBe('arm64');
    expect(image.recorded.attestations).toHaveLength(1);
  });

  it.each([
    ['linux/arm/v7', 'arm', undefined, { os: 'linux', architecture: 'arm', variant: 'v7' }],
    ['linux/amd64/v3', 'amd64', 'v3', { os: 'linux', architecture: 'amd64', variant: 'v3' }],
    ['linux/arm64', 'arm64', 'v8', { os: 'linux', architecture: 'arm64' }],
  ])('%s where the config says %s %s', async (platform, architecture, variant, described) => {
    const dir = await layout((b) => [
      b.image({ architecture, ...(variant === undefined ? {} : { variant }) }),
    ]);
    const { recorded } = await readLayoutImage(dir, parsePlatform(platform));
    expect(recorded.descriptor.platform).toEqual(described);
  });

  it('bytes that are never re-serialised, and the size of all of the image', async () => {
    const dir = await layout((b) => [
      b.image({ layers: [Buffer.alloc(10, 1), Buffer.alloc(20, 2)] }),
    ]);
    const image = await readLayoutImage(dir, amd64);
    const [{ descriptor, bytes }] = image.manifests;
    expect(Buffer.from(bytes)).toEqual(await readFile(image.blobPath(descriptor.digest)));
    const { config, layers } = image.manifest;
    const sizes = [descriptor, config, ...layers].map(({ size }) => size);
    expect(image.recorded.size).toBe(sizes.reduce((sum, size) => sum + size));
  });

  it("docker's media types as well as OCI's", async () => {
    const dir = await layout((b) => {
      const image = JSON.parse(Buffer.from(b.read(b.image())).toString()) as object;
      return [b.add(DOCKER_MANIFEST, { ...image, mediaType: DOCKER_MANIFEST })];
    });
    expect((await readLayoutImage(dir, amd64)).recorded.descriptor.mediaType).toBe(DOCKER_MANIFEST);
  });

  it('each blob once, without foreign layers', async () => {
    const foreign = 'application/vnd.docker.image.rootfs.foreign.diff.tar.gzip';
    const dir = await layout((b) => {
      const layer = b.add('application/vnd.oci.image.layer.v1.tar', Buffer.from('layer'));
      const config = b.add('application/vnd.oci.image.config.v1+json', AMD64);
      const away = { ...layer, mediaType: foreign, urls: ['https://example.com/layer'] };
      const manifest = { schemaVersion: 2, config, layers: [layer, layer, away] };
      return [b.add('application/vnd.oci.image.manifest.v1+json', manifest)];
    });
    const { blobs } = await readLayoutImage(dir, amd64);
    expect(blobs.map(({ mediaType }) => mediaType)).toEqual([
      'application/vnd.oci.image.config.v1+json',
      'application/vnd.oci.image.layer.v1.tar',
    ]);
  });
});

describe('readLayoutImage refuses', () => {
  it.each<[string, (builder: LayoutBuilder) => Descriptor[], RegExp]>([
    ['an empty layout', () => [], /holds no image; expected one for linux\/arm64/],
    [
      'an image whose config is of another platform, naming both',
      (b) => [b.image({ platform: { os: 'linux', architecture: 'arm64' } })],
      /holds linux\/amd64 \([0-9a-f]{12}\); expected an image for linux\/arm64/,
    ],
    [
      'an index whose only runnable child is of another platform',
      (b) => {
        const a = b.image({ platform: AMD64 });
        return [b.index([a, b.attestation(a)])];
      },
      /holds linux\/amd64 .*; expected an image for linux\/arm64/,
    ],
    [
      'an index that lists an arm64 image as amd64',
      (b) => [b.image({ architecture: 'arm64', platform: AMD64 })],
      /lists sha256:\S+ as linux\/amd64, but its config says linux\/arm64/,
    ],
    [
      'unknown/unknown that nothing declares an attestation',
      (b) => [{ ...b.image(), platform: { os: 'unknown', architecture: 'unknown' } }],
      /for unknown\/unknown, which no annotation declares an attestation/,
    ],
    [
      'attestations alone',
      (b) => [b.attestation(b.image({ architecture: 'arm64' }))],
      /holds no image/,
    ],
    [
      'two images of the platform',
      (b) => [
        b.image({ architecture: 'arm64' }),
        b.image({ architecture: 'arm64', variant: 'v8' }),
      ],
      /holds 2 images for linux\/arm64: sha256:\S+, sha256:\S+/,
    ],
    [
      'a manifest that is not there, as buildx leaves it with two exporters that differ',
      (b) => {
        const image = b.image({ architecture: 'arm64' });
        b.damage(image);
        return [image];
      },
      /names sha256:\S+, which is not there/,
    ],
    [
      'a manifest whose bytes are others',
      (b) => {
        const image = b.image({ architecture: 'arm64' });
        b.damage(image, Buffer.from('{}'));
        return [image];
      },
      /is damaged/,
    ],
    [
      "a config's digest in place of a manifest's",
      (b) => {
        const config = b.add('application/vnd.oci.image.config.v1+json', AMD64);
        return [{ ...config, mediaType: 'application/vnd.oci.image.manifest.v1+json' }];
      },
      /names sha256:\S+ as an image: it is only the config of one/,
    ],
    [
      'a manifest of another size than its descriptor says',
      (b) => [{ ...b.image({ architecture: 'arm64' }), size: 1 }],
      /lists sha256:\S+ as of 1 bytes, but it has \d+/,
    ],
    [
      'a config of another size than its descriptor says',
      (b) => {
        const config = b.add(OCI_CONFIG, { os: 'linux', architecture: 'arm64' });
        const manifest = { schemaVersion: 2, config: { ...config, size: 1 }, layers: [] };
        return [b.add(OCI_MANIFEST, manifest)];
      },
      /lists sha256:\S+ as of 1 bytes, but it has \d+/,
    ],
    [
      'a manifest of another type than its descriptor says',
      (b) => [{ ...b.image({ architecture: 'arm64' }), mediaType: DOCKER_MANIFEST }],
      /as of type \S+docker\S+, but it is \S+oci\S+/,
    ],
    [
      'an image that is called an attestation',
      (b) => {
        const image = b.image({ architecture: 'arm64' });
        const { annotations = {} } = b.attestation(image);
        return [image, { ...b.image(), annotations }];
      },
      /an attestation, but it holds the file system of an image/,
    ],
    [
      'more manifests than any build writes, before it opens them all',
      (b) => {
        const image = b.image({ architecture: 'arm64' });
        return Array.from({ length: 100_000 }, () => image);
      },
      /lists more than 1000 manifests/,
    ],
    [
      'indexes that name one another until there are more than any build writes',
      (b) => {
        const inner = b.index(Array.from({ length: 40 }, () => b.image({ architecture: 'arm64' })));
        return [b.index(Array.from({ length: 40 }, () => inner))];
      },
      /lists more than 1000 manifests/,
    ],
    [
      'what is no image at all',
      (b) => [b.add('application/vnd.cncf.helm.config.v1+json', {})],
      /neither an image nor an index/,
    ],
  ])('%s', async (_what, make, message) => {
    const error = await failureOf(readLayoutImage(await layout(make), arm64));
    expect(error.message).toMatch(message);
  });

  it.each<[string, Uint8Array | undefined, RegExp]>([
    ['missing', undefined, /names the layer sha256:\S+, which is not there/],
    ['cut off', Buffer.from('short'), /is damaged: 5 bytes instead of \d+/],
  ])('a layer that is %s', async (_what, bytes, message) => {
    const builder = new LayoutBuilder();
    const image = builder.image();
    const manifest = JSON.parse(Buffer.from(builder.read(image)).toString()) as {
      layers: Descriptor[];
    };
    const [layer] = manifest.layers;
    if (layer !== undefined) builder.damage(layer, bytes);
    const dir = await builder.write(await folder(), [image]);
    expect((await failureOf(readLayoutImage(dir, amd64))).message).toMatch(message);
  });

  it.each<[string, (file: string) => unknown]>([
    [
      'a folder',
      (file) => {
        mkdirSync(file);
      },
    ],
    ['a pipe', (file) => execFileSync('mkfifo', [file])],
    [
      'a device',
      (file) => {
        symlinkSync('/dev/zero', file);
      },
    ],
    [
      'a file beyond all measure',
      (file) => {
        writeFileSync(file, '');
        truncateSync(file, 2 ** 40);
      },
    ],
  ])('%s in the place of what it reads, and says where', async (_what, put) => {
    const builder = new LayoutBuilder();
    const image = builder.image();
    const { config, layers } = JSON.parse(Buffer.from(builder.read(image)).toString()) as {
      config: Descriptor;
      layers: Descriptor[];
    };
    const blob = ({ digest }: Descriptor) => ['blobs', ...digest.split(':')];
    for (const path of [['index.json'], ...[image, config, ...layers].map(blob)]) {
      const dir = await builder.write(await folder(), [image]);
      const file = join(dir, ...path);
      rmSync(file);
      put(file);
      const error = await failureOf(readLayoutImage(dir, amd64));
      expect(error).toBeInstanceOf(LayoutError);
      expect(error.message).toMatch(
        /index.json cannot be read|names (?:the layer )?sha256:.* (?:cannot be read|is no file)|is damaged/,
      );
    }
  });

  it('a folder that is no layout, and says so', async () => {
    const error = await failureOf(readLayoutImage(join(await folder(), 'nothing'), amd64));
    expect(error).toBeInstanceOf(LayoutError);
    expect(error.message).toMatch(/is no OCI layout: it has no index.json/);
  });
});
