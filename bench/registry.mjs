// The CNCF registry as the benchmarks run it.
import { spawn } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** A CNCF registry of our own that keeps its data in the folder NAME and writes no log; `empty` takes all of it away. */
export async function startRegistry(folder, name) {
  const data = join(folder, name);
  const host = `localhost:${await freePort()}`;
  const config = join(folder, `${name}.yml`);
  await writeFile(
    config,
    `version: 0.1\nlog: {level: error, accesslog: {disabled: true}}\nstorage: {filesystem: {rootdirectory: '${data}'}}\nhttp: {addr: '127.0.0.1:${host.split(':')[1]}'}\n`,
  );
  const child = spawn('docker-registry', ['serve', config], { stdio: 'ignore' });
  const ended = new Promise((done) => child.once('close', done));
  for (let tries = 0; !(await fetch(`http://${host}/v2/`).catch(() => undefined)); tries++) {
    if (tries > 200) throw new Error('docker-registry does not start');
    await sleep(50);
  }
  return {
    host,
    empty: () => rm(join(data, 'docker'), { recursive: true, force: true }),
    stop: () => {
      child.kill();
      return ended;
    },
  };
}

async function freePort() {
  const server = createServer();
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address();
  await new Promise((done) => server.close(done));
  return port;
}
