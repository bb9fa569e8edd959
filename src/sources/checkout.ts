import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isAbsolute, join, relative, resolve } from 'node:path';
import type { Checkout } from '../model/plan-facts.ts';

/** Milliseconds that git may take for a question; asked only where something is missing. */
const TIMEOUT = 2_000;

/** Names that may be a Dockerfile's, as git's pathspecs. */
const NAMES = [':(glob,icase)**/*dockerfile*', ':(glob,icase)**/*containerfile*'];

/**
 * The project's files in a folder. Nothing is asked of git while all that is looked for is there, which is why it is asked synchronously
 * where something is not.
 */
export function openCheckout(cwd: string): Checkout {
  // Every leg asks the same, and git takes milliseconds for each answer.
  const known = new Map<string, boolean>();
  let listed: readonly string[] | undefined;
  return {
    has: (path) => {
      const answer = known.get(path) ?? mayHave(cwd, path);
      known.set(path, answer);
      return answer;
    },
    dockerfiles: () => (listed ??= listDockerfiles(cwd)),
  };
}

function mayHave(cwd: string, path: string): boolean {
  return (
    existsSync(resolve(cwd, path)) ||
    isEmpty(cwd) ||
    isOutside(cwd, path) ||
    isLeftOut(cwd, path) ||
    isIgnored(cwd, path) ||
    isInSubmodule(cwd, path)
  );
}

function listDockerfiles(cwd: string): readonly string[] {
  const options = ['-z', '--cached', '--others', '--exclude-standard'];
  const listed = git(cwd, 'ls-files', ...options, '--', ...NAMES);
  const paths = listed?.split('\0').filter((path) => path !== '') ?? namesIn(cwd);
  return [...new Set(paths)].filter((path) => existsSync(join(cwd, path))).sort();
}

/** A plan job without a checkout: nothing can be said of its files. */
function isEmpty(cwd: string): boolean {
  return namesIn(cwd).every((name) => name === '.git');
}

/** `/tmp/Dockerfile`: made by a step of the job that builds, on its own machine. */
function isOutside(cwd: string, path: string): boolean {
  return isAbsolute(path) && relative(cwd, path).startsWith('..');
}

/** A sparse checkout leaves out what other jobs have (git's skip-worktree flag, `S`). */
function isLeftOut(cwd: string, path: string): boolean {
  return git(cwd, 'ls-files', '-t', '--', literal(path))?.startsWith('S ') === true;
}

function isIgnored(cwd: string, path: string): boolean {
  // A rule such as `dist/` is for folders, and git cannot see that what is not there would be one.
  return [path, `${path}/`].some((each) => git(cwd, 'check-ignore', '--', each) !== undefined);
}

/** The plan job need not fetch submodules; those that are not fetched are empty folders. */
function isInSubmodule(cwd: string, path: string): boolean {
  let text: string;
  try {
    text = readFileSync(join(cwd, '.gitmodules'), 'utf8');
  } catch {
    return false;
  }
  return [...text.matchAll(/^\s*path\s*=\s*(.+?)\s*$/gm)].some(
    ([, module = '']) =>
      namesIn(join(cwd, module)).length === 0 &&
      !relative(resolve(cwd, module), resolve(cwd, path)).startsWith('..'),
  );
}

function literal(path: string): string {
  return `:(literal)${path}`;
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** The output of a git command; undefined when it fails. None of these runs anything that a foreign repository names. */
function git(cwd: string, ...args: readonly string[]): string | undefined {
  try {
    return execFileSync('git', ['-c', 'safe.directory=*', '-c', 'core.fsmonitor=false', ...args], {
      cwd,
      encoding: 'utf8',
      timeout: TIMEOUT,
      maxBuffer: 64 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return undefined;
  }
}
