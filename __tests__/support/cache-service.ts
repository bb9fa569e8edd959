import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { onLoopback, type Loopback } from './loopback.ts';

/**
 * GitHub's cache service (version 2: Twirp before Azure's block blobs) in this process, as far as BuildKit can tell. The switch stands for
 * what the real one does in a job of a fork.
 */
export class CacheService implements AsyncDisposable {
  /** No entry can be made: the token of the job may only read. */
  readOnly = false;
  /** Keys of the entries that are whole, in the order in which they were written. */
  readonly keys: string[] = [];
  /** Keys that were asked for, and whether they were there. */
  readonly asked: { readonly key: string; readonly found: boolean }[] = [];
  readonly #blobs = new Map<string, Buffer>();
  readonly #blocks = new Map<string, Buffer>();
  readonly #server = createServer((request, response) => {
    this.#answer(request, response).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  });
  #at: Loopback | undefined;

  static async start(): Promise<CacheService> {
    const service = new CacheService();
    service.#at = await onLoopback(service.#server);
    return service;
  }

  get url(): string {
    return `${this.#at?.origin ?? ''}/`;
  }

  /** What a job finds in its environment. */
  get env(): Record<string, string> {
    return {
      ACTIONS_CACHE_SERVICE_V2: 'true',
      ACTIONS_RESULTS_URL: this.url,
      ACTIONS_RUNTIME_TOKEN: runtimeToken(this.readOnly),
    };
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#at?.[Symbol.asyncDispose]();
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '', this.url);
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const [, area, service, method = ''] = url.pathname.split('/');
    if (area === 'blob') this.#blob(url, request, body, response);
    else if (service === 'github.actions.results.api.v1.CacheService')
      this.#twirp(method, body, response);
    else response.writeHead(404).end();
  }

  #twirp(method: string, body: Buffer, response: ServerResponse): void {
    const { key = '', restore_keys: prefixes = [] } = JSON.parse(body.toString()) as {
      key?: string;
      restore_keys?: readonly string[];
    };
    switch (method) {
      case 'CreateCacheEntry':
        if (this.readOnly) {
          json(response, { code: 'permission_denied', msg: 'cache is read-only' }, 403);
        } else if (this.#blobs.has(key)) {
          json(response, { code: 'already_exists', msg: 'cache entry exists' }, 409);
        } else {
          json(response, { ok: true, signed_upload_url: this.#signed(key) });
        }
        return;
      case 'FinalizeCacheEntryUpload':
        this.keys.push(key);
        json(response, { ok: true, entry_id: String(this.keys.length) });
        return;
      case 'GetCacheEntryDownloadURL': {
        // The newest entry whose key is the one that is asked for, or begins with one of the others.
        const found =
          this.keys.find((one) => one === key) ??
          this.keys.findLast((one) => prefixes.some((prefix) => one.startsWith(prefix)));
        this.asked.push({ key, found: found !== undefined });
        json(
          response,
          found === undefined
            ? { ok: false }
            : { ok: true, matched_key: found, signed_download_url: this.#signed(found) },
        );
        return;
      }
      default:
        response.writeHead(404).end('{}');
    }
  }

  #signed(key: string): string {
    return `${this.url}blob/${encodeURIComponent(key)}?sig=secret`;
  }

  /** Put Blob, Put Block, Put Block List and Get Blob of Azure's blob storage. */
  #blob(url: URL, request: IncomingMessage, body: Buffer, response: ServerResponse): void {
    const key = decodeURIComponent(url.pathname.split('/')[2] ?? '');
    response.setHeader('x-ms-request-id', 'a-request');
    if (request.method === 'GET') {
      const blob = this.#blobs.get(key);
      const start = Number(/^bytes=(\d+)-/.exec(String(request.headers['x-ms-range']))?.[1] ?? 0);
      response
        .writeHead(blob === undefined ? 404 : start > 0 ? 206 : 200)
        .end(blob?.subarray(start));
      return;
    }
    const block = url.searchParams.get('blockid');
    if (block !== null) this.#blocks.set(`${key} ${block}`, body);
    else if (url.searchParams.get('comp') === 'blocklist') {
      const ids = [...body.toString().matchAll(/<Latest>([^<]*)<\/Latest>/g)].map(([, id]) => id);
      const parts = ids.map((id) => this.#blocks.get(`${key} ${id ?? ''}`) ?? Buffer.alloc(0));
      this.#blobs.set(key, Buffer.concat(parts));
    } else this.#blobs.set(key, body);
    response.writeHead(201).end();
  }
}

/** A token as the runner has one: BuildKit reads from it in which scopes it may read (1) and write (2). */
export function runtimeToken(readOnly = false): string {
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    ac: JSON.stringify([{ Scope: 'refs/heads/main', Permission: readOnly ? 1 : 3 }]),
    nbf: now - 60,
    exp: now + 3600,
  };
  return [{ alg: 'HS256', typ: 'JWT' }, claims, 'signature']
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
}

function json(response: ServerResponse, body: object, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
