import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

/** Large enough that each block compresses as well as the whole does. */
const BLOCK = 4 * 1024 * 1024;
/** libuv's threads, which do the work; more blocks would only wait. */
const THREADS = Math.min(4, availableParallelism());

const compress = promisify(gzip);

/**
 * A stream as gzip, in blocks that are compressed side by side, each a member of its own: a gzip file may have any number (RFC 1952,
 * section 2.2), and every engine and registry client reads them as one. Equal bytes come out equal.
 */
export async function* gzipInParallel(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const pending: Promise<Buffer>[] = [];
  for await (const block of blocksOf(source)) {
    const member = compress(block);
    // Waited for below, in order; one that fails early is no unhandled rejection.
    member.catch(() => undefined);
    pending.push(member);
    if (pending.length >= THREADS) yield* first(pending);
  }
  while (pending.length > 0) yield* first(pending);
}

async function* first(pending: Promise<Buffer>[]): AsyncGenerator<Buffer> {
  const member = await pending.shift();
  if (member !== undefined) yield member;
}

/** The stream in blocks of one size, but for the last; one block at least, so that nothing becomes an empty gzip file. */
async function* blocksOf(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let parts: Buffer[] = [];
  let length = 0;
  let blocks = 0;
  for await (const chunk of source) {
    parts.push(chunk);
    length += chunk.length;
    while (length >= BLOCK) {
      const all = Buffer.concat(parts);
      yield all.subarray(0, BLOCK);
      blocks += 1;
      parts = [all.subarray(BLOCK)];
      length -= BLOCK;
    }
  }
  if (length > 0 || blocks === 0) yield Buffer.concat(parts);
}
