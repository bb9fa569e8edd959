// What `build` adds to the engine's own time: the whole step as a process, less the same build by the engine alone, in turn.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const RUNS = 9;
const MAX_ADDED = 0.15;
const PLATFORM = 'linux/amd64';
/** Names that nobody else's images have, so that all of them can be taken away at the end. */
const TEMPLATE = `bench${process.pid}`;

/** What an engine does by itself to bring a build into its store and into a layout. */
const ENGINES = {
  docker: {
    needs: ['docker', 'docker-buildx'],
    work: async ({ docker, name, layout, tag }) => {
      const outputs = [`type=oci,dest=${layout},tar=false,name=${tag}`, `type=image,name=${tag}`];
      await docker([
        ...['buildx', 'build', '--progress', 'plain', '--platform', PLATFORM],
        ...['--provenance=mode=min', '--build-arg', `NAME=${name}`],
        ...outputs.flatMap((output) => ['--output', output]),
        '.',
      ]);
    },
  },
  'docker-classic': {
    needs: ['docker-classic', 'docker-buildx'],
    classic: true,
    work: async ({ docker, name, layout, tag }) => {
      await docker([
        ...['buildx', 'build', '--progress', 'plain', '--platform', PLATFORM],
        ...['--provenance=false', '--build-arg', `NAME=${name}`],
        ...['--output', `type=docker,name=${tag}`, '.'],
      ]);
      await docker(['save', '--output', `${layout}.tar`, tag]);
    },
  },
  podman: { needs: ['podman'], work: containers('podman') },
  buildah: { needs: ['buildah'], work: containers('buildah') },
};

function containers(program) {
  return async ({ run, name, layout, tag }) => {
    await run(program, [
      ...['build', '--force-rm', '--layers', '--platform', PLATFORM, '--build-arg', `NAME=${name}`],
      ...['--tag', tag, '.'],
    ]);
    const compress = program === 'podman' ? ['--compress'] : [];
    await run(program, ['push', ...compress, `containers-storage:${tag}`, `dir:${layout}`]);
  };
}

export default async function figures({ dist, lib }) {
  const { world } = lib;
  const results = [];
  for (const [engine, row] of Object.entries(ENGINES)) {
    const absent = world === undefined ? ['script/world up'] : row.needs.filter(world.lacks);
    results.push(await measure({ dist, lib, world, engine, row, absent }));
  }
  return results;
}

async function measure({ dist, lib, world, engine, row, absent }) {
  const id = `build/${engine}/added`;
  if (absent.length > 0) {
    return { ...lib.figure({ id, ours: 0, goal: { of: engine, ratio: 0 }, runs: 0, absent }) };
  }
  const folder = mkdtempSync(join(tmpdir(), 'bench-build-'));
  const env = {
    ...process.env,
    ...world.env,
    ...(row.classic ? { DOCKER_HOST: world.env.MP_DOCKER_HOST_CLASSIC } : {}),
    HOME: folder,
    RUNNER_TEMP: join(folder, 'temp'),
  };
  const run = (program, args) => lib.run(program, args, { env, cwd: folder });
  const docker = (args) => run('docker', args);
  try {
    writeFileSync(
      join(folder, 'Dockerfile'),
      `FROM ${world.env.MP_BASE}\nARG NAME\nRUN echo "$NAME" >/name\nCMD ["cat", "/name"]\n`,
    );
    await run('git', ['init', '-q']);
    await run('git', [
      ...['-c', 'user.name=bench', '-c', 'user.email=', 'commit', '-q', '--allow-empty', '-m', 'x'],
    ]);
    let turn = 0;
    let name;
    const cli = (...args) => run(lib.node, [join(dist, 'cli.js'), ...args]);
    const contenders = {
      ours: () => cli('build', '--plan', join(folder, 'plan'), '--platform', PLATFORM),
      engine: () =>
        row.work({
          run,
          docker,
          name,
          layout: join(folder, name),
          tag: `localhost/${TEMPLATE}:${name}`,
        }),
    };
    // Every build has an argument of its own, so that each really runs its step; the plan comes from an earlier job.
    const prepare = async () => {
      turn += 1;
      name = `${process.pid}-${turn}`;
      const { stdout } = await cli(
        ...['plan', '--json', '--engine', engine.replace(/-.*/, ''), '--templates', TEMPLATE],
        ...['--images', 'localhost:1/app', '--build-args', `NAME=${name}`],
        ...['--standard-labels', 'false'],
      );
      writeFileSync(join(folder, 'plan'), JSON.parse(stdout.trim().split('\n').at(-1)).plan);
    };
    const times = await lib.alternate(contenders, { runs: RUNS, prepare, warmUp: 1 });
    return lib.figure({
      id,
      ours: times.ours - times.engine,
      rivals: { [engine]: times.engine },
      goal: { max: MAX_ADDED },
      runs: RUNS,
    });
  } finally {
    await removeImages(engine.startsWith('docker') ? 'docker' : engine, run);
    rmSync(folder, { recursive: true, force: true });
  }
}

async function removeImages(program, run) {
  const format = program === 'buildah' ? '{{.Name}}:{{.Tag}}' : '{{.Repository}}:{{.Tag}}';
  const { stdout } = await run(program, ['images', '--format', format]);
  const ours = stdout.split('\n').filter((name) => name.includes(TEMPLATE));
  if (ours.length > 0) await run(program, ['rmi', ...ours]);
}
