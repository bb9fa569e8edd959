/** The live view of `publish`, on a terminal that `script` (util-linux) makes. */
import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { describeWith } from '../support/world.ts';
import { checkout, root, run, type Outcome } from './program.ts';

/** Runs `publish` on a terminal of 120 columns. */
function onTerminal(
  cwd: string,
  env: Readonly<Record<string, string>>,
  flags: readonly string[],
): Promise<Outcome> {
  const command = [process.execPath, `${root}/dist/cli.js`, 'publish', ...flags].join(' ');
  return run(
    'script',
    ['--quiet', '--return', '--command', `stty cols 120 rows 40; ${command}`, 'typed'],
    { cwd, env: { ...env, CI: '', TERM: 'xterm', COLUMNS: '120' } },
  );
}

describeWith(['buildah', 'registry', 'base', 'qemu-arm64'], 'publish on a terminal', (world) => {
  const repository = `${world.registry}/live-${randomUUID()}`;
  let workspace: string;
  let status: Outcome['status'];
  let shown: string;

  beforeAll(async () => {
    workspace = await checkout();
    const outcome = await onTerminal(workspace, world.env, [
      ...['--config', 'examples/hello/multiarch-publish.yml', '--engine', 'buildah'],
      ...['--images', `${repository}/{template}`, '--version', '1.0.0', '--jobs', '2'],
      ...['--build-args', `BASE=${world.base}`, '--report', 'report.md'],
    ]);
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

describeWith(['registry'], 'a build that says a great deal, on a terminal', (world) => {
  let workspace: string;
  let outcome: Outcome;

  beforeAll(async () => {
    workspace = await checkout();
    const script = [
      '#!/bin/sh',
      "printf '\\033]0;OWNED\\007\\033]52;c;cHduZWQ=\\007\\033[2J\\033[10Afirst line\\n'",
      'yes "a line of a build that says a great deal, as verbose ones do" | head -n 50000',
      "printf '\\033]52;c;cHduZWQ=\\007\\033[2Jlast line\\n'",
      'exit 1',
    ];
    await writeFile(`${workspace}/noisy.sh`, `${script.join('\n')}\n`, { mode: 0o755 });
    outcome = await onTerminal(workspace, world.env, [
      ...['--templates', 'hello', '--platforms', 'linux/amd64', '--version', '1.0.0'],
      ...['--images', `${world.registry}/live-${randomUUID()}`, '--report', 'report.md'],
      ...['--engine', 'command', '--command', './noisy.sh'],
    ]);
  }, 180_000);

  afterAll(() => rm(workspace, { recursive: true, force: true }));

  test('fails as it should, with the end of the output', () => {
    expect(outcome.status).toBe(1);
    expect(outcome.stdout).toMatch(/\(\d+ lines before\)/);
    expect(outcome.stdout).toContain('last line');
  });

  test('is drawn now and then, and not for each of its lines', () => {
    expect(outcome.stdout.length).toBeLessThan(1_000_000);
  });

  test('does not reach the title, the clipboard or the screen', () => {
    expect(outcome.stdout).not.toContain('\u001B]');
    expect(outcome.stdout).not.toContain('\u001B[2J');
    expect(outcome.stdout).not.toContain('\u001B[10A');
  });
});
