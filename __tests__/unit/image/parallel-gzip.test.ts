import { randomBytes } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { gzipInParallel } from '../../../src/image/parallel-gzip.ts';

const MiB = 1024 * 1024;

/** Bytes that compress quickly, of which no two blocks are equal. */
const bytesOf = (length: number): Buffer => Buffer.alloc(length, randomBytes(1001));

async function* pieces(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) {
    yield await Promise.resolve(bytes.subarray(at, at + size));
  }
}

async function gzipped(bytes: Buffer, size = 60_000): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of gzipInParallel(pieces(bytes, size))) chunks.push(chunk);
  return Buffer.concat(chunks);
}

describe('gzipInParallel', () => {
  it.each([
    ['nothing', 0],
    ['one byte', 1],
    ['exactly one block', 4 * MiB],
    ['a block and a byte', 4 * MiB + 1],
    ['many blocks', 21 * MiB],
  ])('gives back %s, in order', async (_what, length) => {
    const bytes = bytesOf(length);
    expect(gunzipSync(await gzipped(bytes)).equals(bytes)).toBe(true);
  });

  it('gives the same bytes however the stream is cut', async () => {
    const bytes = bytesOf(9 * MiB);
    const whole = await gzipped(bytes);
    expect((await gzipped(bytes, 5 * MiB)).equals(whole)).toBe(true);
    expect((await gzipped(bytes, 1234)).equals(whole)).toBe(true);
  });

  it('compresses', async () => {
    expect((await gzipped(Buffer.alloc(10 * MiB))).length).toBeLessThan(0.1 * MiB);
  });

  it('ends with the error of its source', async () => {
    async function* broken() {
      yield await Promise.resolve(Buffer.alloc(5 * MiB));
      throw new Error('the archive broke off');
    }
    await expect(
      (async () => {
        for await (const chunk of gzipInParallel(broken())) expect(chunk.length).toBeGreaterThan(0);
      })(),
    ).rejects.toThrow('the archive broke off');
  });
});
