/**
 * The real engines and registries that `script/world up` started, for tests that need them.
 * Nothing here starts anything: without a world, such suites are skipped and say why.
 */
import { readFileSync } from 'node:fs';
import { describe, test } from '@jest/globals';
import { z } from 'zod';

/** What a suite may ask for; the names are those of MP_WORLD_MISSING. */
export type Requirement =
  | 'docker'
  | 'docker-classic'
  | 'docker-buildx'
  | 'docker-init'
  | 'podman'
  | 'buildah'
  | 'skopeo'
  | 'crane'
  | 'oras'
  | 'cosign'
  | 'buildkitd'
  | 'ssh-agent'
  | 'registry'
  | 'registry-auth'
  | 'registry-crane'
  | 'base'
  | 'qemu-arm64';

/** The facts of a world that is up. Registries are `localhost:PORT`, plain HTTP. */
export interface World {
  /** The variables that lead programs to this world: for `spawn`, lay them over `process.env`. */
  readonly env: Readonly<Record<string, string>>;
  /** A CNCF distribution registry, without a login, with deletes. */
  readonly registry: string;
  /** The same with htpasswd. */
  readonly registryAuth: {
    readonly host: string;
    readonly user: string;
    readonly password: string;
  };
  /** `crane registry serve`. */
  readonly registryCrane: string;
  /** An index of linux/amd64 and linux/arm64 with busybox in it, in `registry`. */
  readonly base: string;
  /** DOCKER_HOST of the daemon with the containerd image store, which is also the one in `env`. */
  readonly docker: string;
  /** DOCKER_HOST of the daemon with the classic image store (overlay2). */
  readonly dockerClassic: string;
  /** What could not be had on this machine, with the reason. */
  readonly missing: ReadonlyMap<string, string>;
}

const variables = z.record(z.string(), z.string()).and(
  z.object({
    PATH: z.string(),
    DOCKER_HOST: z.string(),
    MP_REGISTRY: z.string(),
    MP_REGISTRY_AUTH: z.string(),
    MP_REGISTRY_AUTH_USER: z.string(),
    MP_REGISTRY_AUTH_PASSWORD: z.string(),
    MP_REGISTRY_CRANE: z.string(),
    MP_BASE: z.string(),
    MP_DOCKER_HOST_CLASSIC: z.string(),
    MP_WORLD_MISSING: z.string(),
  }),
);

const folder = process.env['MP_WORLD'] ?? new URL('../../.world', import.meta.url).pathname;

/** The world that is up, or the reason why there is none. */
export function world(): World | string {
  let text: string;
  try {
    text = readFileSync(`${folder}/env.json`, 'utf8');
  } catch {
    return 'no world is up (script/world up)';
  }
  const env = variables.parse(JSON.parse(text));
  return {
    env: { ...env, PATH: pathOver(env.PATH, process.env['PATH'] ?? '') },
    registry: env.MP_REGISTRY,
    registryAuth: {
      host: env.MP_REGISTRY_AUTH,
      user: env.MP_REGISTRY_AUTH_USER,
      password: env.MP_REGISTRY_AUTH_PASSWORD,
    },
    registryCrane: env.MP_REGISTRY_CRANE,
    base: env.MP_BASE,
    docker: env.DOCKER_HOST,
    dockerClassic: env.MP_DOCKER_HOST_CLASSIC,
    missing: new Map(
      env.MP_WORLD_MISSING.split('; ')
        .filter((entry) => entry !== '')
        .map((entry) => {
          const colon = entry.indexOf(': ');
          return [entry.slice(0, colon), entry.slice(colon + 2)];
        }),
    ),
  };
}

/** The world's programs first, then what this process has: its own Node stays the one that is found. */
function pathOver(worlds: string, own: string): string {
  const present = new Set(own.split(':'));
  return [...worlds.split(':').filter((folder) => !present.has(folder)), own].join(':');
}

/**
 * A suite that needs parts of the world. Where one is missing, the suite is one skipped test whose name tells the
 * reason. The world's variables are in `process.env` of the test file, so that code run in this process sees them too.
 */
export function describeWith(
  requirements: Requirement | readonly Requirement[],
  name: string,
  suite: (world: World) => void,
): void {
  const found = world();
  const reason =
    typeof found === 'string'
      ? found
      : [requirements]
          .flat()
          .filter((requirement) => found.missing.has(requirement))
          .map((requirement) => `no ${requirement}: ${found.missing.get(requirement) ?? ''}`)
          .join('; ');
  if (typeof found === 'string' || reason !== '') {
    skipWith(name, reason);
    return;
  }
  Object.assign(process.env, found.env);
  describe(name, () => {
    suite(found);
  });
}

/** One skipped test that stands for the suite `name`, with a line that says why. */
export function skipWith(name: string, reason: string): void {
  process.stderr.write(`SKIPPED: ${name}: ${reason}\n`);
  test.skip(`${name} (SKIPPED: ${reason})`, () => undefined);
}
