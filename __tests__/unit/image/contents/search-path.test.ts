/** Where a name is looked for: what nobody may start is passed over (execvp(3)), and is no program. */
import { describe, expect, it } from '@jest/globals';
import { temporaryFolders } from '../../../support/temporary.ts';
import { amd64, check, program, type Case } from './case.ts';

const folder = temporaryFolders();

describe('a file on the search path that nobody may start', () => {
  const first = { plain: amd64() };
  const base = { 'bin/sh': program(), 'bin/tini': program(), 'bin/app': program() };

  it.each<[string, Case, string, RegExp]>([
    [
      'is passed over',
      { layers: [{ ...base, 'usr/local/bin/app': first }], cmd: ['app'] },
      'static',
      /^\/bin\/app is arm64, static$/,
    ],
    [
      'is passed over behind a link',
      {
        layers: [{ ...base, 'usr/local/bin/app': { symlink: '/opt/app' }, 'opt/app': first }],
        cmd: ['app'],
      },
      'static',
      /^\/bin\/app is arm64, static$/,
    ],
    [
      'is passed over as what it is a hard link to',
      {
        layers: [{ 'opt/app': first }, { ...base, 'usr/local/bin/app': { hardlink: 'opt/app' } }],
        cmd: ['app'],
      },
      'static',
      /^\/bin\/app is arm64, static$/,
    ],
    [
      'is passed over by launchers and shells',
      {
        layers: [{ ...base, 'usr/local/bin/app': first }],
        cmd: ['tini', 'sh', '-c', 'exec app'],
      },
      'static',
      /; then \/bin\/app is arm64, static$/,
    ],
    [
      'is no program, when there is no other',
      { layers: [{ 'usr/bin/app': first }], cmd: ['app'] },
      'unknown',
      /^app is not in the image$/,
    ],
    [
      'is not the command behind an entrypoint script',
      {
        layers: [{ ...base, 'run.sh': '#!/bin/sh\nserve "$@"\n', 'usr/bin/word': first }],
        entrypoint: ['/run.sh'],
        cmd: ['word'],
      },
      'script',
      /^\/run\.sh → \/bin\/sh is arm64, static$/,
    ],
    [
      'is a script to a shell all the same',
      { layers: [{ ...base, 'usr/bin/run.sh': { plain: 'app\n' } }], cmd: ['sh', 'run.sh'] },
      'script',
      /; then \/usr\/bin\/run\.sh, a script$/,
    ],
  ])('%s', async (_what, given, verdict, detail) => {
    expect(await check(await folder(), given)).toMatchObject({
      verdict,
      detail: expect.stringMatching(detail),
    });
  });
});
