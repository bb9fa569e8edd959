/**
 * What a program of the user's, an engine or a credential helper finds in its environment: ours, less what the runner gives to this
 * action alone. Inputs hold secrets (`INPUT_SECRETS`, `INPUT_GITHUB-TOKEN`), and the runtime token can write the run's artifacts and
 * caches.
 */
export function childEnv(
  env: NodeJS.ProcessEnv,
  extra: Readonly<Record<string, string>> = {},
): NodeJS.ProcessEnv {
  const kept = Object.entries(env).filter(([name]) => !PRIVATE.test(name));
  return { ...Object.fromEntries(kept), ...extra };
}

const PRIVATE = /^(?:INPUT_.*|STATE_.*|ACTIONS_RUNTIME_TOKEN|ACTIONS_ID_TOKEN_REQUEST_TOKEN)$/;

/** What BuildKit's `gha` cache needs of it; given to `docker buildx` alone, and only for that cache. */
export function cacheServiceEnv(env: NodeJS.ProcessEnv): Record<string, string> {
  const names = [
    'ACTIONS_RUNTIME_TOKEN',
    'ACTIONS_RESULTS_URL',
    'ACTIONS_CACHE_URL',
    'ACTIONS_CACHE_SERVICE_V2',
  ];
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = env[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
