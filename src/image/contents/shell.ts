import { posix } from 'node:path';
import { parseOptions, type Options } from './options.ts';
import { NOTHING, UNKNOWN, withVariables, type Handover, type Start } from './programs.ts';
import { commandsOf, unquoted, type Command } from './shell-line.ts';

export const SHELLS: ReadonlySet<string> = new Set(['sh', 'bash', 'dash', 'ash', 'ksh', 'zsh']);

const SHELL: Options = {
  short: 'abcefhiklmnprstuvxBCDEHPo:O:',
  long: [
    ...['login', 'norc', 'noprofile', 'posix', 'restricted', 'verbose', 'noediting'],
    ...['rcfile:', 'init-file:'],
  ],
};

/** What a shell with these arguments starts: the commands of `-c`, or a script. */
export function shellHandover(start: Start, words: readonly string[]): Handover {
  const parsed = parseOptions(words, SHELL);
  if (parsed === undefined) return UNKNOWN;
  const given = new Set(parsed.options.map(([name]) => name));
  const [first, , ...positional] = parsed.operands;
  if (given.has('-c')) {
    // Such a shell first reads files that may set another search path.
    const profile = ['-l', '-i', '--login'].some((name) => given.has(name));
    return new ShellLine(start, positional, profile).read(commandsOf(first ?? ''));
  }
  if (given.has('-s')) return { kind: 'programs', starts: [], rest: 'script' };
  return first === undefined
    ? NOTHING
    : { kind: 'script', start: { ...start, argv: parsed.operands } };
}

/** Shells' own words that start nothing, do not fail, and change nothing of how the next program is found. */
const HARMLESS = new Set([':', 'true', 'echo', 'printf', 'set', 'umask', 'ulimit', 'trap', 'wait']);
/** Programs that prepare and start nothing; what stands behind `&&` is meant to run. Of others, such as `grep`, the answer may decide. */
export const PREPARING: ReadonlySet<string> = new Set([
  'mkdir',
  'chmod',
  'chown',
  'touch',
  'rm',
  'cp',
  'mv',
  'ln',
  'sleep',
]);
/** Words that make what follows depend on what only running it would tell. */
const DECIDING = new Set([
  ...['if', 'then', 'else', 'elif', 'fi', 'while', 'until', 'for', 'do', 'done', 'case', 'esac'],
  ...['in', 'function', 'select', 'time', '[', '[[', 'test', 'command', 'eval', '.', 'source'],
  ...['alias', 'unset', 'shift', 'return', 'false', 'builtin', 'pushd', 'popd', 'shopt', 'read'],
]);

const EXEC: Options = { short: 'cla:' };
/** A word that the shell takes as it stands, quotes aside. */
const PLAIN = /^[^$`*?[\]{}~\\#!]+$/;
const ASSIGNMENT = /^[A-Za-z_]\w*=/;
const FLAGS = /^(?:[-+]\w+|pipefail)$/;
const SEARCHED = /^(?:PATH|LD_LIBRARY_PATH)=/;

/** Whether the next command is run for sure, for sure unless this one fails, or nobody knows; or none is. */
type After = 'succeeds' | 'may-fail' | 'unclear' | 'end';

/** Follows the commands of a line as long as it is sure that, and how, each of them is run. */
class ShellLine {
  readonly #starts: Start[] = [];
  readonly #positional: readonly string[];
  readonly #profile: boolean;
  #now: Start;

  constructor(start: Start, positional: readonly string[], profile: boolean) {
    this.#now = { ...start, argv: [] };
    this.#positional = positional;
    this.#profile = profile;
  }

  read(commands: readonly Command[]): Handover {
    for (const { words, end } of commands) {
      const after = words.length === 0 ? 'succeeds' : this.#take(words);
      if (after === 'end' || (end === '' && after !== 'unclear')) return this.#found('nothing');
      const goesOn = end === ';' || (end === '&&' && after === 'succeeds');
      if (after === 'unclear' || !goesOn) return this.#found('script');
    }
    return this.#found('nothing');
  }

  #found(rest: 'nothing' | 'script'): Handover {
    return { kind: 'programs', starts: this.#starts, rest };
  }

  #take(all: readonly string[]): After {
    const at = all.findIndex((word) => !ASSIGNMENT.test(word));
    const assigned = at === -1 ? all : all.slice(0, at);
    const set = this.#with(assigned);
    if (set === undefined) return 'unclear';
    if (at === -1) {
      this.#now = set;
      return 'succeeds';
    }
    const words = all.slice(at);
    const [name = '', ...rest] = words;
    if (name === 'exec') return this.#exec(set, rest);
    if (name === 'exit') return 'end';
    if (name === 'cd') return this.#cd(rest);
    if (name === 'export') return this.#export(rest);
    // `set` with words gives "$@" another meaning.
    if (DECIDING.has(name) || (name === 'set' && !rest.every((word) => FLAGS.test(word)))) {
      return 'unclear';
    }
    if (HARMLESS.has(name)) return 'succeeds';
    if (!this.#program(set, words)) return 'unclear';
    return PREPARING.has(posix.basename(name)) ? 'succeeds' : 'may-fail';
  }

  #exec(start: Start, words: readonly string[]): After {
    const operands = parseOptions(words, EXEC)?.operands;
    if (operands === undefined) return 'unclear';
    // Without a program it only redirects.
    if (operands.length === 0) return 'succeeds';
    return this.#program(start, operands) ? 'end' : 'unclear';
  }

  /** @returns whether it is known what is started */
  #program(start: Start, words: readonly string[]): boolean {
    const [name = '', ...rest] = words;
    const argv = /^"?\$@"?$/.test(name) ? [...this.#positional, ...rest] : words;
    const [program = ''] = argv;
    const known = PLAIN.test(program) && (!this.#profile || program.includes('/'));
    if (known) this.#starts.push({ ...start, argv: argv.map(unquoted) });
    return known;
  }

  #cd(words: readonly string[]): After {
    const [directory = ''] = words;
    if (words.length !== 1 || !PLAIN.test(directory) || directory.startsWith('-')) return 'unclear';
    const workdir = posix.resolve(this.#now.workdir, unquoted(directory));
    this.#now = { ...this.#now, workdir };
    return 'succeeds';
  }

  #export(words: readonly string[]): After {
    const set = this.#with(words);
    if (set === undefined) return 'unclear';
    this.#now = set;
    return 'succeeds';
  }

  /** Undefined where a variable that matters gets a value that is not known. */
  #with(variables: readonly string[]): Start | undefined {
    const unknown = variables.some((entry) => SEARCHED.test(entry) && !PLAIN.test(entry));
    return unknown ? undefined : withVariables(this.#now, variables.map(unquoted));
  }
}
