import { describe, expect, it } from '@jest/globals';
import type { Results } from '../../../src/model/results.ts';
import type { Descriptor } from '../../../src/model/descriptor.ts';
import { describeError, InputError } from '../../../src/model/errors.ts';
import { PublishError } from '../../../src/publish/run.ts';
import { runPromote } from '../../../src/steps/promote.ts';
import { recordedLog } from '../../support/log.ts';
import { startRegistry, type ScriptedRegistry } from '../../support/registry/registry.ts';

/** An index of two platforms with an attestation, and a signature that refers to it. */
function seed(registry: ScriptedRegistry, tag = 'sha-0123456'): string {
  const { store } = registry;
  const images = ['amd64', 'arm64'].map((architecture) =>
    store.seedImage('acme/app', { architecture }),
  );
  const [first] = images;
  if (first === undefined) throw new Error('no image');
  const attestation = {
    ...store.seedManifest('acme/app', {
      schemaVersion: 2,
      mediaType: 'application/vnd.oci.image.manifest.v1+json',
      config: first.config,
      layers: [store.seedBlob('acme/app', 'provenance')],
    }),
    platform: { os: 'unknown', architecture: 'unknown' },
    annotations: {
      'vnd.docker.reference.type': 'attestation-manifest',
      'vnd.docker.reference.digest': first.descriptor.digest,
    },
  };
  const children = [...images.map(({ descriptor }) => descriptor), attestation];
  return store.seedIndex('acme/app', children, { tag }).digest;
}

async function promote(
  inputs: Readonly<Record<string, string>>,
  { signal } = new AbortController(),
) {
  const log = recordedLog();
  const result = await runPromote(
    {
      inputs,
      env: { HOME: '/nonexistent', PATH: process.env['PATH'] },
      cwd: '/',
      log,
      signal,
    },
    {
      registry: { retry: { attempts: 2, base: 1, longest: 2 } },
      clock: { now: () => 0, sleep: () => Promise.resolve() },
    },
  );
  return { ...result, results: JSON.parse(result.outputs['results'] ?? '') as Results, log };
}

describe('promote', () => {
  it.each(['sha-0123456', 'digest'])(
    'gives an index, named by %s, further tags, latest last',
    async (by) => {
      await using registry = await startRegistry();
      const digest = seed(registry);
      const at = by === 'digest' ? `@${digest}` : `:${by}`;
      const { failures, outputs } = await promote({
        source: `${registry.host}/acme/app${at}`,
        tags: 'latest, stable',
      });
      expect(failures).toEqual([]);
      expect(registry.store.tags('acme/app')).toEqual({
        'sha-0123456': digest,
        stable: digest,
        latest: digest,
      });
      expect(outputs['digest']).toBe(digest);
      const puts = registry.seen({ method: 'PUT' }).map(({ path }) => path.split('/').at(-1));
      expect(puts).toEqual(['stable', 'latest']);
    },
  );

  it('carries an index to further registries, with attestations and referrers, before any tag', async () => {
    await using here = await startRegistry();
    await using there = await startRegistry();
    const digest = seed(here);
    const { store } = here;
    const source = store.manifest('acme/app', digest);
    const signature = store.seedManifest('acme/app', {
      schemaVersion: 2,
      mediaType: 'application/vnd.oci.image.manifest.v1+json',
      artifactType: 'application/vnd.dev.cosign.artifact.sig.v1+json',
      config: store.seedBlob('acme/app', '{}', 'application/vnd.oci.empty.v1+json'),
      layers: [store.seedBlob('acme/app', 'signature')],
      subject: { mediaType: source?.mediaType, digest, size: source?.bytes.length },
    });
    const { failures } = await promote({
      source: `${here.host}/acme/app:sha-0123456`,
      images: `${there.host}/other/app`,
      tags: 'v1',
    });
    expect(failures).toEqual([]);
    expect(there.store.tag('other/app', 'v1')).toBe(digest);
    expect(
      there.store.manifest('other/app', digest)?.bytes.equals(source?.bytes ?? Buffer.of()),
    ).toBe(true);
    expect(there.store.manifest('other/app', signature.digest)).toBeDefined();
    expect(here.store.tag('acme/app', 'v1')).toBeUndefined();
    const puts = there
      .seen({ method: 'PUT', path: '/manifests/' })
      .map(({ path }) => path.split('/').at(-1));
    expect(puts.indexOf('v1')).toBeGreaterThan(puts.indexOf(digest));
  });

  it('reads back what is carried by digest alone', async () => {
    await using here = await startRegistry();
    await using there = await startRegistry();
    const digest = seed(here);
    const source = `${here.host}/acme/app@${digest}`;
    const path = `manifests/${digest}`;
    // Looked for before it is copied, and never seen again.
    there.fault({ method: 'HEAD', path, status: 404, code: 'MANIFEST_UNKNOWN', times: Infinity });
    const { failures } = await promote({ source, images: `${there.host}/acme/app` });
    expect(failures).toEqual([expect.stringMatching(/does not give back|does not show/)]);
  });

  it.each([true, false])(
    'heals a target that has the index and has lost what is below, before a tag moves; checked there: %s',
    async (validate) => {
      await using here = await startRegistry();
      await using there = await startRegistry({ validate });
      const digest = seed(here);
      const inputs = {
        source: `${here.host}/acme/app:sha-0123456`,
        images: `${there.host}/acme/app`,
      };
      await promote(inputs);
      const held = there.store.at('acme/app');
      const below = [...held.manifests.keys()].filter((key) => key !== digest);
      expect(below).toHaveLength(3);
      for (const [number, lost] of below.entries()) {
        held.manifests.delete(lost);
        const { failures } = await promote({ ...inputs, tags: `v${number}` });
        expect(failures).toEqual([]);
        expect(held.manifests.has(lost)).toBe(true);
        const puts = there.seen({ method: 'PUT' }).map(({ path }) => path.split('/').at(-1));
        expect(puts.slice(-2)).toEqual([lost, `v${number}`]);
      }
    },
  );

  it.each(['an image', 'an attestation'])(
    'of a source that has lost %s moves no tag, in its own repository and in others',
    async (what) => {
      await using here = await startRegistry({ validate: false });
      await using there = await startRegistry({ validate: false });
      const digest = seed(here);
      const { manifests } = here.store.at('acme/app');
      const [image, , attestation] = [...manifests.keys()].filter((key) => key !== digest);
      manifests.delete((what === 'an image' ? image : attestation) ?? '');
      for (const place of [here, there]) {
        const run = promote({
          source: `${here.host}/acme/app:sha-0123456`,
          images: `${place.host}/acme/app`,
          tags: 'stable',
        });
        await expect(run).rejects.toMatchObject({
          message: expect.stringMatching(/is not there, although the source names it/),
          hint: expect.stringMatching(/publish it again/),
        });
        expect(place.store.tag('acme/app', 'stable')).toBeUndefined();
      }
    },
  );

  it('moves no tag where an image is accepted and not shown', async () => {
    await using here = await startRegistry();
    await using there = await startRegistry();
    const digest = seed(here);
    const [image = ''] = [...here.store.at('acme/app').manifests.keys()];
    expect(image).not.toBe(digest);
    there.fault({
      ...{ method: 'HEAD', path: `manifests/${image}`, status: 404, code: 'MANIFEST_UNKNOWN' },
      times: Infinity,
    });
    const source = `${here.host}/acme/app:sha-0123456`;
    const { failures } = await promote({
      source,
      images: `${there.host}/acme/app`,
      tags: 'stable',
    });
    expect(failures).toEqual([expect.stringMatching(/does not show|does not give back/)]);
    expect(there.store.tag('acme/app', 'stable')).toBeUndefined();
  });

  it('moves no tag to an index of which a layer is gone', async () => {
    await using registry = await startRegistry();
    seed(registry);
    registry.fault({ method: 'HEAD', path: '/blobs/', status: 404, times: Infinity });
    const source = `${registry.host}/acme/app:sha-0123456`;
    const { failures, outputs, results } = await promote({ source, tags: 'stable' });
    expect(failures).toEqual([expect.stringMatching(/a pull would fail/)]);
    expect(registry.store.tag('acme/app', 'stable')).toBeUndefined();
    expect(results.templates['acme/app']).toMatchObject({ status: 'failed', complete: false });
    expect(outputs['complete']).not.toBe('true');
  });

  it('fails where something else writes over the tag', async () => {
    await using registry = await startRegistry();
    seed(registry);
    registry.fault({
      ...{ method: 'PUT', path: 'manifests/stable' },
      after: () => Promise.resolve(registry.store.seedIndex('acme/app', [], { tag: 'stable' })),
    });
    const source = `${registry.host}/acme/app:sha-0123456`;
    const { failures } = await promote({ source, tags: 'stable' });
    expect(failures).toEqual([expect.stringMatching(/stable does not name what was put/)]);
  });

  it('that is cancelled copies nothing more, and says so', async () => {
    await using here = await startRegistry();
    await using there = await startRegistry();
    seed(here);
    const abort = new AbortController();
    there.fault({
      ...{ method: 'HEAD', path: 'manifests/stable' },
      before: () => {
        abort.abort();
        return Promise.resolve();
      },
    });
    const source = `${here.host}/acme/app:sha-0123456`;
    const images = `${there.host}/acme/app`;
    const { failures, results } = await promote({ source, images, tags: 'stable' }, abort);
    expect(failures).toEqual([expect.stringMatching(/cancelled/)]);
    expect(results.templates['acme/app']?.registries[there.host]?.tags).toEqual({
      stable: { state: 'not-tried', reason: 'cancelled' },
    });
    expect(there.seen({ method: 'PUT' })).toEqual([]);
    expect(there.seen({ method: 'POST' })).toEqual([]);
  });

  it('moves no tag anywhere when one registry cannot take the index', async () => {
    await using here = await startRegistry();
    await using there = await startRegistry();
    seed(here);
    there.fault({
      method: 'PUT',
      path: '/manifests/',
      status: 403,
      code: 'DENIED',
      times: Infinity,
    });
    const { failures, results } = await promote({
      source: `${here.host}/acme/app:sha-0123456`,
      images: `${here.host}/acme/app, ${there.host}/acme/app`,
      tags: 'stable',
    });
    expect(failures).toHaveLength(1);
    expect(here.store.tag('acme/app', 'stable')).toBeUndefined();
    expect(results.templates['acme/app']?.registries[here.host]?.tags).toMatchObject({
      stable: { state: 'not-tried' },
    });
  });

  it.each([
    ['hold', false, 0],
    ['warn', true, 0],
    ['fail', false, 1],
  ])('with on-shrink: %s where the tag has a platform more', async (policy, moves, failures) => {
    await using registry = await startRegistry();
    const digest = seed(registry);
    const s390x = registry.store.seedImage('acme/app', { architecture: 's390x' });
    registry.store.seedIndex('acme/app', [s390x.descriptor], { tag: 'stable' });
    const source = `${registry.host}/acme/app:sha-0123456`;
    const run = await promote({ source, tags: 'stable', 'on-shrink': policy });
    expect(registry.store.tag('acme/app', 'stable') === digest).toBe(moves);
    expect(run.failures).toHaveLength(failures);
    expect(JSON.stringify([run.log.lines, run.failures])).toContain('linux/s390x');
  });

  it.each(['1.0.0', 'v1.0.0-rc1', 'sha-7654321', '20260131', 'run-12345678901'])(
    'with on-existing: fail leaves %s where it names something else, and all beside it',
    async (exact) => {
      await using registry = await startRegistry();
      seed(registry);
      const other = registry.store.seedIndex('acme/app', [], { tag: exact });
      const source = `${registry.host}/acme/app:sha-0123456`;
      const run = await promote({ source, tags: `${exact}, v2`, 'on-existing': 'fail' });
      expect(run.failures).toEqual([
        expect.stringContaining(`${exact} exists with another digest`),
      ]);
      expect(registry.store.tag('acme/app', exact)).toBe(other.digest);
      expect(registry.store.tag('acme/app', 'v2')).toBeUndefined();
    },
  );

  it.each(['fail', 'replace'])(
    'with on-existing: %s moves tags that name no one build, after those that do',
    async (policy) => {
      await using registry = await startRegistry();
      const digest = seed(registry);
      const moving = ['latest', '1', 'v1.0', 'stable', 'nightly'];
      for (const tag of moving) registry.store.seedIndex('acme/app', [], { tag });
      const source = `${registry.host}/acme/app:sha-0123456`;
      const tags = [...moving, '1.0.0'];
      const run = await promote({ source, tags: tags.join(), 'on-existing': policy });
      expect(run.failures).toEqual([]);
      expect(registry.store.tags('acme/app')).toEqual(
        Object.fromEntries(['sha-0123456', ...tags].map((tag) => [tag, digest])),
      );
      const puts = registry.seen({ method: 'PUT' }).map(({ path }) => path.split('/').at(-1));
      expect(puts).toEqual([
        '1.0.0',
        expect.anything(),
        expect.anything(),
        expect.anything(),
        expect.anything(),
        'latest',
      ]);
    },
  );

  it('warns of an exact tag that named another image, and moves no tag after one that was refused', async () => {
    await using registry = await startRegistry();
    const digest = seed(registry);
    const source = `${registry.host}/acme/app:sha-0123456`;
    const { digest: other } = registry.store.seedIndex('acme/app', [], { tag: '1.0.0' });
    const { log, failures } = await promote({ source, tags: '1.0.0' });
    expect(failures).toEqual([]);
    expect(registry.store.tag('acme/app', '1.0.0')).toBe(digest);
    expect(log.lines).toContain(`warning: 1.0.0 named another image before: ${other}`);
    registry.fault({ method: 'PUT', path: '/1.0.1', status: 403, code: 'DENIED' });
    const refused = await promote({ source, tags: 'latest, 1.0.1', 'on-existing': 'fail' });
    expect(refused.failures).toHaveLength(1);
    expect(registry.store.tag('acme/app', 'latest')).toBeUndefined();
  });

  it('knows the version of the source as an exact tag, however short', async () => {
    await using registry = await startRegistry();
    const { store } = registry;
    const image = store.seedImage('acme/app', { architecture: 'amd64' });
    const annotations = { 'org.opencontainers.image.version': '1.2' };
    store.seedIndex('acme/app', [image.descriptor], { tag: 'rc', annotations });
    const source = `${registry.host}/acme/app:rc`;
    for (const tag of ['1.2', 'v1.2', '1.2-cuda', 'gpu-1.2']) {
      store.seedIndex('acme/app', [], { tag });
      const { failures } = await promote({ source, tags: tag, 'on-existing': 'fail' });
      expect(failures).toEqual([expect.stringContaining(`${tag} exists with another digest`)]);
    }
    for (const tag of ['1', '1.20', '11.2', '1.2.x']) {
      store.seedIndex('acme/app', [], { tag });
      const { failures } = await promote({ source, tags: tag, 'on-existing': 'fail' });
      expect(failures).toEqual([]);
    }
  });

  it('refuses a single image, and says what to give instead', async () => {
    await using registry = await startRegistry();
    registry.store.seedImage('acme/app', { architecture: 'amd64', tag: 'old' });
    await expect(
      promote({ source: `${registry.host}/acme/app:old`, tags: 'stable' }),
    ).rejects.toMatchObject({
      message: expect.stringMatching(/:old is no index/),
      hint: expect.stringMatching(/not the tag or digest of one leg/),
    });
    expect(registry.store.tag('acme/app', 'stable')).toBeUndefined();
  });

  it.each<[what: string, seed: (registry: ScriptedRegistry) => Descriptor[], message: RegExp]>([
    ['nothing', () => [], /is an index without images/],
    [
      'attestations alone',
      ({ store }) => [
        {
          ...store.seedImage('acme/app', { architecture: 'amd64' }).descriptor,
          annotations: { 'vnd.docker.reference.type': 'attestation-manifest' },
        },
      ],
      /is an index without images/,
    ],
    [
      'another index',
      ({ store }) => [
        store.seedIndex('acme/app', [
          store.seedImage('acme/app', { architecture: 'amd64' }).descriptor,
        ]),
      ],
      /is no image, although the source names it as one.*image\.index/s,
    ],
    [
      'something unknown',
      ({ store }) => [
        store.seedManifest('acme/app', { mediaType: 'application/vnd.example.thing+json', x: 1 }),
      ],
      /is no image, although the source names it as one.*vnd\.example\.thing/s,
    ],
  ])('refuses an index of %s, and says what to do', async (_what, seedChildren, message) => {
    await using registry = await startRegistry();
    registry.store.seedIndex('acme/app', seedChildren(registry), { tag: 'odd' });
    const source = `${registry.host}/acme/app:odd`;
    const error = await promote({ source, tags: 'stable' }).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(PublishError);
    expect(describeError(error)).toMatch(message);
    expect(error).toMatchObject({ hint: expect.any(String) });
    expect(registry.store.tag('acme/app', 'stable')).toBeUndefined();
  });

  it('takes what is given twice once', async () => {
    await using here = await startRegistry();
    await using there = await startRegistry();
    seed(here);
    const image = `${there.host}/acme/app`;
    const source = `${here.host}/acme/app:sha-0123456`;
    const { results } = await promote({
      ...{ source, images: `${image}, ${image}`, tags: 'stable, stable' },
    });
    expect(Object.keys(results.templates['acme/app']?.registries ?? {})).toEqual([there.host]);
    expect(there.count({ method: 'PUT', path: 'manifests/stable' })).toBe(1);
  });

  it.each([
    ['1.0.0', '0.3.2', true],
    ['0.3.2', '1.0.0', false],
    ['1.0.0', '1.0.0', false],
    [undefined, '0.3.2', false],
    ['1.0.0', undefined, false],
  ])('moves latest from %s to %s, with a warning where it goes back: %s', async (was, is, back) => {
    await using registry = await startRegistry();
    const { store } = registry;
    const seedVersion = (tag: string, version: string | undefined) => {
      const image = store.seedImage('acme/app', { architecture: 'amd64', layers: [tag] });
      const key = 'org.opencontainers.image.version';
      const annotations = { tag, ...(version === undefined ? {} : { [key]: version }) };
      return store.seedIndex('acme/app', [image.descriptor], { tag, annotations }).digest;
    };
    seedVersion('latest', was);
    const digest = seedVersion('source', is);
    const run = await promote({ source: `${registry.host}/acme/app:source`, tags: 'latest' });
    expect(run.failures).toEqual([]);
    expect(store.tag('acme/app', 'latest')).toBe(digest);
    const warning = 'latest goes back from 1.0.0 to 0.3.2';
    const warned = run.log.lines.filter((line) => line.includes('goes back'));
    expect(warned).toEqual(back ? [`warning: ${warning}`] : []);
    expect(run.summary?.includes(warning)).toBe(back);
  });

  it('says that a source is not there', async () => {
    await using registry = await startRegistry();
    await expect(promote({ source: `${registry.host}/acme/app:none`, tags: 'x' })).rejects.toThrow(
      /:none is not there/,
    );
  });

  it.each([
    [{ source: 'reg.example/app:v1' }],
    [{ source: 'reg.example/app:v1', tags: 'v1' }],
    [{ source: 'reg.example/app:v1', images: 'reg.example/app' }],
  ])('refuses a call that asks for nothing: %j', async (inputs) => {
    await expect(promote(inputs)).rejects.toThrow(InputError);
  });
});
