// What a push costs: time beside crane, requests of a push that has nothing to send, memory for a layer larger than it.
import { spawn } from 'node:child_process';
import { createHash, randomFillSync } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, mkdtemp, open, readFile, rename, rm, truncate, writeFile } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import { createServer as createTcpServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const MB = 1e6;
const GiB = 1024 ** 3;
const MANIFEST = 'application/vnd.oci.image.manifest.v1+json';

export default async function figures({ dist, lib }) {
  // Programs that script/world unpacked, such as crane, are on the world's PATH only.
  process.env.PATH = lib.world?.env.PATH ?? process.env.PATH;
  if (lib.which('docker-registry') === undefined) {
    throw new Error('docker-registry is not installed: script/world brings it');
  }
  const crane = lib.which('crane') !== undefined;
  const folder = await mkdtemp(join(tmpdir(), 'bench-push-'));
  const registries = [];
  try {
    await checkout(lib, join(folder, 'checkout'));
    for (const name of ['one', 'two']) registries.push(await startRegistry(folder, name));
    const bench = { dist, lib, folder, registries, crane };
    return [
      ...(await againstCrane(bench)),
      ...(await secondPush(bench)),
      ...(await largeLayer(bench)),
    ];
  } finally {
    for (const registry of registries) await registry.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** 4 layers of 150 MB, to one registry and to two; all contenders find them empty, and the files in the page cache. */
async function againstCrane({ dist, lib, folder, registries, crane }) {
  const layout = await writeLayout(
    join(folder, 'four'),
    [150, 150, 150, 150].map((size) => size * MB),
  );
  const [one, two] = registries;
  const push = (hosts) => () => ours({ dist, lib, folder, layout, hosts });
  const rival = (host) =>
    lib.run('crane', ['push', '--insecure', layout, `${host}/bench/app:crane`]);
  const prepare = () => Promise.all(registries.map((registry) => registry.empty()));
  const measure = async (id, hosts, ratio, runs) => {
    const contenders = { ours: push(hosts) };
    if (crane) {
      contenders.crane = async () => {
        for (const host of hosts) await rival(host);
      };
    }
    const times = await lib.alternate(contenders, { runs, prepare, warmUp: 1 });
    return lib.figure({
      id,
      ours: times.ours,
      rivals: crane ? { crane: times.crane } : {},
      goal: { of: 'crane', ratio },
      runs,
      absent: crane ? [] : ['crane'],
    });
  };
  return [
    await measure('push/4x150MB', [one.host], 1.1, 7),
    await measure('push/4x150MB/two-registries', [one.host, two.host], 0.8, 5),
  ];
}

/** The same image again: what goes over the wire, counted by a proxy before the registry. */
async function secondPush({ dist, lib, folder, registries: [registry] }) {
  const layout = await writeLayout(join(folder, 'small'), [1000, 2000, 3000]);
  const proxy = await startCounter(registry.host);
  try {
    await registry.empty();
    await ours({ dist, lib, folder, layout, hosts: [proxy.host] });
    proxy.reset();
    await ours({ dist, lib, folder, layout, hosts: [proxy.host] });
    return [
      lib.figure({
        id: 'push/again/requests',
        unit: 'requests per manifest',
        ours: proxy.requests,
        goal: { max: 2 },
        runs: 1,
      }),
      lib.figure({
        id: 'push/again/bytes',
        unit: 'B sent',
        ours: proxy.bytes,
        goal: { max: 0 },
        runs: 1,
      }),
    ];
  } finally {
    await proxy.stop();
  }
}

/** One layer of 3 GiB: the most memory that the process ever held. */
async function largeLayer({ dist, lib, folder, registries: [registry] }) {
  const layout = await writeLayout(join(folder, 'large'), [3 * GiB], { sparse: true });
  const file = join(folder, 'peak');
  const preload = join(folder, 'peak.cjs');
  await writeFile(
    preload,
    `process.on('exit', () => require('node:fs').writeFileSync(${JSON.stringify(file)}, String(process.resourceUsage().maxRSS)));\n`,
  );
  await registry.empty();
  await ours({
    dist,
    lib,
    folder,
    layout,
    hosts: [registry.host],
    env: { NODE_OPTIONS: `--require=${preload}` },
  });
  await registry.empty();
  const peak = (Number(await readFile(file, 'utf8')) * 1024) / MB;
  return [
    lib.figure({
      id: 'push/3GiB-layer/memory',
      unit: 'MB',
      ours: peak,
      goal: { max: 120 },
      runs: 1,
    }),
  ];
}

/** The product, as another CI system would run it. */
function ours({ dist, lib, folder, layout, hosts, env = {} }) {
  const images = hosts.map((host) => `${host}/bench/app`).join(',');
  return lib.run(
    lib.node,
    [
      ...[join(dist, 'cli.js'), 'push', '--layout', layout, '--platform', 'linux/amd64'],
      ...['--templates', 'app', '--template', 'app', '--images', images, '--version', '1.2.3'],
      ...['--handoff', `directory:${join(folder, 'ledger')}`, '--verify', 'platform'],
    ],
    {
      cwd: join(folder, 'checkout'),
      env: { PATH: process.env.PATH, HOME: folder, ...env },
    },
  );
}

/** The plan takes commit and date from a checkout. */
async function checkout(lib, path) {
  await mkdir(path);
  const git = (...args) => lib.run('git', ['-C', path, ...args]);
  await git('init', '-q');
  await git(
    '-c',
    'user.name=bench',
    '-c',
    'user.email=',
    'commit',
    '-q',
    '--allow-empty',
    '-m',
    'x',
  );
}

/** An OCI layout of one image with layers of random bytes, or of nothing where the file system can hold that. */
async function writeLayout(layout, sizes, { sparse = false } = {}) {
  const blobs = join(layout, 'blobs', 'sha256');
  await mkdir(blobs, { recursive: true });
  const add = async (mediaType, bytes) => {
    const hex = createHash('sha256').update(bytes).digest('hex');
    await writeFile(join(blobs, hex), bytes);
    return { mediaType, digest: `sha256:${hex}`, size: bytes.length };
  };
  const layers = [];
  for (const size of sizes) {
    const file = join(layout, 'layer');
    const hex = sparse ? await holes(file, size) : await noise(file, size);
    await rename(file, join(blobs, hex));
    layers.push({
      mediaType: 'application/vnd.oci.image.layer.v1.tar+gzip',
      digest: `sha256:${hex}`,
      size,
    });
  }
  const config = await add(
    'application/vnd.oci.image.config.v1+json',
    Buffer.from(
      JSON.stringify({
        os: 'linux',
        architecture: 'amd64',
        config: {},
        rootfs: { type: 'layers', diff_ids: layers.map(({ digest }) => digest) },
      }),
    ),
  );
  const manifest = await add(
    MANIFEST,
    Buffer.from(JSON.stringify({ schemaVersion: 2, mediaType: MANIFEST, config, layers })),
  );
  await writeFile(join(layout, 'oci-layout'), '{"imageLayoutVersion":"1.0.0"}');
  await writeFile(
    join(layout, 'index.json'),
    JSON.stringify({ schemaVersion: 2, manifests: [manifest] }),
  );
  return layout;
}

async function noise(path, size) {
  const hash = createHash('sha256');
  const file = await open(path, 'w');
  const piece = Buffer.alloc(5 * MB);
  for (let left = size; left > 0; left -= piece.length) {
    const part = randomFillSync(piece).subarray(0, Math.min(left, piece.length));
    hash.update(part);
    await file.write(part);
  }
  await file.close();
  return hash.digest('hex');
}

async function holes(path, size) {
  await writeFile(path, '');
  await truncate(path, size);
  const hash = createHash('sha256');
  for await (const part of createReadStream(path, { highWaterMark: 1 << 20 })) hash.update(part);
  return hash.digest('hex');
}

async function startRegistry(folder, name) {
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

/** A proxy that counts requests, and bytes that are sent to uploads. */
async function startCounter(target) {
  const counts = { requests: 0, bytes: 0 };
  const server = createServer((incoming, outgoing) => {
    counts.requests++;
    if (incoming.url.includes('/blobs/'))
      incoming.on('data', (part) => (counts.bytes += part.length));
    const { method, url: path, headers } = incoming;
    const forward = request(`http://${target}`, { method, path, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode, answer.headers);
      answer.pipe(outgoing);
    });
    incoming.pipe(forward);
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  return {
    host: `localhost:${server.address().port}`,
    get requests() {
      return counts.requests;
    },
    get bytes() {
      return counts.bytes;
    },
    reset: () => Object.assign(counts, { requests: 0, bytes: 0 }),
    stop: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(done));
    },
  };
}

async function freePort() {
  const server = createTcpServer();
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address();
  await new Promise((done) => server.close(done));
  return port;
}
