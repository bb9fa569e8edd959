import module from 'node:module';
import { homedir } from 'node:os';
import { join } from 'node:path';

/**
 * Keeps what V8 compiled of the bundle for the next start, where Node can: `push` starts faster after `build`, a second command after
 * the first. It lies in the job's own folder, or in the user's: one that others can write could bring code in.
 */
export function keepCompiledCode(env: NodeJS.ProcessEnv): void {
  const base = env.RUNNER_TEMP || env.XDG_CACHE_HOME || join(homedir(), '.cache');
  // Node 22.8 and later have it; the types are those of Node 20. A folder that cannot be written is a start without the cache.
  const enable: unknown = Reflect.get(module, 'enableCompileCache');
  if (typeof enable === 'function') {
    Reflect.apply(enable, module, [join(base, 'multiarch-publish', 'compiled')]);
  }
}
