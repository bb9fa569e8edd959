import { access, readFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';

/** Where docker looks for its plugins besides the user's own folder (docker's CLI, cli-plugins). */
const PLUGIN_FOLDERS = ['/usr/local/lib', '/usr/local/libexec', '/usr/lib', '/usr/libexec'].map(
  (folder) => `${folder}/docker/cli-plugins`,
);

const currentSchema = z.looseObject({ Name: z.string() });

/**
 * Will buildx build with docker's own builder? True only where all says so: buildx is there, and neither an input, the environment nor
 * `docker buildx use` names another one. False is no answer: buildx itself has to be asked, which costs a tenth of a second.
 */
export async function usesDefaultBuilder(
  env: NodeJS.ProcessEnv,
  builder: string | undefined,
): Promise<boolean> {
  if (builder !== undefined || (env.BUILDX_BUILDER ?? '') !== '') return false;
  const config = env.DOCKER_CONFIG ?? join(env.HOME ?? homedir(), '.docker');
  const [installed, current] = await Promise.all([
    hasPlugin([join(config, 'cli-plugins'), ...PLUGIN_FOLDERS]),
    readFile(join(env.BUILDX_CONFIG ?? join(config, 'buildx'), 'current'), 'utf8').catch(
      () => '{"Name":""}',
    ),
  ]);
  return installed && nameIn(current) === '';
}

async function hasPlugin(folders: readonly string[]): Promise<boolean> {
  const found = await Promise.all(
    folders.map((folder) =>
      access(join(folder, 'docker-buildx')).then(
        () => true,
        () => false,
      ),
    ),
  );
  return found.includes(true);
}

/** The builder that `docker buildx use` chose; undefined where the file is not as it was when this was written. */
function nameIn(text: string): string | undefined {
  try {
    return currentSchema.parse(JSON.parse(text)).Name;
  } catch {
    return undefined;
  }
}
