import type { Agent, Dispatcher } from 'undici';
import { isLoopback } from '../hosts.ts';
import type { Timeouts } from './http.ts';

/** Idle connections are kept a little shorter than most servers keep them, so that few requests meet a closing one. */
const KEEP_ALIVE = 15_000;

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
    const known = this.#dispatchers.get(proxy ?? '');
    if (known !== undefined) return known;
    const made = this.#make(proxy);
    this.#dispatchers.set(proxy ?? '', made);
    return made;
  }

  async close(): Promise<void> {
    const dispatchers = await Promise.all(this.#dispatchers.values());
    this.#dispatchers.clear();
    // Not close(), which waits for answers that nobody reads any more.
    await Promise.all(dispatchers.map((dispatcher) => dispatcher.destroy()));
  }

  async #make(proxy: string | undefined): Promise<Dispatcher> {
    if (proxy === undefined) {
      const { default: Agent } = await import('undici/lib/dispatcher/agent.js');
      return new Agent(this.#options);
    }
    const { EnvHttpProxyAgent } = await import('undici');
    return new EnvHttpProxyAgent({
      ...this.#options,
      httpProxy: proxy,
      httpsProxy: proxy,
      noProxy: this.#variable('no_proxy') ?? '',
    });
  }

  /** As curl and Go do: each scheme has its own variable, in either case, and loopback none. */
  #proxy(protocol: string): string | undefined {
    const proxy = this.#variable(protocol === 'https:' ? 'https_proxy' : 'http_proxy');
    return proxy === undefined || proxy.includes('://') ? proxy : `http://${proxy}`;
  }

  #variable(name: string): string | undefined {
    const value = this.#env[name] ?? this.#env[name.toUpperCase()];
    return value === '' ? undefined : value;
  }
}
