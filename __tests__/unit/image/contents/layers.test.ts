import { copyFile, readFile, writeFile } from 'node:fs/promises';
import * as zlib from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { checkContents, type OpenLayer } from '../../../../src/image/contents/check.ts';
import { LayoutError, WrongContentsError } from '../../../../src/image/errors.ts';
import { readLayoutImage, type LayoutImage } from '../../../../src/image/layout.ts';
import { digestOf } from '../../../../src/model/digest.ts';
import { parsePlatform } from '../../../../src/model/platform.ts';
import { chunksOf, fileSource } from '../../../../src/registry/blobs/source.ts';
import { failureOf } from '../../../support/failure.ts';
import { temporaryFolders } from '../../../support/temporary.ts';
import { amd64, check, program, writeCase, zstdStored, type Encode } from './case.ts';

const folder = temporaryFolders();

describe('layers', () => {
  it.each<[string, (tar: Buffer) => Buffer]>([
    ['uncompressed', (tar) => tar],
    ['gzip', (tar) => zlib.gzipSync(tar)],
    [
      'gzip in several members',
      (tar) =>
        Buffer.concat([zlib.gzipSync(tar.subarray(0, 700)), zlib.gzipSync(tar.subarray(700))]),
    ],
    ['zstd', zstdStored],
    [
      'zstd in several frames',
      (tar) => Buffer.concat([zstdStored(tar.subarray(0, 700)), zstdStored(tar.subarray(700))]),
    ],
    ['zstd behind a frame to be skipped', (tar) => Buffer.concat([SKIPPED, zstdStored(tar)])],
    [
      'zstd behind a frame to be skipped of another kind',
      (tar) => Buffer.concat([Buffer.from('5f2a4d1800000000', 'hex'), SKIPPED, zstdStored(tar)]),
    ],
  ])('%s are read', async (_what, encode) => {
    const given = { layers: [{ app: amd64({ padding: 300_000 }) }], cmd: ['/app'] };
    const error = await failureOf(check(await folder(), given, encode));
    expect(error).toBeInstanceOf(WrongContentsError);
  });

  it.each<[string, (tar: Buffer) => Buffer]>([
    ['break off', (tar) => zlib.gzipSync(tar).subarray(0, -20)],
    ['break off uncompressed', (tar) => tar.subarray(0, 3000)],
    ['break off in zstd', (tar) => zstdStored(tar).subarray(0, 3000)],
    ['are no tar', () => Buffer.alloc(2048, 'x')],
  ])('that %s are an error of their own', async (_what, encode) => {
    const given = { layers: [{ app: amd64({ padding: 5000 }) }], cmd: ['/app'] };
    const error = await failureOf(check(await folder(), given, encode));
    expect(error).toBeInstanceOf(LayoutError);
    expect(error.message).toMatch(/^The layer sha256:\S+ cannot be read$/);
  });

  it.each<[string, Encode, number]>([
    ['break off at once', () => Buffer.alloc(0), 100],
    ['break off', (tar) => zlib.gzipSync(tar).subarray(0, -20), 100],
    ['break off in one read', (tar) => zlib.gzipSync(tar).subarray(0, -20), 1_000_000],
    ['break off in zstd', (tar) => zstdStored(tar).subarray(0, 3000), 100],
    ['are no tar, as one read tells', () => Buffer.alloc(100_000, 'x'), 100_000],
    ['are no tar, as the first read tells', () => Buffer.alloc(100_000, 'x'), 1000],
    ['are no gzip, as the first read tells', () => Buffer.alloc(100_000, '\x1f\x8b'), 1000],
    ['are right', (tar) => zlib.gzipSync(tar), 1000],
  ])('that %s are closed', async (_what, encode, size) => {
    const right = { layers: [{ app: program({ padding: 5000 }) }], cmd: ['/app'] };
    const image = await readLayoutImage(await writeCase(await folder(), right, encode), ARM64);
    for (const digests of [true, false]) {
      let state = 'not read';
      async function* layer(path: string): AsyncGenerator<Buffer> {
        state = 'open';
        try {
          const bytes = await readFile(path);
          for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
        } finally {
          state = 'closed';
        }
      }
      const open: OpenLayer = ({ digest }) => Promise.resolve(layer(image.blobPath(digest)));
      await checkContents(image, open, ARM64, { digests }).catch(() => undefined);
      expect(state).toBe('closed');
    }
  });

  const given = { layers: [{ other: 'x' }, { app: program() }], cmd: ['/app'] };
  const wrong = { layers: [{ other: 'x' }, { app: amd64() }], cmd: ['/app'] };
  // Deflate as it is stored: tars of one size stay of one size.
  const stored = (tar: Buffer) => zlib.gzipSync(tar, { level: 0 });

  it.each<[string, Encode, (bytes: Buffer) => Buffer]>([
    ['one bit of whose file is another', (tar) => tar, flipped],
    ['one bit of whose gzip file is another', stored, flippedHeader],
    ['behind whose gzip stand other bytes', (tar) => padded(stored(tar)), flippedEnd],
    ['behind whose zstd stand other frames', (tar) => skippable(zstdStored(tar)), flippedEnd],
  ])('%s are damaged, though they can be read', async (_what, encode, damage) => {
    const layout = await writeCase(await folder(), given, encode);
    const image = await readLayoutImage(layout, ARM64);
    const digest = image.manifest.layers[1]?.digest ?? digestOf('');
    const path = image.blobPath(digest);
    await writeFile(path, damage(await readFile(path)));
    const error = await failureOf(checkContents(image, open(image), ARM64));
    expect(error).toBeInstanceOf(LayoutError);
    expect(error.message).toBe(`The layer ${digest} is damaged`);
  });

  it('that were swapped for others of their size are found, whatever is in them', async () => {
    const image = await readLayoutImage(await writeCase(await folder(), wrong, stored), ARM64);
    const right = await readLayoutImage(await writeCase(await folder(), given, stored), ARM64);
    const digest = image.manifest.layers[1]?.digest ?? digestOf('');
    await copyFile(
      right.blobPath(right.manifest.layers[1]?.digest ?? digestOf('')),
      image.blobPath(digest),
    );
    const error = await failureOf(checkContents(image, open(image), ARM64));
    expect(error).toMatchObject({ message: `The layer ${digest} is damaged` });
  });

  it.each<[string, Encode]>([
    ['gzip and zeros', (tar) => padded(stored(tar))],
    ['zstd and frames to be skipped', (tar) => skippable(zstdStored(tar))],
    ['a tar and zeros', (tar) => padded(tar)],
  ])('that are %s are read to their end', async (_what, encode) => {
    expect(await check(await folder(), given, encode)).toMatchObject({ verdict: 'static' });
  });
});

const ARM64 = parsePlatform('linux/arm64');

function open(image: LayoutImage): OpenLayer {
  return ({ digest, size }) =>
    Promise.resolve(chunksOf(fileSource(image.blobPath(digest)), 0, size));
}

/** In the tar's padding between the end of a file and the next header; nothing reads it. */
function flipped(bytes: Buffer): Buffer {
  return flip(bytes, bytes.length - 1030);
}

/** The time in gzip's header (RFC 1952). */
function flippedHeader(bytes: Buffer): Buffer {
  return flip(bytes, 4);
}

function flippedEnd(bytes: Buffer): Buffer {
  return flip(bytes, bytes.length - 1);
}

function flip(bytes: Buffer, at: number): Buffer {
  const changed = Buffer.from(bytes);
  changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
  return changed;
}

/** As much as several reads, so that the end is not in the same one. */
function padded(bytes: Buffer): Buffer {
  return Buffer.concat([bytes, Buffer.alloc(5_120_000)]);
}

/** A frame that decoders pass over (RFC 8878, 3.1.2). */
const SKIPPED = Buffer.concat([Buffer.from('502a4d18e8030000', 'hex'), Buffer.alloc(1000)]);

/** With such a frame at its end. */
function skippable(bytes: Buffer): Buffer {
  return Buffer.concat([bytes, SKIPPED]);
}
