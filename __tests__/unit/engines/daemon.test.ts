import { createServer } from 'node:http';
import { chmod, mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { askDaemon, daemonHost } from '../../../src/engines/daemon.ts';
import { temporaryFolders } from '../../support/temporary.ts';

const folder = temporaryFolders();
const ELF = Buffer.from('7f454c4602010100', 'hex');
const SCRIPT = Buffer.from('#!/bin/sh\nexec podman "$@"\n');

/** A `docker` on PATH, and a daemon that answers at a socket. */
async function start({
  program = ELF,
  linked = false,
  status = 200,
}: { readonly program?: Buffer; readonly linked?: boolean; readonly status?: number } = {}) {
  const dir = await folder();
  await mkdir(join(dir, 'bin'));
  const path = join(dir, 'bin', linked ? 'podman' : 'docker');
  await writeFile(path, program);
  await chmod(path, 0o755);
  if (linked) await symlink(path, join(dir, 'bin', 'docker'));
  const socket = join(dir, 'd.sock');
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(status).end('{"ServerVersion":"28.5.0"}');
  });
  await new Promise<void>((done) => server.listen(socket, done));
  return {
    env: { PATH: join(dir, 'bin'), HOME: dir, DOCKER_HOST: `unix://${socket}` },
    dir,
    asked,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

describe('the daemon', () => {
  it('is asked over its socket', async () => {
    await using daemon = await start();
    expect(await askDaemon(daemon.env)).toBe('{"ServerVersion":"28.5.0"}');
    expect(daemon.asked).toEqual(['/info']);
  });

  it.each([
    ['a script, such as podman in disguise', { program: SCRIPT }],
    ['a link to podman', { linked: true }],
    ['empty', { program: Buffer.alloc(0) }],
  ])('is not asked where docker is %s', async (_what, options) => {
    await using daemon = await start(options);
    expect(await askDaemon(daemon.env)).toBeUndefined();
    expect(daemon.asked).toEqual([]);
  });

  it.each([
    ['DOCKER_HOST is another machine', { DOCKER_HOST: 'tcp://10.0.0.1:2376' }],
    ['DOCKER_HOST is reached by ssh', { DOCKER_HOST: 'ssh://me@there' }],
    ['there is no docker', { PATH: '/nowhere' }],
    ['nothing listens', { DOCKER_HOST: 'unix:///nowhere.sock' }],
  ])('gives no answer where %s', async (_what, env) => {
    await using daemon = await start();
    expect(await askDaemon({ ...daemon.env, ...env })).toBeUndefined();
  });

  it('that refuses gives no answer', async () => {
    await using daemon = await start({ status: 500 });
    expect(await askDaemon(daemon.env)).toBeUndefined();
  });
});

describe('where the daemon listens', () => {
  const OWN = 'unix:///var/run/docker.sock';
  it.each([
    ['as DOCKER_HOST says', { DOCKER_HOST: 'tcp://a:1', DOCKER_CONTEXT: 'far' }, '', 'tcp://a:1'],
    ['at its own socket', {}, '{}', OWN],
    ['at its own socket, named default', {}, '{"currentContext":"default"}', OWN],
    ['where DOCKER_CONTEXT says, which docker knows', { DOCKER_CONTEXT: 'far' }, '{}', undefined],
    ['where the config says, which docker knows', {}, '{"currentContext":"far"}', undefined],
    ['where a damaged config says, if anywhere', {}, '{', undefined],
  ])('%s', async (_where, env, config, host) => {
    const DOCKER_CONFIG = await folder();
    if (config !== '') await writeFile(join(DOCKER_CONFIG, 'config.json'), config);
    expect(await daemonHost({ DOCKER_CONFIG, ...env })).toBe(host);
  });
});
