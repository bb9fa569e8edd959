import type { Descriptor } from '../../model/descriptor.ts';
import { isDigest } from '../../model/digest.ts';
import { splitRepository, type Repository } from '../../model/reference.ts';
import {
  contextOf,
  DigestMismatchError,
  NotFoundError,
  RegistryError,
  UnavailableError,
} from '../errors/errors.ts';
import { discard, type Body, type HttpAnswer } from '../transport/http.ts';
import type { Call, Session } from '../transport/session.ts';

/** An upload that a registry has opened (OCI distribution spec, "Pushing blobs"). */
export interface Upload {
  readonly location: URL;
  /** Bytes that the registry holds already. */
  readonly offset: number;
  /** The smallest chunk that it takes, but for the last (header OCI-Chunk-Min-Length). */
  readonly minChunk: number;
}

/** The registry knows an upload no more that it has opened: another one may do. */
export class ForgottenError extends UnavailableError {
  constructor(cause: NotFoundError) {
    super(`${cause.registry} lost track of an upload`, {
      ...contextOf(cause),
      hint: 'Requests may reach replicas that know nothing of each other: give them one storage, or let a client stay with one of them.',
      transient: true,
    });
  }
}

/** The requests of an upload, each sent once. What they mean together is in upload.ts. */
export class Uploads {
  readonly #session: Session;
  readonly #repository: Repository;
  readonly #blob: Descriptor;

  constructor(session: Session, repository: Repository, blob: Descriptor) {
    this.#session = session;
    this.#repository = repository;
    this.#blob = blob;
  }

  /** Opens an upload; a registry that wants to be asked for a mount may answer with the blob itself (`mounted`). */
  async open(mountFrom?: Repository): Promise<Upload | 'mounted' | 'refused'> {
    const query =
      mountFrom === undefined
        ? ''
        : `?${new URLSearchParams({ mount: this.#blob.digest, from: splitRepository(mountFrom).path }).toString()}`;
    const answer = await this.#session.once({
      ...this.#common('opening an upload'),
      method: 'POST',
      at: `blobs/uploads/${query}`,
      ...(mountFrom === undefined ? {} : { alsoRead: [mountFrom] }),
      headers: { 'content-length': '0' },
      // A mount may be refused in any way; the upload is then opened without one.
      expect: mountFrom === undefined ? [202] : [201, 202, 400, 401, 403, 404, 405, 415, 501],
    });
    await discard(answer);
    if (answer.status === 201) return 'mounted';
    return answer.status === 202 ? this.#read(answer, 0) : 'refused';
  }

  /** Sends the whole blob, or what is missing of it, and closes the upload. */
  async put(upload: Upload, body: () => Body, chunked: boolean): Promise<HttpAnswer> {
    const { digest, size } = this.#blob;
    const url = new URL(upload.location);
    url.searchParams.set('digest', digest);
    const answer = await this.#send({
      ...this.#common('sending the blob'),
      method: 'PUT',
      at: url,
      headers: {
        'content-type': 'application/octet-stream',
        ...(chunked && upload.offset < size ? range(upload.offset, size) : {}),
      },
      body,
      expect: [200, 201, 202, 204, 307, 308, ...WANTS_CHUNKS],
    });
    if (answer.status < 300) this.#confirm(answer);
    return answer;
  }

  /** Sends one chunk; the answer says where the next one goes. */
  async patch(upload: Upload, end: number, body: () => Body): Promise<Upload | 'out of step'> {
    const answer = await this.#send({
      ...this.#common('sending a chunk'),
      method: 'PATCH',
      at: upload.location,
      headers: { 'content-type': 'application/octet-stream', ...range(upload.offset, end) },
      body,
      expect: [200, 201, 202, 204, 416],
    });
    await discard(answer);
    return answer.status === 416 ? 'out of step' : this.#read(answer, end, upload);
  }

  /** How far the registry got with an upload; undefined when it knows it no more. */
  async status(upload: Upload): Promise<Upload | undefined> {
    const answer = await this.#session.call({
      ...this.#common('asking for the upload’s state'),
      method: 'GET',
      at: upload.location,
      expect: [200, 202, 204, ...REFUSED],
    });
    await discard(answer);
    return answer.status >= 400 ? undefined : this.#read(answer, 0, upload);
  }

  /** Gives an upload up, so that the registry need not keep it; one that cannot be given up ends by itself. */
  async cancel(upload: Upload): Promise<void> {
    try {
      const answer = await this.#session.once({
        ...this.#common('giving an upload up'),
        method: 'DELETE',
        at: upload.location,
        expect: [200, 202, 204],
      });
      await discard(answer);
    } catch (error) {
      if (!(error instanceof RegistryError)) throw error;
    }
  }

  async #send(call: Call): Promise<HttpAnswer> {
    try {
      return await this.#session.once(call);
    } catch (error) {
      const isForgotten = error instanceof NotFoundError && !error.codes.includes('NAME_UNKNOWN');
      throw isForgotten ? new ForgottenError(error) : error;
    }
  }

  #common(doing: string) {
    return {
      repository: this.#repository,
      action: 'push' as const,
      doing: `${doing} ${this.#blob.digest}`,
      subject: `${this.#repository}@${this.#blob.digest}`,
    };
  }

  #read(answer: HttpAnswer, sent: number, before?: Upload): Upload {
    const { location, range: held, 'oci-chunk-min-length': minChunk } = answer.headers;
    const base = this.#session.url(this.#repository, 'blobs/uploads/');
    const url =
      location === undefined
        ? before?.location
        : URL.canParse(location, answer.url.href)
          ? new URL(location, answer.url)
          : undefined;
    if (url === undefined) {
      const { registry } = splitRepository(this.#repository);
      throw new UnavailableError(`${registry} opened an upload and did not say where`, {
        registry,
        subject: this.#repository,
        answer: `Location: ${location ?? '(none)'}`,
      });
    }
    // A registry behind a proxy that ends TLS may believe that it speaks plain HTTP.
    if (url.hostname === base.hostname && url.protocol !== base.protocol) {
      url.protocol = base.protocol;
      url.port = base.port;
    }
    return {
      location: url,
      offset: endOf(held) ?? sent,
      minChunk: Number(minChunk ?? before?.minChunk ?? 0) || 0,
    };
  }

  #confirm({ headers }: HttpAnswer): void {
    const confirmed = headers['docker-content-digest'];
    const { digest } = this.#blob;
    if (typeof confirmed !== 'string' || !isDigest(confirmed) || confirmed === digest) return;
    if (confirmed.split(':')[0] !== digest.split(':')[0]) return;
    const { registry } = splitRepository(this.#repository);
    throw new DigestMismatchError(`${registry} confirmed another digest than was sent`, {
      registry,
      subject: `${this.#repository}@${digest}`,
      answer: `Docker-Content-Digest: ${confirmed}`,
    });
  }
}

/** Answers to the question for an upload that mean that there is nothing to go on with: any refusal but one that passes. */
const REFUSED = Array.from({ length: 100 }, (_, index) => 400 + index).filter(
  (status) => ![408, 425, 429].includes(status),
);

/** Answers to a whole blob in one PUT that mean: not in one piece. */
export const WANTS_CHUNKS = [405, 411, 413, 416];

function range(start: number, end: number): Record<string, string> {
  return { 'content-range': `${String(start)}-${String(end - 1)}` };
}

/** The Range header of an upload: `0-1023` is 1024 bytes; `0-0` is said for none as well as for one. */
function endOf(held: unknown): number | undefined {
  const [, last] = /^(?:bytes=)?0-(\d+)$/.exec(typeof held === 'string' ? held : '') ?? [];
  if (last === undefined) return undefined;
  return last === '0' ? 0 : Number(last) + 1;
}
