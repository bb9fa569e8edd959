// The plan of 64 templates on 4 platforms, from an empty process to its outputs: config, markers, git, tags, legs, limits, and a look at
// each of 64 repositories in a registry on loopback.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const RUNS = 9;
const TEMPLATES = 64;
const PLATFORMS = ['linux/amd64', 'linux/arm64', 'linux/s390x', 'linux/ppc64le'];

export default async function figures({ dist, lib }) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-plan-'));
  const registry = createServer((request, response) => {
    // Every repository is there and holds an older release.
    const list = request.url?.includes('/tags/list') === true;
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(list ? '{"tags": ["0.9.0"]}' : '{}');
  });
  try {
    await new Promise((resolve) => registry.listen(0, '127.0.0.1', resolve));
    makeProject(folder, `127.0.0.1:${registry.address().port}`);
    const env = { PATH: process.env.PATH, HOME: folder };
    const plan = () =>
      lib.run(lib.node, [join(dist, 'cli.js'), 'plan', '--version', '1.0.0', '--json'], {
        env,
        cwd: folder,
      });
    const { stdout } = await plan();
    const { count } = JSON.parse(stdout.trim().split('\n').at(-1));
    if (count !== String(TEMPLATES * PLATFORMS.length)) throw new Error(`planned ${count} legs`);
    const times = await lib.alternate(
      { node: () => lib.run(lib.node, ['-e', '0'], { env }), plan },
      { runs: RUNS, warmUp: 1 },
    );
    return [
      lib.figure({
        id: `plan/${TEMPLATES}x${PLATFORMS.length}`,
        ours: times.plan,
        rivals: { node: times.node },
        goal: { max: 0.3 },
        runs: RUNS,
      }),
    ];
  } finally {
    registry.close();
    registry.closeAllConnections();
    rmSync(folder, { recursive: true, force: true });
  }
}

function makeProject(folder, host) {
  for (let i = 0; i < TEMPLATES; i++) {
    mkdirSync(join(folder, 'distributions', `t${i}`), { recursive: true });
    writeFileSync(join(folder, 'distributions', `t${i}`, 'Containerfile'), 'FROM scratch\n');
  }
  mkdirSync(join(folder, '.github'));
  writeFileSync(
    join(folder, '.github', 'multiarch-publish.yml'),
    [
      'templates: ["distributions/*/Containerfile"]',
      `images: ["${host}/bench/{template}"]`,
      `platforms: [${PLATFORMS.join(', ')}]`,
      'tags: ["{version}", "{major}.{minor}", latest]',
      'build-args: {VERSION: "{version}", NAME: "{template}"}',
      '',
    ].join('\n'),
  );
  const git = (...args) => execFileSync('git', args, { cwd: folder, stdio: 'ignore' });
  git('init', '-q');
  git('-c', 'user.name=b', '-c', 'user.email=b@b', 'commit', '-q', '--allow-empty', '-m', 'x');
}
