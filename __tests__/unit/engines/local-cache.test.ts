import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { basename, dirname, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { openLocalCache, type CacheService } from '../../../src/engines/local-cache.ts';
import type { BuildContext, BuildRequest } from '../../../src/engines/engine.ts';
import { recordedLog } from '../../support/log.ts';
import { onLoopback, type Loopback } from '../../support/loopback.ts';
import { temporaryFolders } from '../../support/temporary.ts';
import { makeLeg } from '../../real/engines/leg.ts';

const folder = temporaryFolders();

async function leg(cwd: string, more: Partial<BuildRequest> = {}, env: NodeJS.ProcessEnv = {}) {
  const made = await makeLeg(cwd, 'linux/arm64', { Dockerfile: 'FROM scratch\n' }, {}, more);
  const log = recordedLog();
  const context: BuildContext = {
    ...made.context,
    cwd,
    log,
    env: { HOME: join(cwd, 'home'), GITHUB_RUN_ID: '7', GITHUB_RUN_ATTEMPT: '1', ...env },
  };
  return { request: { ...made.request, folder: join(cwd, 'job') }, context, log };
}

/** What BuildKit leaves in a cache folder, as far as it matters here. */
async function buildInto(to: string | undefined, text: string): Promise<void> {
  if (to === undefined) return;
  await mkdir(to, { recursive: true });
  await writeFile(join(to, 'index.json'), text);
}

const nowhere = () => Promise.resolve(undefined);

describe("on a machine of one's own", () => {
  it('is a folder that the next build finds, with the last build alone in it', async () => {
    const cwd = await folder();
    for (const [turn, expected] of [
      [1, undefined],
      [2, 'build 1'],
      [3, 'build 2'],
    ] as const) {
      const { request, context } = await leg(cwd);
      const cache = await openLocalCache(request, context, nowhere);
      expect(cache.from && (await readFile(join(cache.from, 'index.json'), 'utf8'))).toBe(expected);
      await buildInto(cache.to, `build ${turn}`);
      await cache.keep();
    }
  });

  it('is not written where nothing is pushed', async () => {
    const { request, context } = await leg(await folder(), { writeCache: false });
    expect(await openLocalCache(request, context, nowhere)).toMatchObject({ to: undefined });
  });

  it('is kept of the build that ends last, when several run at once', async () => {
    const cwd = await folder();
    const names = ['one', 'two', 'three', 'four'];
    const open = async () => {
      const { request, context } = await leg(cwd);
      return openLocalCache(request, { ...context, cwd }, nowhere);
    };
    const caches = [];
    for (const name of names) {
      const cache = await open();
      await buildInto(cache.to, name);
      caches.push(cache);
    }
    // One after the other: none took another's folder.
    for (const [turn, cache] of caches.entries()) {
      await cache.keep();
      const { from = '' } = await open();
      expect(await readFile(join(from, 'index.json'), 'utf8')).toBe(names[turn]);
    }
    // All at the same moment: none fails, and one of them is kept.
    const again = await Promise.all(names.map(open));
    await Promise.all(again.map((cache, turn) => buildInto(cache.to, names[turn] ?? '')));
    await Promise.all(again.map((cache) => cache.keep()));
    const { from = '' } = await open();
    expect(names).toContain(await readFile(join(from, 'index.json'), 'utf8'));
    expect(await readdir(dirname(from))).toEqual([basename(from)]);
  });

  it('leaves nothing of builds that ended badly', async () => {
    const cwd = await folder();
    const first = await leg(cwd);
    const { to = '' } = await openLocalCache(first.request, first.context, nowhere);
    await buildInto(to, 'half');
    const second = await leg(cwd);
    await openLocalCache(second.request, second.context, nowhere);
    expect(existsSync(to)).toBe(true);
    const long = new Date(Date.now() - 2 * 24 * 60 * 60 * 1000);
    await utimes(to, long, long);
    await openLocalCache(second.request, second.context, nowhere);
    expect(existsSync(to)).toBe(false);
  });

  it('keeps the old one when a build wrote none', async () => {
    const cwd = await folder();
    const first = await leg(cwd);
    const cache = await openLocalCache(first.request, first.context, nowhere);
    await buildInto(cache.to, 'build 1');
    await cache.keep();
    const second = await leg(cwd);
    await (await openLocalCache(second.request, second.context, nowhere)).keep();
    const third = await leg(cwd);
    expect((await openLocalCache(third.request, third.context, nowhere)).from).toBeDefined();
  });
});

describe('in a job', () => {
  it('is keyed by leg, Dockerfile and run, and found by the nearest earlier one', async () => {
    const { request, context } = await leg(await folder());
    const calls: unknown[] = [];
    const service: CacheService = {
      restoreCache: (paths, key, prefixes) => {
        calls.push([paths, key, prefixes]);
        return Promise.resolve(undefined);
      },
      saveCache: () => Promise.resolve(1),
    };
    await openLocalCache(request, context, () => Promise.resolve(service));
    const base = 'multiarch-publish-_54e_5fst--linux-arm64-';
    expect(calls).toEqual([
      [
        [join(request.folder, 'cache-_54e_5fst--linux-arm64')],
        expect.stringMatching(new RegExp(`^${base}[0-9a-f]{16}-7-1$`)),
        [expect.stringMatching(new RegExp(`^${base}[0-9a-f]{16}-$`)), base],
      ],
    ]);
  });

  it.each(['restoreCache', 'saveCache'] as const)('goes on when %s fails', async (broken) => {
    const { request, context, log } = await leg(await folder());
    const service: CacheService = {
      restoreCache: () => Promise.resolve(undefined),
      saveCache: () => Promise.resolve(1),
      [broken]: () => Promise.reject(new Error('the service is away')),
    };
    const cache = await openLocalCache(request, context, () => Promise.resolve(service));
    await buildInto(cache.to, 'x');
    await cache.keep();
    expect(log.lines.join('\n')).toContain('the service is away');
  });
});

/** GitHub's cache service, as @actions/cache speaks to it over HTTP (its first version), in memory. */
class CacheServer {
  readonly entries = new Map<string, Buffer>();
  readonly #uploads: { key: string; parts: Buffer[] }[] = [];
  readonly #server: Server = createServer((asked, answer) => void this.#serve(asked, answer));
  #at: Loopback | undefined;

  async start(): Promise<void> {
    this.#at = await onLoopback(this.#server);
  }
  get url(): string {
    return `${this.#at?.origin ?? ''}/`;
  }
  async stop(): Promise<void> {
    await this.#at?.[Symbol.asyncDispose]();
  }

  async #serve(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of asked) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const url = new URL(asked.url ?? '/', this.url);
    const json = (status: number, value?: unknown): void => {
      answer.writeHead(status, { 'content-type': 'application/json' });
      answer.end(value === undefined ? undefined : JSON.stringify(value));
    };
    if (url.pathname.startsWith('/blob/')) {
      answer.end(this.entries.get(decodeURIComponent(url.pathname.slice('/blob/'.length))));
    } else if (url.pathname.endsWith('/cache')) {
      const keys = (url.searchParams.get('keys') ?? '').split(',');
      const known = [...this.entries.keys()].reverse();
      const found = keys.flatMap((key) => known.filter((name) => name.startsWith(key)))[0];
      if (found === undefined) json(204);
      else
        json(200, {
          cacheKey: found,
          archiveLocation: `${this.url}blob/${encodeURIComponent(found)}`,
        });
    } else if (url.pathname.endsWith('/caches')) {
      const { key } = JSON.parse(body.toString()) as { key: string };
      this.#uploads.push({ key, parts: [] });
      json(201, { cacheId: this.#uploads.length });
    } else {
      const upload = this.#uploads[Number(url.pathname.split('/').at(-1)) - 1];
      if (asked.method === 'PATCH') upload?.parts.push(body);
      else if (upload !== undefined) this.entries.set(upload.key, Buffer.concat(upload.parts));
      json(204);
    }
  }
}

describe("by @actions/cache and a cache service's HTTP", () => {
  const server = new CacheServer();
  const before = { ...process.env };
  beforeAll(() => server.start());
  beforeEach(async () => {
    Object.assign(process.env, {
      ACTIONS_CACHE_URL: server.url,
      ACTIONS_RUNTIME_TOKEN: 'token',
      RUNNER_TEMP: await folder(),
      GITHUB_WORKSPACE: await folder(),
    });
    delete process.env.ACTIONS_CACHE_SERVICE_V2;
  });
  afterAll(async () => {
    for (const name of [
      'ACTIONS_CACHE_URL',
      'ACTIONS_RUNTIME_TOKEN',
      'RUNNER_TEMP',
      'GITHUB_WORKSPACE',
    ]) {
      if (before[name] === undefined) Reflect.deleteProperty(process.env, name);
      else process.env[name] = before[name];
    }
    await server.stop();
  });

  it('a later run finds what an earlier one saved, in the same place', async () => {
    const cwd = await folder();
    const run = async (id: string) => {
      const made = await leg(cwd, {}, { ACTIONS_RUNTIME_TOKEN: 'token', GITHUB_RUN_ID: id });
      return { ...made, cache: await openLocalCache(made.request, made.context) };
    };
    const first = await run('1');
    expect(first.cache.from).toBeUndefined();
    await buildInto(first.cache.to, 'from run 1');
    await first.cache.keep();
    await rm(join(cwd, 'job'), { recursive: true });

    const second = await run('2');
    expect(second.cache.from).toBe(join(second.request.folder, 'cache-_54e_5fst--linux-arm64'));
    expect(await readFile(join(second.cache.from ?? '', 'index.json'), 'utf8')).toBe('from run 1');
    expect(server.entries.size).toBe(1);
  });
});
