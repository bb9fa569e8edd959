/** The check through the ways in which `push` reads layers: a layout's files, and a registry. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import * as zlib from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { checkContents } from '../../../../src/image/contents/check.ts';
import { WrongContentsError } from '../../../../src/image/errors.ts';
import { parsePlatform } from '../../../../src/model/platform.ts';
import { parseReference } from '../../../../src/model/reference.ts';
import { openLegImage } from '../../../../src/push/leg-image.ts';
import { chunksOf, fileSource } from '../../../../src/registry/blobs/source.ts';
import { failureOf } from '../../../support/failure.ts';
import { testClient } from '../../../support/registry/client.ts';
import { startRegistry } from '../../../support/registry/registry.ts';
import { temporaryFolders } from '../../../support/temporary.ts';
import { amd64, program, writeCase, zstdStored, type Case, type Encode } from './case.ts';

const folder = temporaryFolders();
const ARM64 = parsePlatform('linux/arm64');

/** Checks an image where its layout lies, or where it was pushed to. */
async function checkAt(place: 'layout' | 'registry', given: Case, encode: Encode) {
  const layout = await writeCase(await folder(), given, encode);
  await using registry = await startRegistry();
  await using client = testClient();
  const local = await openLegImage({ kind: 'layout', layout }, ARM64, client);
  if (place === 'layout') return await checkContents(local.selected, local.readLayer, ARM64);
  const repository = registry.repository('team/app');
  const { digest } = await local.pushTo({ repository, tags: [], siblings: [] }, () => undefined);
  const reference = parseReference(`${repository}@${digest}`);
  const remote = await openLegImage({ kind: 'pushed', reference }, ARM64, client);
  return await checkContents(remote.selected, remote.readLayer, ARM64);
}

const encodings: readonly (readonly [name: string, encode: Encode])[] = [
  ['plain', (tar) => tar],
  ['gzip', (tar) => zlib.gzipSync(tar, { level: 1 })],
  ['zstd', zstdStored],
];
/** Several times what is read at once. */
const padding = 3_500_000;

describe.each(['layout', 'registry'] as const)('in a %s', (place) => {
  describe.each(encodings)('a %s layer of several MiB', (_name, encode) => {
    it.each<[string, Case, string]>([
      [
        'with a large program',
        { layers: [{ app: amd64({ padding }) }], cmd: ['/app'] },
        '/app is for amd64, but the manifest says linux/arm64',
      ],
      [
        'with a large program among other files',
        {
          layers: [
            {
              before: Buffer.alloc(padding),
              app: amd64({ padding }),
              after: Buffer.alloc(padding),
            },
          ],
          cmd: ['/app'],
        },
        '/app is for amd64, but the manifest says linux/arm64',
      ],
      [
        'with a large shared object',
        {
          layers: [
            {
              'usr/lib/libone.so': amd64({ padding, needed: ['libtwo.so'] }),
              app: program({ needed: ['libone.so'] }),
            },
          ],
          cmd: ['/app'],
        },
        '/usr/lib/libone.so is for amd64, but the manifest says linux/arm64, started by /app',
      ],
    ])('%s that does not fit is seen', async (_what, given, message) => {
      const error = await failureOf(checkAt(place, given, encode));
      expect(error).toBeInstanceOf(WrongContentsError);
      expect(error.message).toBe(message);
    });

    it('with large programs that fit passes', async () => {
      const given = {
        layers: [
          {
            app: program({ needed: ['libone.so'], padding }),
            'usr/lib/libone.so': program({ padding }),
            after: Buffer.alloc(padding),
          },
        ],
        cmd: ['/app'],
      };
      expect(await checkAt(place, given, encode)).toMatchObject({
        verdict: 'matches',
        detail: '/app is arm64, with 1 shared objects',
      });
    });
  });
});

it('a chunk of a file stays what it is until the next but one is asked for', async () => {
  const path = join(await folder(), 'blob');
  const bytes = Buffer.concat([1, 2, 3, 4, 5, 6].map((value) => Buffer.alloc(1024 * 1024, value)));
  await writeFile(path, bytes);
  const seen: Buffer[] = [];
  let before: Uint8Array | undefined;
  for await (const chunk of chunksOf(fileSource(path), 0, bytes.length)) {
    if (before !== undefined) seen.push(Buffer.from(before));
    before = chunk;
    // Long enough for a read that should not have begun yet.
    await sleep(20);
  }
  if (before !== undefined) seen.push(Buffer.from(before));
  expect(Buffer.concat(seen).equals(bytes)).toBe(true);
});
