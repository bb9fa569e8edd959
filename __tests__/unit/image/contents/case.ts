import { Readable } from 'node:stream';
import * as zlib from 'node:zlib';
import { checkContents } from '../../../../src/image/contents/check.ts';
import { readLayoutImage } from '../../../../src/image/layout.ts';
import { parsePlatform } from '../../../../src/model/platform.ts';
import type { ContentsVerdict } from '../../../../src/model/record.ts';
import { EM, elfFile, type ElfOptions } from '../../../support/elf.ts';
import { LayoutBuilder } from '../../../support/layout.ts';
import { tarOf, type TarEntry } from '../../../support/tar.ts';

type Files = Readonly<Record<string, TarEntry>>;
type Encode = (tar: Buffer) => Buffer;

/** Layers from the lowest up, and the parts of a config that say what is started. */
export interface Case {
  readonly layers: readonly Files[];
  readonly entrypoint?: readonly string[];
  readonly cmd?: readonly string[];
  readonly env?: readonly string[];
  readonly workdir?: string;
  readonly platform?: string;
}

/** Writes the image into a folder and checks it; layers are stored as `encode` makes them. */
export async function check(
  folder: string,
  given: Case,
  encode: Encode = zlib.gzipSync,
): Promise<ContentsVerdict> {
  const platform = given.platform ?? 'linux/arm64';
  const [, architecture = ''] = platform.split('/');
  const builder = new LayoutBuilder();
  const layers = await Promise.all(given.layers.map(tarOf));
  const image = builder.image({
    architecture,
    layers,
    config: {
      Entrypoint: given.entrypoint,
      Cmd: given.cmd,
      Env: given.env,
      WorkingDir: given.workdir,
    },
  });
  const dir = await builder.write(folder, [image]);
  const read = await readLayoutImage(dir, parsePlatform(platform));
  const positions = new Map(read.manifest.layers.map(({ digest }, index) => [digest, index]));
  return checkContents(
    read,
    ({ digest }) => {
      const tar = layers[positions.get(digest) ?? 0];
      return Promise.resolve(Readable.from(tar === undefined ? [] : pieces(encode(tar))));
    },
    parsePlatform(platform),
  );
}

/** In pieces that cut headers and magic numbers. */
function* pieces(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += 1000) yield bytes.subarray(at, at + 1000);
}

/** A program for arm64, static unless said otherwise. */
export const program = (options: Partial<ElfOptions> = {}): Buffer =>
  elfFile({ machine: EM.arm64, ...options });
/** The same for amd64. */
export const amd64 = (options: Partial<ElfOptions> = {}): Buffer =>
  program({ machine: EM.amd64, ...options });
