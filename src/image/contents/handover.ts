import { posix } from 'node:path';
import { parseArgsStringToArgv } from 'string-argv';
import { entryOf } from '../../model/collections.ts';
import { parseOptions, type Options, type Parsed } from './options.ts';
import { NOTHING, PERHAPS, UNKNOWN, withVariables, type Handover, type Start } from './programs.ts';
import { PREPARING, SHELLS, shellHandover } from './shell.ts';

interface Launcher extends Options {
  /** Words before the program: a user's name, a duration. */
  readonly operands?: number;
}

const INIT: Launcher = { short: 'p:hvwgle:s', long: ['version'] };

/** Programs that do no more than start another one, with their options as their manuals have them. */
const LAUNCHERS: Readonly<Record<string, Launcher>> = {
  tini: INIT,
  'tini-static': INIT,
  'docker-init': INIT,
  'dumb-init': {
    short: 'cr:vhV',
    long: ['single-child', 'rewrite:', 'verbose', 'help', 'version'],
  },
  catatonit: { short: 'ghLPV' },
  nice: { short: 'n:0123456789', long: ['adjustment:'] },
  ionice: { short: 'c:n:t', long: ['class:', 'classdata:', 'ignore'] },
  nohup: { short: '' },
  setsid: { short: 'cfw', long: ['ctty', 'fork', 'wait'] },
  stdbuf: { short: 'i:o:e:', long: ['input:', 'output:', 'error:'] },
  timeout: {
    short: 'k:s:fpv',
    long: ['kill-after:', 'signal:', 'foreground', 'preserve-status', 'verbose'],
    operands: 1,
  },
  gosu: { short: '', operands: 1 },
  'su-exec': { short: '', operands: 1 },
  's6-setuidgid': { short: '', operands: 1 },
  setuidgid: { short: '', operands: 1 },
  // Without -/, another root, and -e, which may set another search path.
  chpst: { short: 'u:U:b:n:l:L:m:d:o:p:f:c:r:t:vP012' },
  // Without --reset-env, which sets another search path.
  setpriv: {
    short: '',
    long: [
      ...['nnp', 'no-new-privs', 'ruid:', 'euid:', 'reuid:', 'rgid:', 'egid:', 'regid:', 'groups:'],
      ...['clear-groups', 'keep-groups', 'init-groups', 'inh-caps:', 'ambient-caps:'],
      ...['bounding-set:', 'securebits:', 'pdeathsig:', 'selinux-label:', 'apparmor-profile:'],
    ],
  },
  taskset: { short: 'ac', long: ['all-tasks', 'cpu-list'], operands: 1 },
  // Without the policies for which newer ones ask no priority.
  chrt: { short: 'frRv', long: ['fifo', 'rr', 'reset-on-fork', 'verbose'], operands: 1 },
  numactl: {
    short: 'i:p:N:C:m:lab',
    long: [
      ...['interleave:', 'preferred:', 'cpunodebind:', 'physcpubind:', 'membind:'],
      ...['localalloc', 'all', 'balancing'],
    ],
  },
  // Limits stand behind a `=`, or not at all.
  prlimit: {
    short: '',
    long: [
      ...['core', 'data', 'nice', 'fsize', 'sigpending', 'memlock', 'rss', 'nofile', 'msgqueue'],
      ...['rtprio', 'stack', 'cpu', 'nproc', 'as', 'locks', 'rttime', 'verbose'],
    ],
  },
  time: {
    short: 'o:f:apqvV',
    long: ['output:', 'format:', 'append', 'portability', 'quiet', 'verbose'],
  },
};

/** Programs that start another one in a way that is not read here: under another root, by a user's shell, with words from elsewhere. */
const OPAQUE = new Set([
  ...['chroot', 'unshare', 'nsenter', 'su', 'runuser', 'sudo', 'doas', 'xargs', 'flock'],
  ...['setarch', 'linux32', 'linux64', 'start-stop-daemon', 'capsh'],
]);

const ENV: Options = {
  short: 'i0u:C:S:v',
  long: ['ignore-environment', 'null', 'unset:', 'chdir:', 'split-string:', 'debug'],
};

/** After these the search path may be another one. */
const CLEARING = new Set(['-i', '--ignore-environment', '-u', '--unset']);

/** glibc's loader and musl's, called by their own names. */
const LOADER = /^ld(?:64|-linux.*|-musl.*|-[\d.]+)?\.so(?:\.\d+)*$/;
const LOADER_OPTIONS: Options = {
  short: '',
  long: [
    ...['inhibit-cache', 'library-path:', 'glibc-hwcaps-prepend:', 'glibc-hwcaps-mask:'],
    ...['inhibit-rpath:', 'audit:', 'preload:', 'argv0:'],
  ],
};

/** Programs that are many by the name of their first argument, which need be no file. */
const BOXES = new Set(['busybox', 'toybox']);

/** Is it a program that only starts another one, as an interpreter line may name it? */
export function isLauncher(word: string): boolean {
  const name = posix.basename(word);
  return name === 'env' || OPAQUE.has(name) || entryOf(LAUNCHERS, name) !== undefined;
}

/** What a program that is called so starts, as far as its arguments tell. */
export function handover(start: Start): Handover {
  const [program = '', ...words] = start.argv;
  const name = posix.basename(program);
  if (BOXES.has(name)) return words.length === 0 ? NOTHING : handover({ ...start, argv: words });
  if (SHELLS.has(name)) return shellHandover(start, words);
  if (name === 'env') return env(start, words);
  if (LOADER.test(name)) return loader(start, words);
  const launcher = entryOf(LAUNCHERS, name);
  if (OPAQUE.has(name)) return UNKNOWN;
  if (launcher === undefined) return PREPARING.has(name) ? NOTHING : PERHAPS;
  const operands = parseOptions(words, launcher)?.operands;
  if (operands === undefined) return UNKNOWN;
  return one({ ...start, argv: operands.slice(launcher.operands ?? 0) });
}

function one(start: Start): Handover {
  return start.argv.length === 0 ? NOTHING : { kind: 'programs', starts: [start], rest: 'nothing' };
}

/** env(1), also as in `#!/usr/bin/env -S python3 -u`. */
function env(start: Start, words: readonly string[]): Handover {
  const parsed = parseOptions(words, ENV);
  if (parsed === undefined) return UNKNOWN;
  const line = valueOf(parsed, '-S', '--split-string');
  if (line !== undefined) {
    // Its own escapes and variables; and what it names stands before the operands.
    return /[\\$]/.test(line)
      ? UNKNOWN
      : env(start, [...parseArgsStringToArgv(line), ...parsed.operands]);
  }
  const at = parsed.operands.findIndex((word) => !word.includes('='));
  const variables = at === -1 ? parsed.operands : parsed.operands.slice(0, at);
  const argv = at === -1 ? [] : parsed.operands.slice(at);
  const cleared = parsed.options.some(([name]) => CLEARING.has(name));
  if (cleared && argv[0]?.includes('/') !== true) return UNKNOWN;
  const workdir = valueOf(parsed, '-C', '--chdir');
  return one({
    ...withVariables(start, variables),
    ...(workdir === undefined ? {} : { workdir: posix.resolve(start.workdir, workdir) }),
    argv,
  });
}

/** ld.so(8), called as a program. */
function loader(start: Start, words: readonly string[]): Handover {
  const parsed = parseOptions(words, LOADER_OPTIONS);
  const [program = ''] = parsed?.operands ?? [];
  // A name without a slash it looks for among the libraries.
  if (parsed === undefined || (program !== '' && !program.includes('/'))) return UNKNOWN;
  const libraryPath = valueOf(parsed, '--library-path');
  const variables = libraryPath === undefined ? [] : [`LD_LIBRARY_PATH=${libraryPath}`];
  return one({ ...withVariables(start, variables), argv: parsed.operands });
}

function valueOf({ options }: Parsed, ...names: readonly string[]): string | undefined {
  return options.findLast(([name]) => names.includes(name))?.[1];
}
