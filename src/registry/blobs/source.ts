import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { BlobSource } from '../registry.ts';

/** Bytes per read. Measured: 1 MiB is as fast as more, 64 KiB costs a third of the speed. */
const READ_SIZE = 1024 * 1024;

/** A blob in a file of its own, such as in an OCI layout's `blobs/sha256`. */
export function fileSource(path: string): BlobSource {
  return Object.assign(
    (start: number) => createReadStream(path, { start, highWaterMark: READ_SIZE }),
    { path },
  );
}

/** A source's bytes from `offset` to `end` (exclusive). */
export async function* chunksOf(
  source: BlobSource,
  offset: number,
  end: number,
): AsyncGenerator<Uint8Array> {
  if (offset >= end) return;
  if (source.path !== undefined) {
    yield* fileChunks(source.path, offset, end);
    return;
  }
  const stream = await source(offset);
  let left = end - offset;
  for await (const chunk of stream) {
    const bytes = bytesOf(chunk);
    yield bytes.length > left ? bytes.subarray(0, left) : bytes;
    left -= bytes.length;
    if (left <= 0) return;
  }
}

/**
 * Reads a file into three buffers by turns, one being filled while the others are being used: memory stays flat and nothing is left for
 * the garbage collector. A chunk is valid until the next but one is asked for. That holds for undici, which asks for the next
 * when the socket has drained (and whatever was sent, the registry checks the digest).
 */
async function* fileChunks(path: string, start: number, end: number): AsyncGenerator<Uint8Array> {
  const file = await open(path);
  try {
    const size = Math.min(READ_SIZE, end - start);
    const buffer = (): Buffer => Buffer.allocUnsafeSlow(size);
    let [now, soon, later] = [buffer(), buffer(), buffer()];
    const read = (into: Buffer, position: number) =>
      file.read(into, 0, Math.min(size, end - position), position);
    let position = start;
    let next = read(now, position);
    while (position < end) {
      const { bytesRead } = await next;
      if (bytesRead === 0) return;
      const chunk = now.subarray(0, bytesRead);
      position += bytesRead;
      [now, soon, later] = [soon, later, now];
      if (position < end) {
        next = read(now, position);
        // Told where it is waited for, which may be a moment later.
        next.catch(() => undefined);
      }
      yield chunk;
    }
  } finally {
    await file.close();
  }
}

function bytesOf(chunk: unknown): Uint8Array {
  if (chunk instanceof Uint8Array) return chunk;
  return Buffer.from(String(chunk));
}
