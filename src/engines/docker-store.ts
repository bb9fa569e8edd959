import { dockerArchive } from '../image/docker-archive.ts';
import { readLayoutImage } from '../image/layout.ts';
import { layoutFromArchive } from '../image/saved-archive.ts';
import type { BuildContext, BuildRequest } from './engine.ts';
import { moveOptions, withHint } from './programs.ts';
import { run, start } from './process.ts';

/**
 * Takes an image out of docker's store by `docker save` into an OCI layout.
 * @throws ProgramError, BuildTimeoutError, LayoutError
 */
export async function saveLayout(
  request: BuildRequest,
  context: BuildContext,
  annotations: Readonly<Record<string, string>>,
): Promise<void> {
  const { image, layout } = request;
  const child = start(['docker', 'save', image], moveOptions(request, context));
  try {
    const results = await Promise.allSettled([
      layoutFromArchive(child.stdout, layout, annotations),
      child.ended,
    ]);
    // The program's own words come first: an archive that breaks off is what they explain.
    for (const result of results.reverse()) if (result.status === 'rejected') throw result.reason;
  } catch (error) {
    throw withHint(error);
  }
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
