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
    throw new SmokeError('smoke has no image to run: it is in no local store', {
      leg: legName(leg),
      hint: 'Leave load at true, and let a command leave its image under the name $IMAGE',
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
