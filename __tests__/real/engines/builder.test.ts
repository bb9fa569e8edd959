import { spawn, type ChildProcess } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { selectEngine } from '../../../src/engines/detect.ts';
import { capture } from '../../../src/engines/process.ts';
import { checkContents } from '../../../src/image/contents/check.ts';
import { readLayoutImage } from '../../../src/image/layout.ts';
import type { BuildSpec } from '../../../src/model/plan.ts';
import { openLegImage } from '../../../src/push/leg-image.ts';
import { createRegistry } from '../../../src/registry/client.ts';
import { temporaryFolders } from '../../support/temporary.ts';
import { describeWith, skipWith } from '../../support/world.ts';
import { makeLeg } from './leg.ts';

const folder = temporaryFolders();
const LIMIT = 120_000;

/** A BuildKit daemon of the test's own, which nobody else's builds have warmed. */
class BuildKit {
  #folder = '';
  #child: ChildProcess | undefined;
  address = '';

  async start(program: string, insecure: string): Promise<void> {
    this.#folder = await mkdtemp(join(tmpdir(), 'buildkit-'));
    this.address = `unix://${join(this.#folder, 'sock')}`;
    const config = join(this.#folder, 'config.toml');
    await writeFile(config, `[registry."${insecure}"]\n  http = true\n`);
    this.#child = spawn(
      program,
      ['--config', config, '--addr', this.address, '--root', join(this.#folder, 'root')],
      { stdio: 'ignore' },
    );
  }

  async stop(): Promise<void> {
    const child = this.#child;
    if (child?.exitCode === null) {
      const ended = new Promise((done) => child.once('close', done));
      child.kill();
      await ended;
    }
    await rm(this.#folder, { recursive: true, force: true });
  }
}

function findBuildkitd(): string | undefined {
  const places = [
    ...(process.env.PATH ?? '').split(delimiter),
    join(homedir(), '.cache', 'multiarch-publish', 'bin'),
  ];
  return places
    .map((place) => join(place, 'buildkitd'))
    .find((path) => {
      try {
        accessSync(path, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
}

const program = findBuildkitd();
if (program === undefined) {
  skipWith(
    "docker, a builder of its own (buildx's remote driver)",
    'no buildkitd on PATH or in ~/.cache/multiarch-publish/bin',
  );
} else {
  describeWith(
    ['docker', 'docker-classic', 'docker-buildx', 'base', 'registry', 'qemu-arm64'],
    "docker, a builder of its own (buildx's remote driver)",
    (world) => {
      const daemons = { warm: new BuildKit(), cold: new BuildKit() };
      let config: string;

      beforeAll(async () => {
        config = await folder();
        await mkdir(join(config, 'cli-plugins'));
        const plugin = join(world.env.DOCKER_CONFIG ?? '', 'cli-plugins', 'docker-buildx');
        await copyFile(plugin, join(config, 'cli-plugins', 'docker-buildx'));
        const signal = AbortSignal.timeout(60_000);
        const options = { cwd: config, env: { ...process.env, DOCKER_CONFIG: config }, signal };
        for (const [name, daemon] of Object.entries(daemons)) {
          await daemon.start(program, world.registry);
          const argv = [
            'docker',
            'buildx',
            'create',
            '--name',
            name,
            '--driver',
            'remote',
            daemon.address,
          ];
          await capture(argv, options);
          const inspect = ['docker', 'buildx', 'inspect', '--bootstrap', name];
          while (!/Status:\s+running/.test(await capture(inspect, options).catch(() => '')))
            await sleep(200);
        }
      }, LIMIT);
      afterAll(async () => {
        await Promise.all(Object.values(daemons).map((daemon) => daemon.stop()));
      });

      const build = async (
        spec: Partial<BuildSpec>,
        text = 'RUN uname -m >/machine\nCMD ["cat", "/machine"]',
        env: Record<string, string> = {},
      ) => {
        const dockerfile = `FROM ${world.base}\n${text}\n`;
        const made = await makeLeg(
          await folder(),
          'linux/arm64',
          { Dockerfile: dockerfile },
          { builder: 'warm', ...spec },
          {
            repositories: [`${world.registry}/legs/one`, `${world.registry}/legs/two`],
          },
        );
        Object.assign(made.context.env, { DOCKER_CONFIG: config, ...env });
        const engine = await selectEngine('docker', made.context, made.request.spec.builder);
        return { ...made, engine, result: await engine.build(made.request, made.context) };
      };

      it.each([
        ["containerd's", world.docker],
        ['the classic', world.dockerClassic],
      ])(
        'leaves a layout, attested, and loads it into %s store',
        async (_store, host) => {
          const { request, context, engine } = await build({}, undefined, { DOCKER_HOST: host });
          expect(engine.facts.notes).toEqual(['builder warm (remote)']);
          const image = await readLayoutImage(request.layout, request.leg.platform);
          expect(image.recorded.attestations).toHaveLength(1);
          const run = ['docker', 'run', '--rm', '--network=none', request.image];
          expect((await capture(run, context)).trim()).toBe('aarch64');
          await engine.remove(request.image, context);
        },
        LIMIT,
      );

      it(
        'loads nothing where load is false',
        async () => {
          const { request, context, result } = await build({ load: false });
          expect(result).toMatchObject({ kind: 'layout', image: undefined });
          await expect(
            capture(['docker', 'image', 'inspect', request.image], context),
          ).rejects.toThrow();
        },
        LIMIT,
      );

      it(
        'pushes by digest itself, to every repository, where nothing may lie on this disk',
        async () => {
          const { request, context, result } = await build({ output: 'registry' });
          expect(result.kind).toBe('pushed');
          if (result.kind !== 'pushed') return;
          const { signal, env, log } = context;
          const registry = createRegistry({ env, signal, log, insecureHosts: [] });
          try {
            const image = await openLegImage(result, request.leg.platform, registry);
            const { digest } = image.selected.recorded.descriptor;
            // The builder pushed an index around the image and its attestation.
            expect(result.reference.digest).not.toBe(digest);
            expect(image.selected.recorded.attestations).toHaveLength(1);
            for (const repository of request.repositories) {
              const found = await capture(
                ['crane', 'manifest', `${repository}@${digest}`],
                context,
              );
              expect(JSON.parse(found)).toHaveProperty('layers');
            }
            const verdict = await checkContents(
              image.selected,
              image.readLayer,
              request.leg.platform,
            );
            expect(verdict).toMatchObject({ digest, verdict: 'static' });
          } finally {
            await registry.close();
          }
        },
        LIMIT,
      );

      it(
        'finds in a cold builder what a warm one left in the local cache',
        async () => {
          const home = await folder();
          const text = 'RUN date +%N >/when';
          const cached = { cache: 'local', load: false };
          // One checkout, in which both builds find the same cache.
          const cwd = await folder();
          await writeFile(join(cwd, 'Dockerfile'), `FROM ${world.base}\n${text}\n`);
          const once = async (builder: string) => {
            const made = await makeLeg(await folder(), 'linux/arm64', {}, { ...cached, builder });
            const context = {
              ...made.context,
              cwd,
              env: { ...made.context.env, DOCKER_CONFIG: config, XDG_CACHE_HOME: home },
            };
            const engine = await selectEngine('docker', context, builder);
            await engine.build(made.request, context);
            const { recorded } = await readLayoutImage(
              made.request.layout,
              made.request.leg.platform,
            );
            return recorded.config;
          };
          const first = await once('warm');
          expect(await once('cold')).toBe(first);
        },
        LIMIT,
      );
    },
  );
}
