/** Each engine publishes examples/hello through the command line; crane and skopeo read the result. */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { describeWith, type Requirement, type World } from '../support/world.ts';
import { craneIndex, craneTags, skopeoDigest, skopeoImage } from './inspect.ts';
import { checkout, cli, output, run, type Outcome } from './program.ts';

const seconds = 1000;

interface Row {
  readonly engine: 'docker' | 'podman' | 'buildah';
  readonly name: string;
  readonly needs: readonly Requirement[];
  readonly env: (world: World) => Record<string, string>;
  /** How this engine runs an image of a registry. */
  readonly pull: (reference: string) => [string, ...string[]];
}

const withDocker = (reference: string): [string, ...string[]] => [
  'docker',
  'run',
  '--rm',
  '--quiet',
  '--platform=linux/arm64',
  reference,
];
const withPodman = (reference: string): [string, ...string[]] => [
  'podman',
  'run',
  '--rm',
  '--quiet',
  '--arch=arm64',
  reference,
];

const rows: readonly Row[] = [
  {
    engine: 'docker',
    name: 'docker, containerd image store',
    needs: ['docker', 'docker-buildx'],
    env: (world) => ({ DOCKER_HOST: world.docker }),
    pull: withDocker,
  },
  {
    engine: 'docker',
    name: 'docker, classic image store',
    needs: ['docker-classic', 'docker-buildx'],
    env: (world) => ({ DOCKER_HOST: world.dockerClassic }),
    pull: withDocker,
  },
  {
    engine: 'podman',
    name: 'podman',
    needs: ['podman'],
    env: () => ({}),
    pull: withPodman,
  },
  {
    engine: 'buildah',
    name: 'buildah',
    needs: ['buildah', 'podman'],
    env: () => ({}),
    pull: withPodman,
  },
];

for (const row of rows) {
  describeWith(
    [...row.needs, 'registry', 'base', 'crane', 'skopeo', 'qemu-arm64'],
    `${row.name}: examples/hello`,
    (world) => {
      const repository = `${world.registry}/e2e-${randomUUID()}`;
      const hello = `${repository}/hello`;
      const gpu = `${repository}/hello-gpu`;
      const env = { ...world.env, ...row.env(world) };
      let workspace: string;
      let temp: string;
      let outcome: Outcome;

      beforeAll(async () => {
        workspace = await checkout();
        temp = await mkdtemp(join(tmpdir(), 'engines-'));
        outcome = await cli(
          [
            'publish',
            ...['--config', 'examples/hello/multiarch-publish.yml'],
            ...['--engine', row.engine],
            ...['--org', 'e2e'],
            ...['--images', `${repository}/{template}`],
            ...['--version', '1.2.3'],
            ...['--build-args', `BASE=${world.base}`],
            ...['--handoff', `directory:${join(temp, 'ledger')}`],
            '--json',
          ],
          { env, cwd: workspace },
        );
      }, 180 * seconds);

      afterAll(async () => {
        for (const folder of [workspace, temp]) await rm(folder, { recursive: true, force: true });
      });

      test('ends well: the only leg that failed is optional', () => {
        expect({
          ...outcome,
          stdout: '',
          stderr: outcome.status === 0 ? '' : outcome.stderr,
        }).toEqual({
          status: 0,
          stdout: '',
          stderr: '',
        });
      });

      test('prints the results last: hello is complete, hello-gpu lacks linux/arm64 and says why', async () => {
        const results: unknown = JSON.parse(outcome.stdout.trim().split('\n').at(-1) ?? '');
        const { digest, children } = await craneIndex(`${hello}:1.2.3`);
        expect(results).toMatchObject({
          schema: 1,
          templates: {
            hello: {
              status: 'published',
              complete: true,
              digest,
              missing: [],
              platforms: Object.entries(children).map(([platform, child]) => ({
                platform,
                digest: child,
              })),
            },
            'hello-gpu': {
              status: 'published',
              complete: false,
              platforms: [{ platform: 'linux/amd64' }],
              missing: [{ platform: 'linux/arm64', optional: true }],
            },
          },
        });
      });

      test.each(['1.2.3', 'latest'])('hello:%s is the index of both platforms', async (tag) => {
        const index = await craneIndex(`${hello}:${tag}`);
        expect(Object.keys(index.children)).toEqual(['linux/amd64', 'linux/arm64']);
        expect(index.digest).toBe(await skopeoDigest(`${hello}:1.2.3`));
      });

      test.each(['1.2.3', 'latest'])(
        'hello-gpu:%s is an index of linux/amd64 alone',
        async (tag) => {
          const index = await craneIndex(`${gpu}:${tag}`);
          expect(Object.keys(index.children)).toEqual(['linux/amd64']);
        },
      );

      test.each(['hello', 'hello-gpu'])(
        '%s: every blob is there and is what its digest says, attestations too',
        async (template) => {
          const copy = `oci:${join(temp, template)}:latest`;
          const from = `docker://${repository}/${template}:latest`;
          await output('skopeo', ['copy', '--all', '--src-tls-verify=false', from, copy]);
          const { children } = await craneIndex(`${repository}/${template}:latest`);
          for (const digest of Object.values(children)) {
            await output('crane', ['validate', '--remote', `${repository}/${template}@${digest}`]);
          }
        },
      );

      test.each(['amd64', 'arm64'])('skopeo gets an image of %s', async (architecture) => {
        const image = await skopeoImage(`${hello}:latest`, architecture);
        expect(image.Architecture).toBe(architecture);
      });

      test('arch tags name the child itself, and only legs that were built have one', async () => {
        const { children } = await craneIndex(`${hello}:1.2.3`);
        const tagged = (tag: string): Promise<string> =>
          output('crane', ['digest', `${hello}:${tag}`]);
        expect(await tagged('1.2.3-linux-amd64')).toBe(children['linux/amd64']);
        expect(await tagged('1.2.3-linux-arm64')).toBe(children['linux/arm64']);
        expect(await craneTags(gpu)).not.toContain('1.2.3-linux-arm64');
      });

      test(
        'the arm64 image runs under QEMU and says so',
        async () => {
          const { children } = await craneIndex(`${hello}:latest`);
          const [program, ...args] = row.pull(`${hello}@${children['linux/arm64'] ?? ''}`);
          const answer = await run(program, [...args, '--version'], { env });
          expect(answer.stdout.trim()).toBe('hello 1.2.3, built on aarch64, runs on aarch64');
        },
        60 * seconds,
      );
    },
  );
}
