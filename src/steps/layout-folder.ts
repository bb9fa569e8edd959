import { readdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { EngineError } from '../engines/errors.ts';
import { describeError } from '../model/errors.ts';
import { legName, legSlug, type LegId } from '../model/leg.ts';
import { isMissing } from '../model/system-error.ts';

/**
 * Where a leg's OCI layout goes: the folder that was asked for, or one of our own in `folder`, emptied first.
 * @throws EngineError for a folder of the user's that holds something: nothing of it is overwritten
 */
export async function layoutFolder(
  asked: string | undefined,
  leg: LegId,
  cwd: string,
  folder: string,
): Promise<string> {
  if (asked === undefined) {
    const own = join(folder, `layout-${legSlug(leg)}`);
    await rm(own, { recursive: true, force: true });
    return own;
  }
  const given = resolve(cwd, asked);
  const refuse = (message: string, answer?: string): EngineError =>
    new EngineError(message, {
      leg: legName(leg),
      subject: given,
      ...(answer === undefined ? {} : { answer }),
      hint: 'Give input layout a folder that does not exist yet',
    });
  const present = await readdir(given).catch((error: unknown) => {
    // Only what is not there is nobody's: a file, or a folder that cannot be read, may be precious.
    if (isMissing(error)) return [];
    throw refuse('The folder for the layout cannot be used', describeError(error));
  });
  if (present.length > 0) throw refuse('The folder for the layout is not empty');
  await rm(given, { recursive: true, force: true });
  return given;
}
