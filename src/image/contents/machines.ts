import type { Platform } from '../../model/platform.ts';
import { splitPlatform } from '../../model/platform.ts';

/** What an ELF header says of the machine that a file is for (System V ABI, "ELF Header"). */
export interface ElfMachine {
  /** `e_machine`. */
  readonly machine: number;
  /** 32 or 64. */
  readonly bits: number;
  readonly littleEndian: boolean;
}

/** `e_machine` numbers, from the ABI's registry, with the architecture's name in a platform. */
const MACHINES: readonly (ElfMachine & { readonly architecture: string })[] = [
  { machine: 62, bits: 64, littleEndian: true, architecture: 'amd64' },
  { machine: 3, bits: 32, littleEndian: true, architecture: '386' },
  { machine: 183, bits: 64, littleEndian: true, architecture: 'arm64' },
  { machine: 40, bits: 32, littleEndian: true, architecture: 'arm' },
  { machine: 243, bits: 64, littleEndian: true, architecture: 'riscv64' },
  { machine: 22, bits: 64, littleEndian: false, architecture: 's390x' },
  { machine: 21, bits: 64, littleEndian: true, architecture: 'ppc64le' },
  { machine: 21, bits: 64, littleEndian: false, architecture: 'ppc64' },
  { machine: 258, bits: 64, littleEndian: true, architecture: 'loong64' },
  { machine: 8, bits: 64, littleEndian: true, architecture: 'mips64le' },
  { machine: 8, bits: 64, littleEndian: false, architecture: 'mips64' },
  { machine: 8, bits: 32, littleEndian: true, architecture: 'mipsle' },
  { machine: 8, bits: 32, littleEndian: false, architecture: 'mips' },
];

/** The architecture that a file is for, as platforms name it; of one that no platform has, its number. */
export function architectureOf({ machine, bits, littleEndian }: ElfMachine): string {
  const known = MACHINES.find(
    (row) => row.machine === machine && row.bits === bits && row.littleEndian === littleEndian,
  );
  return known?.architecture ?? `ELF machine ${machine}, ${bits} bit`;
}

/**
 * Do processors of a platform run files of an architecture? Its own, and 386 on amd64, which every kernel for amd64 runs. Not arm on arm64:
 * many servers' processors no longer have the 32-bit state.
 */
export function runs(platform: Platform, architecture: string): boolean {
  const own = splitPlatform(platform).architecture;
  return architecture === own || (own === 'amd64' && architecture === '386');
}

/** Has the architecture ELF programs at all? Not wasm, for one. */
export function hasElf(platform: Platform): boolean {
  const { os, architecture } = splitPlatform(platform);
  return os === 'linux' && MACHINES.some((row) => row.architecture === architecture);
}
