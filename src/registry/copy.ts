import { Readable } from 'node:stream';
import type { Descriptor } from '../model/descriptor.ts';
import type { Digest } from '../model/digest.ts';
import type { Log } from '../model/log.ts';
import { splitRepository, type Repository } from '../model/reference.ts';
import { contextOf, DigestMismatchError, NotFoundError, RegistryError } from './errors/errors.ts';
import { partsOf } from './manifests/parts.ts';
import type { CopyResult, RawManifest, Registry } from './registry.ts';
import { openBlob } from './blobs/read.ts';
import type { Session } from './transport/session.ts';

/** What is to be copied is not whole where it comes from. */
export class SourceError extends RegistryError {
  override readonly name = 'SourceError';
}

/** Between which repositories. */
interface Way {
  readonly registry: Registry;
  readonly session: Session;
  readonly from: Repository;
  readonly to: Repository;
  readonly log: Log;
  /** Manifests of `from` that were read before. */
  readonly known: readonly RawManifest[];
}

/**
 * Copies a manifest with all that it needs and all that refers to it, children before parents, so that nothing ever names what is not
 * there. What is in the target already is not sent. A registry may have lost what a manifest names that it has, so nothing is passed over.
 * What only a list of referrers names, and nobody holds, is left out with a warning: nothing that is pulled needs it.
 */
export async function copyManifest(
  { registry, session, from, to, log, known }: Way,
  target: Digest,
): Promise<CopyResult> {
  const copied = { blobs: 0, bytes: 0, manifests: 0 };
  const read = new Map(known.map((manifest) => [manifest.descriptor.digest, manifest]));
  const started = new Map<Digest, Promise<void>>();
  const sameRegistry = splitRepository(from).registry === splitRepository(to).registry;

  const host = splitRepository(from).registry;
  const lost = (what: string, digest: Digest, found?: NotFoundError): SourceError =>
    new SourceError(`${host} does not hold a ${what} to copy`, {
      ...(found && contextOf(found)),
      registry: host,
      subject: `${from}@${digest}`,
      hint: 'It was deleted, or never pushed there: build and push it again.',
    });

  const readBlob = async (descriptor: Descriptor, offset: number): Promise<Readable> => {
    try {
      const stream = await openBlob(session, from, descriptor, offset);
      return Readable.from(heldBack(stream), { objectMode: false });
    } catch (error) {
      throw error instanceof NotFoundError ? lost('blob', descriptor.digest, error) : error;
    }
  };

  const blob = async (descriptor: Descriptor): Promise<void> => {
    const outcome = await registry.uploadBlob(
      to,
      descriptor,
      (offset) => readBlob(descriptor, offset),
      sameRegistry ? { mountFrom: [from] } : {},
    );
    if (outcome !== 'uploaded') return;
    copied.blobs += 1;
    copied.bytes += descriptor.size;
  };

  const contents = async (digest: Digest, isListed: boolean): Promise<void> => {
    const [present, manifest] = await Promise.all([
      registry.resolve(to, digest, 'push'),
      read.get(digest) ?? registry.getManifest(from, digest),
    ]);
    if (manifest === undefined) {
      if (present !== undefined) return;
      if (!isListed) throw lost('manifest', digest);
      log.warning(`${from} lists the referrer ${digest}, which is not there: it is not copied`);
      return;
    }
    const { children, config, layers } = partsOf(manifest);
    await settle([
      ...children.map((child) => once(child.digest)),
      ...[...config, ...layers].map(blob),
    ]);
    if (present !== undefined) return;
    await registry.putManifest(to, digest, manifest);
    copied.manifests += 1;
  };

  /** Manifests name each other by digest, so what one contains can never contain that one. */
  const once = (digest: Digest, isListed = false): Promise<void> => {
    const running = started.get(digest);
    if (running !== undefined) return running;
    const work = contents(digest, isListed);
    started.set(digest, work);
    return work;
  };

  // Referrers are asked for in waves: one may contain what it refers to, so no manifest may wait for its referrers.
  const asked = new Set<Digest>();
  await once(target);
  for (let wave = [...started.keys()]; wave.length > 0;) {
    for (const digest of wave) asked.add(digest);
    const lists = await Promise.all(wave.map((digest) => registry.referrers(from, digest)));
    await settle(lists.flat().map(({ digest }) => once(digest, true)));
    wave = [...started.keys()].filter((digest) => !asked.has(digest));
  }
  return copied;
}

/**
 * The last piece waits until the stream has ended well. What proves at its end not to be the digest's is never whole where it goes, and so it
 * is told as the fault of who sent it.
 */
async function* heldBack(stream: Readable): AsyncGenerator<Uint8Array> {
  let last: Uint8Array | undefined;
  try {
    for await (const chunk of stream as AsyncIterable<Uint8Array>) {
      if (last !== undefined) yield last;
      last = chunk;
    }
  } catch (error) {
    if (!(error instanceof DigestMismatchError)) throw error;
    const hint = 'It is damaged there: build and push it again.';
    throw new SourceError(error.message, { ...contextOf(error), hint });
  }
  if (last !== undefined) yield last;
}

/** Waits for all, so that nothing goes on behind an error's back, then throws the first error. */
async function settle(work: readonly Promise<void>[]): Promise<void> {
  const results = await Promise.allSettled(work);
  const failed = results.find((result) => result.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
}
