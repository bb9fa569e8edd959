/** The four steps of the action, each its own process in its own job, against a registry that wants a login. */
import { mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { describeWith } from '../support/world.ts';
import { job, step, type Job, type StepOutcome } from './action.ts';
import { craneIndex, craneTags } from './inspect.ts';
import { checkout, output } from './program.ts';

const seconds = 1000;
const legs = [
  ['hello', 'linux/amd64'],
  ['hello', 'linux/arm64'],
  ['hello-gpu', 'linux/amd64'],
  ['hello-gpu', 'linux/arm64'],
] as const;

describeWith(
  ['docker', 'docker-buildx', 'registry', 'registry-auth', 'base', 'crane', 'qemu-arm64'],
  'the steps of the action',
  (world) => {
    const repository = `${world.registryAuth.host}/e2e-${randomUUID()}`;
    const folders: string[] = [];
    let workspace: string;
    let ledger: string;
    /** As docker login leaves it. */
    let loggedIn: Record<string, string>;

    const newJob = async (env: Record<string, string> = {}): Promise<Job> => {
      const made = await job(workspace, { ...world.env, ...env });
      folders.push(made.folder);
      return made;
    };
    const plan = async (version: string): Promise<StepOutcome> =>
      step(await newJob(), {
        step: 'plan',
        config: 'examples/hello/multiarch-publish.yml',
        images: `${repository}/{template}`,
        version,
        engine: 'docker',
        'build-args': `BASE=${world.base}`,
        handoff: `directory:${ledger}`,
      });
    const build = (inJob: Job, planned: string, [template, platform]: (typeof legs)[number]) =>
      step(inJob, { step: 'build', plan: planned, template, platform });
    const push = (inJob: Job) =>
      step({ ...inJob, env: { ...inJob.env, ...loggedIn } }, { step: 'push' });
    const manifest = async (planned: string): Promise<StepOutcome> =>
      step(await newJob(loggedIn), { step: 'manifest', plan: planned });
    const crane = <T>(read: () => Promise<T>): Promise<T> => {
      process.env['DOCKER_CONFIG'] = loggedIn['DOCKER_CONFIG'];
      return read();
    };

    beforeAll(async () => {
      workspace = await checkout();
      ledger = await mkdtemp(join(tmpdir(), 'ledger-'));
      const { host, user, password } = world.registryAuth;
      const config = await mkdtemp(join(tmpdir(), 'docker-config-'));
      folders.push(workspace, ledger, config);
      const auth = Buffer.from(`${user}:${password}`).toString('base64');
      await writeFile(join(config, 'config.json'), JSON.stringify({ auths: { [host]: { auth } } }));
      await symlink(
        join(world.env['DOCKER_CONFIG'] ?? '', 'cli-plugins'),
        join(config, 'cli-plugins'),
      );
      loggedIn = { DOCKER_CONFIG: config };
    });

    afterAll(async () => {
      await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
    });

    describe('a release', () => {
      let planned: StepOutcome;
      const built = new Map<string, StepOutcome>();
      const pushed = new Map<string, StepOutcome>();

      beforeAll(async () => {
        planned = await plan('1.2.3');
        for (const leg of legs) {
          const inJob = await newJob();
          const outcome = await build(inJob, planned.outputs['plan'] ?? '', leg);
          built.set(leg.join(' '), outcome);
          if (outcome.status === 0) pushed.set(leg.join(' '), await push(inJob));
        }
      }, 180 * seconds);

      test('plan needs no login and lays out four legs', () => {
        expect(planned.status).toBe(0);
        expect(planned.outputs).toMatchObject({ count: '4', version: '1.2.3', channel: 'release' });
        expect(planned.outputs['plan']).toMatch(/^mp1\.[A-Za-z0-9_-]+$/);
        const matrix: unknown = JSON.parse(planned.outputs['matrix'] ?? '');
        expect(matrix).toMatchObject({
          include: legs.map(([template, platform]) => ({
            template,
            platform,
            optional: `${template} ${platform}` === 'hello-gpu linux/arm64',
          })),
        });
      });

      test.each(legs.slice(0, 3))(
        '%s %s: build leaves an image that runs, and a layout',
        async (...leg) => {
          const outcome = built.get(leg.join(' '));
          expect(outcome?.status).toBe(0);
          const image = outcome?.outputs['image'] ?? '';
          const answer = await output('docker', ['run', '--rm', image, '--version']);
          expect(answer).toContain(
            `${leg[0]} 1.2.3, built on ${leg[1] === 'linux/arm64' ? 'aarch64' : 'x86_64'}`,
          );
          expect(outcome?.outputs['digest']).toMatch(/^sha256:[0-9a-f]{64}$/);
          const marker: unknown = JSON.parse(
            await readFile(join(outcome?.outputs['layout'] ?? '', 'oci-layout'), 'utf8'),
          );
          expect(marker).toEqual({ imageLayoutVersion: '1.0.0' });
        },
        60 * seconds,
      );

      test.each(legs.slice(0, 3))('%s %s: push sends that very image', (...leg) => {
        const outcome = pushed.get(leg.join(' '));
        expect(outcome?.status).toBe(0);
        expect(outcome?.outputs['digest']).toBe(built.get(leg.join(' '))?.outputs['digest']);
        expect(outcome?.outputs['refs']).toContain(`${repository}/${leg[0]}@`);
      });

      test('the optional leg fails with one warning, for the release goes on, and leaves a record that says why', async () => {
        const outcome = built.get('hello-gpu linux/arm64');
        expect(outcome?.status).toBe(1);
        expect(outcome?.stdout.match(/^::warning/gm)).toHaveLength(1);
        expect(outcome?.stdout).not.toMatch(/^::error/m);
        const records = await Promise.all(
          (await readdir(ledger, { recursive: true, withFileTypes: true }))
            .filter((entry) => entry.isFile())
            .map((entry) => readFile(join(entry.parentPath, entry.name), 'utf8')),
        );
        expect(records.filter((record) => /"status":\s*"failed"/.test(record))).toHaveLength(1);
      });

      test('nothing but arch tags is there before the fan-in', async () => {
        expect(await crane(() => craneTags(`${repository}/hello`))).toEqual([
          '1.2.3-linux-amd64',
          '1.2.3-linux-arm64',
        ]);
      });

      test(
        'manifest publishes both templates, and hands out what the next jobs need',
        async () => {
          const outcome = await manifest(planned.outputs['plan'] ?? '');
          expect({
            status: outcome.status,
            error: outcome.status === 0 ? '' : outcome.stdout,
          }).toEqual({
            status: 0,
            error: '',
          });
          const json = (name: string): unknown => JSON.parse(outcome.outputs[name] ?? '');
          expect(json('published')).toEqual(['hello', 'hello-gpu']);
          expect(json('complete')).toEqual(['hello']);
          expect(json('failed')).toEqual([]);
          expect(json('missing')).toEqual([{ template: 'hello-gpu', platform: 'linux/arm64' }]);
          const { digest, children } = await crane(() => craneIndex(`${repository}/hello:latest`));
          expect(Object.keys(children)).toEqual(['linux/amd64', 'linux/arm64']);
          expect(json('subjects')).toMatchObject({
            include: expect.arrayContaining([
              { template: 'hello', image: `${repository}/hello`, digest },
            ]) as unknown,
          });
          expect(outcome.summary).toContain('1.2.3');
          expect(outcome.summary).toContain('latest');
          expect(outcome.stdout).toMatch(/^::warning.*hello-gpu.*linux\/arm64/m);
        },
        60 * seconds,
      );

      test(
        'manifest again writes nothing and succeeds',
        async () => {
          const outcome = await manifest(planned.outputs['plan'] ?? '');
          expect(outcome.status).toBe(0);
          expect(outcome.outputs['results']).not.toContain('"written"');
          expect(outcome.outputs['results']).toContain('"unchanged"');
        },
        60 * seconds,
      );
    });

    test(
      'a template whose required leg is missing keeps its tags, the other one is published, and the step fails',
      async () => {
        const before = await crane(() => craneIndex(`${repository}/hello:latest`));
        const planned = (await plan('1.3.0')).outputs['plan'] ?? '';
        for (const leg of [legs[0], legs[2]]) {
          const inJob = await newJob();
          await build(inJob, planned, leg);
          await push(inJob);
        }
        const outcome = await manifest(planned);
        expect(outcome.status).toBe(1);
        expect(outcome.stdout).toMatch(/^::error.*linux\/arm64/m);
        expect(outcome.outputs['failed']).toBe('["hello"]');
        expect(outcome.outputs['published']).toBe('["hello-gpu"]');
        expect(await crane(() => craneIndex(`${repository}/hello:latest`))).toEqual(before);
        expect(await crane(() => craneTags(`${repository}/hello`))).not.toContain('1.3.0');
        expect(await crane(() => craneTags(`${repository}/hello-gpu`))).toContain('1.3.0');
      },
      120 * seconds,
    );

    test.each([
      ['without a login', {}],
      ['with a wrong password', { password: 'wrong' }],
    ])(
      'push %s fails once, clearly, and never tells the password',
      async (_, { password }: { password?: string }) => {
        const planned = (await plan('1.4.0')).outputs['plan'] ?? '';
        const config = await mkdtemp(join(tmpdir(), 'docker-config-'));
        folders.push(config);
        const auth = Buffer.from(`${world.registryAuth.user}:${password ?? ''}`).toString('base64');
        await writeFile(
          join(config, 'config.json'),
          JSON.stringify(
            password === undefined ? {} : { auths: { [world.registryAuth.host]: { auth } } },
          ),
        );
        const inJob = await newJob();
        await build(inJob, planned, legs[0]);
        const outcome = await step(
          { ...inJob, env: { ...inJob.env, DOCKER_CONFIG: config } },
          { step: 'push' },
        );
        expect(outcome.status).toBe(1);
        expect(outcome.stdout).toMatch(/^::error/m);
        expect(outcome.stdout).toContain(world.registryAuth.host);
        expect(outcome.stdout + outcome.stderr).not.toMatch(/^\s+at .*:\d+:\d+/m);
        expect(outcome.stdout + outcome.stderr).not.toContain(auth);
      },
      60 * seconds,
    );
  },
);
