import { createServer as createHttpServer, type IncomingMessage, type Server } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseRepository, type Repository } from '../../../src/model/reference.ts';
import { onLoopback, type Loopback } from '../loopback.ts';
import { answerOf, receive, send, type Answer, type Received } from './answers.ts';
import {
  Faults,
  matches,
  type Fault,
  type FaultHandle,
  type LoggedRequest,
  type Match,
} from './faults.ts';
import type { Behaviour } from './behaviour.ts';
import { blobAnswer } from './blob-routes.ts';
import { Routes } from './routes.ts';
import { Store } from './store.ts';
import { Gate, type Auth } from './tokens.ts';

export interface RegistryScript extends Behaviour {
  readonly auth?: Auth;
  /** Milliseconds that every answer takes. */
  readonly latency?: number;
  /** PEM texts: the registry speaks HTTPS. */
  readonly tls?: { readonly key: string; readonly cert: string };
}

/**
 * An OCI registry in this process, which does what the spec says, and, on request, what registries do instead.
 * `store` is what it holds, for tests to fill and to look at.
 *
 *     await using registry = await startRegistry({ immutableTags: true });
 *     const image = registry.store.seedImage('team/app', { architecture: 'arm64', tag: 'v1' });
 *     registry.fault({ method: 'PUT', path: 'manifests/latest', status: 500, times: 2 });
 *     …
 *     expect(registry.count({ method: 'PUT' })).toBe(3);
 */
export class ScriptedRegistry {
  readonly store = new Store();
  /** Every request to the registry, its token service and its storage, in the order of arrival. */
  readonly requests: LoggedRequest[] = [];
  readonly #script: RegistryScript;
  readonly #faults = new Faults();
  readonly #gate: Gate;
  readonly #routes: Routes;
  readonly #servers: Loopback[] = [];
  #port = 0;

  constructor(script: RegistryScript) {
    this.#script = script;
    this.#gate = new Gate(script.auth, (path) => this.store.holds(path));
    this.#routes = new Routes(this.store, script);
  }

  /** `127.0.0.1:PORT`. */
  get host(): string {
    return `127.0.0.1:${this.#port}`;
  }

  get port(): number {
    return this.#port;
  }

  /** The full name of a repository here. */
  repository(path: string): Repository {
    return parseRepository(`${this.host}/${path}`);
  }

  /** From now on, requests that fit fail, or are odd, as the fault says. */
  fault(fault: Fault): FaultHandle {
    return this.#faults.add(fault);
  }

  /** The requests that fit. */
  seen(match: Match = {}): LoggedRequest[] {
    return this.requests.filter((request) => matches(match, request));
  }

  count(match: Match = {}): number {
    return this.seen(match).length;
  }

  /** Forgets the requests so far. */
  clear(): void {
    this.requests.length = 0;
  }

  /** All tokens that were given out are dead. */
  expireTokens(): void {
    this.#gate.expire();
  }

  async start(): Promise<void> {
    const storage = await this.#listen('storage', createHttpServer());
    this.#routes.storage = `http://127.0.0.1:${storage}/storage`;
    this.#gate.realm = `http://127.0.0.1:${await this.#listen('token', createHttpServer())}/token`;
    const { tls } = this.#script;
    this.#port = await this.#listen(
      'registry',
      tls === undefined ? createHttpServer() : createHttpsServer(tls),
    );
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await Promise.all(this.#servers.map((server) => server[Symbol.asyncDispose]()));
  }

  async #listen(kind: LoggedRequest['server'], server: Server): Promise<number> {
    server.on('request', (message, response) => {
      const url = new URL(message.url ?? '/', 'http://localhost');
      const request: LoggedRequest = {
        method: message.method ?? '',
        path: decodeURIComponent(url.pathname),
        query: url.searchParams,
        headers: message.headers,
        server: kind,
        bytes: 0,
        status: 0,
      };
      this.requests.push(request);
      this.#serve(request, message)
        .then(async (served) => {
          if (served === undefined) return;
          request.status = served.answer.status;
          await send(served.answer, message, response, served.fault);
        })
        .catch((error: unknown) => {
          response.statusCode = 599;
          response.end(String(error));
        });
    });
    const at = await onLoopback(server);
    this.#servers.push(at);
    return at.port;
  }

  async #serve(
    request: LoggedRequest,
    message: IncomingMessage,
  ): Promise<{ answer: Answer; fault: Fault | undefined } | undefined> {
    const fault = this.#faults.befalling(request);
    const delay = (fault?.delay ?? 0) + (this.#script.latency ?? 0);
    if (delay > 0) await sleep(delay);
    await fault?.before?.();
    if (fault?.stall === true) return undefined;
    const { socket } = message;
    const received = await receive(message, request, fault);
    const answer = (fault && answerOf(fault)) ?? this.#answer(request, received);
    await fault?.after?.();
    if (fault?.resetAfter !== undefined) socket.resetAndDestroy();
    return fault?.resetAfter === undefined && received.whole ? { answer, fault } : undefined;
  }

  #answer(request: LoggedRequest, received: Received): Answer {
    if (request.server === 'token') return this.#gate.issue(request, received);
    if (request.server === 'storage') return this.#storage(request);
    return this.#gate.refuse(request) ?? this.#routes.handle(request, received);
  }

  /** Object stores sign their URLs, and refuse requests that bring an authorization as well. */
  #storage({ path, headers }: LoggedRequest): Answer {
    if (headers.authorization !== undefined) {
      return { status: 400, body: 'Only one auth mechanism allowed' };
    }
    const [, name = '', digest = ''] = /^\/storage\/(.+)\/([^/]+)$/.exec(path) ?? [];
    const blob = this.store.blob(name, digest);
    return blob === undefined ? { status: 404 } : blobAnswer(blob, digest, headers.range);
  }
}

/** Starts a registry on a free port of the loopback; ends with the scope of `await using`. */
export async function startRegistry(script: RegistryScript = {}): Promise<ScriptedRegistry> {
  const registry = new ScriptedRegistry(script);
  await registry.start();
  return registry;
}
