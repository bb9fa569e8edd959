import { splitRepository, type Repository } from '../../model/reference.ts';
import type { Authenticator } from '../auth/authenticator.ts';
import { repositoryScope, type Action } from '../auth/scope.ts';
import { answerError, readAnswer, type About } from '../errors/answer.ts';
import { UnavailableError } from '../errors/errors.ts';
import { apiBase } from '../hosts.ts';
import { discard, type Body, type Http, type HttpAnswer, type HttpRequest } from './http.ts';
import type { Limits } from './limits.ts';
import type { Retrier } from './retry.ts';

/** A request to a repository's API. */
export interface Call {
  readonly repository: Repository;
  readonly method: HttpRequest['method'];
  /** Below `/v2/PATH/`, such as `manifests/latest`; or a whole URL that the registry gave. */
  readonly at: string | URL;
  readonly action: Action;
  /** Further repositories of the same registry that the token must open for reading. */
  readonly alsoRead?: readonly Repository[];
  readonly headers?: Readonly<Record<string, string>>;
  /** Called for each sending, as a stream can be used once only. */
  readonly body?: () => Body | Promise<Body>;
  /** Statuses that are answers; all others are thrown as errors. */
  readonly expect: readonly number[];
  /** What errors say was being done: `reading the manifest`. */
  readonly doing: string;
  readonly subject?: string;
  readonly manifestTypes?: readonly string[];
}

/** Requests to registries with all that every one of them needs: authorization, limits, retries, errors. */
export class Session {
  readonly #http: Http;
  readonly #auth: Authenticator;
  readonly #limits: Limits;
  readonly retrier: Retrier;
  readonly #insecureHosts: readonly string[];
  readonly #first = new Map<string, Promise<unknown>>();

  constructor(parts: {
    readonly http: Http;
    readonly auth: Authenticator;
    readonly limits: Limits;
    readonly retrier: Retrier;
    readonly insecureHosts: readonly string[];
  }) {
    this.#http = parts.http;
    this.#auth = parts.auth;
    this.#limits = parts.limits;
    this.retrier = parts.retrier;
    this.#insecureHosts = parts.insecureHosts;
  }

  /** Sends a request that may be repeated as it is, and repeats it where that can help. */
  call(call: Call): Promise<HttpAnswer> {
    return this.retrier.run(() => this.once(call));
  }

  /** As {@link call}, and hands the body to `use` within the same try, so that a connection that breaks half way is tried again too. */
  callFor<T>(call: Call, use: (answer: HttpAnswer) => Promise<T>): Promise<T> {
    return this.retrier.run(async () => use(await this.once(call)));
  }

  /** Sends a request once (twice, where a token has died). */
  async once(call: Call): Promise<HttpAnswer> {
    const { registry, path } = splitRepository(call.repository);
    const url = this.url(call.repository, call.at);
    const answer = await this.#afterFirst(call.repository, () =>
      this.#limits.request(registry, () => this.#authorised(call, url, registry)),
    );
    if (/^application\/grpc\b/.test(answer.headers['content-type'] ?? '')) {
      // A gateway's way of being broken: the status says 200 and there is nothing in it.
      await discard(answer);
      throw new UnavailableError(`${registry} failed at ${call.doing}`, {
        registry,
        subject: call.subject ?? call.repository,
        status: answer.status,
        answer: `${String(answer.status)} with content type application/grpc`,
        transient: true,
      });
    }
    if (call.expect.includes(answer.status)) return answer;
    const about: About = {
      registry,
      path,
      subject: call.subject ?? call.repository,
      doing: call.doing,
      writing: call.action === 'push',
      loggedIn: await this.#auth.loggedIn(call.repository),
      ...(call.manifestTypes === undefined ? {} : { manifestTypes: call.manifestTypes }),
    };
    throw answerError(answer, await readAnswer(answer), about);
  }

  /** The URL of something below a repository's API. */
  url(repository: Repository, at: string | URL): URL {
    if (at instanceof URL) return at;
    const { registry, path } = splitRepository(repository);
    return new URL(`${path}/${at}`, apiBase(registry, this.#insecureHosts));
  }

  async #authorised(call: Call, url: URL, registry: string): Promise<HttpAnswer> {
    const { repository, method, headers = {}, body } = call;
    const ours = url.origin === apiBase(registry, this.#insecureHosts).origin;
    const scopes = [
      repositoryScope(splitRepository(repository).path, call.action),
      ...(call.alsoRead ?? []).map((other) => repositoryScope(splitRepository(other).path, 'pull')),
    ];
    const send = async (authorization: string | undefined) =>
      this.#http.send({ method, url, headers, authorization, body: await body?.() }, registry);
    if (!ours) return send(undefined);
    const authorization = await this.#auth.header(repository, scopes);
    const answer = await send(authorization);
    if (answer.status !== 401 || answer.url.origin !== url.origin) return answer;
    const renewed = await this.#auth.renew(repository, scopes, authorization, answer.headers);
    if (renewed === undefined) return answer;
    await discard(answer);
    return send(renewed);
  }

  /**
   * The first request to a registry goes alone, as its answer tells how all the others have to identify themselves; without
   * this, many in parallel would each be sent twice. Where nobody logged in there is most often nothing to learn, and waiting for it
   * would cost a round trip.
   */
  async #afterFirst<T>(repository: Repository, work: () => Promise<T>): Promise<T> {
    const { registry } = splitRepository(repository);
    if (!(await this.#auth.loggedIn(repository))) return work();
    const first = this.#first.get(registry);
    if (first !== undefined) {
      await first;
      return work();
    }
    const running = work();
    this.#first.set(
      registry,
      running.catch(() => undefined),
    );
    return running;
  }
}
