import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { commandEngine } from '../../../src/engines/command-engine.ts';
import { BuildTimeoutError, EngineError } from '../../../src/engines/errors.ts';
import { CancelledError } from '../../../src/model/errors.ts';
import type { BuildSpec } from '../../../src/model/plan.ts';
import { failureOf } from '../../support/failure.ts';
import { temporaryFolders } from '../../support/temporary.ts';
import { makeLeg, type Leg } from '../../real/engines/leg.ts';

const folder = temporaryFolders();

/** docker's command on a daemon that takes the connection and stays silent; its version it tells by itself. */
const SILENT = 'case "$1" in --version) echo "Docker version 29" ;; *) exec sleep 600 ;; esac';
/** A store without the image. */
const EMPTY = 'case "$1" in --version) echo "Docker version 29" ;; *) exit 1 ;; esac';

/** A leg whose command is this script, on a machine with these engines. */
async function leg(
  script: string,
  { docker = EMPTY, podman = EMPTY } = {},
  spec: Partial<BuildSpec> = {},
): Promise<Leg> {
  const files = { make: `#!/bin/sh\nset -e\n${script}\n` };
  const made = await makeLeg(await folder(), 'linux/arm64', files, { command: './make', ...spec });
  const bin = await folder();
  for (const [name, text] of Object.entries({ docker, podman })) {
    await writeFile(join(bin, name), `#!/bin/sh\n${text}\n`, { mode: 0o755 });
  }
  Object.assign(made.context.env, { PATH: `${bin}:/usr/bin:/bin` });
  return made;
}

const build = ({ request, context }: Leg) => commandEngine().build(request, context);
const REFERENCE = 'localhost:1/acme/app:1';

describe('a store that does not answer', () => {
  it('is not waited for without end, and the error names it', async () => {
    const made = await leg('true', { docker: SILENT }, { timeout: 1 });
    const error = await failureOf(build(made));
    expect(error).toBeInstanceOf(BuildTimeoutError);
    expect(error).toMatchObject({
      message: expect.stringContaining('docker did not say in time'),
      leg: 'Te_st linux/arm64',
      hint: expect.stringContaining('docker info'),
    });
  });

  it('is not asked about an image that was pushed', async () => {
    // Without a limit of its own: who asks waits longer than this test may take.
    const made = await leg(`echo ${REFERENCE} >"$REF_FILE"`, { docker: SILENT, podman: SILENT });
    expect(await build(made)).toMatchObject({ kind: 'pushed' });
  });

  it('does not keep a layout from being taken', async () => {
    const made = await leg('echo {} >"$LAYOUT/index.json"', { docker: SILENT }, { timeout: 1 });
    expect(await build(made)).toMatchObject({ kind: 'layout', image: undefined });
  });

  it('is left by a cancel, which is told as one', async () => {
    const made = await leg('true', { docker: SILENT });
    const controller = new AbortController();
    const context = { ...made.context, signal: controller.signal };
    setTimeout(() => {
      controller.abort(new Error('stopped by SIGTERM'));
    }, 500);
    const error = await failureOf(commandEngine().build(made.request, context));
    expect(error).toBeInstanceOf(CancelledError);
  });
});

describe('a command that takes away or replaces what it is given', () => {
  it.each([
    ['LAYOUT', 'rmdir "$LAYOUT"'],
    ['REF_FILE', 'rm "$REF_FILE"'],
  ])('%s that is gone holds no image', async (_name, script) => {
    const error = await failureOf(build(await leg(script)));
    expect(error).toBeInstanceOf(EngineError);
    expect(error.message).toMatch(/handed over no image/);
  });

  it('may use the other one', async () => {
    const pushedOne = await leg(`rmdir "$LAYOUT"; echo ${REFERENCE} >"$REF_FILE"`);
    expect(await build(pushedOne)).toMatchObject({ kind: 'pushed' });
    const filled = await leg('rm "$REF_FILE"; echo {} >"$LAYOUT/index.json"');
    expect(await build(filled)).toMatchObject({ kind: 'layout' });
  });

  it.each([
    ['LAYOUT', 'a file', 'rmdir "$LAYOUT"; echo >"$LAYOUT"', 'ENOTDIR'],
    ['REF_FILE', 'a folder', 'rm "$REF_FILE"; mkdir "$REF_FILE"', 'it is no file'],
    ['REF_FILE', 'a pipe', 'rm "$REF_FILE"; mkfifo "$REF_FILE"', 'it is no file'],
    ['REF_FILE', 'far too much', 'head -c 9999999 /dev/zero >"$REF_FILE"', '9999999 bytes'],
  ])('%s that is %s is told with the leg and what to do', async (name, _what, script, answer) => {
    const error = await failureOf(build(await leg(script)));
    expect(error).toBeInstanceOf(EngineError);
    expect(error).toMatchObject({
      message: `What the command left as ${name} cannot be read`,
      leg: 'Te_st linux/arm64',
      answer: expect.stringContaining(answer),
      hint: expect.stringMatching(/^It is a (?:file|folder)/),
    });
  });
});

describe('an image in a store that stops answering', () => {
  /** Holds every image, and is silent when it has to hand one over. */
  const HOLDS =
    'case "$1" in --version) echo "Docker version 29" ;; save|push) exec sleep 600 ;; *) echo id ;; esac';

  it.each([
    ['docker', { docker: HOLDS }],
    ['podman', { podman: HOLDS }],
  ])('%s: timeout ends the wait', async (_store, engines) => {
    const error = await failureOf(build(await leg('true', engines, { timeout: 1 })));
    expect(error).toBeInstanceOf(BuildTimeoutError);
    expect(error).toMatchObject({ leg: 'Te_st linux/arm64' });
  });
});
