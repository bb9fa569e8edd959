import { randomUUID } from 'node:crypto';
import { isDigest } from '../../../src/model/digest.ts';
import { error, fits, type Answer, type Received } from './answers.ts';
import type { Behaviour } from './behaviour.ts';
import type { LoggedRequest } from './faults.ts';
import type { Store, StoredRepository } from './store.ts';

/** Blobs and their uploads (OCI distribution spec, "Pulling blobs", "Pushing blobs"). */
export class BlobRoutes {
  readonly #store: Store;
  readonly #behaviour: Behaviour;
  /** Where blobs are redirected to. */
  storage = '';

  constructor(store: Store, behaviour: Behaviour) {
    this.#store = store;
    this.#behaviour = behaviour;
  }

  blobs(
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

  uploads(
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

function sizeOf(parts: readonly Buffer[]): number {
  return parts.reduce((sum, { length }) => sum + length, 0);
}
