import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { saveLayout } from '../../../src/engines/docker-store.ts';
import { EngineError, ProgramError } from '../../../src/engines/errors.ts';
import { digestOf } from '../../../src/model/digest.ts';
import { failureOf } from '../../support/failure.ts';
import { temporaryFolders } from '../../support/temporary.ts';
import { makeLeg } from '../../real/engines/leg.ts';

const folder = temporaryFolders();

/** A leg whose image docker saves by this script. */
async function leg(script: string) {
  const made = await makeLeg(await folder(), 'linux/arm64', {});
  const { cwd } = made.context;
  await mkdir(cwd, { recursive: true });
  await writeFile(join(cwd, 'docker'), `#!/bin/bash\n${script}\n`, { mode: 0o755 });
  Object.assign(made.context.env, { PATH: `${cwd}:/usr/bin:/bin` });
  return made;
}

/** As docker says it when nobody reads any more. */
const BROKEN_PIPE = 'echo "write /dev/stdout: connection reset by peer" >&2; exit 1';

describe('docker save', () => {
  it('that ends because the disk takes no more: the disk is told, not the broken pipe', async () => {
    // A layer that is compressed already keeps its bytes, and so its name: there stands a folder that no file can replace.
    const layer = Buffer.concat([Buffer.from([0x1f, 0x8b, 8, 0]), Buffer.alloc(1_000_000)]);
    const { request, context } = await leg(
      `tar --create layer.tar more.tar || { ${BROKEN_PIPE}; }; ${BROKEN_PIPE}`,
    );
    for (const name of ['layer.tar', 'more.tar']) await writeFile(join(context.cwd, name), layer);
    const [, hex = ''] = digestOf(layer).split(':');
    await mkdir(join(request.layout, 'blobs', 'sha256', hex), { recursive: true });
    const error = await failureOf(saveLayout(request, context, {}));
    expect(error).toBeInstanceOf(EngineError);
    expect(error).toMatchObject({
      message: expect.stringMatching(/^The image could not be written to disk: EISDIR/),
      leg: 'Te_st linux/arm64',
    });
  });

  it('is not waited for by a disk that takes nothing at all', async () => {
    const { request, context } = await leg('yes; sleep 0.1; exit 1');
    // The layout's place is taken by a file.
    await writeFile(request.layout, '');
    const error = await failureOf(saveLayout(request, context, {}));
    expect(error.message).toMatch(/could not be written to disk: (?:ENOTDIR|EEXIST)/);
  });

  it('that fails by itself is told in its own words', async () => {
    const { request, context } = await leg('echo half; echo "the image is damaged" >&2; exit 1');
    const error = await failureOf(saveLayout(request, context, {}));
    expect(error).toBeInstanceOf(ProgramError);
    expect(error.message).toBe('docker save ended with exit code 1: the image is damaged');
  });
});
