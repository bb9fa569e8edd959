import { layoutFromDirectory } from '../image/directory-image.ts';
import {
  containersCommandLine,
  refuseUnsupported,
  type ContainersProgram,
} from './containers-options.ts';
import type { BuildContext, BuildRequest, BuildResult, Engine, EngineFacts } from './engine.ts';
import { moveOptions, programOptions, runBuild, withHint } from './programs.ts';
import { run } from './process.ts';

/** podman or buildah: one store, one build code, one way out. */
export function containersEngine(program: ContainersProgram, facts: EngineFacts): Engine {
  const engine: Engine = {
    facts,
    async build(request, context): Promise<BuildResult> {
      refuseUnsupported(program, request);
      await runBuild(containersCommandLine(program, request), request, context);
      await exportLayout(program, request, context);
      const { layout, image, spec } = request;
      if (spec.load) return { kind: 'layout', layout, image };
      // These engines build nowhere but in their store.
      await engine.remove(image, context);
      return { kind: 'layout', layout, image: undefined };
    },
    async remove(image, context) {
      // The layers below stay: they are the cache of the next build. buildah leaves them by itself.
      const keep = program === 'podman' ? ['--no-prune'] : [];
      await run([program, 'rmi', ...keep, image], programOptions(context)).catch(() => undefined);
    },
  };
  return engine;
}

/**
 * Copies an image from podman's and buildah's store into an OCI layout; layers are compressed on the way.
 * @throws ProgramError, BuildTimeoutError
 */
export async function exportLayout(
  program: ContainersProgram,
  request: Pick<BuildRequest, 'leg' | 'image' | 'layout' | 'spec'>,
  context: BuildContext,
): Promise<void> {
  const { image, layout } = request;
  // Both names carry their transport: a bare one may be looked for in a registry. buildah compresses by itself.
  const compress = program === 'podman' ? ['--compress'] : [];
  const argv = [program, 'push', ...compress, `containers-storage:${image}`, `dir:${layout}`];
  try {
    await run(argv, {
      ...moveOptions(request, context),
      onLine: (line) => {
        context.log.debug(line);
      },
    });
    await layoutFromDirectory(layout);
  } catch (error) {
    throw withHint(error);
  }
}
