import { readFile, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { legName } from '../model/leg.ts';
import { childEnv } from '../model/child-env.ts';
import type { CommandLine } from './build-options.ts';
import type { BuildContext, BuildRequest } from './engine.ts';
import { ProgramError } from './errors.ts';
import { hintFor } from './hints.ts';
import { run, type RunOptions } from './process.ts';

/** Seconds for a program that is only asked something: long enough for a daemon that starts on demand. */
export const ASK_SECONDS = 60;

/** Seconds in which a program that moves an image must move something: docker's classic store copies all of one before the first byte. */
const MOVE_STALL_SECONDS = 15 * 60;

/**
 * Options for a program that runs for an engine: its context, without what is private to this action, and the limit of a short
 * question. A daemon may take a connection and never answer, so that nothing is started without a limit.
 */
export function programOptions(
  { cwd, env, signal }: BuildContext,
  extra: Readonly<Record<string, string>> = {},
): RunOptions {
  return { cwd, env: childEnv(env, extra), signal, timeout: ASK_SECONDS };
}

/** Options for a program that moves the image of a leg into or out of a store. */
export function moveOptions(
  { leg, spec }: Pick<BuildRequest, 'leg' | 'spec'>,
  context: BuildContext,
): RunOptions & { readonly stallTimeout: number } {
  return {
    ...programOptions(context),
    timeout: spec.timeout,
    stallTimeout: MOVE_STALL_SECONDS,
    leg: legName(leg),
  };
}

/**
 * Runs the build itself: output live, secrets masked, both time limits, and for a known failure what to do.
 * @throws ProgramError, BuildTimeoutError, CancelledError
 */
export async function runBuild(
  { argv, env }: CommandLine,
  request: BuildRequest,
  context: BuildContext,
): Promise<void> {
  const secrets = [...Object.values(request.secrets), ...(await secretTexts(request, context))];
  try {
    await run(argv, {
      ...programOptions(context, env),
      onLine: (line) => {
        context.log.info(line);
      },
      timeout: request.spec.timeout,
      stallTimeout: request.spec.stallTimeout,
      secrets,
      leg: legName(request.leg),
    });
  } catch (error) {
    throw withHint(error);
  }
}

/** A file larger than this is no token or key that a step would print. */
const MAX_SECRET_FILE = 64 * 1024;

/** What secret files hold, so that it is masked too; the engine says of a file that is not there. */
async function secretTexts(
  { spec }: BuildRequest,
  { cwd }: BuildContext,
): Promise<readonly string[]> {
  const texts = Object.values(spec.secretFiles).map(async (path) => {
    const file = resolve(cwd, path);
    const small = await stat(file).then(
      (found) => found.isFile() && found.size <= MAX_SECRET_FILE,
      () => false,
    );
    return small ? [await readFile(file, 'utf8')] : [];
  });
  return (await Promise.all(texts)).flat();
}

/** The same error with a hint, where the program's last lines tell a known cause. */
export function withHint(error: unknown): unknown {
  if (!(error instanceof ProgramError)) return error;
  const hint = error.hint ?? hintFor([error.answer ?? '', error.message].join('\n'));
  if (hint === undefined) return error;
  return new ProgramError(error.message, {
    ...(error.leg === undefined ? {} : { leg: error.leg }),
    ...(error.answer === undefined ? {} : { answer: error.answer }),
    hint,
    exitCode: error.exitCode,
    wasNotFound: error.wasNotFound,
    cause: error.cause,
  });
}
