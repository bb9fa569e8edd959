import { findDynamic, isElf, parseElf, type DynamicRange, type Elf } from './elf.ts';

/** What a regular file is, as far as starting programs goes. */
export type FileFacts =
  | { readonly kind: 'elf'; readonly elf: Elf }
  /** `#!interpreter argument` (execve(2), "Interpreter scripts"). */
  | { readonly kind: 'script'; readonly interpreter: string; readonly argument?: string }
  /** A format that the kernel itself does not start: Windows, WebAssembly, Java, macOS. */
  | { readonly kind: 'foreign'; readonly format: string }
  | { readonly kind: 'other' };

export const OTHER: FileFacts = { kind: 'other' };

/** Of an ELF file so much is kept from its start, where headers and names are, and its dynamic section wherever that is. */
const KEPT = 16 * 1024 * 1024;
const MAX_SCRIPT_LINE = 256;

/**
 * Takes a file's bytes as they pass and tells what the file is, without holding more than {@link KEPT} of it.
 */
export class FileReader {
  readonly #chunks: { readonly at: number; readonly bytes: Buffer }[] = [];
  #length = 0;
  #kind: 'undecided' | 'elf' | 'done' = 'undecided';
  #facts: FileFacts = OTHER;
  #dynamic: DynamicRange | undefined;

  write(bytes: Buffer): void {
    const at = this.#length;
    this.#length += bytes.length;
    if (this.#kind === 'done') return;
    if (this.#kind === 'elf' && !this.#wanted(at, bytes.length)) return;
    this.#chunks.push({ at, bytes });
    if (this.#kind === 'undecided' && this.#length >= MAX_SCRIPT_LINE) this.#decide();
  }

  end(): FileFacts {
    if (this.#kind === 'undecided') this.#decide();
    if (this.#kind === 'elf') {
      const elf = parseElf(this.#read);
      if (elf !== undefined) this.#facts = { kind: 'elf', elf };
    }
    this.#chunks.length = 0;
    return this.#facts;
  }

  #decide(): void {
    const head = this.#read(0, Math.min(this.#length, MAX_SCRIPT_LINE)) ?? Buffer.alloc(0);
    if (isElf(head)) {
      this.#kind = 'elf';
      this.#dynamic = findDynamic(this.#read);
      return;
    }
    this.#kind = 'done';
    this.#facts = readScript(head) ?? readForeign(head) ?? OTHER;
    this.#chunks.length = 0;
  }

  #wanted(at: number, length: number): boolean {
    if (at < KEPT) return true;
    // Program headers may come later than the first decision could see them.
    const range = (this.#dynamic ??= findDynamic(this.#read));
    return range !== undefined && at < range.offset + range.length && range.offset < at + length;
  }

  readonly #read = (offset: number, length: number): Buffer | undefined => {
    const pieces: Buffer[] = [];
    let next = offset;
    const end = offset + length;
    for (const { at, bytes } of this.#chunks) {
      if (next >= end) break;
      if (at > next) return undefined;
      if (at + bytes.length <= next) continue;
      const piece = bytes.subarray(next - at, Math.min(end - at, bytes.length));
      pieces.push(piece);
      next += piece.length;
    }
    if (next < end) return undefined;
    const [only] = pieces;
    return pieces.length === 1 ? only : Buffer.concat(pieces);
  };
}

function readScript(head: Buffer): FileFacts | undefined {
  if (head.toString('latin1', 0, 2) !== '#!') return undefined;
  const line = head.toString('utf8', 2).split('\n', 1)[0] ?? '';
  const [, interpreter = '', argument = ''] =
    /^[ \t]*([^ \t\r]*)[ \t]*(.*?)[ \t\r]*$/.exec(line) ?? [];
  if (interpreter === '') return undefined;
  return { kind: 'script', interpreter, ...(argument === '' ? {} : { argument }) };
}

const FOREIGN: readonly (readonly [magic: string, format: string])[] = [
  ['4d5a', 'a Windows program'],
  ['0061736d', 'WebAssembly'],
  ['504b0304', 'a Java or zip archive'],
  ['cafebabe', 'a Java class or macOS program'],
  ['cffaedfe', 'a macOS program'],
];

function readForeign(head: Buffer): FileFacts | undefined {
  const start = head.toString('hex', 0, 4);
  const found = FOREIGN.find(([magic]) => start.startsWith(magic));
  return found && { kind: 'foreign', format: found[1] };
}
