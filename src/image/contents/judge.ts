import type { Descriptor } from '../../model/descriptor.ts';
import type { Platform } from '../../model/platform.ts';
import type { ContentsVerdict } from '../../model/record.ts';
import { WrongContentsError } from '../errors.ts';
import type { Elf } from './elf.ts';
import { librariesOf } from './libraries.ts';
import { architectureOf, runs } from './machines.ts';
import { handover, isLauncher } from './handover.ts';
import { findProgram, findScript, NOTHING, type Start } from './programs.ts';
import type { ImageFile, Tree } from './tree.ts';

type Judgement = Omit<ContentsVerdict, 'digest'>;

/** Scripts whose interpreter is a script, shells in launchers: nobody goes deeper. */
const MAX_DEPTH = 8;

/**
 * Judges what an image starts; pure. The verdict is that of the program which all the launchers before it start in the end, and no better
 * than what was seen on the way.
 * @throws WrongContentsError
 */
export function judge(
  tree: Tree,
  start: Start,
  platform: Platform,
  layers: readonly Descriptor[],
): Judgement {
  return new Judge(tree, platform, layers).start(start);
}

class Judge {
  readonly #tree: Tree;
  readonly #platform: Platform;
  readonly #layers: readonly Descriptor[];

  constructor(tree: Tree, platform: Platform, layers: readonly Descriptor[]) {
    this.#tree = tree;
    this.#platform = platform;
    this.#layers = layers;
  }

  /** A program, and all that it hands over to. */
  start(start: Start, depth = 0): Judgement {
    const [word = '', ...words] = start.argv;
    if (depth === MAX_DEPTH) return { verdict: 'unknown', detail: `${word} …` };
    const file = findProgram(this.#tree, word, start);
    const own = this.#program(word, file, start);
    const command = (argv: readonly string[]) => this.#command({ ...start, argv }, depth);
    if (file?.facts.kind === 'script') return together([own, ...command(words)], own.verdict);
    const next = handover(start);
    if (next.kind === 'script') {
      const script = this.#shellScript(next.start);
      const all = [own, script, ...command(next.start.argv.slice(1))];
      return together(all, isFine(own) ? script.verdict : own.verdict);
    }
    const all = [own, ...next.starts.map((each) => this.start(each, depth + 1))];
    if (next.rest === 'perhaps' || next.rest === 'unknown') all.push(...this.#given(start));
    const verdict = (all.find((each) => !isFine(each)) ?? all.at(-1) ?? own).verdict;
    if (next.rest === 'nothing' || next.rest === 'perhaps') return together(all, verdict);
    return together([...all, NOT_KNOWN], all.every(isFine) ? next.rest : verdict);
  }

  /** What follows a script of the image: its command, by custom; but it may be anything that looks like a program's name. */
  #command(start: Start, depth: number): Judgement[] {
    const file = findProgram(this.#tree, start.argv[0] ?? '', start);
    return file === undefined ? [] : [this.start(start, depth + 1)];
  }

  /**
   * What does not fit of the files that a program's arguments name. It may start them, or only read them (an emulator, a linker): no
   * reason to refuse the image, and none to call it right.
   */
  #given(start: Start): Judgement[] {
    const words = start.argv.slice(1).flatMap((word) => word.split(/[\s=;'"]+/));
    return [...new Set(words)].flatMap((word) => {
      const file = findProgram(this.#tree, word, start);
      if (file === undefined) return [];
      try {
        this.#program(word, file, start);
        return [];
      } catch (error) {
        if (!(error instanceof WrongContentsError)) throw error;
        return [{ verdict: 'unknown', detail: `perhaps an argument of it: ${error.message}` }];
      }
    });
  }

  /** A file that a shell was told to read. Whatever interpreter its first line names, it is the shell that reads it. */
  #shellScript(start: Start): Judgement {
    const [word = ''] = start.argv;
    const file = findScript(this.#tree, word, start);
    if (file === undefined) return { verdict: 'unknown', detail: `${word} is not in the image` };
    const { kind } = file.facts;
    return kind === 'script' || kind === 'other'
      ? { verdict: 'script', detail: `/${file.path}, a script` }
      : { verdict: 'unknown', detail: `/${file.path} is no script` };
  }

  /** One program: an ELF file with all that it is started with, or a script through its interpreter. */
  #program(
    word: string,
    file: ImageFile | undefined,
    start: Start,
    chain: readonly string[] = [],
  ): Judgement {
    if (file === undefined) {
      return { verdict: 'unknown', detail: `${trail(chain)}${word} is not in the image` };
    }
    const path = `/${file.path}`;
    switch (file.facts.kind) {
      case 'elf':
        return this.#elf(file, file.facts.elf, start, chain);
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
        const { interpreter, argument } = file.facts;
        const next = [...chain, path];
        if (next.length > MAX_DEPTH) return { verdict: 'unknown', detail: `${trail(next)}…` };
        // What follows the interpreter is one word, blanks and all (execve(2)).
        const argv = [interpreter, ...(argument === undefined ? [] : [argument]), path];
        const followed = this.#interpreter({ ...start, argv }, next);
        return {
          verdict: followed.every(isFine) ? 'script' : 'unknown',
          detail: followed.map(({ detail }) => detail).join('; '),
        };
      }
    }
  }

  /** `#!/bin/sh`, or with a launcher before the interpreter proper: `#!/usr/bin/env [-S] python3`. */
  #interpreter(start: Start, chain: readonly string[]): Judgement[] {
    const [word = ''] = start.argv;
    const own = this.#program(word, findProgram(this.#tree, word, start), start, chain);
    const next = isLauncher(word) ? handover(start) : NOTHING;
    if (next.kind === 'script') return [own];
    const inner = next.starts.flatMap((each) => this.#interpreter(each, chain));
    return [own, ...inner, ...(next.rest === 'nothing' ? [] : [NOT_KNOWN])];
  }

  #elf(file: ImageFile, elf: Elf, start: Start, chain: readonly string[]): Judgement {
    const path = `/${file.path}`;
    const architecture = architectureOf(elf);
    if (!runs(this.#platform, architecture)) throw this.#wrong(file, architecture, chain);
    const inside = [...chain, path];
    const missing: string[] = [];
    const loader = elf.interpreter === undefined ? undefined : this.#tree.find(elf.interpreter);
    if (elf.interpreter !== undefined && loader === undefined) missing.push(elf.interpreter);
    const libraries = librariesOf(this.#tree, file, elf, start.libraryPath);
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

const NOT_KNOWN: Judgement = { verdict: 'unknown', detail: 'what else it starts is not known' };

function together(all: readonly Judgement[], verdict: Judgement['verdict']): Judgement {
  return { verdict, detail: all.map(({ detail }) => detail).join('; then ') };
}

function isFine({ verdict }: Judgement): boolean {
  return verdict === 'matches' || verdict === 'static' || verdict === 'script';
}

function trail(chain: readonly string[]): string {
  return chain.map((path) => `${path} → `).join('');
}
