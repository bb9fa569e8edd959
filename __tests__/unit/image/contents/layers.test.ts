import * as zlib from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { LayoutError, WrongContentsError } from '../../../../src/image/errors.ts';
import { failureOf } from '../../../support/failure.ts';
import { temporaryFolders } from '../../../support/temporary.ts';
import { amd64, check, zstdStored } from './case.ts';

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
});
