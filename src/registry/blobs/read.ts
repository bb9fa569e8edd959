import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Descriptor } from '../../model/descriptor.ts';
import { splitDigest } from '../../model/digest.ts';
import { splitRepository, type Repository } from '../../model/reference.ts';
import { connectionError } from '../errors/connection.ts';
import { DigestMismatchError, RegistryError, UnavailableError } from '../errors/errors.ts';
import type { HttpAnswer } from '../transport/http.ts';
import type { Session } from '../transport/session.ts';

/** Whether the registry holds a blob, by HEAD; by GET, whose bytes are not read, where HEAD is not known. */
export async function hasBlob(
  session: Session,
  repository: Repository,
  digest: Descriptor['digest'],
  action: 'pull' | 'push' = 'pull',
): Promise<boolean> {
  const ask = (method: 'HEAD' | 'GET', expect: readonly number[]) =>
    session.call({
      repository,
      method,
      at: `blobs/${digest}`,
      action,
      expect,
      doing: `looking for the blob ${digest}`,
      subject: `${repository}@${digest}`,
    });
  const { status } = await ask('HEAD', [200, 404, 405, 501]);
  if (status === 200 || status === 404) return status === 200;
  const answer = await ask('GET', [200, 404]);
  answer.body.on('error', () => undefined).destroy();
  return answer.status === 200;
}

/**
 * A blob's bytes from `offset` on. A connection that breaks on the way is taken up again where it broke. Read from its start, the
 * stream fails at its end when the bytes are not the digest's.
 */
export async function openBlob(
  session: Session,
  repository: Repository,
  blob: Descriptor,
  offset = 0,
): Promise<Readable> {
  // Asked for here, so that what is not there fails before a stream is handed out.
  const answer = await session.call(request(repository, blob, offset));
  return Readable.from(bytes(session, repository, blob, offset, answer), {
    objectMode: false,
    highWaterMark: 1024 * 1024,
  });
}

function request(repository: Repository, blob: Descriptor, offset: number) {
  return {
    repository,
    method: 'GET' as const,
    at: `blobs/${blob.digest}`,
    action: 'pull' as const,
    headers: offset === 0 ? {} : { range: `bytes=${String(offset)}-` },
    expect: offset === 0 ? [200] : [200, 206],
    doing: `reading the blob ${blob.digest}`,
    subject: `${repository}@${blob.digest}`,
  };
}

async function* bytes(
  session: Session,
  repository: Repository,
  blob: Descriptor,
  offset: number,
  first: HttpAnswer,
): AsyncGenerator<Uint8Array> {
  const { registry } = splitRepository(repository);
  const { algorithm, hex } = splitDigest(blob.digest);
  const hash = offset === 0 ? createHash(algorithm) : undefined;
  const mismatch = (answer: string) =>
    new DigestMismatchError(`${registry} sent bytes that are not the blob's`, {
      registry,
      subject: `${repository}@${blob.digest}`,
      answer,
    });
  let position = offset;
  let answer: HttpAnswer | undefined = first;
  for (let breaks = 0; position < blob.size || answer !== undefined;) {
    try {
      answer ??= await session.call(request(repository, blob, position));
      // Who ignores the range sends all of it again.
      let skip = answer.status === 206 ? 0 : position;
      for await (const part of answer.body) {
        let chunk = part instanceof Uint8Array ? part : Buffer.from(String(part));
        const passed = Math.min(skip, chunk.length);
        skip -= passed;
        chunk = chunk.subarray(passed);
        if (chunk.length === 0) continue;
        position += chunk.length;
        breaks = 0;
        if (position > blob.size) throw mismatch(`more than the ${blob.size} bytes of its size`);
        hash?.update(chunk);
        yield chunk;
      }
      answer = undefined;
      if (position < blob.size) break;
    } catch (error) {
      session.retrier.throwIfCancelled();
      if (error instanceof RegistryError) throw error;
      const url = session.url(repository, `blobs/${blob.digest}`);
      const broken = connectionError(error, { registry, method: 'GET', url, stalled: undefined });
      answer = undefined;
      breaks += 1;
      await session.retrier.pause(broken, breaks);
    }
  }
  if (position < blob.size) {
    throw new UnavailableError(`${registry} sent only a part of a blob`, {
      registry,
      subject: `${repository}@${blob.digest}`,
      answer: `${position} of ${blob.size} bytes`,
    });
  }
  const got = hash?.digest('hex');
  if (got !== undefined && got !== hex) throw mismatch(`${algorithm}:${got}`);
}
