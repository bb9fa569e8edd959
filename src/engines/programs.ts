import { legName } from '../model/leg.ts';
import { childEnv } from './child-env.ts';
import type { CommandLine } from './build-options.ts';
import type { BuildContext, BuildRequest } from './engine.ts';
import { ProgramError } from './errors.ts';
import { hintFor } from './hints.ts';
import { run, type RunOptions } from './process.ts';

/** Options for a program that runs for an engine: its context, without what is private to this action. */
export function programOptions(
  { cwd, env, signal }: BuildContext,
  extra: Readonly<Record<string, string>> = {},
): RunOptions {
  return { cwd, env: childEnv(env, extra), signal };
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
  try {
    await run(argv, {
      ...programOptions(context, env),
      onLine: (line) => {
        context.log.info(line);
      },
      timeout: request.spec.timeout,
      stallTimeout: request.spec.stallTimeout,
      secrets: Object.values(request.secrets),
      leg: legName(request.leg),
    });
  } catch (error) {
    throw withHint(error);
  }
}

/** The same error with a hint, where the program's last lines tell a known cause. */
export function withHint(error: unknown): unknown {
  if (!(error instanceof ProgramError)) return error;
  const hint = error.hint ?? hintFor(error.answer ?? '');
  if (hint === undefined) return error;
  return new ProgramError(error.message, {
    ...(error.leg === undefined ? {} : { leg: error.leg }),
    ...(error.answer === undefined ? {} : { answer: error.answer }),
    hint,
    exitCode: error.exitCode,
    cause: error.cause,
  });
}
