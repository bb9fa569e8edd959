/** S1, a distribution repository: releases, candidates, backports, an optional platform that fails, a required one that fails. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startIndex, type StandInIndex } from '../../support/package-index.ts';
import { describeWith } from '../../support/world.ts';
import { System } from './system.ts';

const LIMIT = 240_000;

/** What the two package indexes hold: 0.2.11rc1 on both, where it was once taken for a test. */
const PYPI = ['0.2.12', '0.2.24', '0.3.2', '0.2.11rc1'];
const TEST_PYPI = ['0.2.11rc1', '0.2.12'];
const page = (versions: readonly string[]) => (path: string) =>
  path === '/simple/llama-stack/'
    ? {
        body: JSON.stringify({
          name: 'llama-stack',
          files: versions.map((version) => ({
            filename: `llama_stack-${version}.tar.gz`,
            url: 'x',
            hashes: {},
          })),
        }),
      }
    : undefined;

for (const [example, images, smoke] of [
  ['s1-command', '{registry}/distribution-{template}', false],
  ['s1-containerfile', '{registry}/distribution-{template}', true],
] as const) {
  describeWith(
    ['docker', 'docker-buildx', 'registry', 'base', 'crane', 'qemu-arm64'],
    `examples/${example}`,
    (world) => {
      let system: System;
      let pypi: StandInIndex;
      let testPypi: StandInIndex;

      beforeAll(async () => {
        system = await System.of(example, world.registry, world.env);
        pypi = await startIndex(page(PYPI));
        testPypi = await startIndex(page(TEST_PYPI));
      });
      afterAll(async () => {
        for (const part of [system, pypi, testPypi]) await part[Symbol.asyncDispose]();
      });

      const publish = (version: string, ...args: string[]) =>
        system.publish(
          ...['--version', version, '--images', images.replace('{registry}', system.registry)],
          ...['--build-args', `BASE_IMAGE=${world.base}`],
          ...['--pypi-url', pypi.url, '--test-pypi-url', testPypi.url, '--package-wait', '1'],
          ...args,
        );

      it(
        'publishes 0.2.12: starter for both platforms, meta-reference-gpu for amd64 with a warning, green',
        async () => {
          const { outcome, results } = await publish('0.2.12');
          expect({
            status: outcome.status,
            log: outcome.status === 0 ? '' : outcome.stderr,
          }).toEqual({ status: 0, log: '' });
          for (const tag of ['0.2.12', 'latest']) {
            expect(await system.platforms(`distribution-starter:${tag}`)).toEqual([
              'linux/amd64',
              'linux/arm64',
            ]);
            expect(await system.platforms(`distribution-meta-reference-gpu:${tag}`)).toEqual([
              'linux/amd64',
            ]);
          }
          expect(results.templates['meta-reference-gpu']).toMatchObject({
            status: 'published',
            complete: false,
            missing: [
              {
                platform: 'linux/arm64',
                reason: expect.stringContaining(
                  'no matching distribution of torch+cuda for aarch64',
                ),
              },
            ],
          });
          expect(outcome.stderr).toMatch(/Warning: .*meta-reference-gpu.*linux\/arm64/);
          if (smoke) expect(outcome.stderr).toContain('starter 0.2.12 from pypi');
        },
        LIMIT,
      );

      it(
        'leaves single images for old clients: 0.2.12-amd64, latest-arm64',
        async () => {
          const { children } = await system.index('distribution-starter:latest');
          for (const tag of ['0.2.12', 'latest']) {
            expect(await system.digest(`distribution-starter:${tag}-amd64`)).toBe(
              children['linux/amd64'],
            );
            expect(await system.digest(`distribution-starter:${tag}-arm64`)).toBe(
              children['linux/arm64'],
            );
          }
          expect(await system.tags('distribution-meta-reference-gpu')).toEqual([
            '0.2.12',
            '0.2.12-amd64',
            'latest',
            'latest-amd64',
          ]);
        },
        LIMIT,
      );

      it(
        'publishes 0.2.11rc1 as test-0.2.11rc1 and its arch tags alone',
        async () => {
          const before = await system.digest('distribution-starter:latest');
          const tags = await system.tags('distribution-starter');
          const { outcome } = await publish('0.2.11rc1', '--templates', 'starter');
          expect(outcome.status).toBe(0);
          const added = (await system.tags('distribution-starter')).filter(
            (tag) => !tags.includes(tag),
          );
          expect(added).toEqual(['test-0.2.11rc1', 'test-0.2.11rc1-amd64', 'test-0.2.11rc1-arm64']);
          expect(await system.digest('distribution-starter:latest')).toBe(before);
          if (smoke) expect(outcome.stderr).toContain('starter 0.2.11rc1 from test-pypi');
        },
        LIMIT,
      );

      it(
        'does not publish starter when its amd64 fails, publishes the others, and ends red',
        async () => {
          const file = example === 's1-command' ? 'llama' : 'Containerfile';
          const original = await system.git('show', `HEAD:${file}`);
          await system.edit(file, (text) =>
            example === 's1-command'
              ? text.replace(
                  'set -eu',
                  'set -eu\n[ "$4 $BUILD_PLATFORM" != "starter linux/amd64" ] || { echo amd64 is broken today >&2; exit 1; }',
                )
              : text.replace(
                  'RUN case',
                  'RUN if [ "$DISTRO_NAME $(uname -m)" = "starter x86_64" ]; then echo amd64 is broken today >&2; exit 1; fi; \\\n    case',
                ),
          );
          const before = await system.tags('distribution-starter');
          const { outcome, results } = await publish('0.3.2');
          await system.edit(file, () => `${original}\n`);

          expect(outcome.status).toBe(1);
          expect(results.templates.starter).toMatchObject({
            status: 'stopped',
            missing: [
              { platform: 'linux/amd64', reason: expect.stringContaining('amd64 is broken today') },
            ],
          });
          const after = await system.tags('distribution-starter');
          // Of the new version only the exact arch tag of the leg that was built.
          expect(after.filter((tag) => !before.includes(tag))).toEqual(['0.3.2-arm64']);
          expect(await system.digest('distribution-starter:latest')).toBe(
            await system.digest('distribution-starter:0.2.12'),
          );
          expect(results.templates['meta-reference-gpu']).toMatchObject({ status: 'published' });
          expect(await system.digest('distribution-meta-reference-gpu:latest')).toBe(
            await system.digest('distribution-meta-reference-gpu:0.3.2'),
          );
        },
        LIMIT,
      );

      it(
        'publishes a backport without moving latest, and says why',
        async () => {
          const { outcome, results } = await publish(
            '0.2.24',
            '--templates',
            'meta-reference-gpu',
            '--platforms',
            'linux/amd64',
          );
          expect(outcome.status).toBe(0);
          const [registry] = Object.values(
            results.templates['meta-reference-gpu']?.registries ?? {},
          );
          expect(registry?.tags).toMatchObject({
            '0.2.24': { state: 'written' },
            latest: { state: 'held', reason: expect.stringContaining('0.3.2') },
          });
          expect(await system.digest('distribution-meta-reference-gpu:latest')).toBe(
            await system.digest('distribution-meta-reference-gpu:0.3.2'),
          );
        },
        LIMIT,
      );

      it(
        'builds nothing for a version that is on no package index',
        async () => {
          const outcome = await system.step(
            'plan',
            '--version',
            '9.9.9',
            '--images',
            `${system.registry}/{template}`,
            '--pypi-url',
            pypi.url,
            '--test-pypi-url',
            testPypi.url,
            '--package-wait',
            '1',
          );
          expect(outcome.status).toBe(1);
          expect(outcome.stderr).toMatch(/llama-stack.*9\.9\.9|9\.9\.9.*llama-stack/);
        },
        LIMIT,
      );
    },
  );
}
