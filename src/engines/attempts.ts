import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { CancelledError, type AppError } from '../model/errors.ts';
import { legName } from '../model/leg.ts';
import { BuildTimeoutError, ProgramError } from './errors.ts';
import type { BuildContext, BuildRequest, BuildResult, Engine } from './engine.ts';

/** Seconds before the next try: what passes by itself, such as a registry's limit, needs a moment. */
const PAUSE_SECONDS = 5;

/**
 * Builds with the retries that the spec allows; each failed try is told with its reason. Only what may go better the next time is tried
 * again: a program that failed, a time limit. After a failure nothing of the try is left.
 * @throws what the last try threw, with all reasons in its answer when there were several
 */
export async function buildWithRetries(
  engine: Engine,
  request: BuildRequest,
  context: BuildContext,
  pauseSeconds: number = PAUSE_SECONDS,
): Promise<BuildResult> {
  const tries = request.spec.retries + 1;
  const reasons: string[] = [];
  for (let number = 1; ; number += 1) {
    try {
      return await engine.build(request, context);
    } catch (error) {
      await discard(engine, request, context);
      if (!mayPass(error) || context.signal.aborted) throw error;
      reasons.push(error.message);
      if (number >= tries) throw number === 1 ? error : allTries(error, reasons);
      context.log.warning(
        `Try ${number} of ${tries} failed, trying again in ${pauseSeconds * number} s: ${error.message}`,
      );
      await pause(pauseSeconds * number, request, context);
    }
  }
}

/** @throws CancelledError */
async function pause(
  seconds: number,
  { leg }: BuildRequest,
  { signal }: BuildContext,
): Promise<void> {
  await sleep(seconds * 1000, undefined, { signal }).catch(() => undefined);
  if (!signal.aborted) return;
  throw new CancelledError('The build was stopped before its next try', {
    leg: legName(leg),
    cause: signal.reason,
  });
}

function mayPass(error: unknown): error is ProgramError | BuildTimeoutError {
  return error instanceof BuildTimeoutError || error instanceof ProgramError;
}

function allTries(last: ProgramError | BuildTimeoutError, reasons: readonly string[]): AppError {
  const Kind = last instanceof BuildTimeoutError ? BuildTimeoutError : ProgramError;
  return new Kind(`${last.message} (the last of ${reasons.length} tries)`, {
    ...(last.leg === undefined ? {} : { leg: last.leg }),
    ...(last.hint === undefined ? {} : { hint: last.hint }),
    answer: [
      ...reasons.map((reason, index) => `try ${index + 1}: ${reason}`),
      ...(last.answer === undefined ? [] : [last.answer]),
    ].join('\n'),
    cause: last,
  });
}

/** Takes away what a build left: the layout, and the image from the store. */
export async function discard(
  engine: Engine,
  request: BuildRequest,
  context: BuildContext,
): Promise<void> {
  await rm(request.layout, { recursive: true, force: true });
  // The build's own signal may have aborted already; taking the image away must work all the same.
  const signal = AbortSignal.timeout(10_000);
  await engine.remove(request.image, { ...context, signal }).catch(() => undefined);
}
