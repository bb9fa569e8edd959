import { expect, it } from '@jest/globals';
import { selectEngine } from '../../../src/engines/detect.ts';
import type { BuildResult } from '../../../src/engines/engine.ts';
import { capture } from '../../../src/engines/process.ts';
import { checkContents } from '../../../src/image/contents/check.ts';
import { DOCKER_MANIFEST } from '../../../src/model/media-types.ts';
import { readLayoutImage, type LayoutImage } from '../../../src/image/layout.ts';
import { createReadStream } from 'node:fs';
import { failureOf } from '../../support/failure.ts';
import { temporaryFolders } from '../../support/temporary.ts';
import { describeWith } from '../../support/world.ts';
import { makeLeg, type Leg } from './leg.ts';
import { ENGINE_ROWS, type EngineRow } from './rows.ts';

const folder = temporaryFolders();
const LIMIT = 120_000;

async function build(row: EngineRow, { request, context }: Leg): Promise<BuildResult> {
  const engine = await selectEngine(row.engine, context, request.spec.builder);
  return engine.build(request, context);
}

/** Runs a command in the image that a build left in the store, and takes it out again. */
async function runImage(
  row: EngineRow,
  { request, context }: Leg,
  ...command: string[]
): Promise<string> {
  const { env, cwd, signal } = context;
  const ulimit = row.runner === 'podman' ? ['--ulimit=host'] : [];
  const argv = [row.runner, 'run', '--rm', '--network=none', ...ulimit, request.image, ...command];
  const answer = await capture(argv, { env, cwd, signal });
  await (await selectEngine(row.engine, context)).remove(request.image, context);
  return answer.trim();
}

function readImage({ request }: Leg): Promise<LayoutImage> {
  return readLayoutImage(request.layout, request.leg.platform);
}

for (const row of ENGINE_ROWS) {
  describeWith([...row.needs, 'base', 'qemu-arm64'], row.title, (world) => {
    const files = (text: string): Record<string, string> => ({
      Dockerfile: `FROM ${world.base} AS first\n${text}\n`,
    });
    const leg = async (
      platform: string,
      text: string,
      ...rest: Parameters<typeof makeLeg> extends [unknown, unknown, unknown, ...infer Rest]
        ? Rest
        : never
    ): Promise<Leg> => {
      const made = await makeLeg(await folder(), platform, files(text), ...rest);
      Object.assign(made.context.env, row.env(world));
      return made;
    };

    it.each([
      ['linux/amd64', 'x86_64'],
      ['linux/arm64', 'aarch64'],
    ])(
      'builds %s into a layout and its store',
      async (platform, machine) => {
        const made = await leg(
          platform,
          'ARG NAME\nRUN uname -m >/machine && echo "$NAME" >>/machine\nCMD ["cat", "/machine"]',
          {
            buildArgs: { NAME: 'a b, "c"=d' },
          },
        );
        const result = await build(row, made);
        expect(result).toEqual({
          kind: 'layout',
          layout: made.request.layout,
          image: made.request.image,
        });
        const image = await readImage(made);
        expect(image.recorded.layers).toBe(2);
        for (const layer of image.manifest.layers) expect(layer.mediaType).toMatch(/\+gzip$/);
        expect(await runImage(row, made)).toBe(`${machine}\na b, "c"=d`);
      },
      LIMIT,
    );

    it(
      'leaves nothing in the store where load is false',
      async () => {
        const made = await leg('linux/amd64', 'RUN echo unloaded >/note', { load: false });
        const result = await build(row, made);
        expect(result).toEqual({ kind: 'layout', layout: made.request.layout, image: undefined });
        expect((await readImage(made)).recorded.layers).toBe(2);
        const inspect = [row.runner, 'image', 'inspect', made.request.image];
        await expect(capture(inspect, made.context)).rejects.toThrow();
      },
      LIMIT,
    );

    it(
      'keeps labels, annotations, target, contexts, and further arguments',
      async () => {
        const made = await leg(
          'linux/amd64',
          'RUN echo first >/stage\nCOPY --from=more note /note\nFROM scratch AS second\nCOPY Dockerfile /',
          {
            target: 'first',
            labels: { 'org.opencontainers.image.title': 'a, "b"' },
            annotations: { 'org.example.note': 'k=v, w' },
            buildContexts: { more: 'more' },
            extraArgs: ['--add-host=example.test:127.0.0.1'],
            noCache: true,
            network: 'host',
          },
        );
        await capture(['sh', '-c', 'mkdir more && echo noted >more/note'], made.context);
        await build(row, made);
        const image = await readImage(made);
        expect(image.config.config?.Labels).toMatchObject({
          'org.opencontainers.image.title': 'a, "b"',
        });
        expect(image.manifest.annotations).toMatchObject({ 'org.example.note': 'k=v, w' });
        expect(await runImage(row, made, 'cat', '/stage', '/note')).toBe('first\nnoted');
      },
      LIMIT,
    );

    it(
      'finds a Containerfile where there is no Dockerfile',
      async () => {
        const made = await makeLeg(
          await folder(),
          'linux/amd64',
          {
            'sub/Containerfile': `FROM ${world.base}\nCMD ["echo", "contained"]\n`,
          },
          { context: 'sub' },
        );
        Object.assign(made.context.env, row.env(world));
        await build(row, made);
        expect(await runImage(row, made)).toBe('contained');
      },
      LIMIT,
    );

    if (row.runner === 'podman') {
      it(
        "keeps docker's format, where it is asked for, with all that only it can hold",
        async () => {
          const made = await leg('linux/arm64', 'HEALTHCHECK CMD true\nCMD ["true"]', {
            extraArgs: ['--format=docker'],
          });
          await build(row, made);
          const image = await readImage(made);
          expect(image.recorded.descriptor.mediaType).toBe(DOCKER_MANIFEST);
          expect(image.config.config).toHaveProperty('Healthcheck');
        },
        LIMIT,
      );
    }

    it(
      'fails with the last words of the step, and leaves no layout',
      async () => {
        const made = await leg('linux/amd64', 'RUN echo these are the last words; exit 3');
        const error = await failureOf(build(row, made));
        expect(error).toMatchObject({
          leg: 'Te_st linux/amd64',
          answer: expect.stringContaining('these are the last words'),
        });
        await expect(readImage(made)).rejects.toThrow('is no OCI layout');
      },
      LIMIT,
    );

    it(
      'refuses nothing that names a base image without the platform, and says what to do',
      async () => {
        const made = await leg('linux/s390x', 'RUN true');
        const error = await failureOf(build(row, made));
        expect(error).toMatchObject({ hint: expect.stringMatching(/does not have this platform/) });
      },
      LIMIT,
    );

    it(
      'lets amd64 contents under an arm64 manifest not pass',
      async () => {
        const made = await makeLeg(await folder(), 'linux/arm64', {
          Dockerfile: `FROM --platform=linux/amd64 ${world.base} AS build\nRUN cp /bin/busybox /server\nFROM ${world.base}\nCOPY --from=build /server /usr/bin/server\nCMD ["server"]\n`,
        });
        Object.assign(made.context.env, row.env(world));
        await build(row, made);
        const image = await readImage(made);
        expect(image.config.architecture).toBe('arm64');
        const error = await failureOf(
          checkContents(
            image,
            ({ digest }) => Promise.resolve(createReadStream(image.blobPath(digest))),
            made.request.leg.platform,
          ),
        );
        expect(error.message).toBe(
          '/usr/bin/server is for amd64, but the manifest says linux/arm64',
        );
      },
      LIMIT,
    );
  });
}
