/** Images that start their program by way of others: launchers, shells, scripts, loaders. */
import { describe, expect, it } from '@jest/globals';
import { WrongContentsError } from '../../../../src/image/errors.ts';
import { failureOf } from '../../../support/failure.ts';
import { temporaryFolders } from '../../../support/temporary.ts';
import { amd64, check, program, type Case } from './case.ts';

const folder = temporaryFolders();

/** Images that start `/app/server` by way of others, which fit. */
function handedOver(server: Buffer): [what: string, given: Case, verdict: string][] {
  const fits = ['sh', 'tini', 'nice', 'busybox', 'ld.so'].map((name) => [`bin/${name}`, program()]);
  const given = (entrypoint: string[], cmd: string[] = []): Case => ({
    layers: [
      {
        ...Object.fromEntries(fits),
        'entrypoint.sh': '#!/bin/bash\nexec "$@"\n',
        'plain.sh': 'exec "$@"\n',
        'app/server': server,
      },
    ],
    entrypoint,
    cmd,
  });
  return [
    [
      'a shell with a script, and the command behind it',
      given(['/bin/sh', '/entrypoint.sh'], ['/app/server']),
      'script',
    ],
    [
      'a shell with a script without an interpreter of its own',
      given(['sh', 'plain.sh', '/app/server']),
      'script',
    ],
    [
      'a launcher whose options take values',
      given(['tini', '-p', 'SIGTERM', '--', '/app/server']),
      'static',
    ],
    ['nice', given(['/bin/nice', '-n', '10', '/app/server']), 'static'],
    ["busybox's shell", given(['/bin/busybox', 'sh', '-c', 'exec /app/server']), 'static'],
    ['the loader itself', given(['/bin/ld.so', '/app/server']), 'static'],
    [
      'a shell that changes the directory',
      given(['/bin/sh', '-c', 'cd /app && ./server']),
      'static',
    ],
    [
      'launchers of launchers',
      given(['tini', '--', 'nice', 'sh', '-c', 'exec "$@"', '-', '/app/server']),
      'static',
    ],
  ];
}

describe('a program that is started by way of', () => {
  it.each(handedOver(amd64()))('%s, and does not fit, is found', async (_what, given) => {
    const error = await failureOf(check(await folder(), given));
    expect(error).toBeInstanceOf(WrongContentsError);
    expect(error.message).toMatch(/^\/app\/server is for amd64/);
  });

  it.each(handedOver(program()))('%s, and fits, passes', async (_what, given, verdict) => {
    expect(await check(await folder(), given)).toMatchObject({
      verdict,
      detail: expect.stringMatching(/; then \/app\/server is arm64, static$/),
    });
  });
});

/** Never refused on a guess, and never called more than what was seen. */
describe('an image that starts what only running it would tell', () => {
  const layers = [{ 'bin/sh': program(), 'bin/tini': program(), 'app/server': amd64() }];
  it.each<[string, Case, string, RegExp]>([
    [
      'a variable',
      { layers, cmd: ['sh', '-c', 'exec $APP/server'] },
      'script',
      /^\/bin\/sh is arm64, static; then what else it starts is not known$/,
    ],
    [
      'on a condition',
      { layers, cmd: ['sh', '-c', '[ "$ARCH" = amd64 ] && exec /app/server'] },
      'script',
      /not known$/,
    ],
    [
      'after options that are not known',
      { layers, cmd: ['tini', '--of-tomorrow', '/app/server'] },
      'unknown',
      /^\/bin\/tini is arm64, static; then what else it starts is not known$/,
    ],
    [
      'a program that is not in it',
      { layers, cmd: ['tini', '--', '/mounted/server'] },
      'unknown',
      /; then \/mounted\/server is not in the image$/,
    ],
    [
      'a script that is not in it',
      { layers, cmd: ['sh', '/mounted/run.sh'] },
      'unknown',
      /; then \/mounted\/run\.sh is not in the image$/,
    ],
    ['a program as a script', { layers, cmd: ['sh', '/app/server'] }, 'unknown', /is no script$/],
    [
      'through more launchers than anybody would write',
      { layers, cmd: [...Array<string>(20).fill('tini'), '/app/server'] },
      'unknown',
      /; then tini …$/,
    ],
    [
      'a script whose first line is nothing to the shell that reads it',
      {
        layers: [{ 'bin/sh': program(), 'bin/bash': amd64(), 'run.sh': '#!/bin/bash\n' }],
        cmd: ['sh', '/run.sh'],
      },
      'script',
      /; then \/run\.sh, a script$/,
    ],
    [
      'an interpreter that env works out',
      {
        layers: [
          { 'usr/bin/env': program(), 'bin/python3': amd64(), run: '#!/usr/bin/env -S $PY -u\n' },
        ],
        cmd: ['/run'],
      },
      'unknown',
      /; what else it starts is not known$/,
    ],
  ])('%s', async (_what, given, verdict, detail) => {
    expect(await check(await folder(), given)).toMatchObject({
      verdict,
      detail: expect.stringMatching(detail),
    });
  });
});
