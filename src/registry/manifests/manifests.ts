import type { Descriptor } from '../../model/descriptor.ts';
import { isDigest, type Digest } from '../../model/digest.ts';
import { splitRepository, type Repository } from '../../model/reference.ts';
import type { Action } from '../auth/scope.ts';
import type { Blobs } from '../blobs/blobs.ts';
import { ManifestBlobUnknownError, NotVisibleError } from '../errors/errors.ts';
import type { RawManifest } from '../registry.ts';
import type { Session } from '../transport/session.ts';
import { partsOf } from './parts.ts';
import { getManifest, headManifest, subjectOf, type Target } from './read.ts';
import { addToFallbackTag } from './referrers.ts';
import { writeManifest } from './write.ts';

/** Manifests of a run, with a memory of what was put: registries may need a moment until they show it everywhere. */
export class Manifests {
  readonly #session: Session;
  readonly #blobs: Blobs;
  /** References under which a manifest was put. */
  readonly #put = new Set<string>();
  /** References under which a manifest was found. */
  readonly #found = new Set<string>();
  /** One writer at a time per fallback tag, which is read, changed and written. */
  readonly #fallbacks = new Map<string, Promise<void>>();

  constructor(session: Session, blobs: Blobs) {
    this.#session = session;
    this.#blobs = blobs;
  }

  async resolve(
    repository: Repository,
    target: Target,
    purpose?: Action,
  ): Promise<Descriptor | undefined> {
    const found = await this.#patiently(repository, target, () =>
      headManifest(this.#session, repository, target, purpose),
    );
    if (found !== undefined) this.#found.add(subjectOf(repository, found.digest));
    return found;
  }

  async get(
    repository: Repository,
    target: Target,
    purpose?: Action,
  ): Promise<RawManifest | undefined> {
    const found = await this.#patiently(repository, target, () =>
      getManifest(this.#session, repository, target, purpose),
    );
    if (found !== undefined) this.#found.add(subjectOf(repository, found.descriptor.digest));
    return found;
  }

  async put(repository: Repository, target: Target, manifest: RawManifest): Promise<Digest> {
    const { digest, subjectSeen } = await this.#write(repository, target, manifest);
    this.#put.add(subjectOf(repository, target)).add(subjectOf(repository, digest));
    const { subject } = partsOf(manifest);
    if (subject !== undefined && !subjectSeen) {
      const key = subjectOf(repository, subject.digest);
      const before = this.#fallbacks.get(key) ?? Promise.resolve();
      const added = before
        .catch(() => undefined)
        .then(() => addToFallbackTag(this.#session, repository, subject.digest, manifest));
      this.#fallbacks.set(key, added);
      await added;
    }
    return digest;
  }

  /**
   * A registry that misses what the manifest names is given a second chance: blobs that it had said to hold are sent again, children
   * that were put or seen a moment ago get a moment to show.
   */
  async #write(repository: Repository, target: Target, manifest: RawManifest) {
    const write = () => writeManifest(this.#session, repository, target, manifest);
    const { config, layers, children } = partsOf(manifest);
    let sentAgain = false;
    return this.#session.retrier.run(async () => {
      try {
        return await write();
      } catch (error) {
        if (!(error instanceof ManifestBlobUnknownError)) throw error;
        const blobs = [...config, ...layers].map(({ digest }) => digest);
        if (!sentAgain && blobs.length > 0) {
          sentAgain = true;
          const named = error.missing.filter((digest) => blobs.includes(digest));
          if (await this.#blobs.sendAgain(repository, named, blobs)) return write();
        }
        const fresh = children.filter(({ digest }) => {
          const child = subjectOf(repository, digest);
          return this.#put.has(child) || this.#found.has(child);
        });
        if (fresh.length === 0) throw error;
        throw new ManifestBlobUnknownError(error.message, {
          registry: error.registry,
          subject: subjectOf(repository, target),
          ...(error.answer === undefined ? {} : { answer: error.answer }),
          ...(error.hint === undefined ? {} : { hint: error.hint }),
          ...(error.status === undefined ? {} : { status: error.status }),
          codes: error.codes,
          missing: error.missing,
          transient: true,
        });
      }
    });
  }

  /** A 404 for what was put before is not yet an absence. */
  async #patiently<T>(
    repository: Repository,
    target: Target,
    read: () => Promise<T | undefined>,
  ): Promise<T | undefined> {
    const subject = subjectOf(repository, target);
    if (!this.#put.has(subject)) return read();
    const { registry } = splitRepository(repository);
    return this.#session.retrier.run(async () => {
      const found = await read();
      if (found !== undefined) return found;
      throw new NotVisibleError(`${registry} accepted the manifest and does not show it`, {
        registry,
        subject,
        status: 404,
        answer: 'the put was accepted (201), reading it back answers 404 Not Found',
        hint: isDigest(target)
          ? 'The registry may be slow to show what it holds: run the job again in a few minutes.'
          : 'The registry may be slow, or somebody deleted the tag: run the job again in a few minutes.',
        transient: true,
      });
    });
  }
}
