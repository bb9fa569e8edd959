import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describeError } from '../model/errors.ts';
import { codeOf, isMissing } from '../model/system-error.ts';

/** The commit that is checked out. */
export interface GitHead {
  readonly commit: string;
  /** Seconds since 1970, of the committer. */
  readonly time: number;
}

/** What a checkout on a machine of one's own tells besides; on GitHub the event says it better. */
export interface GitPlace {
  readonly branch?: string;
  /** The address of `origin`. */
  readonly remote?: string;
}

const HEAD_FORMAT = '--format=%H %ct';

const run = promisify(execFile);

/** Why there is none, in git's words where it has some. */
export interface NoHead {
  readonly commit?: undefined;
  readonly reason: string;
}

/** HEAD of the checkout; none without git, without a repository or without a commit. */
export async function readHead(cwd: string): Promise<GitHead | NoHead> {
  try {
    const { stdout } = await start(cwd, ['log', '-1', '--no-show-signature', HEAD_FORMAT, 'HEAD']);
    const [commit, time] = stdout.trim().split(' ');
    if (commit !== undefined && time !== undefined) return { commit, time: Number(time) };
    return { reason: 'git shows none' };
  } catch (error) {
    if (isMissing(error)) return { reason: 'git cannot be started here: is it installed?' };
    const said = stderrOf(error);
    return { reason: said === '' ? describeError(error) : said };
  }
}

/** What a program that failed said. */
function stderrOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'stderr' in error
    ? String(error.stderr).trim()
    : '';
}

export async function readPlace(cwd: string): Promise<GitPlace> {
  const [branch, remote] = await Promise.all([
    git(cwd, 'symbolic-ref', '--quiet', '--short', 'HEAD'),
    git(cwd, 'remote', 'get-url', 'origin'),
  ]);
  return {
    ...(branch === undefined || branch === '' ? {} : { branch }),
    ...(remote === undefined || remote === '' ? {} : { remote }),
  };
}

/** Milliseconds: who has a slow disk does not wait for a warning. */
const CHANGES_TIMEOUT = 1_000;

/**
 * Do tracked files differ from HEAD? False where git does not say so in time. A repository of another user is not asked: comparing files may
 * run the filters that it names.
 */
export async function hasChanges(cwd: string): Promise<boolean> {
  const options = ['--no-optional-locks', '-c', 'core.fsmonitor=false'];
  const diff = ['diff', '--quiet', '--no-ext-diff', '--ignore-submodules=dirty', 'HEAD'];
  return run('git', [...options, ...diff], { cwd, timeout: CHANGES_TIMEOUT }).then(
    () => false,
    // 1 is git's word for "they differ"; everything else is a failure.
    (error: unknown) => codeOf(error) === 1,
  );
}

/** Milliseconds: a disk that answers later than that does not answer. */
const TIMEOUT = 30_000;

/** A checkout of another user (a container's) is read too: nothing in it is run. */
function start(cwd: string, args: readonly string[]): Promise<{ readonly stdout: string }> {
  return run('git', ['-c', 'safe.directory=*', ...args], { cwd, timeout: TIMEOUT });
}

/** The output of a git command; undefined when it fails, or says nothing in time. */
async function git(cwd: string, ...args: readonly string[]): Promise<string | undefined> {
  try {
    const { stdout } = await start(cwd, args);
    return stdout.trim();
  } catch {
    return undefined;
  }
}

/** `owner/name` and the web address of a remote, in any of git's spellings; undefined for a remote that is a path. */
export function parseRemote(
  remote: string,
): { readonly repository: string; readonly url: string } | undefined {
  const match =
    /^(?:https?|ssh|git):\/\/(?:[^@/]*@)?([^/:]+)(?::\d+)?\/(.+?)(?:\.git)?\/?$/.exec(remote) ??
    /^(?:[^@/:]*@)?([^@/:]+):(?!\/\/)(.+?)(?:\.git)?\/?$/.exec(remote);
  const [, host, path] = match ?? [];
  // One letter before a colon is a drive.
  if (host === undefined || path === undefined || host.length < 2) return undefined;
  return { repository: path, url: `https://${host}/${path}` };
}
