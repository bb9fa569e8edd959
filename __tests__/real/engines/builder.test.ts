import { randomInt } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { selectEngine } from '../../../src/engines/detect.ts';
import { capture } from '../../../src/engines/process.ts';
import { checkContents } from '../../../src/image/contents/check.ts';
import { readLayoutImage } from '../../../src/image/layout.ts';
import { CancelledError } from '../../../src/model/errors.ts';
import type { BuildSpec } from '../../../src/model/plan.ts';
import { openLegImage } from '../../../src/push/leg-image.ts';
import { createRegistry } from '../../../src/registry/client.ts';
import { build as buildStep } from '../../../src/steps/build.ts';
import { push as pushStep } from '../../../src/steps/push.ts';
import { failureOf } from '../../support/failure.ts';
import { recordedLog } from '../../support/log.ts';
import { processesWith, soonEmpty } from '../../support/processes.ts';
import { temporaryFolders } from '../../support/temporary.ts';
import { describeWith } from '../../support/world.ts';
import { BUILDER_NEEDS, Builders, type Driver } from './builders.ts';
import { makeLeg } from './leg.ts';

const folder = temporaryFolders();
const LIMIT = 120_000;
const DRIVERS: readonly Driver[] = ['remote', 'docker-container'];

describeWith(
  [...BUILDER_NEEDS, 'docker-classic', 'crane', 'qemu-arm64'],
  'docker, a builder of its own',
  (world) => {
    describe.each(DRIVERS)("buildx's driver %s", (driver) => {
      const builder = `own-${driver}`;
      let builders: Builders;
      beforeAll(async () => {
        builders = await Builders.open(world);
        await builders.start(builder, driver);
      }, LIMIT);
      afterAll(() => builders.close(), LIMIT);

      const text = 'RUN uname -m >/machine\nCMD ["cat", "/machine"]';
      const leg = async (spec: Partial<BuildSpec>, steps: string) => {
        const made = await makeLeg(
          await folder(),
          'linux/arm64',
          { Dockerfile: `FROM ${world.base}\n${steps}\n` },
          { builder, ...spec },
          { repositories: [`${world.registry}/legs/one`, `${world.registry}/legs/two`] },
        );
        Object.assign(made.context.env, { DOCKER_CONFIG: builders.config });
        return made;
      };
      const build = async (spec: Partial<BuildSpec>, env: Record<string, string> = {}) => {
        const made = await leg(spec, text);
        Object.assign(made.context.env, env);
        const engine = await selectEngine('docker', made.context, builder);
        return { ...made, engine, result: await engine.build(made.request, made.context) };
      };

      it.each([
        ["containerd's", world.docker],
        ['the classic', world.dockerClassic],
      ])(
        'leaves a layout, attested, and loads it into %s store',
        async (_store, host) => {
          const { request, context, engine } = await build({}, { DOCKER_HOST: host });
          expect(engine.facts.notes).toEqual([`builder ${builder} (${driver})`]);
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
              const argv = ['crane', 'manifest', `${repository}@${digest}`];
              expect(JSON.parse(await capture(argv, context))).toHaveProperty('layers');
            }
            const { readLayer, selected } = image;
            const verdict = await checkContents(selected, readLayer, request.leg.platform);
            expect(verdict).toMatchObject({ digest, verdict: 'static' });
          } finally {
            await registry.close();
          }
        },
        LIMIT,
      );

      it(
        'ends what runs in the builder when the step is stopped',
        async () => {
          const word = `sleep ${randomInt(100_000, 999_999)}`;
          const made = await leg({}, `RUN echo it has begun; ${word}`);
          const controller = new AbortController();
          const context = { ...made.context, signal: controller.signal };
          const engine = await selectEngine('docker', context, builder);
          const building = failureOf(engine.build(made.request, context));
          while (!context.log.lines.some((line) => line.endsWith(' it has begun'))) await sleep(50);
          controller.abort(new Error('stopped by SIGTERM'));
          expect(await building).toBeInstanceOf(CancelledError);
          expect(await soonEmpty(() => processesWith(word))).toEqual([]);
          expect(await builders.docker('buildx', 'inspect', builder)).toMatch(/Status:\s+running/);
        },
        LIMIT,
      );

      it.each(['layout', 'registry'])(
        'builds and pushes a leg, step by step, with output: %s',
        async (output) => {
          const cwd = await folder();
          await writeFile(join(cwd, 'Dockerfile'), `FROM ${world.base}\n${text}\n`);
          const env = {
            ...process.env,
            DOCKER_CONFIG: builders.config,
            RUNNER_TEMP: join(cwd, 'temp'),
          };
          const signal = AbortSignal.timeout(LIMIT);
          const git = (...args: string[]): Promise<string> =>
            capture(['git', '-c', 'user.name=t', '-c', 'user.email=t@example.com', ...args], {
              cwd,
              env,
              signal,
            });
          await git('init', '--quiet');
          await git('add', 'Dockerfile');
          await git('commit', '--quiet', '--message', 'one');
          const repository = `${world.registry}/legs/${driver}-${output}`;
          const context = { env, cwd, log: recordedLog(), signal };

          const built = await buildStep({
            ...context,
            inputs: {
              ...{ engine: 'docker', builder, output, load: 'false' },
              ...{ templates: 'app', platforms: 'linux/arm64', images: repository },
              ...{ version: '1.2.3', handoff: 'directory:ledger' },
            },
          });
          expect(built.failures).toEqual([]);
          expect(context.log.lines).toContainEqual(
            expect.stringContaining(`builder ${builder} (${driver})`),
          );
          const pushed = await pushStep({
            ...context,
            inputs: { template: 'app', platform: 'linux/arm64' },
          });
          expect(pushed.failures).toEqual([]);
          expect(pushed.outputs).toMatchObject({
            outcome: 'pushed',
            digest: built.outputs.digest,
            refs: expect.stringContaining(`${repository}:1.2.3-linux-arm64`),
          });
          const tagged = await capture(['crane', 'digest', `${repository}:1.2.3-linux-arm64`], {
            ...context,
          });
          expect(tagged.trim()).toBe(built.outputs.digest);
        },
        LIMIT,
      );
    });
  },
);
