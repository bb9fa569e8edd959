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
      { layers, cmd: ['tini', '--of-tomorrow', 'server'] },
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

/** Whatever program it is: one that is not known may start what it is given, and may as well only read it. */
describe('an image whose program is given a file of another architecture', () => {
  const layers = [
    {
      'bin/launch': program(),
      'bin/tini': program(),
      'bin/sh': program(),
      'bin/cp': program(),
      'app/server': amd64(),
      'app/fits': program(),
      'app/half': program({ needed: ['libhalf.so'] }),
      'usr/lib/libhalf.so': amd64(),
      'app/run.sh': '#!/app/server\n',
      'usr/bin/served': amd64(),
    },
  ];
  const server = '/app/server is for amd64, but the manifest says linux/arm64';

  it.each<[string, readonly string[], string]>([
    ['by its path', ['launch', '--flag', '/app/server', 'word'], server],
    ['relative to the working directory', ['launch', './app/server'], server],
    ['by its name', ['launch', 'served'], '/usr/bin/served is for amd64'],
    ['behind words that are right', ['launch', '/app/fits', '--', '/app/server'], server],
    ['as the value of an option', ['launch', '--exec=/app/server'], server],
    ['in a line for a shell', ['launch', '-c', "exec '/app/server' -x; true"], server],
    ['whose shared object it is', ['launch', '/app/half'], '/usr/lib/libhalf.so is for amd64'],
    ['whose interpreter it is', ['launch', '/app/run.sh'], `${server}, started by /app/run.sh`],
    ['in its turn', ['tini', '--', 'launch', '/app/server'], server],
    ['by a shell', ['sh', '-c', 'exec launch /app/server'], server],
    ['by a launcher whose option is not known', ['tini', '--of-tomorrow', '/app/server'], server],
    ['and is not there itself', ['/mounted/launch', '/app/server'], server],
  ])('%s is not called right', async (_what, entrypoint, found) => {
    const { verdict, detail } = await check(await folder(), { layers, entrypoint });
    expect(verdict).toBe('unknown');
    expect(detail).toContain(`; then perhaps an argument of it: ${found}`);
  });

  it.each<[string, readonly string[], string]>([
    ['that fits', ['launch', '/app/fits'], '/bin/launch is arm64, static'],
    ['that is only copied', ['cp', '/app/server', '/srv'], '/bin/cp is arm64, static'],
    ['that is not in it', ['launch', '/srv/server'], '/bin/launch is arm64, static'],
  ])('one %s is nothing to it', async (_what, entrypoint, detail) => {
    const found = await check(await folder(), { layers, entrypoint });
    expect(found).toMatchObject({ verdict: 'static', detail });
  });
});
