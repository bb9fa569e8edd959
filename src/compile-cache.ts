import { statSync } from 'node:fs';
import module from 'node:module';
import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';

/**
 * Keeps what V8 compiled of the bundle for the next start, where Node can: `push` starts faster after `build`, a second command after
 * the first. It lies in the job's own folder, or in the user's: one that others can write could bring code in. Where there is no such folder,
 * or it cannot be written, a start is a start without it.
 */
export function keepCompiledCode(env: NodeJS.ProcessEnv): void {
  const folder = cacheFolder(env);
  // Node 22.8 and later have it; the types are those of Node 20.
  const enable: unknown = Reflect.get(module, 'enableCompileCache');
  if (folder !== undefined && typeof enable === 'function') {
    Reflect.apply(enable, module, [join(folder, 'multiarch-publish', 'compiled')]);
  }
}

function cacheFolder(env: NodeJS.ProcessEnv): string | undefined {
  const own = env.RUNNER_TEMP || env.XDG_CACHE_HOME;
  if (own) return isFolder(own) ? own : undefined;
  const home = homeFolder();
  return home !== undefined && isFolder(home) ? join(home, '.cache') : undefined;
}

/** A relative one would lie in the project; where nothing is, Node might look for a place to make it for ever (below `/proc`). */
function isFolder(path: string): boolean {
  return isAbsolute(path) && statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

/** A user that nobody knows has no home, and Node throws. */
function homeFolder(): string | undefined {
  try {
    return homedir();
  } catch {
    return undefined;
  }
}
