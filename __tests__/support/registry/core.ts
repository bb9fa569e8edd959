import { describe, expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Descriptor } from '../../../src/model/descriptor.ts';
import { digestOf } from '../../../src/model/digest.ts';
import {
  DOCKER_LIST,
  DOCKER_MANIFEST,
  OCI_CONFIG,
  OCI_INDEX,
  OCI_LAYER_GZIP,
  OCI_MANIFEST,
} from '../../../src/model/media-types.ts';
import { parseRepository, parseTag, type Repository } from '../../../src/model/reference.ts';
import { fileSource } from '../../../src/registry/blobs/source.ts';
import type {
  BlobSource,
  RawManifest,
  Registry,
  UploadOutcome,
} from '../../../src/registry/registry.ts';
import { temporaryFolders } from '../temporary.ts';
import { testClient } from './client.ts';

/** A registry that the core tests run against. */
export interface Subject {
  readonly host: string;
  readonly env?: NodeJS.ProcessEnv;
  /** How a blob of a sibling repository gets to be in another: `present` where all repositories share their blobs. */
  readonly siblings: UploadOutcome;
}

export function describeBytes(mediaType: string, bytes: Buffer): Descriptor {
  return { mediaType, digest: digestOf(bytes), size: bytes.length };
}

export function rawManifest(manifest: { readonly mediaType: string }): RawManifest {
  const bytes = Buffer.from(JSON.stringify(manifest));
  return { descriptor: describeBytes(manifest.mediaType, bytes), bytes };
}

export function bytesSource(bytes: Buffer): BlobSource {
  return (offset) => Readable.from([bytes.subarray(offset)]);
}

export async function collect(stream: Readable): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** Uploads a random image of one layer and returns its manifest, which is not put yet. */
export async function uploadImage(
  registry: Registry,
  repository: Repository,
  mediaType = OCI_MANIFEST,
  extra: object = {},
): Promise<RawManifest & { readonly layer: Descriptor; readonly config: Descriptor }> {
  const layerBytes = randomBytes(100_000);
  const configBytes = Buffer.from(
    JSON.stringify({ os: 'linux', architecture: 'arm64', nonce: randomBytes(8).toString('hex') }),
  );
  const layer = describeBytes(OCI_LAYER_GZIP, layerBytes);
  const config = describeBytes(OCI_CONFIG, configBytes);
  await registry.uploadBlob(repository, layer, bytesSource(layerBytes));
  await registry.uploadBlob(repository, config, bytesSource(configBytes));
  const manifest = { schemaVersion: 2, mediaType, config, layers: [layer], ...extra };
  return { ...rawManifest(manifest), layer, config };
}

/** What every registry must do for this client, and the client with it: the same tests against all of them. */
export function coreTests(subject: () => Subject): void {
  const temporaryFolder = temporaryFolders();
  const fresh = (): Repository =>
    parseRepository(`${subject().host}/core/${randomBytes(6).toString('hex')}`);
  const client = () => {
    const { env } = subject();
    return testClient(env === undefined ? {} : { env });
  };
  const v1 = parseTag('v1');

  describe('blobs', () => {
    it('uploads a blob once, says so, and reads it back', async () => {
      await using registry = client();
      const repository = fresh();
      const bytes = randomBytes(300_000);
      const blob = describeBytes(OCI_LAYER_GZIP, bytes);
      expect(await registry.hasBlob(repository, blob.digest)).toBe(false);
      let sent = 0;
      const onProgress = (more: number) => (sent += more);
      expect(await registry.uploadBlob(repository, blob, bytesSource(bytes), { onProgress })).toBe(
        'uploaded',
      );
      expect(sent).toBe(bytes.length);
      await using other = client();
      expect(await other.hasBlob(repository, blob.digest)).toBe(true);
      expect(await other.uploadBlob(repository, blob, bytesSource(bytes))).toBe('present');
      expect((await collect(await other.readBlob(repository, blob))).equals(bytes)).toBe(true);
    });

    it.each([0, 1, 32, 1024 * 1024, 3 * 1024 * 1024 + 7])(
      'uploads a file of %d bytes as it is',
      async (size) => {
        await using registry = client();
        const repository = fresh();
        const file = join(await temporaryFolder(), 'blob');
        const bytes = randomBytes(size);
        const blob = describeBytes(OCI_LAYER_GZIP, bytes);
        await writeFile(file, bytes);
        await registry.uploadBlob(repository, blob, fileSource(file));
        expect((await collect(await registry.readBlob(repository, blob))).equals(bytes)).toBe(true);
      },
    );

    it('takes a blob from a sibling repository without sending it, where the registry can', async () => {
      await using registry = client();
      const from = fresh();
      const to = fresh();
      const bytes = randomBytes(1000);
      const blob = describeBytes(OCI_LAYER_GZIP, bytes);
      await registry.uploadBlob(from, blob, bytesSource(bytes));
      const outcome = await registry.uploadBlob(to, blob, bytesSource(bytes), {
        mountFrom: [from],
      });
      expect(outcome).toBe(subject().siblings);
      expect(await registry.hasBlob(to, blob.digest)).toBe(true);
    });
  });

  describe('manifests', () => {
    it('knows absence in a repository that is not there', async () => {
      await using registry = client();
      const repository = fresh();
      expect(await registry.resolve(repository, v1)).toBeUndefined();
      expect(await registry.getManifest(repository, v1)).toBeUndefined();
      expect(await registry.listTags(repository)).toEqual([]);
    });

    it.each([
      [OCI_MANIFEST, OCI_INDEX],
      [DOCKER_MANIFEST, DOCKER_LIST],
    ])('puts and gets %s and %s as they are', async (type, indexType) => {
      await using registry = client();
      const repository = fresh();
      const image = await uploadImage(registry, repository, type);
      const { digest } = image.descriptor;
      expect(await registry.putManifest(repository, digest, image)).toBe(digest);
      const platform = { os: 'linux', architecture: 'arm64' };
      const manifests = [{ ...image.descriptor, platform }];
      const index = rawManifest({ mediaType: indexType, ...{ schemaVersion: 2, manifests } });
      expect(await registry.putManifest(repository, v1, index)).toBe(index.descriptor.digest);
      expect(await registry.resolve(repository, v1)).toEqual(index.descriptor);
      const got = await registry.getManifest(repository, index.descriptor.digest);
      expect(got?.descriptor).toEqual(index.descriptor);
      expect(Buffer.from(got?.bytes ?? '')).toEqual(Buffer.from(index.bytes));
    });

    it('lists tags', async () => {
      await using registry = client();
      const repository = fresh();
      const image = await uploadImage(registry, repository);
      for (const tag of ['v1', 'latest', '1.2.0-linux-arm64']) {
        await registry.putManifest(repository, parseTag(tag), image);
      }
      const tags = [...(await registry.listTags(repository))].sort();
      expect(tags).toEqual(['1.2.0-linux-arm64', 'latest', 'v1']);
    });
  });

  describe('copies', () => {
    it('copies an index with its images, and nothing twice', async () => {
      await using registry = client();
      const [from, to] = [fresh(), fresh()];
      const images = [await uploadImage(registry, from), await uploadImage(registry, from)];
      for (const image of images) {
        await registry.putManifest(from, image.descriptor.digest, image);
      }
      const manifests = images.map(({ descriptor }) => descriptor);
      const index = rawManifest({ mediaType: OCI_INDEX, ...{ schemaVersion: 2, manifests } });
      await registry.putManifest(from, index.descriptor.digest, index);
      const first = await registry.copy(from, to, index.descriptor.digest);
      expect(first.manifests).toBe(3);
      expect(first.blobs).toBe(subject().siblings === 'uploaded' ? 4 : 0);
      expect(await registry.resolve(to, index.descriptor.digest)).toEqual(index.descriptor);
      for (const { layer, config } of images) {
        expect(await registry.hasBlob(to, layer.digest)).toBe(true);
        expect(await registry.hasBlob(to, config.digest)).toBe(true);
      }
      const second = await registry.copy(from, to, index.descriptor.digest);
      expect(second).toEqual({ blobs: 0, bytes: 0, manifests: 0 });
    });

    it('copies what refers to an image', async () => {
      await using registry = client();
      const [from, to] = [fresh(), fresh()];
      const image = await uploadImage(registry, from);
      await registry.putManifest(from, image.descriptor.digest, image);
      const artifact = { artifactType: 'application/spdx+json', subject: image.descriptor };
      const sbom = await uploadImage(registry, from, OCI_MANIFEST, artifact);
      await registry.putManifest(from, sbom.descriptor.digest, sbom);
      const listed = await registry.referrers(from, image.descriptor.digest);
      expect(listed).toMatchObject([
        { digest: sbom.descriptor.digest, artifactType: 'application/spdx+json' },
      ]);
      await registry.copy(from, to, image.descriptor.digest);
      expect(await registry.resolve(to, sbom.descriptor.digest)).toEqual(sbom.descriptor);
      expect(await registry.referrers(to, image.descriptor.digest)).toMatchObject([
        { digest: sbom.descriptor.digest },
      ]);
    });
  });
}
