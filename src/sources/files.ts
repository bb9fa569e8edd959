import { readFile, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { AppError } from '../model/errors.ts';
import { isAbsent } from '../model/system-error.ts';

/** The default config file; `.yaml` is taken as well, so that the other usual name is not passed over in silence. */
const DEFAULT_CONFIGS = ['.github/multiarch-publish.yml', '.github/multiarch-publish.yaml'];

export class ConfigFileError extends AppError {
  override readonly name = 'ConfigFileError';
}

/** Bytes of the largest config file: more is no config, and reading it would take long. */
const MAX_CONFIG_BYTES = 1024 * 1024;

/**
 * Reads the config file: the one that was named, else the default if it exists.
 * @throws ConfigFileError when it cannot be read or is larger than a config can be
 */
export async function readConfigFile(
  cwd: string,
  named: string | undefined,
): Promise<{ readonly path: string; readonly text: string } | undefined> {
  for (const path of named === undefined ? DEFAULT_CONFIGS : [named]) {
    try {
      return { path, text: await readBounded(resolve(cwd, path), path) };
    } catch (cause) {
      if (cause instanceof ConfigFileError) throw cause;
      if (named === undefined && isAbsent(cause)) continue;
      throw new ConfigFileError('the config file cannot be read', {
        subject: path,
        answer: cause instanceof Error ? cause.message : String(cause),
        hint: `the path is seen from ${cwd}; is the repository checked out?`,
        cause,
      });
    }
  }
  return undefined;
}

async function readBounded(file: string, path: string): Promise<string> {
  const { size } = await stat(file);
  if (size <= MAX_CONFIG_BYTES) return readFile(file, 'utf8');
  throw new ConfigFileError(
    `the config file has ${size} bytes, more than the ${MAX_CONFIG_BYTES} that one may have`,
    { subject: path, hint: 'is this the file that was meant? A config is a few kB of YAML' },
  );
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
