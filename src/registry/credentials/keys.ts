import { DOCKER_HUB, splitRepository, type Repository } from '../../model/reference.ts';

/** The key under which docker keeps its Hub credentials, and the server URL that it gives to helpers. */
export const DOCKER_HUB_KEY = 'https://index.docker.io/v1/';

const DOCKER_HUB_HOSTS = ['index.docker.io', 'docker.io', 'registry-1.docker.io'];

/** A key with scheme, API version and closing slash taken off: `https://ghcr.io/v2/` is `ghcr.io`. */
function plainKey(key: string): string {
  return key
    .replace(/^https?:\/\//, '')
    .replace(/\/+$/, '')
    .replace(/\/v[12]$/, '')
    .toLowerCase();
}

/**
 * The entry of a map of credentials that serves a repository: the longest key that is its name or a parent of it
 * (containers-auth.json(5): `quay.io/org/app` before `quay.io/org` before `quay.io`), under any name of its host.
 */
export function entryFor<T>(
  map: Readonly<Record<string, T>>,
  repository: Repository,
): T | undefined {
  const { registry, path } = splitRepository(repository);
  const hub = registry === DOCKER_HUB;
  // Of two keys for one host, the form that docker writes today is the newer.
  const newest = hub ? DOCKER_HUB_KEY : registry;
  const entries = new Map<string, T>();
  for (const [key, entry] of Object.entries(map)) {
    const name = plainKey(key);
    if (key === newest || !entries.has(name)) entries.set(name, entry);
  }
  const parts = path.split('/');
  for (let depth = parts.length; depth >= 0; depth -= 1) {
    for (const host of hub ? DOCKER_HUB_HOSTS : [registry]) {
      const entry = entries.get([host, ...parts.slice(0, depth)].join('/'));
      if (entry !== undefined) return entry;
    }
  }
  return undefined;
}

/** What a helper is asked for. */
export function helperServer(registry: string): string {
  return registry === DOCKER_HUB ? DOCKER_HUB_KEY : registry;
}
