import type { Descriptor } from '../../model/descriptor.ts';
import type { Platform } from '../../model/platform.ts';
import type { ContentsVerdict } from '../../model/record.ts';
import { WrongContentsError } from '../errors.ts';
import type { Elf } from './elf.ts';
import { librariesOf } from './libraries.ts';
import { architectureOf, runs } from './machines.ts';
import { findProgram, handsOverTo, type Start } from './programs.ts';
import type { ImageFile, Tree } from './tree.ts';

type Judgement = Omit<ContentsVerdict, 'digest'>;

/** Scripts whose interpreter is a script, shells in launchers: nobody goes deeper. */
const MAX_DEPTH = 8;

/**
 * Judges what an image starts; pure. The verdict's kind is that of the first program; those that it hands over to must fit as well.
 * @throws WrongContentsError
 */
export function judge(
  tree: Tree,
  start: Start,
  platform: Platform,
  layers: readonly Descriptor[],
): Judgement {
  const judgements: Judgement[] = [];
  let argv = start.argv;
  while (argv.length > 0 && judgements.length < MAX_DEPTH) {
    const [word = ''] = argv;
    const file = findProgram(tree, word, start);
    // Only the first must be there: what follows may be anything that looks like a program's name.
    if (file === undefined && judgements.length > 0) break;
    judgements.push(new Judge(tree, start, platform, layers).program(word, file));
    argv = handsOverTo(argv, file?.facts.kind === 'script');
  }
  const [first = { verdict: 'empty', detail: 'nothing is started' }] = judgements;
  return { verdict: first.verdict, detail: judgements.map(({ detail }) => detail).join('; then ') };
}

class Judge {
  readonly #tree: Tree;
  readonly #start: Start;
  readonly #platform: Platform;
  readonly #layers: readonly Descriptor[];

  constructor(tree: Tree, start: Start, platform: Platform, layers: readonly Descriptor[]) {
    this.#tree = tree;
    this.#start = start;
    this.#platform = platform;
    this.#layers = layers;
  }

  /** One program: an ELF file with all that it is started with, or a script through its interpreter. */
  program(word: string, file: ImageFile | undefined, chain: readonly string[] = []): Judgement {
    if (file === undefined) {
      return { verdict: 'unknown', detail: `${trail(chain)}${word} is not in the image` };
    }
    const path = `/${file.path}`;
    switch (file.facts.kind) {
      case 'elf':
        return this.#elf(file, file.facts.elf, chain);
      case 'foreign':
        return {
          verdict: 'foreign',
          detail: `${trail(chain)}${path} is ${file.facts.format}, which needs an interpreter of the host (binfmt)`,
        };
      case 'other':
        return {
          verdict: 'unknown',
          detail: `${trail(chain)}${path} is neither an ELF file nor a script`,
        };
      case 'script': {
        const { interpreter, argument = '' } = file.facts;
        const next = [...chain, path];
        if (next.length > MAX_DEPTH) return { verdict: 'unknown', detail: `${trail(next)}…` };
        const found = findProgram(this.#tree, interpreter, this.#start);
        const inner = this.program(interpreter, found, next);
        const through = /(?:^|\/)env$/.test(interpreter) ? this.#env(argument, next) : undefined;
        const detail = through === undefined ? inner.detail : `${inner.detail}; ${through.detail}`;
        const followed = [inner, ...(through === undefined ? [] : [through])];
        return { verdict: followed.every(isFine) ? 'script' : 'unknown', detail };
      }
    }
  }

  /** `#!/usr/bin/env [-S] python3`: the interpreter proper is env's argument. */
  #env(argument: string, chain: readonly string[]): Judgement | undefined {
    const word = argument.split(/\s+/).find((part) => part !== '' && !/^-|=/.test(part));
    if (word === undefined) return undefined;
    return this.program(word, findProgram(this.#tree, word, this.#start), chain);
  }

  #elf(file: ImageFile, elf: Elf, chain: readonly string[]): Judgement {
    const path = `/${file.path}`;
    const architecture = architectureOf(elf);
    if (!runs(this.#platform, architecture)) throw this.#wrong(file, architecture, chain);
    const inside = [...chain, path];
    const missing: string[] = [];
    const loader = elf.interpreter === undefined ? undefined : this.#tree.find(elf.interpreter);
    if (elf.interpreter !== undefined && loader === undefined) missing.push(elf.interpreter);
    const libraries = librariesOf(this.#tree, file, elf, this.#start.libraryPath);
    missing.push(...libraries.flatMap(({ name, file: found }) => (found ? [] : [name])));
    const started = [loader, ...libraries.map(({ file: found }) => found)];
    for (const part of started) {
      if (part?.facts.kind !== 'elf') continue;
      const other = architectureOf(part.facts.elf);
      // Of the program's own architecture, which on amd64 may be 386.
      if (other !== architecture) throw this.#wrong(part, other, inside);
    }
    const isStatic = elf.interpreter === undefined && elf.needed.length === 0;
    const what = isStatic ? 'static' : `with ${libraries.length} shared objects`;
    const lacks = missing.length === 0 ? '' : `, not in the image: ${missing.join(', ')}`;
    return {
      verdict: isStatic ? 'static' : 'matches',
      detail: `${trail(chain)}${path} is ${architecture}, ${what}${lacks}`,
    };
  }

  #wrong(file: ImageFile, architecture: string, chain: readonly string[]): WrongContentsError {
    const layer = this.#layers[file.layer];
    const by = chain.length === 0 ? '' : `, started by ${chain.join(' → ')}`;
    return new WrongContentsError(
      `/${file.path} is for ${architecture}, but the manifest says ${this.#platform}${by}`,
      {
        subject: `layer ${file.layer + 1} of ${this.#layers.length}, ${layer?.digest ?? ''}`,
        hint: 'A stage with --platform=$BUILDPLATFORM builds for the machine that builds: cross-compile there with TARGETARCH, or leave the --platform out. Input verify: platform skips this check',
      },
    );
  }
}

function isFine({ verdict }: Judgement): boolean {
  return verdict === 'matches' || verdict === 'static' || verdict === 'script';
}

function trail(chain: readonly string[]): string {
  return chain.map((path) => `${path} → `).join('');
}
