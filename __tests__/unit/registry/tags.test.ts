import { beforeEach, describe, expect, it } from '@jest/globals';
import { nextPage } from '../../../src/registry/manifests/pages.ts';
import type { Registry } from '../../../src/registry/registry.ts';
import { eachTest } from '../../support/registry/each-test.ts';

const { startRegistry, testClient, withImage } = eachTest();
let client: Registry;
beforeEach(() => {
  client = testClient();
});

describe('tags', () => {
  it.each([
    ['in pages of 2', { pageSize: 2 }],
    ['in one', {}],
    ['from a registry that takes no large pages', { largestPage: 100 }],
  ])('are listed to the end: %s', async (_name, script) => {
    const { registry, repository } = await withImage(script);
    const tags = ['1.0', '1.1', '1.2', 'latest', 'v1'];
    const manifest = registry.store.tag('a/b', 'v1');
    if (manifest !== undefined)
      for (const tag of tags) registry.store.at('a/b').tags.set(tag, manifest);
    expect(await client.listTags(repository)).toEqual(tags);
  });

  it('of nothing are none', async () => {
    const registry = await startRegistry();
    expect(await client.listTags(registry.repository('a/b'))).toEqual([]);
    registry.store.seedBlob('a/b', 'x');
    registry.fault({ path: 'tags', status: 200, body: '{"name":"a/b","tags":null}' });
    expect(await client.listTags(registry.repository('a/b'))).toEqual([]);
  });

  it('that cannot be listed are an error, not none', async () => {
    const { registry, repository } = await withImage();
    registry.fault({ path: 'tags', status: 403, code: 'DENIED' });
    await expect(client.listTags(repository)).rejects.toMatchObject({ name: 'DeniedError' });
    registry.fault({
      path: 'tags',
      status: 404,
      body: 'nginx',
      headers: { 'content-type': 'text/html' },
    });
    await expect(client.listTags(repository)).rejects.toMatchObject({ name: 'RegistryError' });
    registry.fault({ path: 'tags', status: 200, body: '<html>' });
    await expect(client.listTags(repository)).rejects.toMatchObject({ name: 'DataError' });
  });

  it.each([
    '{}',
    '[]',
    'null',
    '{"errors":[{"code":"DENIED"}]}',
    '{"name":"a/b","errors":[]}',
    '{"tags":null}',
    '{"tags":"v1"}',
  ])('with an answer that is no list, %s, are an error', async (body) => {
    const { registry, repository } = await withImage();
    registry.fault({ path: 'tags', change: () => Buffer.from(body) });
    await expect(client.listTags(repository)).rejects.toMatchObject({ name: 'DataError' });
  });

  it.each([
    ['the same tags for ever', () => '1.0', 2, { name: 'UnavailableError' }],
    [
      'new tags for ever, many at a time',
      (page: number) => `${page}.${'0'.repeat(8_000_000)}`,
      9,
      { name: 'RegistryError', answer: expect.stringMatching(/^after 9 pages and 72\d+ char/) },
    ],
    [
      'new tags for ever, one at a time',
      (page: number) => `1.${page}`,
      2000,
      { name: 'RegistryError', answer: expect.stringMatching(/^after 2000 pages/) },
    ],
  ])(
    'that come to no end, with %s, end in an error',
    async (_name, tagOf, asked, error) => {
      const { registry, repository } = await withImage();
      let page = 0;
      registry.fault({
        path: 'tags',
        times: Infinity,
        change: () => Buffer.from(JSON.stringify({ name: 'a/b', tags: [tagOf((page += 1))] })),
        get headers() {
          return { link: `</v2/a/b/tags/list?last=${page}>; rel="next"` };
        },
      });
      await expect(client.listTags(repository)).rejects.toMatchObject(error);
      expect(registry.count({ path: 'tags' })).toBe(asked);
    },
    30_000,
  );

  it.each([1, 2])('that turn in circles of %d pages end', async (pages) => {
    const { registry, repository } = await withImage();
    let page = 0;
    registry.fault({
      path: 'tags',
      times: Infinity,
      change: () =>
        Buffer.from(JSON.stringify({ name: 'a/b', tags: [`1.${(page += 1) % pages}`] })),
      get headers() {
        return { link: `</v2/a/b/tags/list?last=${page % pages}>; rel="next"` };
      },
    });
    await expect(client.listTags(repository)).rejects.toMatchObject({ name: 'UnavailableError' });
    expect(registry.count({ path: 'tags' })).toBeLessThanOrEqual(pages + 1);
  });

  const page = new URL('https://r.example/v2/a/tags/list?n=2');
  it.each<[string | undefined, string | undefined]>([
    ['</v2/a/tags/list?n=2&last=b>; rel="next"', 'https://r.example/v2/a/tags/list?n=2&last=b'],
    ['<https://r.example/x>; rel=next', 'https://r.example/x'],
    ['<list?last=b>;rel="next"', 'https://r.example/v2/a/tags/list?last=b'],
    ['</first>; rel="first", </second>; rel="next"', 'https://r.example/second'],
    ['</x>; rel="prev"', undefined],
    [undefined, undefined],
    ['nonsense', undefined],
  ])('the next page of %j', (link, next) => {
    expect(nextPage(link, page)?.href).toBe(next);
  });
});
