import { posix } from 'node:path';
import { parseArgsStringToArgv } from 'string-argv';
import { entryOf } from '../../model/collections.ts';
import type { ImageConfig } from '../../model/descriptor.ts';
import type { ImageFile, Tree } from './tree.ts';

/** How an image starts: what is run, and where names are looked for. */
export interface Start {
  /** Entrypoint and command, as one line of arguments. */
  readonly argv: readonly string[];
  readonly workdir: string;
  readonly path: readonly string[];
  readonly libraryPath: readonly string[];
}

/** Docker's, for images that set none. */
const DEFAULT_PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';

export function startOf({ config }: ImageConfig): Start {
  const variable = (name: string): string | undefined =>
    // Of a name that is set twice the last counts.
    (config?.Env ?? []).findLast((entry) => entry.startsWith(`${name}=`))?.slice(name.length + 1);
  const split = (list: string): string[] => list.split(':').filter((part) => part !== '');
  return {
    argv: [...(config?.Entrypoint ?? []), ...(config?.Cmd ?? [])],
    // Builders write an empty one too, and one without the slash.
    workdir: posix.resolve('/', config?.WorkingDir ?? ''),
    path: split(variable('PATH') ?? DEFAULT_PATH),
    libraryPath: split(variable('LD_LIBRARY_PATH') ?? ''),
  };
}

/** The file that a word starts: by its path, or by the search path when it has no slash (execvp(3)). */
export function findProgram(tree: Tree, word: string, start: Start): ImageFile | undefined {
  if (word.includes('/')) return tree.find(posix.resolve(start.workdir, word));
  for (const directory of start.path) {
    const file = tree.find(posix.resolve(start.workdir, directory, word));
    if (file !== undefined) return file;
  }
  return undefined;
}

const SHELLS = new Set(['sh', 'bash', 'dash', 'ash', 'ksh', 'zsh']);
/** Programs that start another one; of some the first word is a user's name. */
const LAUNCHERS: Readonly<Record<string, number>> = {
  tini: 0,
  'tini-static': 0,
  'dumb-init': 0,
  catatonit: 0,
  env: 0,
  nice: 0,
  nohup: 0,
  exec: 0,
  gosu: 1,
  'su-exec': 1,
};

/**
 * The words of the program that a program starts in its turn, where that is known: `sh -c "exec /app"`, `tini -- /app`, and what follows a
 * script of the image, which by custom ends in `exec "$@"`. Empty where it is not.
 */
export function handsOverTo(argv: readonly string[], isScript: boolean): readonly string[] {
  const [program = '', ...rest] = argv;
  const name = posix.basename(program);
  if (SHELLS.has(name)) {
    const flag = rest.findIndex((word) => /^-[a-z]*c$/.test(word));
    return flag === -1 ? [] : firstCommand(rest[flag + 1] ?? '');
  }
  const users = entryOf(LAUNCHERS, name);
  if (users !== undefined) return firstWords(rest).slice(users);
  return isScript ? rest : [];
}

/** Without options and variables that stand before the program. */
function firstWords(words: readonly string[]): readonly string[] {
  const at = words.findIndex((word) => !word.startsWith('-') && !/^\w+=/.test(word));
  return at === -1 ? [] : words.slice(at);
}

/** The first simple command of a shell's line; none where the shell would have to work it out. */
function firstCommand(line: string): readonly string[] {
  const words = firstWords(parseArgsStringToArgv(line));
  const command = words[0] === 'exec' ? firstWords(words.slice(1)) : words;
  return /[$`(){};&|<>*?[]/.test(command[0] ?? '') ? [] : command;
}
