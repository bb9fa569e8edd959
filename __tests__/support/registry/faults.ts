import type { IncomingHttpHeaders } from 'node:http';

/** A request as a scripted registry saw it. */
export interface LoggedRequest {
  readonly method: string;
  /** With its leading slash, without the query: `/v2/team/app/manifests/latest`. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  /** Which of the servers: the registry's, its token service, or the storage that blobs are redirected to. */
  readonly server: 'registry' | 'token' | 'storage';
  /** Bytes of the body that arrived. */
  bytes: number;
  /** What was answered; 0 while, or where, there was no answer. */
  status: number;
}

/** What a fault may ask of a request: all that is given must fit. */
export interface Match {
  readonly method?: string;
  /** A text that the path holds, such as `manifests/latest`, or a pattern. */
  readonly path?: string | RegExp;
  readonly server?: LoggedRequest['server'];
}

/** Something that goes wrong, or is odd, for the requests that fit. */
export interface Fault extends Match {
  /** Fitting requests that are let through first. */
  readonly skip?: number;
  /** How many requests it befalls, after those; 1 if not said, Infinity for all. */
  readonly times?: number;
  /** Milliseconds before anything happens. */
  readonly delay?: number;
  /** Awaited before the request is done, as if it were on its way so long. */
  readonly before?: () => Promise<unknown>;
  /** Awaited before the answer, which says how things were, is sent. */
  readonly after?: () => Promise<unknown>;
  /** Answered instead of doing anything. */
  readonly status?: number;
  /** With `status`: an error of the distribution spec with this code. */
  readonly code?: string;
  readonly message?: string;
  readonly detail?: unknown;
  /** With `status`: the body as it is. */
  readonly body?: string | Buffer;
  /** With `status`: headers of the answer. Without: laid over those of the real answer; undefined takes one away. */
  readonly headers?: Readonly<Record<string, string | undefined>>;
  /** Breaks the connection when this many bytes of the request's body have arrived. */
  readonly resetAfter?: number;
  /** Breaks the connection when this many bytes of the answer's body have been sent. */
  readonly cutAfter?: number;
  /** Milliseconds between the bytes of the answer's body, of which each goes by itself. */
  readonly drip?: number;
  /** Stops reading and answering: the connection stays open and silent. */
  readonly stall?: boolean;
  /** The real answer's body, changed. */
  readonly change?: (body: Buffer) => Buffer;
}

export interface FaultHandle {
  /** How many requests it has befallen. */
  readonly hits: number;
  /** Ends it. */
  lift(): void;
}

export function matches(match: Match, request: LoggedRequest): boolean {
  const { method, path, server = 'registry' } = match;
  return (
    server === request.server &&
    (method === undefined || method === request.method) &&
    (path === undefined ||
      (typeof path === 'string' ? request.path.includes(path) : path.test(request.path)))
  );
}

/** The faults of one registry; the first that fits a request befalls it. */
export class Faults {
  readonly #active: { fault: Fault; seen: number; hits: number }[] = [];

  add(fault: Fault): FaultHandle {
    const entry = { fault, seen: 0, hits: 0 };
    this.#active.push(entry);
    return {
      get hits() {
        return entry.hits;
      },
      lift: () => {
        this.#active.splice(this.#active.indexOf(entry), 1);
      },
    };
  }

  befalling(request: LoggedRequest): Fault | undefined {
    for (const entry of this.#active) {
      const { skip = 0, times = 1 } = entry.fault;
      if (!matches(entry.fault, request)) continue;
      if (entry.hits >= times) continue;
      entry.seen += 1;
      if (entry.seen <= skip) continue;
      entry.hits += 1;
      return entry.fault;
    }
    return undefined;
  }
}
