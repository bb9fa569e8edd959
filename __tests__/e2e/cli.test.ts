/** The command line as people use it: one command, a plan made before, a release that is begun again, pipes that close. */
import { randomUUID } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { describeWith } from '../support/world.ts';
import { craneIndex, craneTags } from './inspect.ts';
import { checkout, cli, output, root, run, type Outcome } from './program.ts';

const seconds = 1000;

describe('what is wrong with a command line is told before any work', () => {
  test.each([
    [['publish', '--report', 'no/such/folder/report.md'], '--report: the report cannot be written'],
    [['publish', '--template', 'hello'], '--template: publish builds every leg of the plan'],
    [['publish', '--jobs', '0'], '--jobs: "0" is not a number of legs'],
    [['plan', '--show'], '--show: there is no plan to show'],
    [['plan', '--show', '--plan='], '--show: there is no plan to show'],
    [['plan', '--show', 'mp1.bad'], 'the plan is damaged'],
    [['frobnicate'], 'frobnicate: there is no such command'],
  ])('%j: %s', async (args, message) => {
    const { status, stdout, stderr } = await cli(args);
    expect(stderr).toContain(message);
    expect(stderr).not.toMatch(/^\s+at /m);
    expect(stdout).toBe('');
    expect(status).toBe(1);
  });
});

describeWith(
  ['buildah', 'registry', 'base', 'crane'],
  'publish on a machine of one’s own',
  (world) => {
    const repository = `${world.registry}/cli-${randomUUID()}`;
    let workspace: string;
    const ours = ['--config', 'one.yml', '--engine', 'buildah', '--version', '1.0.0'];
    const command = (args: readonly string[]): Promise<Outcome> =>
      cli(args, { cwd: workspace, env: { ...world.env, CI: 'true' } });
    const names = (): string[] => [
      ...['--images', `${repository}/{template}`],
      ...['--build-args', `BASE=${world.base}`],
    ];

    beforeAll(async () => {
      workspace = await checkout();
      const config = {
        context: 'examples/hello',
        templates: ['one', 'two'],
        platforms: ['linux/amd64'],
      };
      await writeFile(join(workspace, 'one.yml'), JSON.stringify(config));
    });
    afterAll(() => rm(workspace, { recursive: true, force: true }));

    test(
      'finishes a release that was begun: only legs without a record are built, and a second time none',
      async () => {
        const plan = await command(['plan', ...ours, ...names(), '--handoff', 'directory:ledger']);
        const encoded = /^plan=(.*)$/m.exec(plan.stdout)?.[1] ?? '';
        await writeFile(join(workspace, 'plan.txt'), encoded);
        const shown = await command(['plan', '--show', 'plan.txt']);
        expect(JSON.parse(shown.stdout)).toMatchObject({ schema: 1, version: '1.0.0' });

        const leg = ['--plan', 'plan.txt', '--template', 'one'];
        for (const step of ['build', 'push']) {
          const args = step === 'build' ? leg : leg.slice(2);
          expect(await command([step, ...args])).toMatchObject({ status: 0 });
        }
        const first = await command(['publish', '--plan', 'plan.txt', '--json']);
        expect(first.stderr).toContain('one linux/amd64: pushed already, by its record');
        expect(first.stderr).toContain('Building two linux/amd64');
        expect(first.stderr).not.toContain('Building one linux/amd64');
        expect(first.status).toBe(0);
        const { digest } = await craneIndex(`${repository}/one:latest`);

        const second = await command(['publish', '--plan', 'plan.txt', '--json']);
        expect(second.stderr).not.toContain('Building');
        expect(second.status).toBe(0);
        const { templates } = JSON.parse(second.stdout) as {
          templates: Record<
            string,
            { digest: string; registries: Record<string, { tags: object }> }
          >;
        };
        expect(templates['one']?.digest).toBe(digest);
        expect(templates['one']?.registries[world.registry]?.tags).toMatchObject({
          '1.0.0': { state: 'unchanged' },
          latest: { state: 'unchanged' },
        });
      },
      120 * seconds,
    );

    test(
      'comes to its end when nobody reads its output any more',
      async () => {
        const args = ['publish', ...ours.slice(0, -1), '1.0.1', ...names()];
        const line = [process.execPath, `${root}/dist/cli.js`, ...args].join(' ');
        await run('sh', ['-c', `${line} 2>&1 | head -n 1`], { cwd: workspace, env: world.env });
        expect(await craneTags(`${repository}/two`)).toContain('1.0.1');
      },
      120 * seconds,
    );

    test(
      'leaves no image in the engine’s store, and writes the report',
      async () => {
        const images = async (): Promise<string[]> =>
          (
            await output('buildah', ['images', '--format', '{{.Name}}:{{.Tag}}'], {
              env: world.env,
            })
          )
            .split('\n')
            .filter((name) => name.includes('multiarch-publish/one'));
        const before = await images();
        const args = [
          'publish',
          ...ours.slice(0, -1),
          '1.0.2',
          ...names(),
          '--report',
          'report.md',
        ];
        expect(await command(args)).toMatchObject({ status: 0 });
        expect(await images()).toEqual(before);
        expect(await readFile(join(workspace, 'report.md'), 'utf8')).toContain('2 of 2 templates');
      },
      120 * seconds,
    );
  },
);
