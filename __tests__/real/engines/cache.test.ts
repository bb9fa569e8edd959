/** What a builder finds again in a cache after it has lost everything of its own. */
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { selectEngine } from '../../../src/engines/detect.ts';
import { readLayoutImage } from '../../../src/image/layout.ts';
import type { BuildRequest } from '../../../src/engines/engine.ts';
import { legSlug } from '../../../src/model/leg.ts';
import { parsePlatform } from '../../../src/model/platform.ts';
import { ActCacheServer } from '../../support/act-cache.ts';
import { CacheService } from '../../support/cache-service.ts';
import { temporaryFolders } from '../../support/temporary.ts';
import { describeWith, skipWith, type World } from '../../support/world.ts';
import { BUILDER_NEEDS, Builders } from './builders.ts';
import { makeLeg } from './leg.ts';

const folder = temporaryFolders();
const LIMIT = 120_000;
const BUILDER = 'forgetful';
const LEG = { template: 'app', platform: parsePlatform('linux/arm64') };

describeWith(
  [...BUILDER_NEEDS, 'docker-classic', 'qemu-arm64'],
  'docker, a cache outside of the builder',
  (world) => {
    let builders: Builders;
    beforeAll(async () => {
      builders = await Builders.open(world);
      await builders.start(BUILDER, 'remote');
    }, LIMIT);
    afterAll(() => builders.close(), LIMIT);
    const forget = () =>
      builders.docker('buildx', 'prune', '--builder', BUILDER, '--all', '--force');
    beforeEach(forget, LIMIT);

    /** A checkout whose image is another one each time that it is really built. */
    const checkout = async (cache: string, env: Readonly<Record<string, string>>) => {
      const cwd = await folder();
      await writeFile(
        join(cwd, 'Dockerfile'),
        `FROM ${world.base}\nRUN cat /proc/sys/kernel/random/uuid >/once\n`,
      );
      return async (more: Partial<BuildRequest> = {}, builder = BUILDER) => {
        const spec = { cache, builder, load: false };
        const made = await makeLeg(await folder(), LEG.platform, {}, spec, { leg: LEG, ...more });
        const context = {
          ...made.context,
          cwd,
          env: { ...made.context.env, DOCKER_CONFIG: builders.config, ...env },
        };
        const engine = await selectEngine('docker', context, builder);
        await engine.build(made.request, context);
        const { recorded } = await readLayoutImage(made.request.layout, made.request.leg.platform);
        return { config: recorded.config, log: made.context.log.lines.join('\n') };
      };
    };

    const findsAgain = async (cache: string, env: Readonly<Record<string, string>>) => {
      const build = await checkout(cache, env);
      const first = await build();
      await forget();
      expect((await build()).config).toBe(first.config);
    };

    it(
      'finds nothing again without a cache',
      async () => {
        const build = await checkout('none', {});
        const first = await build();
        await forget();
        expect((await build()).config).not.toBe(first.config);
      },
      LIMIT,
    );

    it(
      'finds it again in a folder',
      async () => {
        await findsAgain('local', { XDG_CACHE_HOME: await folder() });
      },
      LIMIT,
    );

    it(
      'finds it again in a registry',
      () => findsAgain(`registry:${world.registry}/caches/${randomUUID()}`, {}),
      LIMIT,
    );

    it(
      "finds it again in GitHub's cache service, under a scope of the leg's own",
      async () => {
        await using service = await CacheService.start();
        await findsAgain('gha', service.env);
        expect(service.keys).toContainEqual(expect.stringContaining(`index-${legSlug(LEG)}-`));
      },
      LIMIT,
    );

    if (onPath(world, 'act')) {
      it(
        "finds it again in act's cache server (version 1 of GitHub's protocol)",
        async () => {
          await using server = await ActCacheServer.start();
          await findsAgain('gha', server.env);
        },
        LIMIT,
      );
    } else {
      skipWith("act's cache server", 'act is not here: it is installed with Go (script/test)');
    }

    it(
      "finds again what docker's own builder has left there, with containerd's image store",
      async () => {
        await using service = await CacheService.start();
        const build = await checkout('gha', service.env);
        const { config } = await build({}, 'default');
        expect((await build()).config).toBe(config);
      },
      LIMIT,
    );

    it(
      'writes nothing there where nothing is pushed',
      async () => {
        await using service = await CacheService.start();
        const build = await checkout('gha', service.env);
        await build({ writeCache: false });
        expect(service.asked).toContainEqual({ key: expect.any(String), found: false });
        expect(service.keys).toEqual([]);
      },
      LIMIT,
    );

    it(
      'builds with a cache that the job may only read',
      async () => {
        await using service = await CacheService.start();
        const build = await checkout('gha', service.env);
        const { config } = await build();
        await forget();
        service.readOnly = true;
        const written = service.keys.length;
        const read = await checkout('gha', service.env);
        expect((await read()).config).toBe(config);
        expect(service.keys).toHaveLength(written);
      },
      LIMIT,
    );

    it.each([
      [
        'outside of a job',
        { ACTIONS_RUNTIME_TOKEN: '' },
        BUILDER,
        'there is no cache service here',
      ],
      [
        'with the classic image store',
        { DOCKER_HOST: world.dockerClassic },
        'default',
        "docker's classic image store keeps its own layers only",
      ],
    ])(
      'leaves it out %s, and says why',
      async (_where, env, builder, reason) => {
        const build = await checkout('gha', env);
        const { log } = await build({}, builder);
        expect(log).toContain(`warning: cache: gha is left out: ${reason}`);
      },
      LIMIT,
    );

    it(
      'builds where the service does not answer',
      async () => {
        const service = await CacheService.start();
        const { env } = service;
        await service[Symbol.asyncDispose]();
        const build = await checkout('gha', env);
        expect((await build()).log).toContain('/once');
      },
      LIMIT,
    );
  },
);

function onPath(world: World, program: string): boolean {
  return (world.env.PATH ?? '').split(delimiter).some((place) => existsSync(join(place, program)));
}
