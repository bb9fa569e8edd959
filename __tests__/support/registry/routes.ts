import { createHash, randomUUID } from 'node:crypto';
import { z } from 'zod';
import { indexSchema, manifestSchema, type Descriptor } from '../../../src/model/descriptor.ts';
import { digestOf, isDigest, type Digest } from '../../../src/model/digest.ts';
import {
  isForeignLayer,
  isIndexType,
  isManifestType,
  OCI_INDEX,
} from '../../../src/model/media-types.ts';
import { isTag } from '../../../src/model/reference.ts';
import { error, type Answer, type Received } from './answers.ts';
import type { LoggedRequest } from './faults.ts';
import { StoredRepository, type Store } from './store.ts';

/** How a scripted registry behaves, where registries differ. */
export interface Behaviour {
  /** Only these repositories can be pushed to, as in ECR; others answer NAME_UNKNOWN. */
  readonly repositories?: readonly string[];
  /** Tags that exist cannot be moved. */
  readonly immutableTags?: boolean | RegExp;
  /** Bytes of blobs that all repositories may hold together. */
  readonly quota?: number;
  /** The largest body of a blob request; more answers 413. */
  readonly largestBody?: number;
  /** Sent as OCI-Chunk-Min-Length; what follows a smaller chunk answers 416. */
  readonly smallestChunk?: number;
  /** What a request to mount gets: the blob, an upload instead, or a refusal with this status. */
  readonly mount?: 'yes' | 'no' | number;
  /** Whether there is a referrers API. */
  readonly referrers?: boolean;
  /** The most tags or referrers on a page. */
  readonly pageSize?: number;
  /** The most that `n` may be; more answers 400. */
  readonly largestPage?: number;
  /** How many reads of a manifest that was just put answer 404. */
  readonly hiddenReads?: number;
  /** Whether a manifest that names what is not there is refused; true if not said. */
  readonly validate?: boolean;
  /** Whether manifests, tags and blobs can be deleted; true if not said. */
  readonly deletes?: boolean;
  /** Whether a GET of a blob answers 307 to another origin. */
  readonly redirectBlobs?: boolean;
}

const ROUTE =
  /^\/v2\/(?<name>[a-z0-9][a-z0-9/._-]*?)\/(?<kind>manifests|blobs\/uploads|blobs|tags|referrers)\/(?<rest>[^/]*)$/;

const artifactSchema = z.looseObject({
  mediaType: z.string().optional(),
  artifactType: z.string().optional(),
  config: z.looseObject({ mediaType: z.string() }).optional(),
  subject: z.looseObject({ digest: z.string() }).optional(),
  annotations: z.record(z.string(), z.string()).optional(),
});

/** The API of the OCI distribution spec 1.1 over a store. */
export class Routes {
  readonly #store: Store;
  readonly #behaviour: Behaviour;
  readonly #hidden = new Map<string, number>();
  storage = '';

  constructor(store: Store, behaviour: Behaviour) {
    this.#store = store;
    this.#behaviour = behaviour;
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
    if (kind === 'manifests') return this.#manifests(name, repository, rest, request, received);
    if (kind === 'blobs') return this.#blobs(name, repository, rest, request);
    if (kind === 'blobs/uploads') return this.#uploads(name, repository, rest, request, received);
    if (kind === 'tags' && rest === 'list') return this.#tags(name, repository, request);
    if (kind === 'referrers' && this.#behaviour.referrers !== false) {
      return this.#referrers(name, repository, rest, request);
    }
    return { status: 404, headers: { 'content-type': 'text/plain' }, body: '404 page not found\n' };
  }

  #manifests(
    name: string,
    repository: StoredRepository,
    target: string,
    { method, headers }: LoggedRequest,
    received: Received,
  ): Answer {
    if (!isDigest(target) && !isTag(target)) {
      return error(400, 'DIGEST_INVALID', 'neither a digest nor a tag', { target });
    }
    const digest = isDigest(target) ? target : repository.tags.get(target);
    const stored = digest === undefined ? undefined : repository.manifests.get(digest);
    if (method === 'PUT') {
      return this.#putManifest(name, repository, target, headers['content-type'] ?? '', received);
    }
    const absent = error(404, 'MANIFEST_UNKNOWN', 'manifest unknown', { target });
    if (method === 'DELETE') {
      if (this.#behaviour.deletes === false) return error(405, 'UNSUPPORTED', 'deletes are off');
      if (stored === undefined) return absent;
      if (!isDigest(target)) repository.tags.delete(target);
      else {
        repository.manifests.delete(target);
        for (const [tag, named] of repository.tags) {
          if (named === target) repository.tags.delete(tag);
        }
      }
      return { status: 202 };
    }
    const key = `${name} ${target}`;
    const hidden = this.#hidden.get(key) ?? 0;
    if (hidden > 0) {
      this.#hidden.set(key, hidden - 1);
      return absent;
    }
    if (stored === undefined || digest === undefined) return absent;
    return {
      status: 200,
      headers: { 'content-type': stored.mediaType, 'docker-content-digest': digest },
      body: stored.bytes,
    };
  }

  #putManifest(
    name: string,
    repository: StoredRepository,
    target: string,
    mediaType: string,
    { bytes }: Received,
  ): Answer {
    const parsed = artifactSchema.safeParse(jsonOf(bytes));
    if (!parsed.success) return error(400, 'MANIFEST_INVALID', 'manifest is not JSON');
    const { mediaType: own, subject } = parsed.data;
    if (own !== undefined && own !== mediaType) {
      return error(400, 'MANIFEST_INVALID', `mediaType ${own} sent as ${mediaType}`);
    }
    const digest = isDigest(target) ? target : digestOf(bytes);
    if (!fits(digest, bytes)) return error(400, 'DIGEST_INVALID', 'digest does not match');
    const before = repository.tags.get(target);
    const { immutableTags = false } = this.#behaviour;
    const immutable =
      typeof immutableTags === 'boolean' ? immutableTags : immutableTags.test(target);
    if (immutable && before !== undefined && before !== digest) {
      return error(
        400,
        'TAG_INVALID',
        `The image tag '${target}' already exists in the '${name}' repository and cannot be overwritten because the repository is immutable.`,
      );
    }
    const missing =
      this.#behaviour.validate === false ? [] : missingIn(repository, mediaType, bytes);
    if (missing.length > 0) {
      return {
        ...error(404, '', ''),
        body: JSON.stringify({
          errors: missing.map((one) => ({
            code: 'MANIFEST_BLOB_UNKNOWN',
            message: 'blob unknown to registry',
            detail: { digest: one },
          })),
        }),
      };
    }
    repository.manifests.set(digest, { bytes, mediaType });
    if (!isDigest(target)) repository.tags.set(target, digest);
    const { hiddenReads = 0, referrers = true } = this.#behaviour;
    for (const key of new Set([target, digest])) this.#hidden.set(`${name} ${key}`, hiddenReads);
    return {
      status: 201,
      headers: {
        location: `/v2/${name}/manifests/${digest}`,
        'docker-content-digest': digest,
        ...(subject !== undefined && referrers ? { 'oci-subject': subject.digest } : {}),
      },
    };
  }

  #blobs(
    name: string,
    repository: StoredRepository,
    digest: string,
    { method, headers }: LoggedRequest,
  ): Answer {
    const bytes = repository.blobs.get(digest);
    if (!isDigest(digest)) return error(400, 'DIGEST_INVALID', 'not a digest');
    if (bytes === undefined)
      return error(404, 'BLOB_UNKNOWN', 'blob unknown to registry', { digest });
    if (method === 'DELETE') {
      if (this.#behaviour.deletes === false) return error(405, 'UNSUPPORTED', 'deletes are off');
      repository.blobs.delete(digest);
      return { status: 202 };
    }
    if (this.#behaviour.redirectBlobs === true && method === 'GET') {
      return { status: 307, headers: { location: `${this.storage}/${name}/${digest}` } };
    }
    return blobAnswer(bytes, digest, headers.range);
  }

  #uploads(
    name: string,
    repository: StoredRepository,
    id: string,
    { method, query, headers }: LoggedRequest,
    received: Received,
  ): Answer {
    const {
      mount = 'yes',
      largestBody = Infinity,
      quota = Infinity,
      smallestChunk,
    } = this.#behaviour;
    if (method === 'POST' && id === '') {
      const wanted = query.get('mount');
      if (wanted !== null && typeof mount === 'number') return error(mount, 'DENIED', 'no mounts');
      const sibling = this.#store.repositories
        .get(query.get('from') ?? '')
        ?.blobs.get(wanted ?? '');
      if (wanted !== null && mount === 'yes' && sibling !== undefined) {
        repository.blobs.set(wanted, sibling);
        return this.#created(name, wanted);
      }
      const upload = randomUUID();
      repository.uploads.set(upload, []);
      return this.#progress(name, upload, 0, 202);
    }
    const parts = repository.uploads.get(id);
    if (parts === undefined) return error(404, 'BLOB_UPLOAD_UNKNOWN', 'blob upload unknown');
    const held = sizeOf(parts);
    if (method === 'GET') return this.#progress(name, id, held, 204);
    if (method === 'DELETE') {
      repository.uploads.delete(id);
      return { status: 204 };
    }
    const { bytes, whole } = received;
    if (bytes.length > largestBody) return error(413, 'SIZE_INVALID', 'request entity too large');
    const [, start] = /^(\d+)-\d+$/.exec(headers['content-range'] ?? '') ?? [];
    if (start !== undefined && Number(start) !== held) return this.#progress(name, id, held, 416);
    // Whether a small chunk was the last one shows when another comes.
    if (bytes.length > 0 && parts.some(({ length }) => length < (smallestChunk ?? 0))) {
      return error(416, 'SIZE_INVALID', 'a chunk before was too small');
    }
    parts.push(bytes);
    if (!whole) return this.#progress(name, id, held + bytes.length, 400);
    if (method === 'PATCH') {
      return this.#progress(name, id, held + bytes.length, 202);
    }
    const digest = query.get('digest') ?? '';
    const blob = Buffer.concat(parts);
    repository.uploads.delete(id);
    if (!isDigest(digest) || !fits(digest, blob)) {
      return error(400, 'DIGEST_INVALID', 'provided digest did not match uploaded content');
    }
    if (this.#used() + blob.length > quota) {
      return error(403, 'DENIED', 'storage quota exceeded for the project');
    }
    repository.blobs.set(digest, blob);
    return this.#created(name, digest);
  }

  #used(): number {
    let used = 0;
    for (const { blobs } of this.#store.repositories.values()) used += sizeOf([...blobs.values()]);
    return used;
  }

  #created(name: string, digest: string): Answer {
    return {
      status: 201,
      headers: { location: `/v2/${name}/blobs/${digest}`, 'docker-content-digest': digest },
    };
  }

  #progress(name: string, id: string, held: number, status: number): Answer {
    const { smallestChunk } = this.#behaviour;
    return {
      status,
      headers: {
        location: `/v2/${name}/blobs/uploads/${id}`,
        range: `0-${Math.max(0, held - 1)}`,
        'docker-upload-uuid': id,
        ...(smallestChunk === undefined ? {} : { 'oci-chunk-min-length': String(smallestChunk) }),
      },
    };
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

  #referrers(
    name: string,
    repository: StoredRepository,
    digest: string,
    { query }: LoggedRequest,
  ): Answer {
    if (!isDigest(digest)) return error(400, 'DIGEST_INVALID', 'not a digest');
    const wanted = query.get('artifactType');
    const all: Descriptor[] = [];
    for (const [own, { bytes, mediaType }] of repository.manifests) {
      const { subject, artifactType, config, annotations } = artifactSchema.parse(jsonOf(bytes));
      const type = artifactType ?? config?.mediaType;
      if (subject?.digest !== digest || !isDigest(own)) continue;
      if (wanted !== null && type !== wanted) continue;
      all.push({
        mediaType,
        digest: own,
        size: bytes.length,
        ...(type === undefined ? {} : { artifactType: type }),
        ...(annotations === undefined ? {} : { annotations }),
      });
    }
    const from = Number(query.get('from') ?? 0);
    const to = from + (this.#behaviour.pageSize ?? Infinity);
    const next = `</v2/${name}/referrers/${digest}?from=${String(to)}>; rel="next"`;
    return json(
      { schemaVersion: 2, mediaType: OCI_INDEX, manifests: all.slice(from, to) },
      {
        'content-type': OCI_INDEX,
        ...(wanted === null ? {} : { 'oci-filters-applied': 'artifactType' }),
        ...(to < all.length ? { link: next } : {}),
      },
    );
  }
}

/** A blob, or the part of it that a Range header asks for. */
export function blobAnswer(bytes: Buffer, digest: string, range: string | undefined): Answer {
  const headers = { 'content-type': 'application/octet-stream', 'docker-content-digest': digest };
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? [];
  const suffix = first === '';
  const start = suffix ? Math.max(0, bytes.length - Number(last)) : Number(first);
  const end = suffix || last === '' ? bytes.length : Math.min(Number(last) + 1, bytes.length);
  if ((suffix && last === '') || (start >= end && start < bytes.length)) {
    return { status: 200, headers, body: bytes };
  }
  if (start >= bytes.length) {
    return { status: 416, headers: { 'content-range': `bytes */${String(bytes.length)}` } };
  }
  return {
    status: 206,
    headers: {
      ...headers,
      'content-range': `bytes ${String(start)}-${String(end - 1)}/${String(bytes.length)}`,
    },
    body: bytes.subarray(start, end),
  };
}

function missingIn(repository: StoredRepository, mediaType: string, bytes: Buffer): Digest[] {
  if (isIndexType(mediaType)) {
    const index = indexSchema.safeParse(jsonOf(bytes));
    const children = index.success ? index.data.manifests : [];
    return children.map(({ digest }) => digest).filter((one) => !repository.manifests.has(one));
  }
  if (!isManifestType(mediaType)) return [];
  const manifest = manifestSchema.safeParse(jsonOf(bytes));
  if (!manifest.success) return [];
  return [manifest.data.config, ...manifest.data.layers]
    .filter((part) => !isForeignLayer(part.mediaType))
    .map(({ digest }) => digest)
    .filter((one) => !repository.blobs.has(one));
}

function fits(digest: Digest, bytes: Buffer): boolean {
  const [algorithm = '', hex] = digest.split(':');
  return createHash(algorithm).update(bytes).digest('hex') === hex;
}

function sizeOf(parts: readonly Buffer[]): number {
  return parts.reduce((sum, { length }) => sum + length, 0);
}

function json(value: unknown, headers: Record<string, string>): Answer {
  return {
    status: 200,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(value),
  };
}

function jsonOf(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}
