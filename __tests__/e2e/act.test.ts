/**
 * .github/workflows/e2e.yml as GitHub would run it: plan, four legs, manifest, under nektos/act on this machine.
 * act knows no job-level `continue-on-error`, so its own exit status says nothing: the manifest step and the registry do.
 */
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { describeWith, skipWith } from '../support/world.ts';
import { freePort, padSignatures, type Front } from './act-artifacts.ts';
import { craneIndex } from './inspect.ts';
import { run, type Outcome } from './program.ts';

const seconds = 1000;
const name = 'e2e.yml under act';
const cache = join(process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache'), 'multiarch-publish');
const act = [join(cache, 'bin'), ...(process.env['PATH'] ?? '').split(delimiter)]
  .map((folder) => join(folder, 'act'))
  .find(existsSync);

if (act === undefined) {
  skipWith(
    name,
    'act is not here: it is installed with Go (script/test), from the Go module proxy',
  );
} else {
  describeWith(
    ['docker', 'docker-buildx', 'registry', 'base', 'crane', 'qemu-arm64'],
    name,
    (world) => {
      const org = `e2e-${randomUUID()}`;
      const repository = `${world.registry}/${org}`;
      let folder: string;
      let outcome: Outcome;
      let artifacts: Front;

      beforeAll(async () => {
        folder = await mkdtemp(join(tmpdir(), 'act-'));
        // Logging in to GHCR is left out by its `if:`, but act wants to have read the action.
        const login = join(folder, 'login-action');
        await run('mkdir', [login]);
        await writeFile(
          join(login, 'action.yml'),
          'name: login\ndescription: never runs\nruns: {using: composite, steps: [{run: exit 1, shell: bash}]}\n',
        );
        const artifactPort = await freePort();
        artifacts = await padSignatures(artifactPort);
        const runner = {
          ...world.env,
          PATH: [dirname(process.execPath), world.env['PATH']].join(delimiter),
          ACTIONS_RUNTIME_URL: artifacts.url,
          ACTIONS_RUNTIME_TOKEN: '',
        };
        outcome = await run(
          act,
          [
            'workflow_dispatch',
            ...['--workflows', '.github/workflows/e2e.yml'],
            ...['--platform', 'ubuntu-24.04=-self-hosted'],
            ...['--platform', 'ubuntu-24.04-arm=-self-hosted'],
            ...['--input', 'version=1.2.3'],
            ...['--input', `org=${org}`],
            ...['--input', `registry=${world.registry}`],
            ...['--input', `build-args=BASE=${world.base}`],
            ...['--artifact-server-path', join(folder, 'artifacts')],
            ...['--artifact-server-addr', '127.0.0.1'],
            ...['--artifact-server-port', String(artifactPort)],
            '--no-cache-server',
            ...['--action-cache-path', join(folder, 'cache')],
            ...['--local-repository', `docker/login-action@v3=${login}`],
            ...['--container-daemon-socket', '-'],
            ...['--env', 'GITHUB_REPOSITORY=e2e/hello'],
            ...['DOCKER_HOST', 'DOCKER_CONFIG'].flatMap((variable) => [
              '--env',
              `${variable}=${world.env[variable] ?? ''}`,
            ]),
          ],
          { env: runner },
        );
      }, 300 * seconds);

      afterAll(async () => {
        await artifacts.close();
        await rm(folder, { recursive: true, force: true });
      });

      /** The lines of a job, by the name that act writes before each line. */
      const job = (title: string): string =>
        outcome.stdout
          .split('\n')
          .filter((line) => line.startsWith(`[End to end/${title}`))
          .join('\n');

      test('plan lays out four legs', () => {
        expect(job('plan')).toContain('Job succeeded');
        for (const leg of [
          'hello linux/amd64',
          'hello linux/arm64',
          'hello-gpu linux/amd64',
          'hello-gpu linux/arm64',
        ]) {
          expect(job(leg)).toContain('Set up job');
        }
      });

      test.each(['hello linux/amd64', 'hello linux/arm64', 'hello-gpu linux/amd64'])(
        'the leg %s is built, runs, and is pushed',
        (leg) => {
          const template = leg.split(' ')[0] ?? '';
          // act calls every leg's job failed when one of the matrix is; the steps tell.
          expect(job(leg)).not.toContain('Failure');
          expect(job(leg)).toContain('outcome=pushed');
          expect(job(leg)).toContain(`${template} 1.2.3, built on`);
        },
      );

      test('the optional leg fails with the reason of its build', () => {
        expect(job('hello-gpu linux/arm64')).toContain('Failure');
        expect(job('hello-gpu linux/arm64')).not.toContain('outcome=pushed');
        expect(job('hello-gpu linux/arm64')).toContain('there are no GPU libraries for aarch64');
      });

      test('manifest succeeds, warns of the missing leg and hands out the results', () => {
        expect(job('manifest')).toContain('Job succeeded');
        expect(job('manifest')).toMatch(/::warning::.*hello-gpu.*linux\/arm64/);
        expect(job('manifest')).toContain('"schema":1');
      });

      test.each(['1.2.3', 'latest'])(
        'the registry holds hello:%s for both platforms',
        async (tag) => {
          const { children } = await craneIndex(`${repository}/hello:${tag}`);
          expect(Object.keys(children)).toEqual(['linux/amd64', 'linux/arm64']);
        },
      );

      test.each(['1.2.3', 'latest'])(
        'the registry holds hello-gpu:%s for amd64 alone',
        async (tag) => {
          const { children } = await craneIndex(`${repository}/hello-gpu:${tag}`);
          expect(Object.keys(children)).toEqual(['linux/amd64']);
        },
      );
    },
  );
}
