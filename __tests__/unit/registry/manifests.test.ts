import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { digestOf } from '../../../src/model/digest.ts';
import {
  DOCKER_LIST,
  DOCKER_MANIFEST,
  MANIFEST_TYPES,
  OCI_INDEX,
  OCI_MANIFEST,
} from '../../../src/model/media-types.ts';
import { parseTag } from '../../../src/model/reference.ts';
import type { RawManifest, Registry } from '../../../src/registry/registry.ts';
import { bytesSource, rawManifest, uploadImage } from '../../support/registry/core.ts';
import { eachTest } from '../../support/registry/each-test.ts';

const v1 = parseTag('v1');
const other = digestOf('other');
const { startRegistry, testClient, withImage } = eachTest();
let client: Registry;
beforeEach(() => {
  client = testClient();
});
function indexOf(children: readonly RawManifest['descriptor'][]): RawManifest {
  return rawManifest({ mediaType: OCI_INDEX, ...{ schemaVersion: 2, manifests: children } });
}

describe('a manifest that is read', () => {
  it('is asked for with all four types', async () => {
    const { registry, repository } = await withImage();
    await client.getManifest(repository, v1);
    await client.resolve(repository, v1);
    for (const { headers } of registry.requests) {
      expect(headers.accept?.split(', ')).toEqual([...MANIFEST_TYPES]);
    }
  });

  it('is resolved by HEAD alone, which costs no pull', async () => {
    const { registry, repository, image } = await withImage();
    const { mediaType, digest, size } = image.descriptor;
    expect(await client.resolve(repository, v1)).toEqual({ mediaType, digest, size });
    expect(registry.requests.map(({ method }) => method)).toEqual(['HEAD']);
  });

  it.each<[string, Record<string, string | undefined>]>([
    ['without Docker-Content-Digest', { 'docker-content-digest': undefined }],
    ['with an empty one', { 'docker-content-digest': '' }],
    ['with one that is no digest', { 'docker-content-digest': 'sha256:abc' }],
    ['without Content-Type', { 'content-type': undefined }],
    ['with a type that says nothing', { 'content-type': 'application/json; charset=utf-8' }],
  ])('%s is hashed here', async (_name, headers) => {
    const { registry, repository, image } = await withImage();
    registry.fault({ path: 'manifests', headers, times: Infinity });
    const { mediaType, digest, size } = image.descriptor;
    expect(await client.resolve(repository, v1)).toEqual({ mediaType, digest, size });
    expect(await client.resolve(repository, digest)).toEqual({ mediaType, digest, size });
  });

  it('by a tag has its SHA-256, also where the registry tells another digest', async () => {
    const { registry, repository, image } = await withImage();
    registry.fault({
      path: 'manifests/v1',
      headers: {
        'docker-content-digest': `sha512:${createHash('sha512').update(image.bytes).digest('hex')}`,
      },
      times: Infinity,
    });
    expect((await client.resolve(repository, v1))?.digest).toBe(image.descriptor.digest);
  });

  it.each(['GET', 'HEAD'])(
    'under a digest that the answer to %s contradicts fails',
    async (method) => {
      const { registry, repository, image } = await withImage();
      registry.fault({
        path: 'manifests',
        headers: { 'docker-content-digest': other },
        times: Infinity,
      });
      const { digest } = image.descriptor;
      const read =
        method === 'GET'
          ? client.getManifest(repository, digest)
          : client.resolve(repository, digest);
      await expect(read).rejects.toMatchObject({
        name: 'DigestMismatchError',
        answer: expect.stringContaining(other),
      });
    },
  );

  it.each(['v1', 'digest'])(
    'by %s fails when its bytes are not those of its digest',
    async (by) => {
      const { registry, repository, image } = await withImage();
      registry.fault({
        path: 'manifests',
        change: (body) => Buffer.concat([body, Buffer.from(' ')]),
      });
      const target = by === 'v1' ? v1 : image.descriptor.digest;
      await expect(client.getManifest(repository, target)).rejects.toMatchObject({
        name: 'DigestMismatchError',
      });
    },
  );

  it('is checked against its digest where the registry says nothing about it', async () => {
    const { registry, repository, image } = await withImage();
    registry.fault({
      path: 'manifests',
      headers: { 'docker-content-digest': undefined },
      change: (body) => Buffer.concat([body, Buffer.from(' ')]),
    });
    await expect(client.getManifest(repository, image.descriptor.digest)).rejects.toMatchObject({
      name: 'DigestMismatchError',
    });
  });

  it('has the type of the answer', async () => {
    const { registry, repository } = await withImage();
    const headers = { 'content-type': `${DOCKER_MANIFEST}; charset=utf-8` };
    registry.fault({ path: 'manifests', headers });
    const read = await client.getManifest(repository, v1);
    expect(read?.descriptor.mediaType).toBe(DOCKER_MANIFEST);
  });

  it.each([
    [{ schemaVersion: 2, manifests: [] }, OCI_INDEX],
    [{ schemaVersion: 2, mediaType: DOCKER_LIST, manifests: [] }, DOCKER_LIST],
    [{ schemaVersion: 2, config: {}, layers: [] }, OCI_MANIFEST],
  ])('%j has a type without one', async (document, mediaType) => {
    const registry = await startRegistry();
    const bytes = Buffer.from(JSON.stringify(document));
    registry.store.seedManifest('a/b', bytes, { mediaType: 'application/json', tag: 'v1' });
    const read = await client.getManifest(registry.repository('a/b'), v1);
    expect(read?.descriptor).toMatchObject({ mediaType, digest: digestOf(bytes) });
    expect(Buffer.from(read?.bytes ?? '').equals(bytes)).toBe(true);
  });

  it.each([
    ['application/vnd.docker.distribution.manifest.v1+prettyjws', '{}', 'schema 1'],
    ['text/html', '<html>log in</html>', 'no manifest'],
  ])('of type %s is refused', async (mediaType, text, words) => {
    const registry = await startRegistry();
    registry.store.seedManifest('a/b', Buffer.from(text), { mediaType, tag: 'v1' });
    await expect(client.getManifest(registry.repository('a/b'), v1)).rejects.toMatchObject({
      name: 'ManifestInvalidError',
      message: expect.stringContaining(words),
    });
  });

  it.each([
    [
      'a 200 with application/grpc and no body',
      { status: 200, headers: { 'content-type': 'application/grpc' } },
    ],
    ['an empty 200', { status: 200, headers: { 'content-type': OCI_INDEX } }],
    ['a 500', { status: 500 }],
    ['a 429', { status: 429, headers: { 'retry-after': '0' } }],
    ['a broken connection', { cutAfter: 10 }],
  ])('%s is a fault that passes', async (_name, fault) => {
    const { registry, repository, image } = await withImage();
    registry.fault({ path: 'manifests', times: 2, ...fault });
    const read = await client.getManifest(repository, v1);
    expect(read?.descriptor.digest).toBe(image.descriptor.digest);
    expect(registry.count()).toBe(3);
  });
});

describe('absence', () => {
  it.each(['getManifest', 'resolve'] as const)(
    'is the 404 of the manifest itself: %s',
    async (read) => {
      const { registry, repository } = await withImage();
      expect(await client[read](repository, parseTag('v2'))).toBeUndefined();
      expect(await client[read](registry.repository('no/such'), v1)).toBeUndefined();
      expect(registry.count()).toBe(2);
    },
  );

  it.each([
    ['401', { status: 401 }, 'UnauthorisedError'],
    ['403', { status: 403, code: 'DENIED' }, 'DeniedError'],
    ['429', { status: 429 }, 'RateLimitedError'],
    ['500', { status: 500 }, 'UnavailableError'],
    [
      "404 with a proxy's page",
      { status: 404, body: '<html>not here</html>', headers: { 'content-type': 'text/html' } },
      'RegistryError',
    ],
    [
      '404 of another server',
      { status: 404, body: '404 page not found\n', headers: { 'content-type': 'text/plain' } },
      'RegistryError',
    ],
  ])('is not %s', async (_name, fault, name) => {
    const { registry, repository } = await withImage();
    registry.fault({ path: 'manifests', times: Infinity, ...fault });
    await expect(client.resolve(repository, v1)).rejects.toMatchObject({ name });
    await expect(client.getManifest(repository, v1)).rejects.toMatchObject({ name });
  });
});

describe('a manifest that is put', () => {
  it('goes as it is, with its own type', async () => {
    const registry = await startRegistry();
    const repository = registry.repository('a/b');
    const image = await uploadImage(client, repository);
    expect(await client.putManifest(repository, v1, image)).toBe(image.descriptor.digest);
    const [put] = registry.seen({ method: 'PUT', path: 'manifests' });
    expect(put?.headers['content-type']).toBe(OCI_MANIFEST);
    expect(registry.store.manifest('a/b', 'v1')?.bytes.equals(image.bytes)).toBe(true);
  });

  it.each([undefined, ''])(
    'is confirmed by its own hash where the registry says %j',
    async (said) => {
      const { registry, repository, image } = await withImage();
      registry.fault({ method: 'PUT', headers: { 'docker-content-digest': said } });
      const { bytes, descriptor } = image;
      expect(await client.putManifest(repository, v1, { bytes, descriptor })).toBe(
        descriptor.digest,
      );
    },
  );

  it('fails where the registry confirms another digest', async () => {
    const { registry, repository, image } = await withImage();
    registry.fault({ method: 'PUT', headers: { 'docker-content-digest': other } });
    await expect(client.putManifest(repository, v1, image)).rejects.toMatchObject({
      name: 'DigestMismatchError',
      answer: expect.stringContaining(other),
    });
  });

  it('is not sent under a digest that is not its own', async () => {
    const { registry, repository, image } = await withImage();
    registry.clear();
    await expect(client.putManifest(repository, other, image)).rejects.toMatchObject({
      name: 'DigestMismatchError',
    });
    expect(registry.count()).toBe(0);
  });

  it('is put again where a gateway answers 200 with application/grpc', async () => {
    const { registry, repository, image } = await withImage();
    const headers = { 'content-type': 'application/grpc' };
    registry.fault({ method: 'PUT', status: 200, headers });
    registry.fault({ method: 'HEAD', status: 200, headers });
    const v2 = parseTag('v2');
    expect(await client.putManifest(repository, v2, image)).toBe(image.descriptor.digest);
    expect(registry.store.tag('a/b', 'v2')).toBe(image.descriptor.digest);
    expect(await client.hasBlob(repository, other)).toBe(false);
  });

  it.each([
    ['200 and a page', 200, 'text/html'],
    ['204', 204, undefined],
  ])('is nowhere, whatever %s says', async (_what, status, type) => {
    const { registry, repository, image } = await withImage();
    const v2 = parseTag('v2');
    registry.fault({
      method: 'PUT',
      path: 'manifests/v2',
      status,
      body: type === undefined ? '' : '<html>Log in</html>',
      headers: { 'content-type': type },
      times: Infinity,
    });
    await expect(client.putManifest(repository, v2, image)).rejects.toMatchObject({
      name: 'UnavailableError',
      message: expect.stringContaining('does not say that it stored'),
    });
  });

  it('is there where an answer without a digest says little and the registry shows it', async () => {
    const { registry, repository, image } = await withImage();
    registry.fault({ method: 'PUT', path: 'manifests/v1', status: 202, body: '' });
    expect(await client.putManifest(repository, v1, image)).toBe(image.descriptor.digest);
  });

  it('and refused with 400 is shown with the types that were sent', async () => {
    const { registry, repository, image } = await withImage();
    registry.fault({
      method: 'PUT',
      status: 400,
      code: 'MANIFEST_INVALID',
      message: 'unknown media type',
    });
    const index = indexOf([image.descriptor]);
    await expect(client.putManifest(repository, v1, index)).rejects.toMatchObject({
      name: 'ManifestInvalidError',
      answer: `400 Bad Request: MANIFEST_INVALID: unknown media type (sent: ${OCI_INDEX}, ${OCI_MANIFEST})`,
    });
    expect(registry.count({ method: 'PUT' })).toBe(1);
  });

  it('to an immutable tag is refused once, and may be put again as it is', async () => {
    const { registry, repository, image } = await withImage({ immutableTags: true });
    const second = await uploadImage(client, repository);
    await expect(client.putManifest(repository, v1, second)).rejects.toMatchObject({
      name: 'ImmutableTagError',
      subject: `${repository}:v1`,
      hint: expect.stringContaining('new version'),
    });
    expect(registry.count({ method: 'PUT', path: 'manifests' })).toBe(1);
    expect(await client.putManifest(repository, v1, image)).toBe(image.descriptor.digest);
  });

  it('for which no package permission was given names it (GHCR)', async () => {
    const { registry, repository, image } = await withImage();
    registry.fault({
      method: 'PUT',
      status: 403,
      code: 'DENIED',
      message: 'permission_denied: write_package',
    });
    await expect(client.putManifest(repository, v1, image)).rejects.toMatchObject({
      name: 'DeniedError',
      answer: '403 Forbidden: DENIED: permission_denied: write_package',
    });
    expect(registry.count({ method: 'PUT' })).toBe(1);
  });

  it('into a repository that is not there: one try', async () => {
    const registry = await startRegistry({ repositories: ['other'] });
    const image = rawManifest({ mediaType: OCI_INDEX, ...{ schemaVersion: 2, manifests: [] } });
    await expect(client.putManifest(registry.repository('a/b'), v1, image)).rejects.toMatchObject({
      name: 'NotFoundError',
      hint: expect.stringContaining('Create the repository first'),
    });
    expect(registry.count()).toBe(1);
  });
});

describe('a blob that the registry said to hold and does not know', () => {
  it('is sent again, once', async () => {
    const registry = await startRegistry();
    const repository = registry.repository('a/b');
    const image = await uploadImage(client, repository);
    const later = testClient();
    const bytes = registry.store.blob('a/b', image.layer.digest) ?? Buffer.alloc(0);
    registry.store.at('a/b').blobs.delete(image.layer.digest);
    registry.fault({ method: 'HEAD', path: image.layer.digest, status: 200 });
    registry.clear();
    expect(await later.uploadBlob(repository, image.layer, bytesSource(bytes))).toBe('present');
    expect(await later.putManifest(repository, v1, image)).toBe(image.descriptor.digest);
    expect(registry.seen({ method: 'PUT' }).map(({ status }) => status)).toEqual([404, 201, 201]);
    expect(registry.store.blob('a/b', image.layer.digest)?.equals(bytes)).toBe(true);
  });

  it('and which nobody can send is named', async () => {
    const registry = await startRegistry();
    const repository = registry.repository('a/b');
    const image = await uploadImage(client, repository);
    registry.store.at('a/b').blobs.delete(image.layer.digest);
    await expect(client.putManifest(repository, v1, image)).rejects.toMatchObject({
      name: 'ManifestBlobUnknownError',
      missing: [image.layer.digest],
    });
    expect(registry.count({ method: 'PUT', path: 'manifests' })).toBe(1);
  });
});

describe('a registry that needs a moment', () => {
  it.each(['resolve', 'getManifest'] as const)(
    'put 201, then 404, 404, 200: %s waits',
    async (read) => {
      const registry = await startRegistry({ hiddenReads: 2 });
      const repository = registry.repository('a/b');
      const image = await uploadImage(client, repository);
      await client.putManifest(repository, v1, image);
      expect(await client[read](repository, v1)).toBeDefined();
      expect(await client[read](repository, image.descriptor.digest)).toBeDefined();
    },
  );

  it('404 for good says that the put was accepted', async () => {
    const registry = await startRegistry({ hiddenReads: Infinity });
    const repository = registry.repository('a/b');
    const image = await uploadImage(client, repository);
    await client.putManifest(repository, v1, image);
    registry.clear();
    await expect(client.resolve(repository, v1)).rejects.toMatchObject({
      name: 'NotVisibleError',
      subject: `${repository}:v1`,
      answer: expect.stringContaining('put was accepted'),
    });
    expect(registry.count()).toBe(6);
  });

  it('what was not put here is absent at once', async () => {
    const registry = await startRegistry();
    registry.store.seedImage('a/b', { architecture: 'arm64' });
    expect(await client.resolve(registry.repository('a/b'), v1)).toBeUndefined();
    expect(registry.count()).toBe(1);
  });

  it('an index waits for a child that was put a moment ago', async () => {
    const registry = await startRegistry();
    const repository = registry.repository('a/b');
    const image = await uploadImage(client, repository);
    const { digest } = image.descriptor;
    await client.putManifest(repository, digest, image);
    registry.fault({
      ...{ method: 'PUT', path: 'manifests/v1', status: 404, code: 'MANIFEST_UNKNOWN' },
      ...{ detail: { digest }, times: 2 },
    });
    const index = indexOf([image.descriptor]);
    expect(await client.putManifest(repository, v1, index)).toBe(index.descriptor.digest);
  });

  it('an index waits for a child that another put and that was seen a moment ago', async () => {
    const { registry, repository, image } = await withImage();
    await client.resolve(repository, image.descriptor.digest);
    const index = indexOf([image.descriptor]);
    registry.fault({
      method: 'PUT',
      path: 'manifests',
      status: 400,
      code: 'MANIFEST_BLOB_UNKNOWN',
    });
    expect(await client.putManifest(repository, v1, index)).toBe(index.descriptor.digest);
  });

  it('and not for one that never was', async () => {
    const registry = await startRegistry();
    const index = indexOf([{ mediaType: OCI_MANIFEST, digest: other, size: 1 }]);
    await expect(client.putManifest(registry.repository('a/b'), v1, index)).rejects.toMatchObject({
      name: 'ManifestBlobUnknownError',
      missing: [other],
    });
    expect(registry.count()).toBe(1);
  });
});
