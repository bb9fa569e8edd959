import type { Descriptor } from '../../model/descriptor.ts';
import type { Digest } from '../../model/digest.ts';
import { splitRepository, type Repository } from '../../model/reference.ts';
import type { BlobSource, UploadOptions, UploadOutcome } from '../registry.ts';
import type { Limits } from '../transport/limits.ts';
import type { Session } from '../transport/session.ts';
import { hasBlob } from './read.ts';
import { upload, type Manners, type UploadTask } from './upload.ts';

/**
 * Uploads of a run: one at a time per repository and digest, a bounded number per registry, and a memory of where each came from, for
 * the case that a registry takes back what it said.
 */
export class Blobs {
  readonly #session: Session;
  readonly #limits: Limits;
  readonly #manners: Manners = { wantChunks: new Set() };
  readonly #uploads = new Map<string, Promise<UploadOutcome>>();
  /** Blobs that the registry said to hold, which were therefore not sent. */
  readonly #believed = new Map<string, UploadTask>();

  constructor(session: Session, limits: Limits) {
    this.#session = session;
    this.#limits = limits;
  }

  /** As {@link Registry.uploadBlob}. Who asks for a blob that is on its way, or has arrived, waits for that one. */
  upload(
    repository: Repository,
    blob: Descriptor,
    source: BlobSource,
    options: UploadOptions = {},
  ): Promise<UploadOutcome> {
    const key = `${repository}@${blob.digest}`;
    const running = this.#uploads.get(key);
    if (running !== undefined) {
      return running.then((outcome) => (outcome === 'uploaded' ? 'present' : outcome));
    }
    const started = this.#ensure(key, { repository, blob, source, options });
    this.#uploads.set(key, started);
    // A failure is not remembered: the next one to ask tries again.
    started.catch(() => this.#uploads.delete(key));
    return started;
  }

  /**
   * Sends blobs again that a registry said to hold and then did not know: the named ones, or where none is named all of `among`.
   * Returns whether there were any; each is sent again once.
   */
  async sendAgain(
    repository: Repository,
    named: readonly Digest[],
    among: readonly Digest[],
  ): Promise<boolean> {
    const wanted = named.length > 0 ? named : among;
    const keys = wanted.map((digest) => `${repository}@${digest}`);
    const tasks = keys.flatMap((key) => {
      const task = this.#believed.get(key);
      return task === undefined ? [] : [{ key, task }];
    });
    await Promise.all(tasks.map(({ key, task }) => this.#send(key, task)));
    return tasks.length > 0;
  }

  async #ensure(key: string, task: UploadTask): Promise<UploadOutcome> {
    const { repository, blob } = task;
    if (await hasBlob(this.#session, repository, blob.digest, 'push')) {
      this.#believed.set(key, task);
      return 'present';
    }
    return this.#send(key, task);
  }

  async #send(key: string, task: UploadTask): Promise<UploadOutcome> {
    const { registry } = splitRepository(task.repository);
    this.#believed.delete(key);
    const outcome = await this.#limits.transfer(registry, () =>
      upload(this.#session, this.#manners, task),
    );
    if (outcome === 'mounted') this.#believed.set(key, task);
    return outcome;
  }
}
