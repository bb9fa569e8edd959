import { beforeEach, describe, expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { digestOf } from '../../../src/model/digest.ts';
import { OCI_LAYER_GZIP } from '../../../src/model/media-types.ts';
import { fileSource } from '../../../src/registry/blobs/source.ts';
import type { Registry } from '../../../src/registry/registry.ts';
import { bytesSource, collect, describeBytes } from '../../support/registry/core.ts';
import { eachTest } from '../../support/registry/each-test.ts';
import type { Fault } from '../../support/registry/faults.ts';
import type { RegistryScript, ScriptedRegistry } from '../../support/registry/registry.ts';

const MiB = 1024 * 1024;
const big = randomBytes(10 * MiB);
const blob = describeBytes(OCI_LAYER_GZIP, big);

const { startRegistry, testClient, homeWith } = eachTest();
let client: Registry;
beforeEach(() => {
  client = testClient();
});
const upload = (registry: ScriptedRegistry, options = {}) =>
  client.uploadBlob(registry.repository('team/app'), blob, bytesSource(big), options);
const stored = (registry: ScriptedRegistry) =>
  registry.store.blob('team/app', blob.digest)?.equals(big) === true;

describe('an upload', () => {
  it('is one PUT without Content-Range, with its length', async () => {
    const registry = await startRegistry();
    expect(await upload(registry)).toBe('uploaded');
    expect(registry.requests.map(({ method }) => method)).toEqual(['HEAD', 'POST', 'PUT']);
    const [put] = registry.seen({ method: 'PUT' });
    expect(put?.headers).toMatchObject({ 'content-length': String(big.length) });
    expect(put?.headers['content-range']).toBeUndefined();
    expect(put?.headers['transfer-encoding']).toBeUndefined();
    expect(stored(registry)).toBe(true);
  });

  it('of what is there sends nothing', async () => {
    const registry = await startRegistry();
    registry.store.seedBlob('team/app', big);
    expect(await upload(registry)).toBe('present');
    expect(registry.requests.map(({ method }) => method)).toEqual(['HEAD']);
  });

  it.each([405, 501])(
    'is looked for by GET where HEAD answers %d, without reading the bytes',
    async (status) => {
      const registry = await startRegistry();
      const { config } = registry.store.seedImage('a/b', { architecture: 'amd64' });
      registry.fault({ method: 'HEAD', path: 'blobs', status, times: Infinity });
      const repository = registry.repository('a/b');
      expect(await client.hasBlob(repository, config.digest)).toBe(true);
      expect(await client.hasBlob(repository, digestOf('other'))).toBe(false);
    },
  );

  it('runs once per digest at a time, however many ask for it', async () => {
    const registry = await startRegistry({ latency: 5 });
    const outcomes = await Promise.all([upload(registry), upload(registry), upload(registry)]);
    expect(outcomes).toEqual(['uploaded', 'present', 'present']);
    expect(registry.count({ method: 'PUT' })).toBe(1);
    expect(registry.count({ method: 'HEAD' })).toBe(1);
  });

  it('that failed does not fail the next one to ask', async () => {
    const registry = await startRegistry();
    registry.fault({ method: 'POST', status: 403, code: 'DENIED' });
    await expect(upload(registry)).rejects.toMatchObject({ name: 'DeniedError' });
    expect(await upload(registry)).toBe('uploaded');
  });

  it('is one of a bounded number per registry', async () => {
    const registry = await startRegistry({ latency: 20 });
    const narrow = testClient({ concurrency: 2 });
    // No source gives a byte until two are open, and then a third had time to open.
    let open = 0;
    let go: () => void = () => undefined;
    const two = new Promise<void>((done) => (go = done));
    const held = two.then(() => sleep(50)).then(() => open);
    const one = (index: number) => {
      const bytes = randomBytes(1000 + index);
      const source = async () => {
        open += 1;
        if (open === 2) go();
        await held;
        return Readable.from([bytes]);
      };
      return narrow.uploadBlob(registry.repository('a/b'), describeBytes('x', bytes), source);
    };
    await Promise.all(Array.from({ length: 8 }, (_, index) => one(index)));
    expect(await held).toBe(2);
  });

  it('tells its progress, and takes back what has to be sent again', async () => {
    const registry = await startRegistry();
    registry.fault({ method: 'PUT', path: 'uploads', resetAfter: 3 * MiB });
    registry.fault({ method: 'GET', path: 'uploads', status: 404 });
    const told: number[] = [];
    await upload(registry, { onProgress: (more: number) => told.push(more) });
    expect(told.reduce((sum, more) => sum + more, 0)).toBe(big.length);
    expect(told.some((more) => more < 0)).toBe(true);
    expect(stored(registry)).toBe(true);
  });
});

describe('chunks', () => {
  it.each([405, 411, 413, 416])(
    'of at most 4 MiB are sent where one PUT answers %d',
    async (status) => {
      const registry = await startRegistry();
      registry.fault({ method: 'PUT', path: 'uploads', status });
      expect(await upload(registry)).toBe('uploaded');
      const patches = registry.seen({ method: 'PATCH' });
      expect(patches.map(({ bytes }) => bytes)).toEqual([4 * MiB, 4 * MiB, 2 * MiB]);
      expect(patches.map(({ headers }) => headers['content-range'])).toEqual([
        `0-${4 * MiB - 1}`,
        `${4 * MiB}-${8 * MiB - 1}`,
        `${8 * MiB}-${10 * MiB - 1}`,
      ]);
      expect(stored(registry)).toBe(true);
    },
  );

  it('are remembered to be wanted, and are as large as the registry asks for', async () => {
    const registry = await startRegistry({ largestBody: 5 * MiB, smallestChunk: 5 * MiB });
    await upload(registry);
    const other = randomBytes(6 * MiB);
    await client.uploadBlob(
      registry.repository('team/app'),
      describeBytes('x', other),
      bytesSource(other),
    );
    expect(registry.seen({ method: 'PATCH' }).map(({ bytes }) => bytes)).toEqual([
      5 * MiB,
      5 * MiB,
      5 * MiB,
      1 * MiB,
    ]);
    // The second one was not tried in one piece.
    expect(registry.seen({ method: 'PUT' }).map(({ status }) => status)).toEqual([413, 201, 201]);
  });

  it('do not help a small blob that is refused', async () => {
    const registry = await startRegistry({ largestBody: 10 });
    const bytes = randomBytes(32);
    await expect(
      client.uploadBlob(registry.repository('a/b'), describeBytes('x', bytes), bytesSource(bytes)),
    ).rejects.toMatchObject({ name: 'QuotaExceededError', status: 413 });
    expect(registry.count({ method: 'PUT' })).toBe(1);
  });

  it('one that breaks goes on where the registry says', async () => {
    const registry = await startRegistry({ largestBody: 5 * MiB });
    registry.fault({ method: 'PATCH', skip: 1, resetAfter: MiB });
    await upload(registry);
    expect(stored(registry)).toBe(true);
    const [, , third] = registry.seen({ method: 'PATCH' });
    const from = Number(third?.headers['content-range']?.split('-')[0]);
    expect(from).toBeGreaterThanOrEqual(5 * MiB);
    expect(from).toBeLessThan(8 * MiB);
  });

  it('one that is out of step asks the registry where it is', async () => {
    const registry = await startRegistry({ largestBody: 5 * MiB });
    registry.fault({ method: 'PATCH', skip: 1, status: 416 });
    // 416 to a chunk of which nothing was taken: one more try from the same place.
    expect(await upload(registry)).toBe('uploaded');
    expect(stored(registry)).toBe(true);
  });
});

describe('a break', () => {
  it('of one PUT goes on where the registry says, without sending again what it has', async () => {
    const registry = await startRegistry();
    registry.fault({ method: 'PUT', path: 'uploads', resetAfter: 5 * MiB });
    expect(await upload(registry)).toBe('uploaded');
    expect(stored(registry)).toBe(true);
    const sent = registry.requests.reduce((sum, { bytes }) => sum + bytes, 0);
    expect(sent).toBeLessThan(big.length + MiB);
  });

  it('after which the upload is gone starts again', async () => {
    const registry = await startRegistry();
    registry.fault({ method: 'PUT', path: 'uploads', resetAfter: 5 * MiB });
    registry.fault({ method: 'GET', path: 'uploads', status: 404, code: 'BLOB_UPLOAD_UNKNOWN' });
    expect(await upload(registry)).toBe('uploaded');
    expect(registry.count({ method: 'POST' })).toBe(2);
    expect(stored(registry)).toBe(true);
  });

  it.each([400, 401, 403, 405, 409, 410, 416, 422])(
    'after which a question for the upload is answered %d starts again',
    async (status) => {
      const registry = await startRegistry();
      registry.fault({ method: 'PUT', path: 'uploads', resetAfter: 5 * MiB });
      registry.fault({ method: 'GET', path: 'uploads', status });
      expect(await upload(registry)).toBe('uploaded');
      expect(registry.count({ method: 'POST' })).toBe(2);
      expect(stored(registry)).toBe(true);
    },
  );

  it.each([408, 429])('and a %d to the question for the upload passes', async (status) => {
    const registry = await startRegistry();
    registry.fault({ method: 'PUT', path: 'uploads', resetAfter: 5 * MiB });
    registry.fault({ method: 'GET', path: 'uploads', status });
    expect(await upload(registry)).toBe('uploaded');
    expect(registry.count({ method: 'POST' })).toBe(1);
  });

  it('after which the registry mixed up the pieces starts again, once', async () => {
    const registry = await startRegistry();
    registry.fault({ method: 'PUT', path: 'uploads', resetAfter: 5 * MiB });
    registry.fault({ method: 'GET', path: 'uploads', headers: { range: '0-1048575' } });
    registry.fault({ method: 'PATCH', headers: { range: `0-${big.length - 1}` }, status: 202 });
    expect(await upload(registry)).toBe('uploaded');
    expect(stored(registry)).toBe(true);
  });

  it('that comes after the last byte finds the blob there', async () => {
    const registry = await startRegistry();
    registry.fault({ method: 'PUT', path: 'uploads', status: 504 });
    registry.fault({ method: 'HEAD', skip: 1, status: 200 });
    expect(await upload(registry)).toBe('uploaded');
    expect(registry.count({ method: 'PUT' })).toBe(1);
  });

  it.each([500, 502, 503, 504, 429])('in form of a %d passes', async (status) => {
    const registry = await startRegistry();
    registry.fault({ method: 'POST', status, times: 2 });
    registry.fault({ method: 'PUT', path: 'uploads', status, times: 1 });
    expect(await upload(registry)).toBe('uploaded');
    expect(stored(registry)).toBe(true);
  });

  it('that never ends is an error after all tries', async () => {
    const registry = await startRegistry();
    const fault = registry.fault({ method: 'PUT', path: 'uploads', status: 503, times: Infinity });
    await expect(upload(registry)).rejects.toMatchObject({ name: 'UnavailableError', status: 503 });
    expect(fault.hits).toBe(6);
  });

  it('by silence is one too', async () => {
    const registry = await startRegistry();
    registry.fault({ method: 'PUT', path: 'uploads', stall: true });
    const hasty = testClient({ timeouts: { idle: 300 } });
    const outcome = await hasty.uploadBlob(registry.repository('team/app'), blob, bytesSource(big));
    expect(outcome).toBe('uploaded');
    expect(hasty.log.lines.join()).toContain('stood still');
    expect(stored(registry)).toBe(true);
  });

  it('by a signal stops at once, with no further try', async () => {
    const registry = await startRegistry();
    registry.fault({ method: 'PUT', path: 'uploads', stall: true });
    const stop = new AbortController();
    const stopped = testClient({ signal: stop.signal });
    const work = stopped.uploadBlob(registry.repository('team/app'), blob, bytesSource(big));
    while (registry.count({ method: 'PUT' }) === 0) await sleep(5);
    stop.abort();
    await expect(work).rejects.toMatchObject({ name: 'CancelledError' });
    const seen = registry.requests.length;
    await sleep(50);
    expect(registry.requests).toHaveLength(seen);
  });
});

describe('an upload that the registry forgot', () => {
  const forgotten = { path: 'uploads', status: 404 };
  const code = 'BLOB_UPLOAD_UNKNOWN';

  it.each<[string, RegistryScript, Fault]>([
    ['at its only request', {}, { method: 'PUT', code }],
    ['in words of something else', {}, { method: 'PUT', body: '<html>' }],
    ['at a chunk', { largestBody: 5 * MiB }, { method: 'PATCH', code, skip: 1 }],
    ['at its end', { largestBody: 5 * MiB }, { method: 'PUT', code, skip: 1 }],
  ])('%s starts again', async (_name, script, fault) => {
    const registry = await startRegistry(script);
    registry.fault({ ...forgotten, ...fault });
    expect(await upload(registry)).toBe('uploaded');
    expect(stored(registry)).toBe(true);
  });

  it('again and again is an error that says so', async () => {
    const registry = await startRegistry();
    registry.fault({ ...forgotten, code, method: 'PUT', times: Infinity });
    await expect(upload(registry)).rejects.toMatchObject({
      name: 'UnavailableError',
      message: `${registry.host} lost track of an upload`,
      answer: expect.stringContaining('BLOB_UPLOAD_UNKNOWN'),
      hint: expect.stringContaining('replicas'),
    });
    expect(registry.count({ method: 'POST' })).toBe(6);
  });

  it('with its repository is not tried again', async () => {
    const registry = await startRegistry();
    registry.fault({ ...forgotten, method: 'PUT', code: 'NAME_UNKNOWN' });
    await expect(upload(registry)).rejects.toMatchObject({ name: 'NotFoundError' });
    expect(registry.count({ method: 'PUT' })).toBe(1);
  });
});

describe('a mount', () => {
  const bytes = randomBytes(1000);
  const small = describeBytes(OCI_LAYER_GZIP, bytes);
  const mountFrom = (registry: ScriptedRegistry) => [registry.repository('team/base')];

  it('sends no bytes', async () => {
    const registry = await startRegistry();
    registry.store.seedBlob('team/base', bytes);
    const options = { mountFrom: mountFrom(registry) };
    const to = registry.repository('team/app');
    expect(await client.uploadBlob(to, small, bytesSource(bytes), options)).toBe('mounted');
    expect(registry.requests.map(({ method }) => method)).toEqual(['HEAD', 'POST']);
  });

  it.each<[string, RegistryScript]>([
    ['an upload instead', { mount: 'no' }],
    ['400', { mount: 400 }],
    ['403', { mount: 403 }],
    ['404', { mount: 404 }],
    ['405', { mount: 405 }],
  ])('that is refused with %s becomes an upload', async (_name, script) => {
    const registry = await startRegistry(script);
    registry.store.seedBlob('team/base', bytes);
    const options = { mountFrom: mountFrom(registry) };
    const to = registry.repository('team/app');
    expect(await client.uploadBlob(to, small, bytesSource(bytes), options)).toBe('uploaded');
    expect(registry.store.blob('team/app', small.digest)?.equals(bytes)).toBe(true);
  });

  it('goes through the siblings, and leaves no open upload behind', async () => {
    const registry = await startRegistry();
    registry.store.seedBlob('team/third', bytes);
    const siblings = ['team/first', 'team/second', 'team/third'].map((path) =>
      registry.repository(path),
    );
    const to = registry.repository('team/app');
    const options = { mountFrom: siblings };
    expect(await client.uploadBlob(to, small, bytesSource(bytes), options)).toBe('mounted');
    expect(registry.store.at('team/app').uploads.size).toBe(0);
  });

  it.each([403, 404, 409, 501])(
    'whose upload cannot be given up (%d) goes on all the same',
    async (status) => {
      const registry = await startRegistry();
      registry.store.seedBlob('team/base', bytes);
      registry.fault({ method: 'DELETE', status });
      const options = { mountFrom: [registry.repository('team/first'), ...mountFrom(registry)] };
      const to = registry.repository('team/app');
      expect(await client.uploadBlob(to, small, bytesSource(bytes), options)).toBe('mounted');
    },
  );

  it('for which no token is given becomes an upload', async () => {
    const registry = await startRegistry({ auth: { kind: 'bearer', users: { u: 'p' } } });
    registry.store.seedBlob('team/base', bytes);
    const home = await homeWith({ [registry.host]: 'u:p' });
    const own = testClient({ env: home.env });
    registry.fault({
      server: 'token',
      skip: 1,
      status: 403,
      body: '{"details":"no access to team/base"}',
    });
    const to = registry.repository('team/app');
    const options = { mountFrom: mountFrom(registry) };
    expect(await own.uploadBlob(to, small, bytesSource(bytes), options)).toBe('uploaded');
  });
});

describe('a download', () => {
  it('from another host is checked', async () => {
    const registry = await startRegistry({ redirectBlobs: true });
    registry.store.seedBlob('team/app', big);
    const repository = registry.repository('team/app');
    expect((await collect(await client.readBlob(repository, blob))).equals(big)).toBe(true);
    registry.fault({
      server: 'storage',
      change: (body) => Buffer.concat([body.subarray(1), Buffer.from('x')]),
    });
    await expect(collect(await client.readBlob(repository, blob))).rejects.toMatchObject({
      name: 'DigestMismatchError',
    });
  });

  it.each([
    ['more', (body: Buffer) => Buffer.concat([body, Buffer.from('x')]), 'DigestMismatchError'],
    ['less', (body: Buffer) => body.subarray(1), 'UnavailableError'],
  ])('of %s than the size fails', async (_name, change, name) => {
    const registry = await startRegistry();
    registry.store.seedBlob('team/app', big);
    registry.fault({ path: 'blobs', change });
    await expect(
      collect(await client.readBlob(registry.repository('team/app'), blob)),
    ).rejects.toMatchObject({ name });
  });

  it.each([true, false])('that breaks goes on where it broke (ranges: %j)', async (ranges) => {
    const registry = await startRegistry({ redirectBlobs: true });
    registry.store.seedBlob('team/app', big);
    registry.fault({ server: 'storage', cutAfter: 4 * MiB });
    if (!ranges) registry.fault({ server: 'storage', skip: 1, status: 200, body: big });
    const read = await collect(await client.readBlob(registry.repository('team/app'), blob));
    expect(read.equals(big)).toBe(true);
    const [, second] = registry.seen({ server: 'storage' });
    expect(second?.headers.range).toMatch(/^bytes=\d+-$/);
  });

  it('of what is not there fails before any byte', async () => {
    const registry = await startRegistry();
    registry.store.seedBlob('team/app', 'other');
    await expect(client.readBlob(registry.repository('team/app'), blob)).rejects.toMatchObject({
      name: 'NotFoundError',
      status: 404,
    });
  });
});

describe('a repository that has to be created first', () => {
  it('is named once, with how to create it', async () => {
    const registry = await startRegistry({ repositories: ['team/other'] });
    await expect(upload(registry)).rejects.toMatchObject({
      name: 'NotFoundError',
      codes: ['NAME_UNKNOWN'],
      hint: expect.stringContaining('Create the repository first'),
    });
    expect(registry.count({ method: 'POST' })).toBe(1);
  });
});

describe('a quota', () => {
  it('that is full is an error of its own, without another try', async () => {
    const registry = await startRegistry({ quota: 1000 });
    await expect(upload(registry)).rejects.toMatchObject({ name: 'QuotaExceededError' });
    expect(registry.count({ method: 'PUT' })).toBe(1);
  });
});

describe('a file', () => {
  it('is read from where it is, also from its middle', async () => {
    const home = await homeWith();
    const { writeFile } = await import('node:fs/promises');
    await writeFile(`${home.path}/blob`, big);
    const registry = await startRegistry({ largestBody: 4 * MiB });
    const source = fileSource(`${home.path}/blob`);
    expect(await client.uploadBlob(registry.repository('team/app'), blob, source)).toBe('uploaded');
    expect(stored(registry)).toBe(true);
    expect((await collect(await source(9 * MiB))).equals(big.subarray(9 * MiB))).toBe(true);
  });

  it('that is gone is an error', async () => {
    const registry = await startRegistry();
    await expect(
      client.uploadBlob(registry.repository('team/app'), blob, fileSource('/nonexistent/blob')),
    ).rejects.toMatchObject({ name: 'AppError', answer: expect.stringContaining('ENOENT') });
    expect(registry.count({ method: 'PUT' })).toBeLessThan(2);
  });
});
