import { readFile } from 'node:fs/promises';
import * as zlib from 'node:zlib';
import { checkContents } from '../../../../src/image/contents/check.ts';
import { readLayoutImage } from '../../../../src/image/layout.ts';
import { OCI_CONFIG, OCI_LAYER_GZIP, OCI_MANIFEST } from '../../../../src/model/media-types.ts';
import { parsePlatform } from '../../../../src/model/platform.ts';
import type { ContentsVerdict } from '../../../../src/model/record.ts';
import { EM, elfFile, type ElfOptions } from '../../../support/elf.ts';
import { LayoutBuilder } from '../../../support/layout.ts';
import { tarOf, type TarEntries } from '../../../support/tar.ts';

export type Encode = (tar: Buffer) => Buffer;

/** Layers from the lowest up, and the parts of a config that say what is started. */
export interface Case {
  readonly layers: readonly TarEntries[];
  readonly entrypoint?: readonly string[];
  readonly cmd?: readonly string[];
  readonly env?: readonly string[];
  readonly workdir?: string;
  readonly platform?: string;
}

/** Writes the image into a folder and checks it. */
export async function check(
  folder: string,
  given: Case,
  encode: Encode = zlib.gzipSync,
): Promise<ContentsVerdict> {
  const platform = parsePlatform(given.platform ?? 'linux/arm64');
  const read = await readLayoutImage(await writeCase(folder, given, encode), platform);
  return checkContents(
    read,
    ({ digest }) => Promise.resolve(pieces(read.blobPath(digest))),
    platform,
  );
}

/** Writes the image into a folder; layers are stored as `encode` makes them. */
export async function writeCase(folder: string, given: Case, encode: Encode): Promise<string> {
  const [os = '', architecture = ''] = (given.platform ?? 'linux/arm64').split('/');
  const builder = new LayoutBuilder();
  const tars = await Promise.all(given.layers.map(tarOf));
  const layers = tars.map((tar) => builder.add(OCI_LAYER_GZIP, encode(tar)));
  const { entrypoint, cmd, env, workdir } = given;
  const config = builder.add(OCI_CONFIG, {
    os,
    architecture,
    config: { Entrypoint: entrypoint, Cmd: cmd, Env: env, WorkingDir: workdir },
  });
  const manifest = { schemaVersion: 2, mediaType: OCI_MANIFEST, config, layers };
  return builder.write(folder, [builder.add(OCI_MANIFEST, manifest)]);
}

/** A file in pieces that cut headers and magic numbers. */
async function* pieces(path: string): AsyncGenerator<Buffer> {
  const bytes = await readFile(path);
  for (let at = 0; at < bytes.length; at += 1000) yield bytes.subarray(at, at + 1000);
}

/** A program for arm64, static unless said otherwise. */
export const program = (options: Partial<ElfOptions> = {}): Buffer =>
  elfFile({ machine: EM.arm64, ...options });
/** The same for amd64. */
export const amd64 = (options: Partial<ElfOptions> = {}): Buffer =>
  program({ machine: EM.amd64, ...options });

/** A zstd frame (RFC 8878) of blocks that are stored as they are: Node 20 has no encoder. */
export function zstdStored(bytes: Buffer): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32LE(bytes.length);
  const parts: Buffer[] = [Buffer.from('28b52ffda0', 'hex'), size];
  for (let at = 0; at < bytes.length; at += 100_000) {
    const block = bytes.subarray(at, at + 100_000);
    const header = Buffer.alloc(3);
    header.writeUIntLE((block.length << 3) | (at + block.length >= bytes.length ? 1 : 0), 0, 3);
    parts.push(header, block);
  }
  return Buffer.concat(parts);
}
