import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { AppError } from '../model/errors.ts';

/** The default config file; `.yaml` is taken as well, so that the other usual name is not passed over in silence. */
const DEFAULT_CONFIGS = ['.github/multiarch-publish.yml', '.github/multiarch-publish.yaml'];

export class ConfigFileError extends AppError {
  override readonly name = 'ConfigFileError';
}

/**
 * Reads the config file: the one that was named, else the default if it exists.
 * @throws ConfigFileError when the named one cannot be read
 */
export async function readConfigFile(
  cwd: string,
  named: string | undefined,
): Promise<{ readonly path: string; readonly text: string } | undefined> {
  if (named !== undefined) {
    try {
      return { path: named, text: await readFile(resolve(cwd, named), 'utf8') };
    } catch (cause) {
      throw new ConfigFileError('the config file cannot be read', {
        subject: named,
        answer: cause instanceof Error ? cause.message : String(cause),
        hint: `the path is seen from ${cwd}; is the repository checked out?`,
        cause,
      });
    }
  }
  for (const path of DEFAULT_CONFIGS) {
    const text = await readFile(join(cwd, path), 'utf8').catch(() => undefined);
    if (text !== undefined) return { path, text };
  }
  return undefined;
}

/**
 * The files that each pattern matches, as relative paths with `/`, sorted; links are followed. `.git` and `node_modules` are not
 * entered, and no pattern leads out of the folder.
 */
export async function findMarkers(
  cwd: string,
  patterns: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (patterns.length === 0) return new Map();
  const { glob } = await import('tinyglobby');
  const found = await Promise.all(
    patterns.map(async (pattern): Promise<[string, readonly string[]]> => {
      const files = await glob(pattern.replace(/^\.\//, ''), {
        cwd,
        ignore: ['**/node_modules/**', '**/.git/**'],
        expandDirectories: false,
      });
      return [pattern, files.filter((file) => !file.startsWith('../')).sort()];
    }),
  );
  return new Map(found);
}
