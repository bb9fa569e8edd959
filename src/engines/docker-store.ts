import { dockerArchive } from '../image/docker-archive.ts';
import { readLayoutImage } from '../image/layout.ts';
import { layoutFromArchive } from '../image/saved-archive.ts';
import { legName } from '../model/leg.ts';
import type { BuildContext, BuildRequest } from './engine.ts';
import { EngineError } from './errors.ts';
import { moveOptions, withHint } from './programs.ts';
import { run, start } from './process.ts';

/**
 * Takes an image out of docker's store by `docker save` into an OCI layout.
 * @throws ProgramError, BuildTimeoutError, LayoutError, EngineError where the disk takes no more
 */
export async function saveLayout(
  request: BuildRequest,
  context: BuildContext,
  annotations: Readonly<Record<string, string>>,
): Promise<void> {
  const { image, layout, leg } = request;
  const child = start(['docker', 'save', image], moveOptions(request, context));
  const unpacked = layoutFromArchive(child.stdout, layout, annotations).finally(() => {
    // Whatever it still writes, nobody reads it.
    child.stdout.destroy();
  });
  const [written, ended] = await Promise.allSettled([unpacked, child.ended]);
  // What the disk refused made the program fail. Else its own words come first: they explain an archive that breaks off.
  if (written.status === 'rejected' && isRefusal(written.reason)) {
    throw new EngineError(`The image could not be written to disk: ${written.reason.message}`, {
      leg: legName(leg),
      cause: written.reason,
    });
  }
  for (const result of [ended, written]) {
    if (result.status === 'rejected') throw withHint(result.reason);
  }
}

/** Did the system refuse one of our own writes? What breaks off is read. */
function isRefusal(error: unknown): error is NodeJS.ErrnoException {
  return (
    typeof error === 'object' && error !== null && 'syscall' in error && error.syscall !== 'read'
  );
}

/**
 * Loads a layout's image into docker's store: for builders that have a store of their own.
 * @throws ProgramError, BuildTimeoutError
 */
export async function loadLayout(request: BuildRequest, context: BuildContext): Promise<void> {
  const image = await readLayoutImage(request.layout, request.leg.platform);
  try {
    await run(['docker', 'load', '--quiet'], {
      ...moveOptions(request, context),
      input: dockerArchive(image, request.image),
    });
  } catch (error) {
    throw withHint(error);
  }
}
