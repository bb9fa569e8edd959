/** S2, a main repository: discovery by marker files, releases, nights, pull requests. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { output } from '../../e2e/program.ts';
import { describeWith } from '../../support/world.ts';
import { System } from './system.ts';

const LIMIT = 240_000;

describeWith(
  ['docker', 'docker-buildx', 'registry', 'base', 'crane', 'qemu-arm64'],
  'examples/s2-distributions',
  (world) => {
    let system: System;
    beforeAll(async () => {
      system = await System.of('s2-distributions', world.registry, world.env);
    });
    afterAll(() => system[Symbol.asyncDispose]());

    const given = (): string[] => [
      ...['--images', `${system.registry}/distribution-{template}`],
      ...['--build-args', `BASE_IMAGE=${world.base}`],
    ];

    it(
      'finds the distributions by their marker files, without ci-tests',
      async () => {
        const outcome = await system.step('plan', '--version', '1.2.3', ...given());
        const matrix = /^matrix=(.*)$/m.exec(outcome.stdout)?.[1] ?? '';
        const { include } = JSON.parse(matrix) as {
          include: { template: string; platform: string }[];
        };
        expect(include.map(({ template, platform }) => `${template} ${platform}`)).toEqual([
          'postgres-demo linux/amd64',
          'postgres-demo linux/arm64',
          'starter linux/amd64',
          'starter linux/arm64',
        ]);
      },
      LIMIT,
    );

    it(
      'releases an index that points to the images of both architectures, each with its labels',
      async () => {
        const { outcome } = await system.publish('--version', '1.2.3', ...given());
        expect({ status: outcome.status, log: outcome.status === 0 ? '' : outcome.stderr }).toEqual(
          { status: 0, log: '' },
        );
        const { children } = await system.index('distribution-starter:1.2.3');
        expect(children).toEqual({
          'linux/amd64': await system.digest('distribution-starter:1.2.3-linux-amd64'),
          'linux/arm64': await system.digest('distribution-starter:1.2.3-linux-arm64'),
        });
        const config = await output('crane', [
          'config',
          '--platform',
          'linux/arm64',
          `${system.registry}/distribution-starter:latest`,
        ]);
        expect(JSON.parse(config)).toMatchObject({
          architecture: 'arm64',
          config: {
            Labels: {
              'io.llamastack.distribution': 'starter',
              'org.opencontainers.image.version': '1.2.3',
              'org.opencontainers.image.revision': await system.git('rev-parse', 'HEAD'),
            },
          },
        });
        expect(outcome.stderr).toContain('starter is healthy on aarch64');
      },
      LIMIT,
    );

    it(
      'publishes the night under its date, its commit and nightly, never as latest',
      async () => {
        const latest = await system.digest('distribution-starter:latest');
        await system.edit('README.md', (text) => `${text}\nA new day.\n`);
        const sha = await system.git('rev-parse', 'HEAD');
        const before = await system.tags('distribution-starter');
        const { outcome } = await system.publish(
          '--channel',
          'nightly',
          '--templates',
          'starter',
          ...given(),
        );
        expect({ status: outcome.status, log: outcome.status === 0 ? '' : outcome.stderr }).toEqual(
          { status: 0, log: '' },
        );
        const added = (await system.tags('distribution-starter')).filter(
          (tag) => !before.includes(tag),
        );
        const date = added.find((tag) => /^\d{8}$/.test(tag)) ?? '';
        expect(added).toEqual(
          [
            date,
            sha,
            'nightly',
            ...[date, sha].flatMap((tag) => [`${tag}-linux-amd64`, `${tag}-linux-arm64`]),
          ].sort(),
        );
        expect(await system.digest('distribution-starter:nightly')).toBe(
          await system.digest(`distribution-starter:${sha}`),
        );
        expect(await system.digest('distribution-starter:latest')).toBe(latest);
      },
      LIMIT,
    );

    it(
      'builds and tests one image on a pull request, and pushes nothing',
      async () => {
        const tags = await system.tags('distribution-starter');
        const { outcome, results } = await system.publish(
          '--push',
          'false',
          '--templates',
          'starter',
          '--platforms',
          'linux/amd64',
          ...given(),
        );
        expect(outcome.status).toBe(0);
        expect(outcome.stderr).toContain('starter is healthy on x86_64');
        expect(results.templates).toMatchObject({ starter: { status: 'validated' } });
        expect(Object.keys(results.templates)).toEqual(['starter']);
        expect(await system.tags('distribution-starter')).toEqual(tags);
      },
      LIMIT,
    );

    it(
      'does not push an image whose smoke test fails on its architecture',
      async () => {
        const original = await system.git('show', 'HEAD:containers/entrypoint.sh');
        await system.edit('containers/entrypoint.sh', (text) =>
          text.replace('--health) ', '--health) [ "$(uname -m)" != aarch64 ] || exit 9; '),
        );
        const { outcome, results } = await system.publish(
          '--version',
          '1.3.0',
          '--templates',
          'starter',
          ...given(),
        );
        await system.edit('containers/entrypoint.sh', () => `${original}\n`);
        expect(outcome.status).toBe(1);
        expect(results.templates.starter).toMatchObject({
          status: 'stopped',
          missing: [
            { platform: 'linux/arm64', reason: expect.stringContaining('The smoke test failed') },
          ],
        });
        const tags = await system.tags('distribution-starter');
        expect(tags.filter((tag) => tag.startsWith('1.3.0'))).toEqual(['1.3.0-linux-amd64']);
      },
      LIMIT,
    );

    it(
      'fails when the marker files are gone, and says what it looked for',
      async () => {
        await rm(join(system.folder, 'src'), { recursive: true });
        const outcome = await system.step('plan', '--version', '1.2.3', ...given());
        expect(outcome.status).toBe(1);
        expect(outcome.stderr).toContain('src/*/distributions/*/config.yaml');
        expect(outcome.stdout).not.toContain('matrix=');
      },
      LIMIT,
    );
  },
);
