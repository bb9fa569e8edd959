import type { Agent, Dispatcher } from 'undici';
import { UnavailableError } from '../errors/errors.ts';
import { isLoopback } from '../hosts.ts';
import type { Timeouts } from './http.ts';

/** Idle connections are kept a little shorter than most servers keep them, so that few requests meet a closing one. */
const KEEP_ALIVE = 15_000;

interface Proxy {
  /** The variable that names it. */
  readonly variable: string;
  readonly url: string;
}

/**
 * Connections, kept alive and shared by all requests. undici is loaded with the first of them, and only the parts of it that are needed:
 * its index brings fetch, WebSocket and caches along, and takes three times as long.
 */
export class Pool {
  readonly #env: NodeJS.ProcessEnv;
  readonly #options: Agent.Options;
  readonly #dispatchers = new Map<string, Promise<Dispatcher>>();

  constructor(env: NodeJS.ProcessEnv, timeouts: Timeouts) {
    this.#env = env;
    this.#options = {
      keepAliveTimeout: KEEP_ALIVE,
      connect: { timeout: timeouts.connect },
    };
  }

  /** Sends one request; redirects are answers. */
  async request(
    url: URL,
    options: Omit<Dispatcher.RequestOptions, 'origin' | 'path'>,
  ): Promise<Dispatcher.ResponseData> {
    const [{ default: request }, dispatcher] = await Promise.all([
      import('undici/lib/api/api-request.js'),
      this.#to(url),
    ]);
    return request.call(dispatcher, {
      ...options,
      origin: url.origin,
      path: url.pathname + url.search,
    });
  }

  /** The dispatcher for a URL: through the environment's proxy of its scheme, or direct. */
  #to(url: URL): Promise<Dispatcher> {
    const proxy = isLoopback(url.host) ? undefined : this.#proxy(url.protocol);
    const key = proxy?.url ?? '';
    const known = this.#dispatchers.get(key);
    if (known !== undefined) return known;
    const made = this.#make(proxy, url.host);
    this.#dispatchers.set(key, made);
    // The error names the host that was asked for: it is not another one's.
    made.catch(() => this.#dispatchers.delete(key));
    return made;
  }

  async close(): Promise<void> {
    const dispatchers = [...this.#dispatchers.values()];
    this.#dispatchers.clear();
    // Not close(), which waits for answers that nobody reads any more.
    await Promise.allSettled(dispatchers.map(async (made) => (await made).destroy()));
  }

  async #make(proxy: Proxy | undefined, host: string): Promise<Dispatcher> {
    if (proxy === undefined) {
      const { default: Agent } = await import('undici/lib/dispatcher/agent.js');
      return new Agent(this.#options);
    }
    const { EnvHttpProxyAgent } = await import('undici');
    try {
      return new EnvHttpProxyAgent({
        ...this.#options,
        httpProxy: proxy.url,
        httpsProxy: proxy.url,
        noProxy: this.#variable('no_proxy')?.value ?? '',
      });
    } catch {
      // What was thrown holds the URL, and so a password.
      throw new UnavailableError(`The proxy that ${proxy.variable} names cannot be used`, {
        registry: host,
        hint: `Write ${proxy.variable} as http://user:password@host:port, with # % / ? @ in user and password as %23 %25 %2F %3F %40.`,
      });
    }
  }

  /** As curl and Go do: each scheme has its own variable, in either case, and loopback none. */
  #proxy(protocol: string): Proxy | undefined {
    const found = this.#variable(protocol === 'https:' ? 'https_proxy' : 'http_proxy');
    if (found === undefined) return undefined;
    const { name, value } = found;
    return { variable: name, url: value.includes('://') ? value : `http://${value}` };
  }

  /** A variable by the name in either case under which it is set. */
  #variable(lower: string): { readonly name: string; readonly value: string } | undefined {
    const name = this.#env[lower] === undefined ? lower.toUpperCase() : lower;
    const value = this.#env[name];
    return value === undefined || value === '' ? undefined : { name, value };
  }
}
