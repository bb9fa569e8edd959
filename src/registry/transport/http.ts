import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import type { Dispatcher } from 'undici';
import { AppError, CancelledError } from '../../model/errors.ts';
import { UnavailableError } from '../errors/errors.ts';
import { innermost } from '../errors/system.ts';
import { connectionError } from '../errors/connection.ts';
import { secretsOf } from '../errors/mask.ts';
import { mayBePlain } from '../hosts.ts';
import { readWhole } from './body.ts';
import { Pool } from './pool.ts';
import { StallGuard } from './stall.ts';

/** The bytes of a request: whole, or a stream of known length that is used once. */
export type Body =
  Uint8Array | string | { readonly length: number; readonly chunks: AsyncIterable<Uint8Array> };

export interface HttpRequest {
  readonly method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly url: URL;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent to the origin of `url` alone, never along a redirect to another. */
  readonly authorization?: string | undefined;
  /** As `authorization`: a redirect to another origin that would have it sent again is refused. */
  readonly body?: Body | undefined;
  /** Values of the body that are not to be shown where the answer repeats them; those of `authorization` never are. */
  readonly secrets?: readonly string[];
  /** The request is a login: a redirect to another origin is refused, as what answers there is not who was asked. */
  readonly login?: boolean;
}

export interface HttpAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Where the answer came from, after redirects. */
  readonly url: URL;
  readonly body: Dispatcher.ResponseData['body'];
  /** Milliseconds that reading all of the body may take (see `readWhole`). */
  readonly whole: number;
  /** What was sent to get it and is not to be shown where it is repeated. */
  readonly secrets: readonly string[];
}

/** Milliseconds after which a request is given up: without any progress, but for the last. */
export interface Timeouts {
  readonly connect: number;
  /** No byte sent or received. */
  readonly idle: number;
  /** From the last byte of a request to its answer: a registry may have gigabytes to hash and store. */
  readonly answer: number;
  /** All of an answer that is read as a whole (manifests, lists, tokens, errors), from its first byte to its last. */
  readonly whole: number;
}

export const DEFAULT_TIMEOUTS: Timeouts = {
  connect: 15_000,
  idle: 90_000,
  answer: 300_000,
  whole: 300_000,
};

const REDIRECTS = [301, 302, 303, 307, 308];
const MAX_REDIRECTS = 5;

export interface HttpOptions {
  readonly env: NodeJS.ProcessEnv;
  readonly signal: AbortSignal;
  readonly insecureHosts: readonly string[];
  readonly userAgent: string;
  readonly timeouts: Timeouts;
}

/** HTTP as this client needs it: redirects without credentials, broken connections as errors that can be tried again. */
export class Http {
  readonly #options: HttpOptions;
  readonly #pool: Pool;

  constructor(options: HttpOptions) {
    this.#options = options;
    this.#pool = new Pool(options.env, options.timeouts);
  }

  /**
   * Sends one request and follows its redirects. Any status is an answer.
   * @param registry the host that errors name
   * @throws UnavailableError when the connection fails, CancelledError when the signal aborts
   */
  async send(request: HttpRequest, registry: string): Promise<HttpAnswer> {
    let { method, url, authorization, body } = request;
    for (let redirects = 0; ; redirects += 1) {
      const answer = await this.#once({ ...request, method, url, authorization, body }, registry);
      const { location } = answer.headers;
      if (!REDIRECTS.includes(answer.status) || location === undefined) return answer;
      await discard(answer);
      const toGet = answer.status === 303 && method !== 'HEAD';
      const next = URL.canParse(location, url.href) ? new URL(location, url) : null;
      const problem =
        next === null
          ? 'to something that is no URL'
          : redirects === MAX_REDIRECTS
            ? `more than ${MAX_REDIRECTS} times`
            : this.#forbidden(url, next, request.login === true || (isWhole(body) && !toGet));
      if (next === null || problem !== undefined) {
        throw new UnavailableError(`${registry} redirects ${problem ?? ''}`, {
          registry,
          status: answer.status,
          subject: `${method} ${url.origin}${url.pathname}`,
        });
      }
      // A body that is a stream is used up: whoever sent it has to start again, at the new place.
      if (isStream(body)) return { ...answer, url: next };
      if (next.origin !== url.origin) authorization = undefined;
      if (toGet) [method, body] = ['GET', undefined];
      url = next;
    }
  }

  /** Ends idle connections. */
  close(): Promise<void> {
    return this.#pool.close();
  }

  #forbidden(from: URL, to: URL, confidential: boolean): string | undefined {
    if (confidential && to.origin !== from.origin) {
      return `to ${to.origin}, which is not to see what was sent to ${from.origin}`;
    }
    if (to.protocol === 'https:') return undefined;
    if (to.protocol !== 'http:') return `to ${to.protocol}, which is not HTTP`;
    const open = from.protocol === 'http:' || mayBePlain(to.host, this.#options.insecureHosts);
    return open ? undefined : `from HTTPS to plain HTTP at ${to.host}`;
  }

  async #once(request: HttpRequest, registry: string): Promise<HttpAnswer> {
    const { signal, userAgent, timeouts } = this.#options;
    const { method, url, headers, authorization, body, secrets = [] } = request;
    const guard = isStream(body) ? new StallGuard(timeouts.idle, signal) : undefined;
    try {
      const answer = await this.#pool.request(url, {
        method,
        signal: guard?.signal ?? signal,
        headers: {
          'user-agent': userAgent,
          ...headers,
          ...(authorization === undefined ? {} : { authorization }),
          ...(isStream(body) ? { 'content-length': String(body.length) } : {}),
        },
        body: isStream(body) ? iterable(guard?.watch(body.chunks) ?? body.chunks) : (body ?? null),
        headersTimeout: timeouts.answer,
        bodyTimeout: timeouts.idle,
        highWaterMark: 1024 * 1024,
        // undici ends a connection after each HEAD, for servers that answer one with a body; a new one costs round trips every time.
        ...(method === 'HEAD' ? { reset: false } : {}),
      });
      return {
        status: answer.statusCode,
        headers: answer.headers,
        url,
        body: answer.body,
        whole: timeouts.whole,
        secrets: [...secretsOf(authorization), ...secrets],
      };
    } catch (cause) {
      if (signal.aborted) throw new CancelledError('Stopped by a signal', { cause });
      if (cause instanceof AppError) throw cause;
      if (guard?.broken !== undefined) throw sourceError(guard.broken.error, url);
      const stalled = guard?.stalled === true ? timeouts.idle : undefined;
      throw connectionError(cause, { registry, method, url, stalled });
    } finally {
      guard?.end();
    }
  }
}

function isStream(
  body: Body | undefined,
): body is { readonly length: number; readonly chunks: AsyncIterable<Uint8Array> } {
  return typeof body === 'object' && 'chunks' in body;
}

function isWhole(body: Body | undefined): boolean {
  return body !== undefined && !isStream(body);
}

/** undici takes any async iterable as a body (its docs, Dispatcher.dispatch); its types know only streams, which would copy. */
function iterable(chunks: AsyncIterable<Uint8Array>): Readable {
  // eslint-disable-next-line @typescript-eslint/no-unsafe-class-instance-assignment
  return chunks as Readable;
}

/** Reads an answer's body to its end, so that the connection is free for the next request. */
export async function discard(answer: HttpAnswer): Promise<void> {
  await readWhole(answer, (body) => body.dump()).catch(() => undefined);
}

/** Bytes that come from a registry fail with that one's error; others with the system's, as read from a file. */
function sourceError(error: unknown, url: URL): AppError {
  if (error instanceof AppError) return error;
  const { message } = innermost(error);
  return new AppError('The bytes to send cannot be read', {
    subject: url.pathname,
    answer: message,
    cause: error,
  });
}
