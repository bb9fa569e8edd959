import { createHash } from 'node:crypto';

/** The chunks of a stream whose types promise nothing (tar-stream's), as what they are. */
export async function* chunksOf(stream: AsyncIterable<unknown>): AsyncGenerator<Buffer> {
  for await (const chunk of stream) if (Buffer.isBuffer(chunk)) yield chunk;
}

/** All of a stream at once; for what is known to be small. */
export async function collect(stream: AsyncIterable<unknown>): Promise<Buffer> {
  const all: Buffer[] = [];
  for await (const chunk of chunksOf(stream)) all.push(chunk);
  return Buffer.concat(all);
}

/**
 * The first bytes of a stream, and the whole of it.
 * @param size how many bytes; padded with zeros where the stream is shorter
 */
export async function peek(
  stream: AsyncIterable<unknown>,
  size: number,
): Promise<{ readonly head: Buffer; readonly whole: AsyncIterable<Buffer> }> {
  const rest = chunksOf(stream);
  const first: Buffer[] = [];
  for (let length = 0; length < size;) {
    const next = await rest.next();
    if (next.done === true) break;
    first.push(next.value);
    length += next.value.length;
  }
  const head = Buffer.concat([...first, Buffer.alloc(size)]).subarray(0, size);
  return { head, whole: chain(first, rest) };
}

/** A stream as it passes, and what its bytes were: known once it has been read to its end. */
export class Hashed<Chunk extends Uint8Array> implements AsyncIterable<Chunk> {
  readonly #stream: AsyncIterable<Chunk>;
  readonly #algorithm: string;
  #hex: string | undefined;

  /** @param algorithm node:crypto's name of it */
  constructor(stream: AsyncIterable<Chunk>, algorithm: string) {
    this.#stream = stream;
    this.#algorithm = algorithm;
  }

  /** In hexadecimal; undefined as long as the end has not been reached. */
  get hex(): string | undefined {
    return this.#hex;
  }

  /**
   * Reads one chunk ahead: it is hashed while whoever asked works on the one before, which for zlib is another thread.
   * A chunk of the stream must stay valid until the next but one is asked for.
   */
  async *[Symbol.asyncIterator](): AsyncGenerator<Chunk> {
    const hash = createHash(this.#algorithm);
    const chunks = this.#stream[Symbol.asyncIterator]();
    const take = async () => {
      const next = await chunks.next();
      if (next.done !== true) hash.update(next.value);
      return next;
    };
    try {
      let next = await take();
      while (next.done !== true) {
        const ahead = take();
        // Told when its turn comes.
        ahead.catch(() => undefined);
        yield next.value;
        next = await ahead;
      }
      this.#hex = hash.digest('hex');
    } finally {
      await chunks.return?.();
    }
  }
}

/** Whoever stops reading in the first part closes the rest too. */
async function* chain(
  first: readonly Buffer[],
  rest: AsyncGenerator<Buffer>,
): AsyncGenerator<Buffer> {
  try {
    yield* first;
    yield* rest;
  } finally {
    await rest.return(undefined);
  }
}
