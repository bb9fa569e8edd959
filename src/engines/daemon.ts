import { open, readFile, realpath } from 'node:fs/promises';
import { homedir } from 'node:os';
import { basename, delimiter, join } from 'node:path';
import { z } from 'zod';

/** Where the daemon listens unless something says otherwise. */
const DEFAULT_HOST = 'unix:///var/run/docker.sock';

/** Milliseconds: a daemon that starts on demand is left to docker's own command. */
const TIMEOUT = 5000;

/** The first bytes of a program that is no script: ELF, Mach-O of 64 bits in either order, Mach-O for several machines. */
const BINARY = new Set(['7f454c46', 'cffaedfe', 'feedfacf', 'cafebabe']);

const configSchema = z.looseObject({ currentContext: z.string().optional() });

/**
 * What `docker info` would say, asked of the daemon itself over its socket: the command loads every plugin first, which costs a tenth of a
 * second. Undefined is no answer, and docker's command has to be asked: the daemon is elsewhere, it does not answer, or the `docker` on PATH
 * may be podman in disguise, which asks no daemon.
 */
export async function askDaemon(env: NodeJS.ProcessEnv): Promise<string | undefined> {
  const [host, real] = await Promise.all([daemonHost(env), isDocker(env)]);
  if (!real || host?.startsWith('unix://') !== true) return undefined;
  const { get } = await import('node:http');
  return new Promise((resolve) => {
    const nothing = (): void => {
      resolve(undefined);
    };
    const socketPath = host.slice('unix://'.length);
    const request = get({ socketPath, path: '/info', timeout: TIMEOUT }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', nothing);
      answer.on('end', () => {
        resolve(answer.statusCode === 200 ? Buffer.concat(chunks).toString('utf8') : undefined);
      });
    });
    request.on('error', nothing);
    request.on('timeout', () => request.destroy());
  });
}

/** The daemon that docker's command would ask; undefined where a context names it. */
export async function daemonHost(env: NodeJS.ProcessEnv): Promise<string | undefined> {
  if ((env.DOCKER_HOST ?? '') !== '') return env.DOCKER_HOST;
  if ((env.DOCKER_CONTEXT ?? '') !== '') return undefined;
  const config = env.DOCKER_CONFIG ?? join(env.HOME ?? homedir(), '.docker');
  const text = await readFile(join(config, 'config.json'), 'utf8').catch(() => '{}');
  try {
    const { currentContext = 'default' } = configSchema.parse(JSON.parse(text));
    return ['', 'default'].includes(currentContext) ? DEFAULT_HOST : undefined;
  } catch {
    return undefined;
  }
}

/** Is the `docker` on PATH a program of that name, and no script or link to another? */
async function isDocker(env: NodeJS.ProcessEnv): Promise<boolean> {
  for (const folder of (env.PATH ?? '').split(delimiter)) {
    const path = await realpath(join(folder, 'docker')).catch(() => undefined);
    if (path === undefined) continue;
    return basename(path) === 'docker' && BINARY.has(await firstBytes(path));
  }
  return false;
}

async function firstBytes(path: string): Promise<string> {
  const file = await open(path).catch(() => undefined);
  if (file === undefined) return '';
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0);
    return buffer.subarray(0, bytesRead).toString('hex');
  } finally {
    await file.close();
  }
}
