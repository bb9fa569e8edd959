/** What a small ELF file of a test says of itself. */
export interface ElfOptions {
  readonly machine: number;
  readonly bits?: 32 | 64;
  readonly bigEndian?: boolean;
  readonly interpreter?: string;
  readonly needed?: readonly string[];
  readonly runpath?: string;
  /** Bytes between the headers and the dynamic section: a large file. */
  readonly padding?: number;
}

export const EM = { amd64: 62, arm64: 183, arm: 40, i386: 3, s390x: 22, riscv64: 243 } as const;

/**
 * A file with the ELF header, program headers (PT_LOAD over all of it, PT_INTERP, PT_DYNAMIC), strings and dynamic section of a real one,
 * in that order, and no code.
 */
export function elfFile(options: ElfOptions): Buffer {
  const { bits = 64, bigEndian = false, machine, interpreter, needed = [], runpath } = options;
  const wide = bits === 64;
  const word = (value: number, size: 2 | 4 | 8): Buffer => {
    const bytes = Buffer.alloc(size);
    if (size === 8) {
      if (bigEndian) bytes.writeBigUInt64BE(BigInt(value));
      else bytes.writeBigUInt64LE(BigInt(value));
    } else if (bigEndian) bytes.writeUIntBE(value, 0, size);
    else bytes.writeUIntLE(value, 0, size);
    return bytes;
  };
  const address = (value: number): Buffer => word(value, wide ? 8 : 4);
  const isDynamic = needed.length > 0 || runpath !== undefined;
  const count = 1 + (interpreter === undefined ? 0 : 1) + (isDynamic ? 1 : 0);
  const headerSize = wide ? 64 : 52;
  const entrySize = wide ? 56 : 32;
  const base = 0x400000;

  const strings = Buffer.from(`\0${[...needed, runpath ?? ''].join('\0')}\0`);
  const interp = Buffer.from(interpreter === undefined ? '' : `${interpreter}\0`);
  const interpAt = headerSize + entrySize * count;
  const stringsAt = interpAt + interp.length;
  const dynamicAt = stringsAt + strings.length + (options.padding ?? 0);
  const offsetOf = (text: string): number => strings.indexOf(`\0${text}\0`) + 1;
  const tags = [
    ...needed.map((name) => [1, offsetOf(name)]),
    ...(runpath === undefined ? [] : [[29, offsetOf(runpath)]]),
    [5, base + stringsAt],
    [0, 0],
  ];
  const dynamic = isDynamic
    ? Buffer.concat(tags.flat().map((value) => address(value)))
    : Buffer.alloc(0);
  const total = dynamicAt + dynamic.length;

  const segment = (type: number, at: number, size: number): Buffer =>
    Buffer.concat(
      wide
        ? [word(type, 4), word(4, 4), address(at), address(base + at), address(base + at)].concat(
            address(size),
            address(size),
            address(8),
          )
        : [
            word(type, 4),
            address(at),
            address(base + at),
            address(base + at),
            address(size),
          ].concat(address(size), word(4, 4), address(8)),
    );
  const header = Buffer.concat([
    Buffer.from([0x7f, 0x45, 0x4c, 0x46, wide ? 2 : 1, bigEndian ? 2 : 1, 1, ...Buffer.alloc(9)]),
    ...[word(interpreter === undefined ? 2 : 3, 2), word(machine, 2), word(1, 4)],
    ...[address(base), address(headerSize), address(0), word(0, 4)],
    ...[headerSize, entrySize, count, 0, 0, 0].map((value) => word(value, 2)),
  ]);
  return Buffer.concat([
    header,
    segment(1, 0, total),
    ...(interpreter === undefined ? [] : [segment(3, interpAt, interp.length)]),
    ...(isDynamic ? [segment(2, dynamicAt, dynamic.length)] : []),
    interp,
    strings,
    Buffer.alloc(options.padding ?? 0),
    dynamic,
  ]);
}
