// The last job as a whole process: T templates × 2 platforms × 2 tags, against the CNCF registry 40 ms away, beside loops of the usual tools.
import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { delayProxy } from './delay-proxy.mjs';
import { startRegistry } from './registry.mjs';

const RUNS = 5;
const ROUND_TRIP = 40;
const PLATFORMS = ['linux/amd64', 'linux/arm64'];
const VERSION = '1.2.0';
const COMMIT = '0123456789abcdef0123456789abcdef01234567';
const MANIFEST = 'application/vnd.oci.image.manifest.v1+json';

export default async function figures({ dist, lib }) {
  const env = { ...process.env, ...lib.world?.env };
  process.env.PATH = env.PATH;
  if (lib.which('docker-registry') === undefined) {
    return [10, 100].map((count) => absent(lib, count, 'docker-registry (script/world up)'));
  }
  const folder = mkdtempSync(join(tmpdir(), 'bench-fan-in-'));
  const registry = await startRegistry(folder, 'registry');
  const proxy = await delayProxy(Number(registry.host.split(':').at(-1)), ROUND_TRIP);
  const far = `localhost:${proxy.port}`;
  const bench = {
    dist,
    lib,
    folder,
    near: registry.host,
    far,
    env,
  };
  try {
    const ten = await measure(bench, 10, rivals(bench));
    const hundred = await measure(bench, 100, {});
    const { ours, ...others } = ten.times;
    return [
      lib.figure({
        id: `fan-in/10x2x2@${ROUND_TRIP}ms`,
        ours,
        rivals: others,
        goal: { of: 'imagetools', ratio: 0.1 },
        runs: RUNS,
        absent: ten.absent,
      }),
      lib.figure({
        id: `fan-in/100x2x2@${ROUND_TRIP}ms`,
        ours: hundred.times.ours,
        rivals: { 'ours with 10': ours },
        goal: { of: 'ours with 10', ratio: 3 },
        runs: RUNS,
      }),
    ];
  } finally {
    proxy.close();
    await registry.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function absent(lib, count, what) {
  return lib.figure({
    id: `fan-in/${count}x2x2@${ROUND_TRIP}ms`,
    ours: 0,
    goal: { of: 'imagetools', ratio: 0.1 },
    runs: 0,
    absent: [what],
  });
}

/** The usual ways: a command per template. */
function rivals({ lib, env, far }) {
  const repository = (round, name) => `${far}/${round}/${name}`;
  return {
    imagetools: {
      program: 'docker',
      async work({ round, templates }) {
        for (const { name, digests } of templates) {
          const at = repository(round, name);
          const tags = [VERSION, 'latest'].flatMap((tag) => ['-t', `${at}:${tag}`]);
          const sources = digests.map((digest) => `${at}@${digest}`);
          const args = ['buildx', 'imagetools', 'create', ...tags, ...sources];
          await lib.run('docker', args, { env });
        }
      },
    },
    crane: {
      program: 'crane',
      async work({ round, templates }) {
        for (const { name, digests } of templates) {
          const at = repository(round, name);
          const sources = digests.flatMap((digest) => ['-m', `${at}@${digest}`]);
          await lib.run('crane', ['index', 'append', '-t', `${at}:${VERSION}`, ...sources], {
            env,
          });
          await lib.run('crane', ['tag', `${at}:${VERSION}`, 'latest'], { env });
        }
      },
    },
  };
}

async function measure(bench, count, others) {
  const { lib } = bench;
  const contenders = {};
  const missing = [];
  let job;
  contenders.ours = () => runOurs(bench, job);
  for (const [name, { program, work }] of Object.entries(others)) {
    const found = await lib.run('sh', ['-c', 'command -v "$0"', program], {
      env: bench.env,
      allowFailure: true,
    });
    if (found.status === 0) contenders[name] = () => work(job);
    else missing.push(name);
  }
  const times = await lib.alternate(contenders, {
    runs: RUNS,
    warmUp: 1,
    // Fresh repositories each time: a tag that is there already is less work.
    prepare: async (name) => {
      job = await seed(bench, count, name === 'ours');
    },
  });
  return { times, absent: missing };
}

/** Pushes every leg's image, as `push` would, and (for ours) plans and writes the records. */
async function seed(bench, count, planned) {
  const round = `bench-${randomBytes(6).toString('hex')}`;
  const names = Array.from({ length: count }, (_, number) => `t${number}`);
  const plan = planned ? await makePlan(bench, round, names) : undefined;
  const templates = [];
  for (let start = 0; start < names.length; start += 20) {
    const some = names.slice(start, start + 20);
    templates.push(
      ...(await Promise.all(some.map((name) => seedTemplate(bench, round, name, plan)))),
    );
  }
  return { round, templates, plan };
}

async function seedTemplate(bench, round, name, plan) {
  const digests = await Promise.all(
    PLATFORMS.map((platform) => seedLeg(bench, `${round}/${name}`, name, platform, plan)),
  );
  return { name, digests };
}

async function seedLeg({ near, far }, repository, template, platform, plan) {
  const [os, architecture] = platform.split('/');
  const config = Buffer.from(
    JSON.stringify({ os, architecture, config: {}, rootfs: { type: 'layers', diff_ids: [] } }),
  );
  const layer = randomBytes(1000);
  for (const blob of [config, layer]) await putBlob(near, repository, blob);
  const manifest = Buffer.from(
    JSON.stringify({
      schemaVersion: 2,
      mediaType: MANIFEST,
      config: { mediaType: 'application/vnd.oci.image.config.v1+json', ...described(config) },
      layers: [{ mediaType: 'application/vnd.oci.image.layer.v1.tar+gzip', ...described(layer) }],
    }),
  );
  const { digest, size } = described(manifest);
  await expectOk(
    await fetch(`http://${near}/v2/${repository}/manifests/${digest}`, {
      method: 'PUT',
      headers: { 'content-type': MANIFEST },
      body: manifest,
    }),
  );
  if (plan === undefined) return digest;
  const record = {
    schema: 1,
    template,
    platform,
    repository: plan.value.project.repository,
    commit: COMMIT,
    attempt: 1,
    version: VERSION,
    plan: plan.hash,
    timings: {},
    status: 'pushed',
    image: {
      descriptor: { mediaType: MANIFEST, digest, size, platform: { os, architecture } },
      config: described(config).digest,
      configSize: config.length,
      attestations: [],
      layers: 1,
      size: size + config.length + layer.length,
    },
    contents: { digest, verdict: 'empty', detail: '' },
    registries: { [`${far}/${repository}`]: { digest, tags: {} } },
  };
  const file = `${template}--${platform.replaceAll('/', '-')}.record.json`;
  writeFileSync(join(plan.ledger, file), JSON.stringify(record));
  return digest;
}

function described(bytes) {
  return {
    digest: `sha256:${createHash('sha256').update(bytes).digest('hex')}`,
    size: bytes.length,
  };
}

async function putBlob(host, repository, bytes) {
  const opened = await expectOk(
    await fetch(`http://${host}/v2/${repository}/blobs/uploads/`, { method: 'POST' }),
  );
  const url = new URL(opened.headers.get('location'), `http://${host}`);
  url.searchParams.set('digest', described(bytes).digest);
  await expectOk(await fetch(url, { method: 'PUT', body: bytes }));
}

async function expectOk(response) {
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.url}: ${response.status} ${text}`);
  return response;
}

/** Plans with the real step, so that the plan is what it would be. */
async function makePlan({ dist, lib, folder, far }, round, names) {
  const work = join(folder, round);
  const ledger = join(work, 'ledger');
  mkdirSync(ledger, { recursive: true });
  const output = join(work, 'output');
  writeFileSync(output, '');
  for (const name of names) {
    mkdirSync(join(work, name));
    writeFileSync(join(work, name, 'Dockerfile'), 'FROM scratch\n');
  }
  await lib.run(lib.node, [join(dist, 'index.js')], {
    cwd: work,
    env: {
      PATH: process.env.PATH,
      HOME: work,
      GITHUB_OUTPUT: output,
      GITHUB_SHA: COMMIT,
      INPUT_STEP: 'plan',
      INPUT_TEMPLATES: names.map((name) => `${name}/Dockerfile`).join('\n'),
      INPUT_PLATFORMS: PLATFORMS.join(','),
      INPUT_IMAGES: `${far}/${round}/{template}`,
      INPUT_VERSION: VERSION,
      INPUT_HANDOFF: `directory:${ledger}`,
      INPUT_PUSH: 'true',
    },
  });
  const text = /(mp1\.[A-Za-z0-9_-]+)/.exec(readFileSync(output, 'utf8'))[1];
  const json = gunzipSync(Buffer.from(text.slice(4), 'base64url'));
  return { text, ledger, work, value: JSON.parse(json), hash: described(json).digest };
}

async function runOurs({ dist, lib, folder }, { plan }) {
  const file = join(plan.work, 'plan');
  writeFileSync(file, plan.text);
  await lib.run(lib.node, [join(dist, 'index.js')], {
    cwd: plan.work,
    env: { PATH: process.env.PATH, HOME: folder, INPUT_STEP: 'manifest', INPUT_PLAN: file },
  });
}
