import { createHash, randomUUID } from 'node:crypto';
import { access, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { homedir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { describeError } from '../model/errors.ts';
import { legSlug } from '../model/leg.ts';
import type { BuildContext, BuildRequest } from './engine.ts';

/** A store of folders between runs: GitHub's cache service, by @actions/cache. */
export interface CacheService {
  /** The key that was found, exact or by a prefix; undefined for a miss. */
  restoreCache(paths: string[], key: string, prefixes: string[]): Promise<string | undefined>;
  saveCache(paths: string[], key: string): Promise<unknown>;
}

/** BuildKit's cache in a folder, for one build (spec section 3, `cache: local`). */
export interface LocalCache {
  /** A folder with an earlier build's cache; undefined for a miss. */
  readonly from: string | undefined;
  /** The folder to write the new cache to; undefined where none may be written. */
  readonly to: string | undefined;
  /** After a build that ended well: the new cache takes the old one's place, so that what is unused goes and it does not grow. */
  keep(): Promise<void>;
}

/**
 * Opens the cache of a leg: in a job from GitHub's cache service, elsewhere a folder of the user's own caches. A miss, a read-only cache
 * and a service that fails are no errors: the build takes longer. Builds of one leg may run at once: each writes a folder of its own, and
 * the last to end keeps it.
 */
export async function openLocalCache(
  request: BuildRequest,
  context: BuildContext,
  load: () => Promise<CacheService | undefined> = () => loadService(context.env),
): Promise<LocalCache> {
  const service = await load();
  const folder = service === undefined ? ownFolder(request, context) : jobFolder(request);
  await dropAbandoned(folder);
  const next = `${folder}.${randomUUID()}${NEXT}`;
  const prefixes = await keyPrefixes(request, context);
  const key = `${prefixes[0] ?? ''}${context.env.GITHUB_RUN_ID ?? ''}-${context.env.GITHUB_RUN_ATTEMPT ?? ''}`;
  const { log } = context;
  const tolerant = async (what: string, work: () => Promise<unknown>): Promise<unknown> =>
    work().catch((error: unknown) => {
      log.info(`Build cache ${what}: ${describeError(error)}`);
      return undefined;
    });
  if (service !== undefined) {
    await rm(folder, { recursive: true, force: true });
    const found = await tolerant('not read', () =>
      service.restoreCache([folder], key, [...prefixes]),
    );
    log.info(typeof found === 'string' ? `Build cache: ${found}` : 'Build cache: none yet');
  }
  return {
    from: (await exists(join(folder, 'index.json'))) ? folder : undefined,
    to: request.writeCache ? next : undefined,
    async keep() {
      if (!(await exists(join(next, 'index.json')))) return;
      await tolerant('not kept', () => replace(folder, next));
      if (service !== undefined) {
        await tolerant('not written', () => service.saveCache([folder], key));
      }
    },
  };
}

/** How a folder ends whose build is under way. */
const NEXT = '.next';

/** Milliseconds after which a build that has not kept its cache never will. */
const ABANDONED = 24 * 60 * 60 * 1000;

/** Takes away what builds that failed or were killed left beside a cache. */
async function dropAbandoned(folder: string): Promise<void> {
  const beside = dirname(folder);
  const names = await readdir(beside).catch(() => []);
  const ours = names.filter(
    (name) => name.startsWith(`${basename(folder)}.`) && name.endsWith(NEXT),
  );
  for (const path of ours.map((name) => join(beside, name))) {
    const found = await stat(path).catch(() => undefined);
    if (found !== undefined && Date.now() - found.mtimeMs > ABANDONED) await drop(path);
  }
}

/** Puts a folder in the place of another, which is never there in part. What loses to a build that ends just now is dropped. */
async function replace(folder: string, next: string): Promise<void> {
  const old = `${folder}.${randomUUID()}${NEXT}`;
  try {
    await rename(folder, old).catch(() => undefined);
    await rename(next, folder);
  } finally {
    await Promise.all([drop(old), drop(next)]);
  }
}

function drop(folder: string): Promise<void> {
  return rm(folder, { recursive: true, force: true });
}

/** The path is part of what GitHub compares, so it is the same in every job. */
function jobFolder({ leg, folder }: BuildRequest): string {
  return join(folder, `cache-${legSlug(leg)}`);
}

function ownFolder({ leg }: BuildRequest, { cwd, env }: BuildContext): string {
  const caches = env.XDG_CACHE_HOME ?? join(env.HOME ?? homedir(), '.cache');
  const checkout = createHash('sha256').update(cwd).digest('hex').slice(0, 12);
  return join(caches, 'multiarch-publish', checkout, legSlug(leg));
}

/** From the most to the least fitting: the same Dockerfile's, then any of the leg's. */
async function keyPrefixes(
  { leg, spec }: BuildRequest,
  { cwd }: BuildContext,
): Promise<readonly string[]> {
  const file = resolve(cwd, spec.file ?? join(spec.context, 'Dockerfile'));
  const bytes = await readFile(file).catch(() => Buffer.alloc(0));
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  const any = `multiarch-publish-${legSlug(leg)}-`;
  return [`${any}${hash}-`, any];
}

async function loadService(env: NodeJS.ProcessEnv): Promise<CacheService | undefined> {
  if ((env.ACTIONS_RUNTIME_TOKEN ?? '') === '') return undefined;
  const cache = await import('@actions/cache');
  return cache.isFeatureAvailable() ? cache : undefined;
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
