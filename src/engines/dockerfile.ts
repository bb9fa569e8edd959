import { access } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { BuildSpec } from '../model/plan.ts';

/**
 * The file to give to docker, which looks for no Containerfile by itself, as podman and buildah do. Undefined leaves it to docker: where a
 * file is named, the context is not on this disk, or it has a Dockerfile.
 */
export async function containerfileOf(
  { file, context }: Pick<BuildSpec, 'file' | 'context'>,
  cwd: string,
): Promise<string | undefined> {
  if (file !== undefined) return undefined;
  const exists = (name: string): Promise<boolean> =>
    access(join(resolve(cwd, context), name)).then(
      () => true,
      () => false,
    );
  const [dockerfile, containerfile] = await Promise.all([
    exists('Dockerfile'),
    exists('Containerfile'),
  ]);
  return containerfile && !dockerfile ? join(context, 'Containerfile') : undefined;
}
