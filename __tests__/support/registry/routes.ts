import { error, json, type Answer, type Received } from './answers.ts';
import type { Behaviour } from './behaviour.ts';
import { BlobRoutes } from './blob-routes.ts';
import type { LoggedRequest } from './faults.ts';
import { ManifestRoutes } from './manifest-routes.ts';
import { StoredRepository, type Store } from './store.ts';

const ROUTE =
  /^\/v2\/(?<name>[a-z0-9][a-z0-9/._-]*?)\/(?<kind>manifests|blobs\/uploads|blobs|tags|referrers)\/(?<rest>[^/]*)$/;

/** The API of the OCI distribution spec 1.1 over a store. */
export class Routes {
  readonly #store: Store;
  readonly #behaviour: Behaviour;
  readonly #blobs: BlobRoutes;
  readonly #manifests: ManifestRoutes;

  constructor(store: Store, behaviour: Behaviour) {
    this.#store = store;
    this.#behaviour = behaviour;
    this.#blobs = new BlobRoutes(store, behaviour);
    this.#manifests = new ManifestRoutes(behaviour);
  }

  /** Where blobs are redirected to. */
  set storage(url: string) {
    this.#blobs.storage = url;
  }

  handle(request: LoggedRequest, received: Received): Answer {
    const { path, method } = request;
    if (path === '/v2/' || path === '/v2') return { status: 200, body: '{}' };
    const route = ROUTE.exec(path)?.groups;
    if (route === undefined) return error(404, 'NAME_INVALID', `no such path: ${path}`);
    const { name = '', kind = '', rest = '' } = route;
    const known = this.#store.repositories.has(name);
    const writes = method !== 'GET' && method !== 'HEAD';
    const may = this.#behaviour.repositories?.includes(name) ?? true;
    // The spec lets no referrers request end in 404 where the API is there.
    const lists = kind === 'referrers' && this.#behaviour.referrers !== false && !writes;
    if ((!may && !known) || (!known && !writes && !lists)) {
      return error(404, 'NAME_UNKNOWN', 'repository name not known to registry', { name });
    }
    const repository = lists && !known ? new StoredRepository() : this.#store.at(name);
    if (kind === 'manifests')
      return this.#manifests.manifests(name, repository, rest, request, received);
    if (kind === 'blobs') return this.#blobs.blobs(name, repository, rest, request);
    if (kind === 'blobs/uploads')
      return this.#blobs.uploads(name, repository, rest, request, received);
    if (kind === 'tags' && rest === 'list') return this.#tags(name, repository, request);
    if (kind === 'referrers' && this.#behaviour.referrers !== false) {
      return this.#manifests.referrers(name, repository, rest, request);
    }
    return { status: 404, headers: { 'content-type': 'text/plain' }, body: '404 page not found\n' };
  }

  #tags(name: string, repository: StoredRepository, { query }: LoggedRequest): Answer {
    const { pageSize = Infinity, largestPage = Infinity } = this.#behaviour;
    const asked = query.get('n');
    if (asked !== null && Number(asked) > largestPage) {
      return error(400, 'PAGINATION_NUMBER_INVALID', 'invalid number of results requested');
    }
    const last = query.get('last') ?? '';
    const all = [...repository.tags.keys()].sort().filter((tag) => tag > last);
    const size = Math.min(asked === null ? Infinity : Number(asked), pageSize);
    const tags = all.slice(0, size);
    const end = tags.at(-1);
    const more = all.length > tags.length && end !== undefined;
    return json(
      { name, tags },
      more ? { link: `</v2/${name}/tags/list?n=${String(size)}&last=${end}>; rel="next"` } : {},
    );
  }
}
