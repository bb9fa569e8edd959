/** The step `build`, whole, with a real engine: what it leaves when all is well, and when it is not. */
import { randomInt } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { capture } from '../../../src/engines/process.ts';
import { readLayoutImage } from '../../../src/image/layout.ts';
import { openLedger } from '../../../src/ledger/open.ts';
import { parsePlatform } from '../../../src/model/platform.ts';
import type { LegRecord } from '../../../src/model/record.ts';
import { build } from '../../../src/steps/build.ts';
import type { StepResult } from '../../../src/steps/context.ts';
import { readState } from '../../../src/steps/state.ts';
import { recordedLog } from '../../support/log.ts';
import { temporaryFolders } from '../../support/temporary.ts';
import { describeWith } from '../../support/world.ts';

const folder = temporaryFolders();
const LIMIT = 120_000;

describeWith(['podman', 'buildah', 'base'], 'step build', (world) => {
  const job = async (text: string, inputs: Readonly<Record<string, string>> = {}) => {
    const cwd = await folder();
    await writeFile(join(cwd, 'Dockerfile'), `FROM ${world.base}\n${text}\n`);
    const env: NodeJS.ProcessEnv = { ...process.env, RUNNER_TEMP: join(cwd, 'temp') };
    const options = { cwd, env, signal: AbortSignal.timeout(LIMIT) };
    const identity = ['-c', 'user.name=t', '-c', 'user.email=t@example.com'];
    const git = (...args: string[]) => capture(['git', ...identity, ...args], options);
    await git('init', '--quiet');
    await git('add', 'Dockerfile');
    await git('commit', '--quiet', '--message', 'one');
    const controller = new AbortController();
    const log = recordedLog();
    // A name that no other test's images have.
    const template = `app${randomInt(1e9)}`;
    const given = {
      engine: 'buildah',
      templates: template,
      platforms: 'linux/amd64',
      images: 'localhost:1/app',
      handoff: 'directory:ledger',
      ...inputs,
    };
    const run = (more: Readonly<Record<string, string>> = {}): Promise<StepResult> =>
      build({ inputs: { ...given, ...more }, env, cwd, log, signal: controller.signal });
    const records = async (): Promise<readonly LegRecord[]> => {
      await mkdir(join(cwd, 'ledger'), { recursive: true });
      const ledger = await openLedger({ kind: 'directory', path: 'ledger' }, { env, cwd, log });
      return (await ledger.read()).records;
    };
    const images = async (): Promise<string[]> => {
      const list = ['podman', 'image', 'ls', '--format', '{{.Repository}}:{{.Tag}}'];
      return (await capture(list, options))
        .split('\n')
        .filter((name) => name.includes(`/${template}-linux-amd64:`));
    };
    return {
      template,
      cwd,
      env,
      log,
      git,
      run,
      records,
      images,
      controller,
      folder: join(cwd, 'temp', 'multiarch-publish'),
    };
  };

  it(
    'leaves outputs, a layout, an image that runs, and a state for push; no record yet',
    async () => {
      const {
        template,
        run,
        folder: own,
        records,
        env,
        cwd,
      } = await job('CMD ["echo", "it runs"]');
      const { outputs, failures } = await run();
      expect(failures).toEqual([]);
      expect(outputs).toMatchObject({
        outcome: 'built',
        digest: expect.stringMatching(/^sha256:/),
        layout: join(own, `layout-${template}--linux-amd64`),
      });
      const image = await readLayoutImage(outputs.layout ?? '', parsePlatform('linux/amd64'));
      expect(image.recorded.descriptor.digest).toBe(outputs.digest);
      const state = await readState(own, {});
      expect(state).toMatchObject({
        template,
        platform: 'linux/amd64',
        handover: { kind: 'layout', layout: outputs.layout },
        image: outputs.image,
        timings: { build: expect.any(Number) },
      });
      expect(await records()).toEqual([]);
      const options = { cwd, env, signal: AbortSignal.timeout(LIMIT) };
      const name = outputs.image ?? '';
      const said = await capture(
        ['podman', 'run', '--rm', '--network=none', '--ulimit=host', name],
        options,
      );
      expect(said.trim()).toBe('it runs');
      await capture(['podman', 'rmi', name], options);
      expect(await readdir(own)).toEqual([
        `layout-${template}--linux-amd64`,
        `state-${template}--linux-amd64.json`,
      ]);
    },
    LIMIT,
  );

  it(
    'leaves a failed record with the reason when the build fails',
    async () => {
      const { template, run, records, images } = await job(
        'RUN echo the compiler gives up >&2; exit 4',
      );
      const { outputs, failures } = await run();
      expect(outputs).toEqual({ outcome: 'failed' });
      expect(failures.join()).toContain('the compiler gives up');
      expect(await records()).toMatchObject([
        {
          status: 'failed',
          template,
          platform: 'linux/amd64',
          reason: expect.stringContaining('exit'),
        },
      ]);
      expect(await images()).toEqual([]);
    },
    LIMIT,
  );

  it(
    "is not built from another commit than the plan's",
    async () => {
      const { run, git, records, cwd, log, env } = await job('CMD ["true"]');
      const { plan: makePlan } = await import('../../../src/steps/plan.ts');
      const inputs = {
        templates: 'app',
        platforms: 'linux/amd64',
        images: 'localhost:1/app',
        handoff: 'directory:ledger',
        engine: 'buildah',
      };
      const planned = await makePlan({ inputs, env, cwd, log, signal: AbortSignal.timeout(LIMIT) });
      const first = (await git('rev-parse', 'HEAD')).trim();
      await git('commit', '--quiet', '--allow-empty', '--message', 'two');
      const second = (await git('rev-parse', 'HEAD')).trim();
      const none = { templates: '', platforms: '', images: '', handoff: '' };
      const { failures } = await run({ ...none, plan: planned.outputs.plan ?? '' });
      expect(failures.join()).toContain(
        `The checkout is at ${second}, but the plan is for ${first}`,
      );
      expect(await records()).toMatchObject([
        { status: 'failed', reason: expect.stringContaining(second) },
      ]);
    },
    LIMIT,
  );

  it(
    'fails by its smoke test, and takes the image away',
    async () => {
      const { run, records, images, log } = await job('CMD ["true"]', {
        smoke: 'sh -c "echo testing $IMAGE; exit 6"',
      });
      const { failures } = await run();
      expect(failures.join()).toContain('The smoke test failed: sh');
      expect(log.lines.join('\n')).toMatch(
        /testing localhost\/multiarch-publish\/app\d+-linux-amd64:[0-9a-f]{12}/,
      );
      expect(await records()).toMatchObject([{ status: 'failed' }]);
      expect(await images()).toEqual([]);
    },
    LIMIT,
  );

  it(
    'keeps an image that was loaded for the smoke test alone out of the store',
    async () => {
      const { run, images } = await job('CMD ["true"]', {
        load: 'false',
        smoke: 'podman image exists $IMAGE',
      });
      const { outputs, failures } = await run();
      expect(failures).toEqual([]);
      expect(outputs.image).toBe('');
      expect(await images()).toEqual([]);
    },
    LIMIT,
  );

  it(
    "overwrites no folder of the user's",
    async () => {
      const { run, cwd } = await job('CMD ["true"]', { layout: 'mine' });
      await mkdir(join(cwd, 'mine'));
      await writeFile(join(cwd, 'mine', 'precious'), 'x');
      const { failures } = await run();
      expect(failures.join()).toContain('The folder for the layout is not empty');
      expect(await readFile(join(cwd, 'mine', 'precious'), 'utf8')).toBe('x');
    },
    LIMIT,
  );

  it(
    'puts the layout where it was told to',
    async () => {
      const { run, cwd } = await job('CMD ["true"]', { layout: 'mine', load: 'false' });
      const { outputs } = await run();
      expect(outputs.layout).toBe(join(cwd, 'mine'));
      expect(await readdir(join(cwd, 'mine'))).toContain('index.json');
    },
    LIMIT,
  );

  it(
    'leaves a record when it is cancelled',
    async () => {
      const { run, records, controller, log, images } = await job(
        `RUN echo it has begun; sleep ${randomInt(1000, 9999)}`,
      );
      const running = run();
      while (!log.lines.some((line) => line.endsWith(': it has begun'))) await sleep(50);
      controller.abort(new Error('stopped by SIGTERM'));
      const { outputs, failures } = await running;
      expect(outputs).toEqual({ outcome: 'failed' });
      expect(failures.join()).toContain('buildah was stopped');
      expect(await records()).toMatchObject([
        { status: 'failed', reason: expect.stringContaining('stopped') },
      ]);
      expect(await images()).toEqual([]);
    },
    LIMIT,
  );
});
