import { AppError } from '../model/errors.ts';
import { legName, type LegId } from '../model/leg.ts';
import { splitCommand } from './command-line.ts';
import type { BuildContext } from './engine.ts';
import { BuildTimeoutError, ProgramError } from './errors.ts';
import { programOptions } from './programs.ts';
import { run } from './process.ts';

/** The image was built, and the user's own check of it failed: it is not pushed. */
export class SmokeError extends AppError {
  override readonly name = 'SmokeError';
}

/**
 * Runs the user's command on the built image, whose name is in IMAGE, without a shell (spec section 3, `smoke`).
 * @param environment what a command of the user's finds besides
 * @throws SmokeError when it fails or takes too long
 */
export async function smoke(
  command: string,
  image: string | undefined,
  leg: LegId,
  environment: Readonly<Record<string, string>>,
  timeout: number | undefined,
  context: BuildContext,
): Promise<void> {
  if (image === undefined) {
    // The engines load what a smoke test runs, whatever `load` says; a command of the user's may have written a layout.
    throw new SmokeError('smoke has no image to run: the command filled LAYOUT, and no more', {
      leg: legName(leg),
      hint: "Let the command leave its image under the name $IMAGE in docker's or podman's store, or test it itself and take smoke away",
    });
  }
  const variables = { ...environment, IMAGE: image };
  try {
    await run(splitCommand(command, variables), {
      ...programOptions(context, variables),
      onLine: (line) => {
        context.log.info(line);
      },
      timeout,
      leg: legName(leg),
    });
  } catch (error) {
    if (!(error instanceof ProgramError) && !(error instanceof BuildTimeoutError)) throw error;
    throw new SmokeError(`The smoke test failed: ${error.message}`, {
      leg: legName(leg),
      subject: image,
      ...(error.answer === undefined ? {} : { answer: error.answer }),
      hint: 'The image was built and is not pushed. Run it on a machine of this platform to see more',
      cause: error,
    });
  }
}
