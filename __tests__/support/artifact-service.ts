import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { onLoopback, type Loopback } from './loopback.ts';

interface Stored {
  readonly id: number;
  readonly name: string;
  /** Which run attempt uploaded it. */
  readonly attempt: number;
  zip: Buffer;
}

/**
 * GitHub's artifact service (v4) and the part of the REST API beside it, in this process, as far as a client of them can tell. Switches stand
 * for what the real ones do only at times.
 */
export class ArtifactService implements AsyncDisposable {
  readonly artifacts: Stored[] = [];
  /** The run attempt that uploads and lists now. */
  attempt = 1;
  /** The service lists only the present attempt's artifacts. */
  hidesEarlierAttempts = false;
  /** Status with which a new artifact is refused; 409 is what a name that is taken gets. */
  creationRefused: number | undefined;
  /** Status with which listing is refused, by the service and by the REST API. */
  listingRefused: number | undefined;
  restRefused: number | undefined;
  readonly requests: string[] = [];
  /** What the REST API says of this run's jobs. */
  jobs: readonly object[] = [];
  readonly #server = createServer((request, response) => {
    this.#answer(request, response).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  });
  readonly #blocks = new Map<string, Buffer[]>();
  #at: Loopback | undefined;

  static async start(): Promise<ArtifactService> {
    const service = new ArtifactService();
    service.#at = await onLoopback(service.#server);
    return service;
  }

  get url(): string {
    return this.#at?.origin ?? '';
  }

  /** The environment of a job of run 100 of acme/app. */
  get env(): Record<string, string> {
    const scopes = { scp: 'Actions.Results:run-backend:job-backend' };
    const token = ['{}', JSON.stringify(scopes), 'x']
      .map((part) => Buffer.from(part).toString('base64url'))
      .join('.');
    return {
      ACTIONS_RUNTIME_TOKEN: token,
      ACTIONS_RESULTS_URL: this.url,
      GITHUB_API_URL: `${this.url}/api`,
      GITHUB_REPOSITORY: 'acme/app',
      GITHUB_RUN_ID: '100',
      GITHUB_RUN_ATTEMPT: String(this.attempt),
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
    this.requests.push(`${request.method ?? ''} ${url.pathname}`);
    const [, area = '', ...rest] = url.pathname.split('/');
    if (area === 'twirp') this.#twirp(rest.at(-1) ?? '', body, response);
    else if (area === 'blob') this.#blob(rest[0] ?? '', url, request.method ?? '', body, response);
    else if (area === 'api') this.#rest(url, response);
    else response.writeHead(404).end();
  }

  #twirp(method: string, body: Buffer, response: ServerResponse): void {
    const asked = JSON.parse(body.toString()) as {
      name?: string;
      id_filter?: string;
    };
    const name = asked.name ?? '';
    switch (method) {
      case 'CreateArtifact':
        if (this.creationRefused !== undefined) {
          json(response, { code: 'refused', msg: 'not now' }, this.creationRefused);
        } else if (this.artifacts.some((one) => one.name === name)) {
          const msg = 'an artifact with this name already exists on the workflow run';
          json(response, { code: 'already_exists', msg }, 409);
        } else {
          const url = `${this.url}/blob/${encodeURIComponent(name)}?sig=secret`;
          json(response, { ok: true, signed_upload_url: url });
        }
        return;
      case 'FinalizeArtifact': {
        const id = this.artifacts.length + 1;
        const zip = Buffer.concat(this.#blocks.get(name) ?? []);
        this.artifacts.push({ id, name, attempt: this.attempt, zip });
        json(response, { ok: true, artifact_id: String(id) });
        return;
      }
      case 'ListArtifacts': {
        if (this.listingRefused !== undefined) {
          json(response, { code: 'permission_denied', msg: 'not allowed' }, this.listingRefused);
          return;
        }
        const artifacts = this.artifacts
          .filter(({ attempt }) => !this.hidesEarlierAttempts || attempt === this.attempt)
          .filter(({ id }) => asked.id_filter === undefined || String(id) === asked.id_filter)
          .map((one) => ({
            workflow_run_backend_id: 'run-backend',
            workflow_job_run_backend_id: 'job-backend',
            database_id: String(one.id),
            name: one.name,
            size: String(one.zip.length),
          }));
        json(response, { artifacts });
        return;
      }
      case 'GetSignedArtifactURL':
        json(response, { signed_url: `${this.url}/blob/${encodeURIComponent(name)}?sig=secret` });
        return;
      default:
        response.writeHead(404).end('{}');
    }
  }

  /** The storage behind it, which knows Azure's block blobs. */
  #blob(path: string, url: URL, method: string, body: Buffer, response: ServerResponse): void {
    const name = decodeURIComponent(path);
    if (method === 'GET') {
      const stored = this.artifacts.find((one) => one.name === name);
      response.writeHead(stored === undefined ? 404 : 200, { 'content-type': 'application/zip' });
      response.end(stored?.zip);
      return;
    }
    if (url.searchParams.get('comp') !== 'blocklist') {
      this.#blocks.set(name, [...(this.#blocks.get(name) ?? []), body]);
    }
    response.writeHead(201).end();
  }

  #rest(url: URL, response: ServerResponse): void {
    if (this.restRefused !== undefined) {
      json(response, { message: 'Resource not accessible by integration' }, this.restRefused);
    } else if (url.pathname === '/api/repos/acme/app/actions/runs/100/artifacts') {
      const artifacts = this.artifacts.map(({ id, name, zip }) => ({
        id,
        name,
        size_in_bytes: zip.length,
        created_at: '2026-11-30T10:00:00Z',
      }));
      json(response, { total_count: artifacts.length, artifacts });
    } else if (url.pathname === '/api/repos/acme/app/actions/runs/100/jobs') {
      json(response, { total_count: this.jobs.length, jobs: this.jobs });
    } else {
      const id = Number(/\/artifacts\/(\d+)\/zip$/.exec(url.pathname)?.[1]);
      const stored = this.artifacts.find((one) => one.id === id);
      const location = `${this.url}/blob/${encodeURIComponent(stored?.name ?? '')}?sig=secret`;
      response.writeHead(302, { location }).end();
    }
  }
}

function json(response: ServerResponse, body: object, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
