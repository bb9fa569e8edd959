import { describe, expect, it } from '@jest/globals';
import { inspect } from 'node:util';
import { describeError } from '../../../src/model/errors.ts';
import { parseRepository, parseTag } from '../../../src/model/reference.ts';
import { apiBase, isLoopback } from '../../../src/registry/hosts.ts';
import { failureOf } from '../../support/failure.ts';
import type { TestClient } from '../../support/registry/client.ts';
import { eachTest } from '../../support/registry/each-test.ts';
import type { Fault } from '../../support/registry/faults.ts';
import { startProxy } from '../../support/registry/proxy.ts';

const v1 = parseTag('v1');
const { ended, startRegistry, testClient, withImage } = eachTest();

type WithImage = Awaited<ReturnType<typeof withImage>>;

describe('where a registry is', () => {
  it.each([
    ['docker.io', 'https://registry-1.docker.io/v2/'],
    ['ghcr.io', 'https://ghcr.io/v2/'],
    ['registry.example:5000', 'https://registry.example:5000/v2/'],
    ['plain.example:5000', 'http://plain.example:5000/v2/'],
    ['localhost:5000', 'http://localhost:5000/v2/'],
    ['127.0.0.1:5000', 'http://127.0.0.1:5000/v2/'],
    ['127.8.9.1', 'http://127.8.9.1/v2/'],
    ['[::1]:5000', 'http://[::1]:5000/v2/'],
    ['localhost:443', 'https://localhost/v2/'],
    ['10.0.0.1:5000', 'https://10.0.0.1:5000/v2/'],
  ])('%s: %s', (host, url) => {
    expect(apiBase(host, ['plain.example:5000']).href).toBe(url);
  });

  it.each([
    ['registry.localhost:5000', true],
    ['localhost.example', false],
    ['127.0.0.1.example:5000', false],
    ['notlocalhost', false],
  ])('%s is this machine: %j', (host, loopback) => {
    expect(isLoopback(host)).toBe(loopback);
  });
});

describe('a proxy', () => {
  const host = 'registry.example:5000';
  const repository = parseRepository(`${host}/team/app`);
  async function start() {
    const registry = await startRegistry();
    const proxy = ended(await startProxy(registry.port));
    registry.store.seedImage('team/app', { architecture: 'arm64', tag: 'v1' });
    const client = (env: NodeJS.ProcessEnv) =>
      testClient({ env, insecureHosts: [host], retry: { attempts: 1 } });
    return { registry, proxy, client };
  }

  it.each(['http_proxy', 'HTTP_PROXY'])('of %s is used', async (variable) => {
    const { proxy, client } = await start();
    expect(await client({ [variable]: proxy.url }).resolve(repository, v1)).toBeDefined();
    expect(proxy.asked).toContain(host);
  });

  it('may be named without its scheme', async () => {
    const { proxy, client } = await start();
    const env = { HTTP_PROXY: proxy.url.replace('http://', '') };
    expect(await client(env).resolve(repository, v1)).toBeDefined();
  });

  it.each([
    ['no_proxy', 'registry.example'],
    ['NO_PROXY', 'other.example, registry.example'],
    ['NO_PROXY', '.example'],
    ['NO_PROXY', '*'],
    ['NO_PROXY', 'registry.example:5000'],
  ])('is not used for what %s=%s names', async (variable, value) => {
    const { proxy, client } = await start();
    const env = { HTTP_PROXY: proxy.url, [variable]: value };
    await expect(client(env).resolve(repository, v1)).rejects.toMatchObject({
      name: 'UnavailableError',
    });
    expect(proxy.asked).toEqual([]);
  });

  it('for HTTPS is another one', async () => {
    const { proxy, client } = await start();
    const env = { HTTPS_PROXY: proxy.url };
    await expect(client(env).resolve(repository, v1)).rejects.toMatchObject({
      name: 'UnavailableError',
    });
    expect(proxy.asked).toEqual([]);
  });

  it.each([
    ['HTTP_PROXY', 'http://user:private#1@proxy.example:3128'],
    ['HTTP_PROXY', 'http://user:private/1@proxy.example:3128'],
    ['http_proxy', 'http://user:private%1@proxy.example:3128'],
    ['http_proxy', 'user:private?1@proxy.example:3128'],
    ['HTTP_PROXY', 'ftp://user:private@proxy.example'],
    ['HTTP_PROXY', 'http://private proxy'],
  ])('that cannot be one is named by its variable, not by its value: %s=%s', async (name, url) => {
    const { registry } = await start();
    const broken = testClient({ env: { [name]: url }, insecureHosts: [host] });
    const error = await failureOf(broken.resolve(repository, v1));
    expect(error).toMatchObject({
      name: 'UnavailableError',
      message: `The proxy that ${name} names cannot be used`,
      registry: host,
      hint: expect.stringContaining('%23'),
    });
    const shown = [describeError(error), inspect(error, { depth: 9 }), ...broken.log.lines];
    expect(shown.join()).not.toContain('private');
    // A try more changes nothing, what needs no proxy goes on, and the end is an end.
    expect(broken.log.lines).toEqual([]);
    expect(await broken.resolve(registry.repository('team/app'), v1)).toBeDefined();
    await broken.close();
  });

  it('is never used for this machine', async () => {
    const { registry, proxy, client } = await start();
    const env = { HTTP_PROXY: proxy.url, HTTPS_PROXY: proxy.url };
    expect(await client(env).resolve(registry.repository('team/app'), v1)).toBeDefined();
    expect(proxy.asked).toEqual([]);
  });
});

describe('redirects', () => {
  it('in circles end', async () => {
    const registry = await startRegistry();
    const client = testClient({ retry: { attempts: 1 } });
    const headers = { location: `http://${registry.host}/v2/a/b/manifests/v1` };
    registry.fault({ path: 'manifests', status: 307, headers, times: Infinity });
    await expect(client.resolve(registry.repository('a/b'), v1)).rejects.toMatchObject({
      name: 'UnavailableError',
      message: expect.stringContaining('redirects'),
    });
    expect(registry.count()).toBe(6);
  });

  it.each(['ftp://x.example/', 'file:///etc/passwd', 'http://'])(
    'to %s are refused',
    async (location) => {
      const registry = await startRegistry();
      const client = testClient({ retry: { attempts: 1 } });
      registry.fault({ path: 'manifests', status: 307, headers: { location } });
      await expect(client.resolve(registry.repository('a/b'), v1)).rejects.toMatchObject({
        name: 'UnavailableError',
      });
    },
  );

  it.each([
    [301, false],
    [302, false],
    [303, true],
    [307, false],
    [308, false],
  ])('%d: no body is sent again to another origin', async (status, followed) => {
    const [registry, other] = [await startRegistry(), await startRegistry()];
    const client = testClient({ retry: { attempts: 1 } });
    const image = registry.store.seedImage('a/b', { architecture: 'arm64' });
    const raw = { descriptor: image.descriptor, bytes: image.bytes };
    const headers = { location: `http://${other.host}/v2/a/b/manifests/v1` };
    registry.fault({ method: 'PUT', path: 'manifests', status, headers });
    await expect(client.putManifest(registry.repository('a/b'), v1, raw)).rejects.toThrow();
    expect(other.requests.map(({ method }) => method)).toEqual(followed ? ['GET'] : []);
  });

  it('of an upload are followed with all its bytes', async () => {
    const [registry, other] = [await startRegistry(), await startRegistry()];
    const client = testClient();
    const { bytesSource, describeBytes } = await import('../../support/registry/core.ts');
    const bytes = Buffer.alloc(100_000, 'x');
    const blob = describeBytes('x', bytes);
    other.store.at('a/b').uploads.set('1', []);
    const location = `http://${other.host}/v2/a/b/blobs/uploads/1?digest=${blob.digest}`;
    registry.fault({ method: 'PUT', path: 'uploads', status: 307, headers: { location } });
    const outcome = await client.uploadBlob(registry.repository('a/b'), blob, bytesSource(bytes));
    expect(outcome).toBe('uploaded');
    expect(other.store.blob('a/b', blob.digest)?.equals(bytes)).toBe(true);
  });
});

describe('a registry that is silent', () => {
  it('is asked again, and then given up', async () => {
    const registry = await startRegistry();
    const client = testClient({ timeouts: { answer: 200 }, retry: { attempts: 2, base: 1 } });
    registry.fault({ path: 'manifests', stall: true, times: Infinity });
    await expect(client.resolve(registry.repository('a/b'), v1)).rejects.toMatchObject({
      name: 'UnavailableError',
      answer: expect.stringContaining('UND_ERR_HEADERS_TIMEOUT'),
    });
    expect(registry.count()).toBe(2);
  });

  it.each<[string, (at: WithImage, client: TestClient) => Promise<unknown>, Fault]>([
    [
      'a manifest',
      ({ repository }, client) => client.getManifest(repository, v1),
      { path: 'manifests', skip: 1 },
    ],
    [
      'a list of tags',
      ({ repository }, client) => client.listTags(repository),
      { path: 'tags', skip: 1 },
    ],
    ['a token', ({ repository }, client) => client.resolve(repository, v1), { server: 'token' }],
  ])('for most of the time, within %s, is given up', async (_name, work, slow) => {
    const image = await withImage({ auth: { kind: 'bearer', anonymous: 'pull' } });
    const fault = image.registry.fault({ ...slow, drip: 50, times: Infinity });
    const client = testClient({ timeouts: { whole: 300 } });
    await expect(work(image, client)).rejects.toMatchObject({
      name: 'UnavailableError',
      message: `${image.registry.host} did not come to the end of an answer`,
      answer: expect.stringMatching(/^\d+ bytes in 0.3 s, and no end$/),
    });
    // The first request to a manifest or list is answered with the challenge.
    expect(fault.hits).toBe(1);
  });

  it('for most of the time, within an error, is an error by its status', async () => {
    const { registry, repository } = await withImage();
    registry.fault({ path: 'tags', status: 403, body: 'x'.repeat(100), drip: 50 });
    const client = testClient({ timeouts: { whole: 300 } });
    await expect(client.listTags(repository)).rejects.toMatchObject({ name: 'DeniedError' });
  });

  it('for most of the time, within what nobody needs, is not waited for', async () => {
    const { registry, repository, image } = await withImage();
    registry.fault({ method: 'PUT', status: 201, body: 'x'.repeat(100), drip: 50 });
    const client = testClient({ timeouts: { whole: 300 } });
    const { descriptor, bytes } = image;
    const put = client.putManifest(repository, v1, { descriptor, bytes });
    expect(await put).toBe(descriptor.digest);
  });

  it('is left at once when the work is stopped', async () => {
    const registry = await startRegistry();
    const stop = new AbortController();
    const client = testClient({ signal: stop.signal });
    registry.fault({ path: 'manifests', stall: true });
    const work = client.resolve(registry.repository('a/b'), v1);
    setTimeout(() => {
      stop.abort();
    }, 50);
    await expect(work).rejects.toMatchObject({ name: 'CancelledError' });
  });

  it('that is not there is an error that says so', async () => {
    const client = testClient({ retry: { attempts: 2, base: 1 } });
    await expect(client.resolve(parseRepository('127.0.0.1:1/a/b'), v1)).rejects.toMatchObject({
      name: 'UnavailableError',
      answer: expect.stringContaining('ECONNREFUSED'),
    });
    expect(client.log.lines).toHaveLength(1);
  });
});
