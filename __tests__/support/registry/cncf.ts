import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

/** Starts a CNCF registry of its own for a test, with further lines of configuration. */
export async function startCncfRegistry(
  config: string,
): Promise<AsyncDisposable & { readonly host: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'cncf-'));
  const host = `127.0.0.1:${String(await freePort())}`;
  const file = join(folder, 'config.yml');
  await writeFile(
    file,
    [
      'version: 0.1',
      'log: {level: error, accesslog: {disabled: true}}',
      `storage: {filesystem: {rootdirectory: '${folder}/data'}, delete: {enabled: true}}`,
      `http: {addr: '${host}'}`,
      config,
    ].join('\n'),
  );
  const child = spawn('docker-registry', ['serve', file], { stdio: 'ignore' });
  const ended = new Promise<void>((done) =>
    child.once('close', () => {
      done();
    }),
  );
  for (let tries = 0; ; tries += 1) {
    const answer = await fetch(`http://${host}/v2/`).catch(() => undefined);
    if (answer !== undefined) break;
    if (tries > 100) throw new Error('docker-registry did not start');
    await sleep(50);
  }
  return {
    host,
    [Symbol.asyncDispose]: async () => {
      child.kill();
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
