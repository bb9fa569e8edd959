/** The live view of `publish`, on a terminal that `script` (util-linux) makes. */
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { describeWith } from '../support/world.ts';
import { checkout, root, run, type Outcome } from './program.ts';

describeWith(['buildah', 'registry', 'base', 'qemu-arm64'], 'publish on a terminal', (world) => {
  const repository = `${world.registry}/live-${randomUUID()}`;
  let workspace: string;
  let status: Outcome['status'];
  let shown: string;

  beforeAll(async () => {
    workspace = await checkout();
    const command = [
      process.execPath,
      `${root}/dist/cli.js`,
      'publish',
      ...['--config', 'examples/hello/multiarch-publish.yml', '--engine', 'buildah'],
      ...['--images', `${repository}/{template}`, '--version', '1.0.0', '--jobs', '2'],
      ...['--build-args', `BASE=${world.base}`, '--report', 'report.md'],
    ];
    const outcome = await run(
      'script',
      ['--quiet', '--return', '--command', `stty cols 120 rows 40; ${command.join(' ')}`, 'typed'],
      {
        cwd: workspace,
        env: { ...world.env, CI: '', TERM: 'xterm', COLUMNS: '120' },
      },
    );
    status = outcome.status;
    shown = stripVTControlCharacters(outcome.stdout);
  }, 180_000);

  afterAll(() => rm(workspace, { recursive: true, force: true }));

  test('ends well: the leg that failed was optional', () => {
    expect(status).toBe(0);
  });

  test('marks each leg as done or failed, with the reason', () => {
    for (const leg of ['hello linux/amd64', 'hello linux/arm64', 'hello-gpu linux/amd64']) {
      expect(shown).toContain(`✔ ${leg}`);
    }
    expect(shown).toContain('✖ ');
    expect(shown).toMatch(/✖ .*there are no GPU libraries/s);
  });

  test('shows the output of the failed leg whole, and of no other', () => {
    expect(shown).toContain('Output of hello-gpu linux/arm64');
    expect(shown).not.toContain('Output of hello linux/arm64');
  });
});
