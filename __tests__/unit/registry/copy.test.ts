import { beforeEach, describe, expect, it } from '@jest/globals';
import { digestOf } from '../../../src/model/digest.ts';
import { OCI_INDEX, OCI_LAYER_GZIP, OCI_MANIFEST } from '../../../src/model/media-types.ts';
import { fallbackTag } from '../../../src/registry/manifests/referrers.ts';
import type { Registry } from '../../../src/registry/registry.ts';
import { eachTest } from '../../support/registry/each-test.ts';
import type { RegistryScript } from '../../support/registry/registry.ts';

const { startRegistry, testClient } = eachTest();
let client: Registry;
beforeEach(() => {
  client = testClient();
});

describe('a copy between registries', () => {
  it('brings an index, its images and their blobs, byte for byte, children first', async () => {
    const [source, target] = [await startRegistry(), await startRegistry()];
    const images = ['amd64', 'arm64'].map((architecture) =>
      source.store.seedImage('a/b', { architecture }),
    );
    const index = source.store.seedIndex(
      'a/b',
      images.map(({ descriptor }) => descriptor),
    );
    const copied = await client.copy(
      source.repository('a/b'),
      target.repository('c/d'),
      index.digest,
    );
    expect(copied).toMatchObject({ blobs: 4, manifests: 3 });
    expect(target.store.manifest('c/d', index.digest)).toEqual(
      source.store.manifest('a/b', index.digest),
    );
    for (const { layers, config } of images) {
      for (const { digest } of [...layers, config]) {
        expect(target.store.blob('c/d', digest)).toEqual(source.store.blob('a/b', digest));
      }
    }
    const puts = target.seen({ method: 'PUT', path: 'manifests' }).map(({ path }) => path);
    expect(puts.at(-1)).toContain(index.digest);
  });

  it('sends nothing that is there', async () => {
    const [source, target] = [await startRegistry(), await startRegistry()];
    const { descriptor } = source.store.seedImage('a/b', { architecture: 'amd64' });
    const { layers } = target.store.seedImage('c/d', {
      architecture: 'amd64',
      layers: ['layer of a/b amd64 '],
    });
    expect(layers).toHaveLength(1);
    const copied = await client.copy(
      source.repository('a/b'),
      target.repository('c/d'),
      descriptor.digest,
    );
    expect(copied.blobs).toBe(0);
    expect(source.count({ path: 'blobs' })).toBe(0);
  });

  it.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])(
    'heals a target that has lost one thing of what it holds: %d',
    async (number) => {
      const [source, target] = [await startRegistry(), await startRegistry()];
      const { store } = source;
      const images = ['amd64', 'arm64'].map(
        (architecture) => store.seedImage('a/b', { architecture }).descriptor,
      );
      const index = store.seedIndex('a/b', images);
      const signature = {
        ...{ schemaVersion: 2, mediaType: OCI_MANIFEST, artifactType: 'application/x' },
        config: store.seedBlob('a/b', '{}', 'application/vnd.oci.empty.v1+json'),
        layers: [store.seedBlob('a/b', 'signature')],
        subject: index,
      };
      store.seedManifest('a/b', signature);
      const copy = () =>
        client.copy(source.repository('a/b'), target.repository('c/d'), index.digest);
      await copy();
      const held = target.store.at('c/d');
      const contents = [held.manifests, held.blobs].flatMap((kind) =>
        [...kind.keys()].map((key) => ({ kind, key })),
      );
      expect(contents).toHaveLength(10);
      const lost = contents[number];
      expect(lost?.kind.delete(lost.key)).toBe(true);
      client = testClient();
      expect(await copy()).toMatchObject({
        manifests: lost?.kind === held.manifests ? 1 : 0,
        blobs: lost?.kind === held.blobs ? 1 : 0,
      });
      expect(lost?.kind.has(lost.key)).toBe(true);
    },
  );

  it('does not ask for manifests that were read before', async () => {
    const [source, target] = [await startRegistry(), await startRegistry()];
    const { descriptor } = source.store.seedImage('a/b', { architecture: 'amd64' });
    const from = source.repository('a/b');
    const known = await client.getManifest(from, descriptor.digest);
    source.clear();
    await client.copy(
      from,
      target.repository('c/d'),
      descriptor.digest,
      [known].flatMap((one) => one ?? []),
    );
    expect(source.count({ method: 'GET', path: 'manifests' })).toBe(0);
    expect(target.store.manifest('c/d', descriptor.digest)).toBeDefined();
  });

  it('asks for a blob once that several images share', async () => {
    const [source, target] = [await startRegistry(), await startRegistry()];
    const images = ['amd64', 'arm64'].map((architecture) =>
      source.store.seedImage('a/b', { architecture, layers: ['shared'] }),
    );
    const index = source.store.seedIndex(
      'a/b',
      images.map(({ descriptor }) => descriptor),
    );
    await client.copy(source.repository('a/b'), target.repository('c/d'), index.digest);
    expect(source.count({ method: 'GET', path: digestOf('shared') })).toBe(1);
  });

  it.each([
    'application/vnd.docker.image.rootfs.foreign.diff.tar.gzip',
    'application/vnd.oci.image.layer.nondistributable.v1.tar+gzip',
  ])('leaves a foreign layer where it is: %s', async (mediaType) => {
    const [source, target] = [await startRegistry(), await startRegistry()];
    const { config, layers } = source.store.seedImage('a/b', { architecture: 'amd64' });
    const foreign = {
      mediaType,
      digest: digestOf('far away'),
      size: 8,
      urls: ['https://x.example/'],
    };
    const manifest = source.store.seedManifest('a/b', {
      ...{ schemaVersion: 2, mediaType: OCI_MANIFEST, config },
      layers: [foreign, ...layers],
    });
    await client.copy(source.repository('a/b'), target.repository('c/d'), manifest.digest);
    expect(target.store.manifest('c/d', manifest.digest)).toBeDefined();
    expect(source.count({ path: foreign.digest }) + target.count({ path: foreign.digest })).toBe(0);
  });

  it('takes a layer of 32 bytes', async () => {
    const [source, target] = [await startRegistry(), await startRegistry()];
    const { descriptor } = source.store.seedImage('a/b', {
      architecture: 'amd64',
      layers: ['x'.repeat(32)],
    });
    const copied = await client.copy(
      source.repository('a/b'),
      target.repository('c/d'),
      descriptor.digest,
    );
    expect(copied.blobs).toBe(2);
  });

  it('of a layer that arrives changed puts nothing', async () => {
    const [source, target] = [await startRegistry(), await startRegistry()];
    const { descriptor, layers } = source.store.seedImage('a/b', { architecture: 'amd64' });
    source.fault({
      path: layers[0]?.digest ?? '',
      method: 'GET',
      change: (body) => Buffer.from(body).fill('x'),
    });
    await expect(
      client.copy(source.repository('a/b'), target.repository('c/d'), descriptor.digest),
    ).rejects.toMatchObject({
      ...{ name: 'SourceError', registry: source.host },
      hint: expect.stringMatching(/damaged/),
    });
    expect(target.count({ method: 'PUT', path: 'manifests' })).toBe(0);
    expect(target.store.blob('c/d', layers[0]?.digest ?? '')).toBeUndefined();
  });

  it('goes on where either side breaks', async () => {
    const [source, target] = [await startRegistry(), await startRegistry()];
    const contents = Buffer.alloc(3_000_000, 'layer');
    const { descriptor, layers } = source.store.seedImage('a/b', {
      architecture: 'amd64',
      layers: [contents],
    });
    const digest = layers[0]?.digest ?? '';
    source.fault({ path: digest, method: 'GET', cutAfter: 1_000_000 });
    target.fault({ method: 'PUT', path: 'uploads', resetAfter: 2_000_000 });
    await client.copy(source.repository('a/b'), target.repository('c/d'), descriptor.digest);
    expect(target.store.blob('c/d', digest)?.equals(contents)).toBe(true);
  });

  it('of what is not there says so', async () => {
    const [source, target] = [await startRegistry(), await startRegistry()];
    const copy = client.copy(source.repository('a/b'), target.repository('c/d'), digestOf('none'));
    await expect(copy).rejects.toMatchObject({ name: 'SourceError', registry: source.host });
    expect(target.count({ method: 'PUT' })).toBe(0);
  });

  it.each(['config', 'layer'])('of an image whose %s is gone says so', async (what) => {
    const [source, target] = [await startRegistry(), await startRegistry()];
    const { descriptor, config, layers } = source.store.seedImage('a/b', { architecture: 'amd64' });
    const lost = what === 'config' ? config.digest : (layers[0]?.digest ?? '');
    source.store.at('a/b').blobs.delete(lost);
    const copy = client.copy(source.repository('a/b'), target.repository('c/d'), descriptor.digest);
    await expect(copy).rejects.toMatchObject({
      ...{ name: 'SourceError', registry: source.host },
      subject: `${source.repository('a/b')}@${lost}`,
      hint: expect.stringMatching(/build and push it again/),
    });
    expect(target.count({ method: 'PUT', path: 'manifests' })).toBe(0);
  });
});

describe('referrers', () => {
  it.each<[string, RegistryScript, RegistryScript]>([
    ['API to API', {}, {}],
    ['API in pages to API', { pageSize: 1 }, {}],
    ['API to fallback tag', {}, { referrers: false }],
    ['fallback tag to API', { referrers: false }, {}],
    ['fallback tag to fallback tag', { referrers: false }, { referrers: false }],
  ])('come along: %s', async (_name, from, to) => {
    const [source, target] = [await startRegistry(from), await startRegistry(to)];
    const { descriptor } = source.store.seedImage('a/b', { architecture: 'amd64' });
    const { mediaType, digest, size } = descriptor;
    const refer = (artifactType: string) => {
      const config = source.store.seedBlob('a/b', '{}', 'application/vnd.oci.empty.v1+json');
      const layer = source.store.seedBlob('a/b', artifactType, OCI_LAYER_GZIP);
      return source.store.seedManifest('a/b', {
        ...{ schemaVersion: 2, mediaType: OCI_MANIFEST, artifactType, config, layers: [layer] },
        subject: { mediaType, digest, size },
      });
    };
    const referrers = [refer('application/spdx+json'), refer('application/vnd.in-toto+json')];
    if (from.referrers === false)
      source.store.seedIndex('a/b', referrers, { tag: fallbackTag(digest) });
    const copied = await client.copy(source.repository('a/b'), target.repository('c/d'), digest);
    expect(copied.manifests).toBe(3);
    const listed = await client.referrers(target.repository('c/d'), digest);
    expect(listed.map((one) => one.digest).sort()).toEqual(
      referrers.map((one) => one.digest).sort(),
    );
    expect(listed.map(({ artifactType }) => artifactType).sort()).toEqual([
      'application/spdx+json',
      'application/vnd.in-toto+json',
    ]);
  });

  it.each([true, false])(
    'that are listed and not there are left out, with a warning; API: %s',
    async (referrers) => {
      const [source, target] = [await startRegistry({ referrers }), await startRegistry()];
      const { digest } = source.store.seedImage('a/b', { architecture: 'amd64' }).descriptor;
      const gone = { mediaType: OCI_MANIFEST, digest: digestOf('gone'), size: 4 };
      const list = { schemaVersion: 2, mediaType: OCI_INDEX, manifests: [gone] };
      if (referrers) {
        source.fault({
          ...{ path: `referrers/${digest}`, status: 200, body: JSON.stringify(list) },
          headers: { 'content-type': OCI_INDEX },
        });
      } else source.store.seedIndex('a/b', [gone], { tag: fallbackTag(digest) });
      const { log, ...others } = testClient();
      const copied = await others.copy(source.repository('a/b'), target.repository('c/d'), digest);
      expect(copied.manifests).toBe(1);
      expect(log.lines).toEqual([expect.stringMatching(/^warning: .*lists the referrer/)]);
    },
  );

  it('that list what they refer to end', async () => {
    const [source, target] = [await startRegistry({ referrers: false }), await startRegistry()];
    const image = source.store.seedImage('a/b', { architecture: 'amd64' }).descriptor;
    source.store.seedIndex('a/b', [image], { tag: fallbackTag(image.digest) });
    const from = source.repository('a/b');
    const copied = await client.copy(from, target.repository('c/d'), image.digest);
    expect(copied.manifests).toBe(1);
  });

  it('that contain what they refer to come along', async () => {
    const [source, target] = [await startRegistry(), await startRegistry()];
    const image = source.store.seedImage('a/b', { architecture: 'amd64' }).descriptor;
    const { mediaType, digest, size } = image;
    const signed = source.store.seedManifest('a/b', {
      ...{
        schemaVersion: 2,
        mediaType: OCI_INDEX,
        artifactType: 'application/x',
        manifests: [image],
      },
      subject: { mediaType, digest, size },
    });
    const copied = await client.copy(source.repository('a/b'), target.repository('c/d'), digest);
    expect(copied.manifests).toBe(2);
    expect(target.store.manifest('c/d', signed.digest)).toBeDefined();
  });
});
