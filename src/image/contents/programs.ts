import { posix } from 'node:path';
import type { ImageConfig } from '../../model/descriptor.ts';
import type { ImageFile, Tree } from './tree.ts';

/** How a program is started: what is run, and where names are looked for. */
export interface Start {
  /** Of an image, entrypoint and command as one line of arguments. */
  readonly argv: readonly string[];
  readonly workdir: string;
  readonly path: readonly string[];
  readonly libraryPath: readonly string[];
}

/** What a program starts in its turn, as far as its arguments tell. */
export type Handover =
  | {
      readonly kind: 'programs';
      /** One after another. */
      readonly starts: readonly Start[];
      /**
       * What is more than those, and cannot be told without running it: nothing; perhaps something that an argument names, as with any
       * program that is not known here; a shell's words; or anything.
       */
      readonly rest: 'nothing' | 'perhaps' | 'script' | 'unknown';
    }
  /** A shell that reads the file that stands first; the other words are the script's arguments. */
  | { readonly kind: 'script'; readonly start: Start };

export const NOTHING: Handover = { kind: 'programs', starts: [], rest: 'nothing' };
export const PERHAPS: Handover = { kind: 'programs', starts: [], rest: 'perhaps' };
export const UNKNOWN: Handover = { kind: 'programs', starts: [], rest: 'unknown' };

/** Docker's, for images that set none. */
const DEFAULT_PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';

export function startOf({ config }: ImageConfig): Start {
  const start = {
    argv: [...(config?.Entrypoint ?? []), ...(config?.Cmd ?? [])],
    // Builders write an empty one too, and one without the slash.
    workdir: posix.resolve('/', config?.WorkingDir ?? ''),
    path: split(DEFAULT_PATH),
    libraryPath: [],
  };
  return withVariables(start, config?.Env ?? []);
}

/** With variables (`NAME=value`) set, of which the last of a name counts. */
export function withVariables(start: Start, variables: readonly string[]): Start {
  const value = (name: string): string[] | undefined => {
    const found = variables.findLast((entry) => entry.startsWith(`${name}=`));
    return found === undefined ? undefined : split(found.slice(name.length + 1));
  };
  return {
    ...start,
    path: value('PATH') ?? start.path,
    libraryPath: value('LD_LIBRARY_PATH') ?? start.libraryPath,
  };
}

function split(list: string): string[] {
  return list.split(':').filter((part) => part !== '');
}

/**
 * The file that a word starts: by its path, or by the search path when it has no slash, where what nobody may start is passed over
 * (execvp(3)).
 */
export function findProgram(tree: Tree, word: string, start: Start): ImageFile | undefined {
  const files = filesCalled(tree, word, start);
  return word.includes('/') ? files[0] : files.find(({ executable }) => executable);
}

/** The file that a shell reads when it is told a word: here, else on the search path, whether or not it may be started. */
export function findScript(tree: Tree, word: string, start: Start): ImageFile | undefined {
  return tree.find(posix.resolve(start.workdir, word)) ?? filesCalled(tree, word, start)[0];
}

function filesCalled(tree: Tree, word: string, { workdir, path }: Start): ImageFile[] {
  const directories = word.includes('/') ? [''] : path;
  return directories
    .map((directory) => tree.find(posix.resolve(workdir, directory, word)))
    .filter((file) => file !== undefined);
}
