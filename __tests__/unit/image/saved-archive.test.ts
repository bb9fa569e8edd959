import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { chunksOf } from '../../../src/image/chunks.ts';
import { dockerArchive } from '../../../src/image/docker-archive.ts';
import { readLayoutImage } from '../../../src/image/layout.ts';
import { layoutFromArchive } from '../../../src/image/saved-archive.ts';
import { digestOf } from '../../../src/model/digest.ts';
import { parsePlatform } from '../../../src/model/platform.ts';
import { failureOf } from '../../support/failure.ts';
import { LayoutBuilder } from '../../support/layout.ts';
import { tarOf, type TarEntry } from '../../support/tar.ts';
import { temporaryFolders } from '../../support/temporary.ts';

const folder = temporaryFolders();
const arm64 = parsePlatform('linux/arm64');

const CONFIG = Buffer.from('{"os":"linux","architecture":"arm64","config":{"Cmd":["/app"]}}');
const hex = (bytes: Uint8Array): string => digestOf(bytes).slice('sha256:'.length);

async function convert(
  entries: Readonly<Record<string, TarEntry>>,
  annotations: Readonly<Record<string, string>> = {},
): Promise<string> {
  const dir = join(await folder(), 'layout');
  await layoutFromArchive(Readable.from([await tarOf(entries)]), dir, annotations);
  return dir;
}

describe("what docker's classic store saves", () => {
  const layers = () => Promise.all([tarOf({ app: 'one' }), tarOf({ app: 'two' })]);

  /** Docker 25 and later: an OCI layout whose layers are not compressed, and docker's own manifest beside it. */
  const saved = async (): Promise<Record<string, TarEntry>> => {
    const [one, two] = await layers();
    const index = { schemaVersion: 2, manifests: [] };
    return {
      [`blobs/sha256/${hex(CONFIG)}`]: CONFIG,
      [`blobs/sha256/${hex(one)}`]: one,
      [`blobs/sha256/${hex(two)}`]: two,
      'index.json': JSON.stringify(index),
      'manifest.json': JSON.stringify([
        {
          Config: `blobs/sha256/${hex(CONFIG)}`,
          RepoTags: ['localhost/x:1'],
          Layers: [one, two, one].map((bytes) => `blobs/sha256/${hex(bytes)}`),
        },
      ]),
      'oci-layout': '{"imageLayoutVersion":"1.0.0"}',
      repositories: '{}',
    };
  };

  /** Docker before 25: a folder for each layer, a layer that occurs again as a link. */
  const old = async (): Promise<Record<string, TarEntry>> => {
    const [one, two] = await layers();
    return {
      'a/VERSION': '1.0',
      'a/layer.tar': one,
      'b/layer.tar': two,
      'c/layer.tar': { symlink: '../a/layer.tar' },
      'c.json': CONFIG,
      'manifest.json': JSON.stringify([
        { Config: 'c.json', RepoTags: null, Layers: ['a/layer.tar', 'b/layer.tar', 'c/layer.tar'] },
      ]),
    };
  };

  it.each([
    ['from Docker 25', saved],
    ['before Docker 25', old],
  ])('%s becomes a layout with compressed layers and the same image ID', async (_version, make) => {
    const image = await readLayoutImage(await convert(await make()), arm64);
    expect(image.recorded.config).toBe(digestOf(CONFIG));
    expect(image.manifest.layers.map(({ mediaType }) => mediaType)).toEqual(
      Array(3).fill('application/vnd.oci.image.layer.v1.tar+gzip'),
    );
    const stored = await Promise.all(
      image.manifest.layers.map(async ({ digest }) =>
        gunzipSync(await readFile(image.blobPath(digest))),
      ),
    );
    const [one, two] = await layers();
    expect(stored).toEqual([one, two, one]);
  });

  it('takes the annotations that the store has no place for', async () => {
    const image = await readLayoutImage(await convert(await saved(), { 'a.b': 'c, d' }), arm64);
    expect(image.manifest.annotations).toEqual({ 'a.b': 'c, d' });
  });

  it('gives the same bytes each time, and leaves no other file', async () => {
    const [first, second] = [await convert(await saved()), await convert(await saved())];
    const blobs = await readdir(join(first, 'blobs', 'sha256'));
    expect(blobs).toEqual(await readdir(join(second, 'blobs', 'sha256')));
    expect(await readdir(join(first, 'blobs'))).toEqual(['sha256']);
    expect(blobs).toHaveLength(4);
  });

  it.each<[string, (entries: Record<string, TarEntry>) => Record<string, TarEntry>, RegExp]>([
    ['holds nothing', () => ({}), /holds no image/],
    [
      'lacks a layer',
      ({ 'b/layer.tar': _layer, ...rest }) => rest,
      /names the layer b\/layer\.tar and has no such file/,
    ],
    ['lacks the config', ({ 'c.json': _config, ...rest }) => rest, /holds no config/],
    [
      'holds two images',
      (all) => {
        const one = { Config: 'c.json', Layers: ['a/layer.tar'] };
        return { ...all, 'manifest.json': JSON.stringify([one, one]) };
      },
      /manifest\.json of the saved archive does not have the expected form/,
    ],
  ])('is refused where it %s', async (_what, change, message) => {
    const error = await failureOf(convert(change(await old())));
    expect(error.message).toMatch(message);
  });

  it('is refused where it breaks off', async () => {
    const bytes = await tarOf(await old());
    const dir = join(await folder(), 'layout');
    await failureOf(layoutFromArchive(Readable.from([bytes.subarray(0, 5000)]), dir, {}));
  });
});

describe("what containerd's store saves", () => {
  it('is kept as it is, attestations and all', async () => {
    const builder = new LayoutBuilder();
    const image = builder.image({ architecture: 'arm64', layers: [await tarOf({ app: 'x' })] });
    const attestation = builder.attestation(image);
    const root = builder.index([image, attestation]);
    const source = await builder.write(await folder(), [root]);
    const entries: Record<string, TarEntry> = {
      'index.json': await readFile(join(source, 'index.json')),
    };
    for (const name of await readdir(join(source, 'blobs/sha256'))) {
      entries[`blobs/sha256/${name}`] = await readFile(join(source, 'blobs/sha256', name));
    }
    const read = await readLayoutImage(await convert(entries), arm64);
    expect(read.recorded).toEqual((await readLayoutImage(source, arm64)).recorded);
    expect(read.recorded.attestations).toHaveLength(1);
  });
});

describe('an archive for docker load', () => {
  it('comes back as the image that went in', async () => {
    const builder = new LayoutBuilder();
    const layers = [await tarOf({ app: 'x' }), await tarOf({ app: 'y' })];
    const root = builder.image({ architecture: 'arm64', layers });
    const image = await readLayoutImage(await builder.write(await folder(), [root]), arm64);
    const archive = Readable.from(dockerArchive(image, 'localhost/x:1'));
    const dir = join(await folder(), 'layout');
    await layoutFromArchive(archive, dir, {});
    expect((await readLayoutImage(dir, arm64)).recorded).toEqual(image.recorded);
  });

  it('fails where a blob cannot be read', async () => {
    const builder = new LayoutBuilder();
    const root = builder.image({ architecture: 'arm64' });
    const image = await readLayoutImage(await builder.write(await folder(), [root]), arm64);
    const broken = { ...image, blobPath: () => '/does/not/exist' };
    const read = async (): Promise<void> => {
      for await (const chunk of chunksOf(dockerArchive(broken, 'localhost/x:1')))
        expect(chunk).toBeDefined();
    };
    await expect(read()).rejects.toThrow();
  });
});

describe('layers that are compressed already', () => {
  it('are not compressed again', async () => {
    const layer = gzipSync(await tarOf({ app: 'x' }));
    const dir = await convert({
      'layer.tar': layer,
      'c.json': CONFIG,
      'manifest.json': JSON.stringify([{ Config: 'c.json', Layers: ['layer.tar'] }]),
    });
    const { manifest } = await readLayoutImage(dir, arm64);
    expect(manifest.layers).toEqual([
      {
        mediaType: 'application/vnd.oci.image.layer.v1.tar+gzip',
        digest: digestOf(layer),
        size: layer.length,
      },
    ]);
  });
});
