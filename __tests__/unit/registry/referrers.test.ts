import { describe, expect, it } from '@jest/globals';
import { OCI_INDEX, OCI_MANIFEST } from '../../../src/model/media-types.ts';
import { fallbackTag } from '../../../src/registry/manifests/referrers.ts';
import { eachTest } from '../../support/registry/each-test.ts';
import type { Fault } from '../../support/registry/faults.ts';

const { withImage, testClient } = eachTest();
const client = () => testClient({ retry: { attempts: 1 } });

/** A registry with a referrer that is listed under the fallback tag, and in the API where it has one. */
async function withReferrer(fault: Fault) {
  const { registry, repository, image } = await withImage();
  const { mediaType, digest, size } = image.descriptor;
  const config = registry.store.seedBlob('a/b', '{}', 'application/vnd.oci.empty.v1+json');
  const referrer = registry.store.seedManifest('a/b', {
    ...{ schemaVersion: 2, mediaType: OCI_MANIFEST, artifactType: 'x/y', config, layers: [] },
    subject: { mediaType, digest, size },
  });
  registry.store.seedIndex('a/b', [referrer], { tag: fallbackTag(digest) });
  registry.fault({ path: 'referrers', ...fault });
  return { registry, repository, digest, referrer };
}

const index = (manifests: unknown) =>
  JSON.stringify({ schemaVersion: 2, mediaType: OCI_INDEX, manifests });
const ofType = (type: string, body: string): Fault => ({
  status: 200,
  body,
  headers: { 'content-type': type },
});

describe('the referrers of an image', () => {
  it.each<[string, Fault]>([
    ['400', { status: 400, code: 'UNSUPPORTED' }],
    ['404 of its own', { status: 404, code: 'NOT_FOUND' }],
    ['404 of something else', { status: 404, body: '404 page not found' }],
    ['405', { status: 405, code: 'UNSUPPORTED' }],
    ['406', { status: 406, body: 'no' }],
    ['501', { status: 501 }],
    ['a page', ofType('text/html', '<html>hello</html>')],
    ['a page that is said to be an index', ofType(OCI_INDEX, '<html>hello</html>')],
    ['nothing', ofType(OCI_INDEX, '')],
    ['another document', ofType('application/json', '{"ok":true}')],
    ['another document that is said to be an index', ofType(OCI_INDEX, '{"ok":true}')],
    ['an index that is not said to be one', ofType('application/json', index([]))],
    ['an index of no type', { status: 200, body: index([]) }],
    ['an index without a list', ofType(OCI_INDEX, index(null))],
    ['an index of something else', ofType(OCI_INDEX, index([{ digest: 'x' }]))],
  ])('are those of the fallback tag where the API answers %s', async (_name, fault) => {
    const { repository, digest, referrer } = await withReferrer(fault);
    expect(await client().referrers(repository, digest)).toMatchObject([
      { digest: referrer.digest },
    ]);
  });

  it.each<[string, Fault]>([
    ['with parameters', { headers: { 'content-type': `${OCI_INDEX}; charset=utf-8` } }],
    ['in capitals', { headers: { 'content-type': OCI_INDEX.toUpperCase() } }],
  ])('are listed by the API whose type comes %s', async (_name, fault) => {
    const { registry, repository, digest, referrer } = await withReferrer(fault);
    const listed = await client().referrers(repository, digest);
    expect(listed).toMatchObject([{ digest: referrer.digest }]);
    expect(registry.count({ path: fallbackTag(digest) })).toBe(0);
  });

  it.each<[number, string]>([
    [401, 'UnauthorisedError'],
    [403, 'DeniedError'],
    [429, 'RateLimitedError'],
    [500, 'UnavailableError'],
  ])('are not known where the API answers %d: that is an error', async (status, name) => {
    const { repository, digest } = await withReferrer({ status });
    await expect(client().referrers(repository, digest)).rejects.toMatchObject({ name });
  });

  it('a second page that is none is an error, not the end of the list', async () => {
    const { registry, repository, digest } = await withReferrer({
      headers: { link: '</v2/a/b/referrers/more>; rel="next"' },
    });
    registry.fault({ path: 'referrers/more', ...ofType('text/html', '<html>') });
    await expect(client().referrers(repository, digest)).rejects.toMatchObject({
      name: 'DataError',
    });
  });
});
