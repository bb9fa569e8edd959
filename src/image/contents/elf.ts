import type { ElfMachine } from './machines.ts';

/** Reads a piece of a file; undefined where the piece was not kept or lies outside. */
export type ReadPiece = (offset: number, length: number) => Buffer | undefined;

export interface Elf extends ElfMachine {
  /** The loader that the kernel starts for it (PT_INTERP). */
  readonly interpreter?: string;
  /** Names of the shared objects that it is started with (DT_NEEDED). */
  readonly needed: readonly string[];
  /** Where it looks for them first (DT_RPATH, DT_RUNPATH), `$ORIGIN` and all. */
  readonly searchPath: readonly string[];
}

export const ELF_HEADER_SIZE = 64;
const MAGIC = 0x7f454c46;
const PT_LOAD = 1;
const PT_DYNAMIC = 2;
const PT_INTERP = 3;
const DT_NEEDED = 1;
const DT_STRTAB = 5;
const DT_RPATH = 15;
const DT_RUNPATH = 29;
/** No real string of a dynamic section is longer. */
const MAX_STRING = 4096;
const MAX_SEGMENTS = 512;

export function isElf(head: Buffer): boolean {
  return head.length >= 20 && head.readUInt32BE(0) === MAGIC;
}

/** Where in the file its dynamic section is, so that a large file need not be kept for it. */
export interface DynamicRange {
  readonly offset: number;
  readonly length: number;
}

/** The dynamic section's place, from the program headers; undefined for a static file. */
export function findDynamic(read: ReadPiece): DynamicRange | undefined {
  const header = readHeader(read);
  const segment = header?.segments.find(({ type }) => type === PT_DYNAMIC);
  return segment === undefined ? undefined : { offset: segment.offset, length: segment.size };
}

/**
 * Reads what the contents check needs of an ELF file (System V ABI, chapters 4 and 5; both classes, both byte orders). Parts that were not
 * kept, or that a damaged file points to, are left out.
 */
export function parseElf(read: ReadPiece): Elf | undefined {
  const header = readHeader(read);
  if (header === undefined) return undefined;
  const { machine, bits, littleEndian, segments } = header;
  const interp = segments.find(({ type }) => type === PT_INTERP);
  const interpreter =
    interp === undefined ? undefined : readString(read, interp.offset, interp.size);
  const { needed, searchPath } = readDynamic(read, header);
  return {
    machine,
    bits,
    littleEndian,
    ...(interpreter === undefined ? {} : { interpreter }),
    needed,
    searchPath,
  };
}

interface Segment {
  readonly type: number;
  readonly offset: number;
  readonly address: number;
  readonly size: number;
}

interface Header extends ElfMachine {
  readonly segments: readonly Segment[];
}

function readHeader(read: ReadPiece): Header | undefined {
  const head = read(0, ELF_HEADER_SIZE) ?? read(0, 52);
  if (head === undefined || !isElf(head)) return undefined;
  const bits = head[4] === 2 ? 64 : 32;
  const littleEndian = head[5] !== 2;
  const field = fields(head, littleEndian);
  const machine = field.half(18);
  const wide = bits === 64;
  const tableOffset = wide ? field.wide(32) : field.word(28);
  const entrySize = field.half(wide ? 54 : 42);
  const count = Math.min(field.half(wide ? 56 : 44), MAX_SEGMENTS);
  const table = read(tableOffset, entrySize * count);
  const segments: Segment[] = [];
  for (let index = 0; table !== undefined && index < count; index += 1) {
    const entry = fields(table.subarray(index * entrySize), littleEndian);
    segments.push(
      wide
        ? {
            type: entry.word(0),
            offset: entry.wide(8),
            address: entry.wide(16),
            size: entry.wide(32),
          }
        : {
            type: entry.word(0),
            offset: entry.word(4),
            address: entry.word(8),
            size: entry.word(16),
          },
    );
  }
  return { machine, bits, littleEndian, segments };
}

function readDynamic(
  read: ReadPiece,
  { bits, littleEndian, segments }: Header,
): { needed: string[]; searchPath: string[] } {
  const none = { needed: [], searchPath: [] };
  const dynamic = segments.find(({ type }) => type === PT_DYNAMIC);
  const section = dynamic && read(dynamic.offset, dynamic.size);
  if (section === undefined) return none;
  const field = fields(section, littleEndian);
  const step = bits === 64 ? 16 : 8;
  const entries: { tag: number; value: number }[] = [];
  for (let at = 0; at + step <= section.length; at += step) {
    const tag = bits === 64 ? field.wide(at) : field.word(at);
    if (tag === 0) break;
    entries.push({ tag, value: bits === 64 ? field.wide(at + 8) : field.word(at + 4) });
  }
  const table = entries.find(({ tag }) => tag === DT_STRTAB)?.value;
  const load = segments.find(
    ({ type, address, size }) =>
      type === PT_LOAD && table !== undefined && address <= table && table < address + size,
  );
  if (table === undefined || load === undefined) return none;
  const base = table - load.address + load.offset;
  const strings = (wanted: number): string[] =>
    entries
      .filter(({ tag }) => tag === wanted)
      .map(({ value }) => readString(read, base + value, MAX_STRING))
      .filter((text) => text !== undefined);
  const paths = [...strings(DT_RUNPATH), ...strings(DT_RPATH)];
  return {
    needed: strings(DT_NEEDED),
    searchPath: paths.flatMap((path) => path.split(':')).filter((path) => path !== ''),
  };
}

/** A string that ends with a zero byte, read in small pieces: the file may end, or not be kept, right after it. */
function readString(read: ReadPiece, offset: number, limit: number): string | undefined {
  const bytes: number[] = [];
  for (let at = 0; at < limit; at += 1) {
    const byte = read(offset + at, 1)?.[0];
    if (byte === undefined) return undefined;
    if (byte === 0) break;
    bytes.push(byte);
  }
  return Buffer.from(bytes).toString('utf8');
}

/** Numbers of a structure in the file's byte order. A 64-bit one beyond 2^53 is no place in a file: it reads as nowhere. */
function fields(bytes: Buffer, littleEndian: boolean) {
  const inside = (at: number, size: number): boolean => at + size <= bytes.length;
  return {
    half: (at: number): number =>
      !inside(at, 2) ? 0 : littleEndian ? bytes.readUInt16LE(at) : bytes.readUInt16BE(at),
    word: (at: number): number =>
      !inside(at, 4) ? 0 : littleEndian ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at),
    wide: (at: number): number =>
      !inside(at, 8)
        ? 0
        : Number(littleEndian ? bytes.readBigUInt64LE(at) : bytes.readBigUInt64BE(at)),
  };
}
