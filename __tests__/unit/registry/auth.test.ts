import { describe, expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { describeError } from '../../../src/model/errors.ts';
import { parseRepository, parseTag } from '../../../src/model/reference.ts';
import { OCI_LAYER_GZIP } from '../../../src/model/media-types.ts';
import { failureOf } from '../../support/failure.ts';
import { onLoopback } from '../../support/loopback.ts';
import { bytesSource, collect, describeBytes, uploadImage } from '../../support/registry/core.ts';
import { eachTest } from '../../support/registry/each-test.ts';
import type { RegistryScript } from '../../support/registry/registry.ts';

const users = { tester: 'secret' };
const v1 = parseTag('v1');
const { ended, startRegistry, homeWith, testClient } = eachTest();

/** A registry, and a client that is logged in there. */
async function start(script: RegistryScript, login = 'tester:secret') {
  const registry = await startRegistry(script);
  const home = await homeWith({ [registry.host]: login });
  const client = testClient({ env: home.env });
  return { registry, client, home };
}

describe('a registry with a token service', () => {
  it('is told two scopes as two parameters, and actions stay together', async () => {
    const { registry, client } = await start({ auth: { kind: 'bearer', users } });
    const from = registry.repository('team/base');
    const to = registry.repository('team/app');
    const bytes = randomBytes(100);
    const blob = describeBytes(OCI_LAYER_GZIP, bytes);
    await client.uploadBlob(from, blob, bytesSource(bytes));
    await client.uploadBlob(to, blob, bytesSource(bytes), { mountFrom: [from] });
    const asked = registry.seen({ server: 'token' }).map(({ query }) => query.getAll('scope'));
    expect(asked.at(-1)).toEqual(['repository:team/app:pull,push', 'repository:team/base:pull']);
  });

  it('follows the scopes of the challenge, each a parameter of its own', async () => {
    const { registry, client } = await start({
      auth: {
        kind: 'bearer',
        users,
        challenge: (scope, realm) =>
          `Bearer realm="${realm}",service="scripted",scope="${scope} repository:mirror/app:pull,push"`,
      },
    });
    await client.resolve(registry.repository('team/app'), v1);
    expect(registry.seen({ server: 'token' }).map(({ query }) => query.getAll('scope'))).toEqual([
      ['repository:team/app:pull', 'repository:mirror/app:pull,push'],
    ]);
  });

  it.each([
    ['missing', (_: string, realm: string) => `Bearer realm="${realm}",service="scripted"`],
    [
      'an example',
      (_: string, realm: string) => `Bearer realm="${realm}",scope="repository:user/image:pull"`,
    ],
    [
      'after another challenge',
      (_: string, realm: string) => ['Basic realm="x"', `Bearer realm="${realm}"`],
    ],
  ])('gets our own scope where that of the challenge is %s', async (_name, challenge) => {
    const { registry, client } = await start({ auth: { kind: 'bearer', users, challenge } });
    await client.resolve(registry.repository('team/app'), v1);
    const [asked] = registry.seen({ server: 'token' });
    expect(asked?.query.getAll('scope')).toEqual(['repository:team/app:pull']);
  });

  it('is asked once for a token, however many requests wait for it', async () => {
    const { registry, client } = await start({ auth: { kind: 'bearer', users }, latency: 5 });
    const repository = registry.repository('team/app');
    registry.store.seedImage('team/app', { architecture: 'arm64', tag: 'v1' });
    await Promise.all(Array.from({ length: 20 }, () => client.resolve(repository, v1)));
    expect(registry.count({ server: 'token' })).toBe(1);
    // Only the first request went without a token.
    expect(registry.seen({ method: 'HEAD' }).filter(({ status }) => status === 401)).toHaveLength(
      1,
    );
  });

  it('refreshes a token that died half way through the work, once per death', async () => {
    const { registry, client } = await start({ auth: { kind: 'bearer', users } });
    const repository = registry.repository('team/app');
    await uploadImage(client, repository);
    registry.expireTokens();
    registry.clear();
    const image = await uploadImage(client, repository);
    await client.putManifest(repository, v1, image);
    expect(registry.count({ server: 'token' })).toBe(1);
    expect(registry.store.tag('team/app', 'v1')).toBe(image.descriptor.digest);
  });

  it('a token that dies during an upload: one new token, the same request again with all its bytes', async () => {
    const { registry, client } = await start({ auth: { kind: 'bearer', users, expiresIn: 60 } });
    const repository = registry.repository('team/app');
    const bytes = randomBytes(2_000_000);
    const blob = describeBytes(OCI_LAYER_GZIP, bytes);
    const upload = client.uploadBlob(repository, blob, (offset) => {
      registry.expireTokens();
      return bytesSource(bytes)(offset);
    });
    // Every start of the stream kills the token that it was started with: the second 401 is final.
    await expect(upload).rejects.toMatchObject({ name: 'UnauthorisedError' });
    expect(registry.count({ method: 'PUT' })).toBe(2);
    let kills = 1;
    registry.clear();
    const second = client.uploadBlob(repository, blob, (offset) => {
      if (kills-- > 0) registry.expireTokens();
      return bytesSource(bytes)(offset);
    });
    expect(await second).toBe('uploaded');
    expect(registry.seen({ method: 'PUT' }).map(({ status }) => status)).toEqual([401, 201]);
    expect(registry.store.blob('team/app', blob.digest)?.equals(bytes)).toBe(true);
  });

  it('a second 401 is final', async () => {
    const { registry, client } = await start({ auth: { kind: 'bearer', users } });
    registry.fault({
      path: 'manifests/v1',
      status: 401,
      code: 'UNAUTHORIZED',
      headers: { 'www-authenticate': `Bearer realm="http://${registry.host}/none"` },
      times: Infinity,
    });
    registry.fault({ path: '/none', status: 200, body: '{"token":"t"}', times: Infinity });
    await expect(client.getManifest(registry.repository('a/b'), v1)).rejects.toMatchObject({
      name: 'UnauthorisedError',
      status: 401,
    });
    expect(registry.count({ path: 'manifests/v1' })).toBe(2);
  });

  it('says that a login is wrong, with the words of the token service, and asks it once', async () => {
    const { registry, client } = await start({ auth: { kind: 'bearer', users } }, 'tester:wrong');
    const error = await client.resolve(registry.repository('a/b'), v1).catch((e: unknown) => e);
    expect(error).toMatchObject({
      name: 'UnauthorisedError',
      message: expect.stringContaining('refuses the login for tester'),
      answer: '401 Unauthorized: incorrect username or password',
    });
    expect(JSON.stringify(error)).not.toContain('wrong');
    expect(registry.count({ server: 'token' })).toBe(1);
  });

  it('tries a token service again that has a fault of its own', async () => {
    const { registry, client } = await start({ auth: { kind: 'bearer', users } });
    registry.fault({ server: 'token', status: 503, times: 2 });
    expect(await client.resolve(registry.repository('a/b'), v1)).toBeUndefined();
    expect(registry.count({ server: 'token' })).toBe(3);
  });

  it('gets an identity token in a POST, never in a URL', async () => {
    const registry = await startRegistry({
      auth: { kind: 'bearer', identityTokens: ['refresh-1'], field: 'access_token' },
    });
    const home = await homeWith({ [registry.host]: '<token>:refresh-1' });
    const client = testClient({ env: home.env });
    const image = await uploadImage(client, registry.repository('a/b'));
    await client.putManifest(registry.repository('a/b'), v1, image);
    const [asked] = registry.seen({ server: 'token' });
    expect(asked).toMatchObject({ method: 'POST' });
    expect(asked?.query.toString()).toBe('');
  });

  it('lets a stranger read what is public', async () => {
    const { registry } = await start({ auth: { kind: 'bearer', users, anonymous: 'pull' } });
    registry.store.seedImage('team/app', { architecture: 'arm64', tag: 'v1' });
    const stranger = testClient();
    const repository = registry.repository('team/app');
    expect(await stranger.resolve(repository, v1)).toBeDefined();
    const bytes = randomBytes(10);
    await expect(
      stranger.uploadBlob(repository, describeBytes('x', bytes), bytesSource(bytes)),
    ).rejects.toMatchObject({ name: 'UnauthorisedError', hint: expect.stringContaining('Log in') });
  });

  it('who is known and may not is denied, without another try', async () => {
    const { registry, client } = await start({ auth: { kind: 'bearer', users, readOnly: /app/ } });
    const bytes = randomBytes(10);
    await expect(
      client.uploadBlob(
        registry.repository('team/app'),
        describeBytes('x', bytes),
        bytesSource(bytes),
      ),
    ).rejects.toMatchObject({ name: 'DeniedError', status: 401 });
    // Once with the token at hand, once with a new one.
    expect(registry.count({ method: 'POST' })).toBe(2);
  });

  it('is not sent credentials over plain HTTP, unless it is of this machine', async () => {
    const { registry, client } = await start({
      auth: {
        kind: 'bearer',
        users,
        challenge: () => 'Bearer realm="http://tokens.example/token",service="x"',
      },
    });
    await expect(client.resolve(registry.repository('a/b'), v1)).rejects.toMatchObject({
      name: 'UnauthorisedError',
      message: expect.stringContaining('plain HTTP'),
    });
  });

  it.each(['', 'token', 'ftp://x/', 'https://user:pw@tokens.example/'])(
    'with the realm %j is refused',
    async (realm) => {
      const { registry, client } = await start({
        auth: { kind: 'bearer', users, challenge: () => `Bearer realm="${realm}"` },
      });
      await expect(client.resolve(registry.repository('a/b'), v1)).rejects.toMatchObject({
        name: 'UnauthorisedError',
      });
    },
  );
});

describe('a token that no header can hold', () => {
  it.each([
    ["a token service's", undefined, 'gave no token'],
    ["a login's own", 'T\n1', 'cannot be sent'],
  ])('%s: is told as such, at once and without its value', async (_name, own, message) => {
    const registry = await startRegistry({ auth: { kind: 'bearer', users } });
    registry.fault({ server: 'token', status: 200, body: '{"token":"T\\n1"}', times: Infinity });
    const home = await homeWith({ [registry.host]: 'tester:secret' });
    if (own !== undefined) {
      const auths = { [registry.host]: { registrytoken: own } };
      await home.write('.docker/config.json', { auths });
    }
    const client = testClient({ env: home.env });
    const error = await failureOf(client.resolve(registry.repository('a/b'), v1));
    expect(error).toMatchObject({ message: expect.stringContaining(message) });
    expect(describeError(error)).not.toMatch(/T\s1|HTTPS_PROXY/);
    expect(client.log.lines).toEqual([]);
  });
});

describe('a registry with Basic', () => {
  it('gets the login once it has asked, and then with every request', async () => {
    const { registry, client } = await start({ auth: { kind: 'basic', users } });
    await uploadImage(client, registry.repository('a/b'));
    expect(registry.requests.filter(({ status }) => status === 401)).toHaveLength(1);
  });

  it('that never asks never gets it', async () => {
    const { registry, client } = await start({});
    await uploadImage(client, registry.repository('a/b'));
    expect(registry.requests.filter(({ headers }) => headers.authorization)).toEqual([]);
  });

  it('the second 401 is final', async () => {
    const { registry, client } = await start({ auth: { kind: 'basic', users } }, 'tester:wrong');
    await expect(client.resolve(registry.repository('a/b'), v1)).rejects.toMatchObject({
      name: 'UnauthorisedError',
      hint: expect.stringContaining('not accepted'),
    });
    expect(registry.requests).toHaveLength(2);
  });
});

describe('what was sent is not shown where it is repeated', () => {
  const login = { auth: basicAuth('tester', 'private/1') };
  const identity = { identitytoken: 'private/1+=' };
  const bought = { auth: basicAuth('tester', 'else') };
  const own = { registrytoken: 'private/1' };
  it.each([
    ['a password', 'the token service', 'Bearer', login],
    ['a password', 'the registry', 'Basic', login],
    ['an identity token', 'the token service', 'Bearer', identity],
    ["a token service's token", 'the registry', 'Bearer', bought],
    ["a registry's own token", 'the registry', 'Bearer', own],
  ])('%s by %s', async (_what, place, scheme, auths) => {
    let status = 0;
    const repeat: Handler = (request, answer, body) => {
      const { authorization = '' } = request.headers;
      const [, token = ''] = authorization.split(' ');
      const text = Buffer.from(token, 'base64').toString();
      answer.writeHead(status).end(`refused: ${authorization}, ${token}, ${text}, ${body}`);
    };
    const service = await plainServer((request, answer, body) => {
      if (place === 'the token service') repeat(request, answer, body);
      else answer.end('{"token":"private/1"}');
    });
    const registry = await plainServer((request, answer, body) => {
      const challenge = `${scheme} realm="${service.origin}"`;
      if (request.headers.authorization !== undefined) repeat(request, answer, body);
      else answer.writeHead(401, { 'www-authenticate': challenge }).end();
    });
    const { host } = new URL(registry.origin);
    const home = await homeWith();
    await home.write('.docker/config.json', { auths: { [host]: auths } });
    for (status of [400, 401, 403, 404, 429, 500]) {
      const client = testClient({ env: home.env, retry: { attempts: 2, base: 1 } });
      const error = await failureOf(client.getManifest(parseRepository(`${host}/a/b`), v1));
      const shown = [JSON.stringify(error), describeError(error), ...client.log.lines].join();
      expect(shown).toContain('refused');
      expect(shown).not.toMatch(/private|cHJpdmF0|dGVzdGVyOn/);
    }
  });
});

describe('credentials stay with their origin', () => {
  it.each<RegistryScript['auth']>([
    { kind: 'basic', users },
    { kind: 'bearer', users },
  ])('%j: not along a redirect of a blob', async (auth) => {
    const { registry, client } = await start({
      redirectBlobs: true,
      ...(auth === undefined ? {} : { auth }),
    });
    const { layers } = registry.store.seedImage('a/b', { architecture: 'arm64' });
    const [layer] = layers;
    if (layer === undefined) throw new Error('no layer');
    await collect(await client.readBlob(registry.repository('a/b'), layer));
    const [download] = registry.seen({ server: 'storage' });
    expect(download).toMatchObject({ status: 200 });
    expect(download?.headers.authorization).toBeUndefined();
  });

  it('nor to an upload that goes elsewhere', async () => {
    const { registry, client } = await start({ auth: { kind: 'basic', users } });
    const other = await startRegistry({});
    registry.fault({
      method: 'POST',
      skip: 0,
      headers: { location: `http://${other.host}/v2/a/b/blobs/uploads/1` },
      times: Infinity,
    });
    await client.resolve(registry.repository('a/b'), v1);
    const bytes = randomBytes(10);
    await client
      .uploadBlob(registry.repository('a/b'), describeBytes('x', bytes), bytesSource(bytes))
      .catch(() => undefined);
    expect(other.count()).toBeGreaterThan(0);
    expect(other.requests.filter(({ headers }) => headers.authorization)).toEqual([]);
  });

  describe.each([301, 302, 303, 307, 308])('along a %d of the token service', (status) => {
    /** A registry whose token service sends on to what `to` makes of the address of another server. */
    async function redirected(auths: object, to: 'another origin' | 'itself') {
      const other = await plainServer((_request, answer) => answer.end('{"token":"t"}'));
      const service = await plainServer((request, answer) => {
        if (request.url === '/moved') answer.end('{"token":"t"}');
        else {
          const location = to === 'itself' ? '/moved' : `${other.origin}/steal`;
          answer.writeHead(status, { location }).end();
        }
      });
      const registry = await plainServer((request, answer) => {
        const asks = { 'www-authenticate': `Bearer realm="${service.origin}/token",service="s"` };
        if (request.headers.authorization === undefined) answer.writeHead(401, asks).end();
        else answer.writeHead(404, { 'content-type': 'application/json' }).end('{}');
      });
      const { host } = new URL(registry.origin);
      const home = await homeWith();
      await home.write('.docker/config.json', { auths: { [host]: auths } });
      const client = testClient({ env: home.env, retry: { attempts: 1 } });
      return { other, resolving: client.resolve(parseRepository(`${host}/a/b`), v1) };
    }

    const identity = { identitytoken: 'refresh-secret', auth: basicAuth('<token>', '') };
    const password = { auth: basicAuth('tester', 'secret') };

    it.each([
      ['an identity token', identity],
      ['a password', password],
    ])('to another origin is refused with %s, and nothing sent there', async (_what, auths) => {
      const { other, resolving } = await redirected(auths, 'another origin');
      await expect(resolving).rejects.toMatchObject({
        name: 'UnavailableError',
        message: expect.stringContaining(`redirects to ${other.origin}`),
      });
      expect(other.seen).toEqual([]);
    });

    it('within its origin is followed', async () => {
      const { resolving } = await redirected(password, 'itself');
      await expect(resolving).resolves.toBeUndefined();
    });

    it('to another origin is followed by who is not logged in', async () => {
      const { other, resolving } = await redirected({}, 'another origin');
      await expect(resolving).resolves.toBeUndefined();
      expect(other.seen).toHaveLength(1);
    });
  });
});

function basicAuth(user: string, password: string): string {
  return Buffer.from(`${user}:${password}`).toString('base64');
}

type Handler = (request: IncomingMessage, answer: ServerResponse, body: string) => void;

/** An HTTP server on loopback that keeps what it was asked. */
async function plainServer(handle: Handler) {
  const seen: string[] = [];
  const server = createServer((request, answer) => {
    seen.push(`${request.method ?? ''} ${request.url ?? ''}`);
    let body = '';
    request
      .setEncoding('utf8')
      .on('data', (text: string) => (body += text))
      .once('end', () => {
        handle(request, answer, body);
      });
  });
  const { origin } = ended(await onLoopback(server));
  return { origin, seen };
}
