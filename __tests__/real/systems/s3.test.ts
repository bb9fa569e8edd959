/** S3, a Kubernetes operator: make and podman, both platforms required, validation by the rule that releases use. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { output } from '../../e2e/program.ts';
import { describeWith } from '../../support/world.ts';
import { System } from './system.ts';

const LIMIT = 240_000;
const IMAGE = 'llama-stack-k8s-operator';

describeWith(
  ['podman', 'registry', 'base', 'crane', 'qemu-arm64'],
  'examples/s3-operator',
  (world) => {
    let system: System;
    beforeAll(async () => {
      system = await System.of('s3-operator', world.registry, world.env);
    });
    afterAll(() => system[Symbol.asyncDispose]());

    // The Makefile reads BASE_IMAGE as well: build arguments are in the environment of a command.
    const given = (): string[] => [
      ...['--images', `${system.registry}/${IMAGE}`],
      ...['--build-args', `BASE_IMAGE=${world.base}`],
      // As a kind cluster's registry: plain HTTP with a port.
      ...['--insecure-registries', world.registry],
    ];
    const published = (tags: readonly string[]) => tags.filter((tag) => !/-linux-/.test(tag));

    it(
      'validates on a pull request: builds both, pushes neither',
      async () => {
        const { outcome, results } = await system.publish(
          '--push',
          'false',
          '--version',
          'v0.2.1',
          ...given(),
        );
        expect({ status: outcome.status, log: outcome.status === 0 ? '' : outcome.stderr }).toEqual(
          { status: 0, log: '' },
        );
        expect(results.templates.operator).toMatchObject({ status: 'validated', complete: true });
        expect(await system.tags(IMAGE)).toEqual([]);
      },
      LIMIT,
    );

    it(
      'releases v0.2.1 from the version input, for both platforms',
      async () => {
        const { outcome } = await system.publish('--version', 'v0.2.1', ...given());
        expect({ status: outcome.status, log: outcome.status === 0 ? '' : outcome.stderr }).toEqual(
          { status: 0, log: '' },
        );
        expect(await system.platforms(`${IMAGE}:v0.2.1`)).toEqual(['linux/amd64', 'linux/arm64']);
        expect(await system.digest(`${IMAGE}:latest`)).toBe(await system.digest(`${IMAGE}:v0.2.1`));
        const arm64 = `docker://${system.registry}/${IMAGE}:v0.2.1-linux-arm64`;
        const argv = [
          'run',
          '--rm',
          '--quiet',
          '--network=none',
          '--ulimit=host',
          '--arch=arm64',
          arm64,
        ];
        expect(await output('podman', argv, { env: world.env })).toBe('aarch64');
      },
      LIMIT,
    );

    it(
      'refuses an arm64 image with an amd64 manager in it, and releases nothing',
      async () => {
        const original = await system.git('show', 'HEAD:Dockerfile');
        await system.edit('Dockerfile', (text) =>
          text.replace(
            'FROM ${BASE_IMAGE} AS builder',
            'FROM --platform=linux/amd64 ${BASE_IMAGE} AS builder',
          ),
        );
        const { outcome, results } = await system.publish('--version', 'v0.2.2', ...given());
        await system.edit('Dockerfile', () => `${original}\n`);
        expect(outcome.status).toBe(1);
        expect(results.templates.operator).toMatchObject({
          status: 'stopped',
          missing: [
            {
              platform: 'linux/arm64',
              // Some podmans take the first stage's platform for the last stage too: then the manifest itself says amd64.
              reason: expect.stringMatching(
                /busybox-manager is for amd64, but the manifest says linux\/arm64|holds linux\/amd64 .* expected an image for linux\/arm64/,
              ),
            },
          ],
        });
        expect(published(await system.tags(IMAGE))).toEqual(['latest', 'v0.2.1']);
      },
      LIMIT,
    );

    it(
      'publishes nothing when one platform fails: both are required',
      async () => {
        await system.edit('Makefile', (text) =>
          text.replace(
            '$(CONTAINER_TOOL) build',
            '@test $(PLATFORM) != linux/arm64 || { echo no native runner; exit 2; }\n\t$(CONTAINER_TOOL) build',
          ),
        );
        const { outcome, results } = await system.publish('--version', 'v0.2.3', ...given());
        expect(outcome.status).toBe(1);
        expect(results.templates.operator).toMatchObject({
          status: 'stopped',
          missing: [{ platform: 'linux/arm64', reason: expect.stringContaining('make ') }],
        });
        expect(published(await system.tags(IMAGE))).toEqual(['latest', 'v0.2.1']);
        expect(await system.digest(`${IMAGE}:latest`)).toBe(await system.digest(`${IMAGE}:v0.2.1`));
      },
      LIMIT,
    );
  },
);
