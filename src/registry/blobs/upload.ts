import type { Descriptor } from '../../model/descriptor.ts';
import { splitRepository, type Repository } from '../../model/reference.ts';
import { answerError, readAnswer } from '../errors/answer.ts';
import {
  contextOf,
  DigestMismatchError,
  UnauthorisedError,
  UnavailableError,
} from '../errors/errors.ts';
import type { BlobSource, UploadOptions, UploadOutcome } from '../registry.ts';
import { discard, type Body } from '../transport/http.ts';
import type { Session } from '../transport/session.ts';
import { hasBlob } from './read.ts';
import { chunksOf } from './source.ts';
import { ForgottenError, Uploads, WANTS_CHUNKS, type Upload } from './uploads.ts';

/** The largest chunk that every registry takes: GHCR refuses more than 4 MiB. */
const CHUNK = 4 * 1024 * 1024;

/** What is remembered of registries from one upload to the next. */
export interface Manners {
  /** Registries that take no blob in one piece. */
  readonly wantChunks: Set<string>;
}

export interface UploadTask {
  readonly repository: Repository;
  readonly blob: Descriptor;
  readonly source: BlobSource;
  readonly options: UploadOptions;
}

/**
 * Makes a blob that is not there be in a repository: tries to mount it, sends it in one PUT, and where that is not taken in chunks.
 * A try that breaks goes on where the registry says it got to. The registry checks the digest.
 */
export async function upload(
  session: Session,
  manners: Manners,
  { repository, blob, source, options }: UploadTask,
): Promise<UploadOutcome> {
  const uploads = new Uploads(session, repository, blob);
  const progress = new Progress(options.onProgress);
  let open: Upload | undefined;
  return session.retrier.run(async (failures): Promise<UploadOutcome> => {
    // The try that broke may have arrived all the same.
    if (failures > 0 && (await hasBlob(session, repository, blob.digest, 'push'))) {
      progress.at(blob.size);
      return 'uploaded';
    }
    if (open !== undefined) open = await uploads.status(open);
    const resumed = open !== undefined && open.offset > 0;
    if (open === undefined) {
      const started = await start(uploads, failures > 0 ? [] : (options.mountFrom ?? []));
      if (started === 'mounted') return 'mounted';
      open = started;
    }
    try {
      await send(manners, uploads, { blob, source, progress, repository }, open, (now) => {
        open = now;
      });
    } catch (error) {
      if (error instanceof ForgottenError) open = undefined;
      // Pieces that were put together wrongly: once more from the start.
      if (error instanceof DigestMismatchError && resumed) {
        open = undefined;
        throw new UnavailableError(error.message, { ...contextOf(error), transient: true });
      }
      throw error;
    }
    return 'uploaded';
  });
}

/** Opens an upload, by asking for a mount from each of the siblings first. */
async function start(
  uploads: Uploads,
  siblings: readonly Repository[],
): Promise<Upload | 'mounted'> {
  for (const sibling of siblings) {
    const answer = await uploads.open(sibling).catch((error: unknown) => {
      // A token service may refuse a token for both repositories, and still give one for ours.
      if (error instanceof UnauthorisedError) return 'refused' as const;
      throw error;
    });
    if (answer === 'mounted') return answer;
    if (answer === 'refused') continue;
    if (sibling === siblings.at(-1)) return answer;
    await uploads.cancel(answer);
  }
  const opened = await uploads.open();
  if (opened === 'mounted' || opened === 'refused') return start(uploads, []);
  return opened;
}

interface Bytes {
  readonly repository: Repository;
  readonly blob: Descriptor;
  readonly source: BlobSource;
  readonly progress: Progress;
}

async function send(
  manners: Manners,
  uploads: Uploads,
  bytes: Bytes,
  opened: Upload,
  keep: (upload: Upload | undefined) => void,
): Promise<void> {
  const { blob, progress, repository } = bytes;
  const { registry } = splitRepository(repository);
  let open = opened;
  progress.at(open.offset);
  if (open.offset === 0 && !manners.wantChunks.has(registry)) {
    let answer = await uploads.put(open, () => body(bytes, 0, blob.size), false);
    if (answer.status === 307 || answer.status === 308) {
      open = { ...open, location: answer.url };
      progress.at(0);
      answer = await uploads.put(open, () => body(bytes, 0, blob.size), false);
    }
    if (!WANTS_CHUNKS.includes(answer.status)) return discard(answer);
    if (blob.size <= CHUNK) {
      const about = { registry, subject: repository, doing: 'sending a blob', writing: true };
      throw answerError(answer, await readAnswer(answer), about);
    }
    await discard(answer);
    manners.wantChunks.add(registry);
    progress.at(0);
    const fresh = await start(uploads, []);
    if (fresh === 'mounted') return;
    open = fresh;
    keep(open);
  }
  const largest = manners.wantChunks.has(registry) ? Math.max(CHUNK, open.minChunk) : blob.size;
  while (open.offset < blob.size) {
    const from = open.offset;
    const end = Math.min(from + largest, blob.size);
    const next = await uploads.patch(open, end, () => body(bytes, from, end));
    const now = next === 'out of step' ? await uploads.status(open) : next;
    if (now === undefined || now.offset <= from) {
      keep(now);
      throw new UnavailableError(`${registry} lost track of an upload`, {
        registry,
        subject: `${repository}@${blob.digest}`,
        transient: true,
      });
    }
    open = now;
    keep(open);
    progress.at(open.offset);
  }
  await discard(await uploads.put(open, () => body(bytes, blob.size, blob.size), true));
}

function body({ source, progress }: Bytes, from: number, to: number): Body {
  if (from === to) return '';
  return { length: to - from, chunks: counted(chunksOf(source, from, to), from, progress) };
}

async function* counted(
  chunks: AsyncIterable<Uint8Array>,
  from: number,
  progress: Progress,
): AsyncGenerator<Uint8Array> {
  let position = from;
  progress.at(position);
  for await (const chunk of chunks) {
    yield chunk;
    position += chunk.length;
    progress.at(position);
  }
}

/** Turns positions into the differences that `onProgress` is told. */
class Progress {
  readonly #tell: ((bytes: number) => void) | undefined;
  #position = 0;

  constructor(tell: ((bytes: number) => void) | undefined) {
    this.#tell = tell;
  }

  at(position: number): void {
    if (position !== this.#position) this.#tell?.(position - this.#position);
    this.#position = position;
  }
}
