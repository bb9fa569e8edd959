// What a push costs: time beside crane, requests of a push that has nothing to send, memory for a layer larger than it.
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { holes, MB, programLayer, writeLayout } from './layout.mjs';
import { startRegistry } from './registry.mjs';

const GiB = 1024 ** 3;

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
      await scan(bench),
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
  const sizes = [1000, 2000, 3000];
  const layout = await writeLayout(join(folder, 'small'), sizes);
  const blobs = sizes.length + 1;
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
        ours: proxy.counts.manifests,
        goal: { max: 2 },
        runs: 1,
      }),
      // Side by side with those of the manifest: no round trip more.
      lib.figure({
        id: 'push/again/looks',
        unit: 'requests per blob',
        ours: proxy.counts.blobs / blobs,
        goal: { max: 1 },
        runs: 1,
      }),
      lib.figure({
        id: 'push/again/bytes',
        unit: 'B sent',
        ours: proxy.counts.bytes,
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
  const layout = await writeLayout(join(folder, 'large'), [3 * GiB], { write: holes });
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

/** What the look into a layer of 1 GB costs: a push with it beside one without. */
async function scan({ dist, lib, folder, registries: [registry] }) {
  const layout = await writeLayout(join(folder, 'program'), [1000 * MB], { write: programLayer });
  const push = (verify) => () =>
    ours({ dist, lib, folder, layout, hosts: [registry.host], args: ['--verify', verify] });
  const times = await lib.alternate(
    { scanned: push('contents'), unseen: push('platform') },
    { runs: 7, prepare: () => registry.empty(), warmUp: 1 },
  );
  return lib.figure({
    id: 'push/1GB-layer/scan',
    ours: times.scanned,
    rivals: { 'without the scan': times.unseen },
    goal: { of: 'without the scan', ratio: 1.25 },
    runs: 7,
  });
}

/** The product, as another CI system would run it. */
function ours({ dist, lib, folder, layout, hosts, args = ['--verify', 'platform'], env = {} }) {
  const images = hosts.map((host) => `${host}/bench/app`).join(',');
  return lib.run(
    lib.node,
    [
      ...[join(dist, 'cli.js'), 'push', '--layout', layout, '--platform', 'linux/amd64'],
      ...['--templates', 'app', '--template', 'app', '--images', images, '--version', '1.2.3'],
      ...['--handoff', `directory:${join(folder, 'ledger')}`],
      ...args,
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

/** A proxy that counts requests, and bytes that are sent to uploads. */
async function startCounter(target) {
  const counts = { manifests: 0, blobs: 0, bytes: 0 };
  const server = createServer((incoming, outgoing) => {
    if (incoming.url.includes('/blobs/')) {
      counts.blobs++;
      incoming.on('data', (part) => (counts.bytes += part.length));
    } else counts.manifests++;
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
    counts,
    reset: () => Object.assign(counts, { manifests: 0, blobs: 0, bytes: 0 }),
    stop: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(done));
    },
  };
}
