import { createHash } from 'node:crypto';
import { lstat, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { isMissing } from '../model/system-error.ts';
import { StateError } from './choose-state.ts';

/** Permissions of others to write. */
const WRITABLE = 0o022;

/** Where temporary folders go on a machine of one's own. */
export function temporaryFolder({ TMPDIR }: NodeJS.ProcessEnv): string {
  return resolve(TMPDIR || tmpdir());
}

/**
 * The folder of this job's own files: under RUNNER_TEMP, which GitHub empties with each job; elsewhere under the system's, a folder of its
 * own for each checkout.
 */
export function jobFolder(env: NodeJS.ProcessEnv, cwd: string): string {
  if (hasRunnerTemp(env)) return join(env.RUNNER_TEMP, 'multiarch-publish');
  const checkout = createHash('sha256').update(cwd).digest('hex').slice(0, 12);
  return join(
    temporaryFolder(env),
    `multiarch-publish-${String(process.getuid?.() ?? 0)}-${checkout}`,
  );
}

/**
 * The same, made if it is not there, for this user alone.
 * @throws StateError when it cannot be (RUNNER_TEMP names a file, or a place where this job may not write), or is not this user's
 */
export async function makeJobFolder(env: NodeJS.ProcessEnv, cwd: string): Promise<string> {
  const folder = jobFolder(env, cwd);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
  } catch (cause) {
    const where = env.RUNNER_TEMP ? 'RUNNER_TEMP' : 'TMPDIR';
    throw new StateError("The folder of this job's own files cannot be made", {
      subject: folder,
      answer: cause instanceof Error ? cause.message : String(cause),
      hint: `Let ${where} name a folder where this job may write`,
      cause,
    });
  }
  return findJobFolder(env, cwd);
}

/**
 * The same, which need not be there.
 * @throws StateError where another user could have put something into it: its name can be guessed, and what lies in it is published
 */
export async function findJobFolder(env: NodeJS.ProcessEnv, cwd: string): Promise<string> {
  const folder = jobFolder(env, cwd);
  const user = process.getuid?.();
  if (hasRunnerTemp(env) || user === undefined) return folder;
  try {
    const found = await lstat(folder);
    if (found.isDirectory() && found.uid === user && (found.mode & WRITABLE) === 0) return folder;
  } catch (error) {
    if (isMissing(error)) return folder;
    throw error;
  }
  throw new StateError("The folder of this job's own files is not this user's alone", {
    subject: folder,
    answer: 'another user may have put an image there, which would be published',
    hint: 'Look who made it and take it away, or let TMPDIR name a folder of your own',
  });
}

function hasRunnerTemp(env: NodeJS.ProcessEnv): env is { RUNNER_TEMP: string } {
  return env.RUNNER_TEMP !== undefined && env.RUNNER_TEMP !== '';
}
