import { describe, expect, it } from '@jest/globals';
import { checkContents } from '../../../../src/image/contents/check.ts';
import { WrongContentsError } from '../../../../src/image/errors.ts';
import { readLayoutImage } from '../../../../src/image/layout.ts';
import { parsePlatform } from '../../../../src/model/platform.ts';
import { EM, elfFile, type ElfOptions } from '../../../support/elf.ts';
import { failureOf } from '../../../support/failure.ts';
import { LayoutBuilder } from '../../../support/layout.ts';
import { temporaryFolders } from '../../../support/temporary.ts';
import { amd64, check, program, type Case } from './case.ts';

const folder = temporaryFolders();

const LOADER = '/lib/ld-linux-aarch64.so.1';

const dynamic = (needed: readonly string[], more: Partial<ElfOptions> = {}): Buffer =>
  program({ interpreter: LOADER, needed, ...more });

describe('an image whose contents fit', () => {
  it.each<[string, Case, string, RegExp]>([
    [
      'a static program',
      { layers: [{ app: program() }], entrypoint: ['/app'] },
      'static',
      /^\/app is arm64, static$/,
    ],
    [
      'a command without an entrypoint',
      { layers: [{ app: program() }], cmd: ['/app'] },
      'static',
      /^\/app/,
    ],
    [
      'a program found by PATH',
      { layers: [{ 'opt/b/app': program() }], cmd: ['app'], env: ['PATH=/opt/a:/opt/b'] },
      'static',
      /^\/opt\/b\/app/,
    ],
    [
      'a PATH relative to the working directory',
      {
        layers: [{ 'srv/bin/app': program() }],
        cmd: ['app'],
        env: ['PATH=bin'],
        workdir: '/srv',
      },
      'static',
      /^\/srv\/bin\/app/,
    ],
    [
      "docker's PATH where the image has none",
      { layers: [{ 'usr/bin/app': program() }], cmd: ['app'] },
      'static',
      /^\/usr\/bin\/app/,
    ],
    [
      'a path relative to the working directory',
      { layers: [{ 'srv/app': program() }], cmd: ['./app'], workdir: '/srv' },
      'static',
      /^\/srv\/app/,
    ],
    [
      'a dynamic program with its loader and shared objects',
      {
        layers: [
          {
            'lib/ld-linux-aarch64.so.1': program(),
            'usr/lib/aarch64-linux-gnu/libc.so.6': program(),
          },
          { 'usr/bin/app': dynamic(['libc.so.6']) },
        ],
        cmd: ['app'],
      },
      'matches',
      /^\/usr\/bin\/app is arm64, with 1 shared objects$/,
    ],
    [
      'shared objects of shared objects, by $ORIGIN',
      {
        layers: [
          {
            'lib/ld-linux-aarch64.so.1': program(),
            'opt/app/bin/app': dynamic(['libone.so'], { runpath: '$ORIGIN/../lib' }),
            'opt/app/lib/libone.so': dynamic(['libtwo.so'], { runpath: '$ORIGIN/deep' }),
            'opt/app/lib/deep/libtwo.so': program(),
          },
        ],
        cmd: ['/opt/app/bin/app'],
      },
      'matches',
      /with 2 shared objects$/,
    ],
    [
      'links, absolute and relative, in directories too',
      {
        layers: [
          {
            bin: { symlink: 'usr/bin' },
            'usr/bin/sh': { symlink: '/etc/alternatives/sh' },
            'etc/alternatives/sh': { symlink: '../../usr/bin/dash' },
          },
          { 'usr/bin/dash': program() },
        ],
        cmd: ['/bin/sh'],
      },
      'static',
      /^\/usr\/bin\/dash/,
    ],
    [
      'a hard link',
      {
        layers: [{ 'bin/busybox': program(), 'bin/sh': { hardlink: 'bin/busybox' } }],
        cmd: ['/bin/sh'],
      },
      'static',
      /^\/bin\/sh/,
    ],
    [
      'a script through its interpreter',
      {
        layers: [{ 'bin/sh': program(), 'run.sh': '#! /bin/sh -e\nexec /app\n' }],
        entrypoint: ['/run.sh'],
      },
      'script',
      /^\/run\.sh → \/bin\/sh is arm64/,
    ],
    [
      'a script through env',
      {
        layers: [
          {
            'usr/bin/env': program(),
            'usr/bin/python3': program(),
            'run.py': '#!/usr/bin/env python3\n',
          },
        ],
        entrypoint: ['/run.py'],
      },
      'script',
      /\/usr\/bin\/env is arm64.*\/usr\/bin\/python3 is arm64/,
    ],
    [
      'an upper file over a wrong lower one',
      { layers: [{ app: amd64() }, { app: program() }], cmd: ['/app'] },
      'static',
      /arm64/,
    ],
    [
      'a wrong file that an upper layer took away, with another before it in PATH',
      {
        layers: [
          { 'usr/local/bin/app': amd64(), 'usr/bin/app': program() },
          { 'usr/local/bin/.wh.app': '' },
        ],
        cmd: ['app'],
      },
      'static',
      /^\/usr\/bin\/app/,
    ],
    [
      'a directory that an upper layer hides',
      {
        layers: [{ 'opt/x/app': amd64() }, { 'opt/x/.wh..wh..opq': '', 'opt/x/new': program() }],
        cmd: ['/opt/x/new'],
      },
      'static',
      /^\/opt\/x\/new/,
    ],
    [
      '386 on amd64, which every kernel for amd64 runs',
      {
        layers: [{ app: elfFile({ machine: EM.i386, bits: 32 }) }],
        cmd: ['/app'],
        platform: 'linux/amd64',
      },
      'static',
      /is 386/,
    ],
    [
      'a big-endian machine',
      {
        layers: [{ app: elfFile({ machine: EM.s390x, bigEndian: true }) }],
        cmd: ['/app'],
        platform: 'linux/s390x',
      },
      'static',
      /s390x/,
    ],
    [
      'a library of another architecture that the loader passes over',
      {
        layers: [
          {
            'lib64/libx.so': amd64(),
            'usr/lib/libx.so': program(),
            app: program({ needed: ['libx.so'] }),
          },
        ],
        cmd: ['/app'],
      },
      'matches',
      /with 1 shared objects$/,
    ],
    [
      'a directory from the loader configuration',
      {
        layers: [
          {
            'etc/ld.so.conf.d/cuda.conf': '/opt/cuda\n',
            'opt/cuda/libcuda.so': program(),
            app: program({ needed: ['libcuda.so'] }),
          },
        ],
        cmd: ['/app'],
      },
      'matches',
      /with 1 shared objects$/,
    ],
    [
      'a directory from LD_LIBRARY_PATH',
      {
        layers: [{ 'opt/x/libx.so': program(), app: program({ needed: ['libx.so'] }) }],
        cmd: ['/app'],
        env: ['LD_LIBRARY_PATH=/opt/none:/opt/x'],
      },
      'matches',
      /with 1 shared objects$/,
    ],
    [
      'shared objects that a mount brings, which it names',
      { layers: [{ app: program({ needed: ['libcuda.so.1'] }) }], cmd: ['/app'] },
      'matches',
      /not in the image: libcuda\.so\.1$/,
    ],
    [
      'a launcher and what it starts',
      {
        layers: [{ 'usr/bin/tini': program(), app: program() }],
        entrypoint: ['tini', '--', '/app'],
      },
      'static',
      /tini is arm64, static; then \/app is arm64/,
    ],
    [
      'a large program whose dynamic section is far from its start',
      {
        layers: [
          { app: program({ needed: ['libz.so'], padding: 20_000_000 }), 'lib/libz.so': program() },
        ],
        cmd: ['/app'],
      },
      'matches',
      /with 1 shared objects$/,
    ],
  ])('%s', async (_what, given, verdict, detail) => {
    const found = await check(await folder(), given);
    expect(found).toMatchObject({ verdict, detail: expect.stringMatching(detail) });
  });
});

describe('an image whose contents do not fit', () => {
  it.each<[string, Case, RegExp]>([
    [
      'the program',
      { layers: [{ app: amd64() }], entrypoint: ['/app'] },
      /^\/app is for amd64, but the manifest says linux\/arm64$/,
    ],
    [
      'a program named relative to an empty working directory',
      { layers: [{ 'app/server': amd64() }], entrypoint: ['app/server'], workdir: '' },
      /^\/app\/server is for amd64/,
    ],
    [
      'a program named relative to a working directory without its slash',
      { layers: [{ 'srv/app': amd64() }], entrypoint: ['./app'], workdir: 'srv' },
      /^\/srv\/app is for amd64/,
    ],
    [
      'an arm program on arm64',
      { layers: [{ app: elfFile({ machine: EM.arm, bits: 32 }) }], cmd: ['/app'] },
      /^\/app is for arm, but/,
    ],
    [
      'a shared object',
      {
        layers: [{ app: program({ needed: ['libone.so'] }), 'usr/lib/libone.so': amd64() }],
        cmd: ['/app'],
      },
      /^\/usr\/lib\/libone\.so is for amd64, .*, started by \/app$/,
    ],
    [
      'a shared object of a shared object',
      {
        layers: [
          {
            app: program({ needed: ['libone.so'] }),
            'usr/lib/libone.so': program({ needed: ['libtwo.so'] }),
            'usr/lib/libtwo.so': amd64(),
          },
        ],
        cmd: ['/app'],
      },
      /^\/usr\/lib\/libtwo\.so is for amd64/,
    ],
    [
      'the loader',
      {
        layers: [{ app: program({ interpreter: '/lib/ld.so' }), 'lib/ld.so': amd64() }],
        cmd: ['/app'],
      },
      /^\/lib\/ld\.so is for amd64/,
    ],
    [
      "a script's interpreter",
      { layers: [{ 'bin/sh': amd64(), 'run.sh': '#!/bin/sh\n' }], entrypoint: ['/run.sh'] },
      /^\/bin\/sh is for amd64, .*, started by \/run\.sh$/,
    ],
    [
      'the interpreter that env finds',
      {
        layers: [
          {
            'usr/bin/env': program(),
            'usr/bin/python3': amd64(),
            'run.py': '#!/usr/bin/env -S python3 -u\n',
          },
        ],
        entrypoint: ['/run.py'],
      },
      /^\/usr\/bin\/python3 is for amd64/,
    ],
    [
      'the program of a shell-form command, over a base image that fits',
      {
        layers: [{ 'bin/sh': program() }, { app: amd64() }],
        cmd: ['/bin/sh', '-c', 'A=1 exec /app --flag "$X"'],
      },
      /^\/app is for amd64/,
    ],
    [
      'the program that a launcher starts',
      {
        layers: [{ 'sbin/tini': program(), app: amd64() }],
        entrypoint: ['/sbin/tini', '-g', '--'],
        cmd: ['/app'],
      },
      /^\/app is for amd64/,
    ],
    [
      'the command behind an entrypoint script',
      {
        layers: [
          { 'bin/sh': program(), 'entry.sh': '#!/bin/sh\nexec "$@"\n', 'usr/bin/server': amd64() },
        ],
        entrypoint: ['/entry.sh'],
        cmd: ['server'],
      },
      /^\/usr\/bin\/server is for amd64/,
    ],
    [
      'the interpreter glued to -S',
      {
        layers: [
          { 'usr/bin/env': program(), 'app/py': amd64(), run: '#!/usr/bin/env -S/app/py -u\n' },
        ],
        entrypoint: ['/run'],
      },
      /^\/app\/py is for amd64, .*, started by \/run$/,
    ],
    [
      'an upper file over a right lower one',
      { layers: [{ app: program() }, { app: amd64() }], cmd: ['/app'] },
      /amd64/,
    ],
    [
      'a later file over a right one of the same layer',
      { layers: [[['app', program()] as const, ['app', amd64()] as const]], cmd: ['/app'] },
      /^\/app is for amd64/,
    ],
  ])('%s', async (_what, given, message) => {
    const error = await failureOf(check(await folder(), given));
    expect(error).toBeInstanceOf(WrongContentsError);
    expect(error.message).toMatch(message);
  });

  it('names the layer that the file is from', async () => {
    const error = await failureOf(
      check(await folder(), {
        layers: [{ 'bin/sh': program() }, { app: amd64() }, { other: 'x' }],
        cmd: ['/app'],
      }),
    );
    expect(error).toMatchObject({
      subject: expect.stringMatching(/^layer 2 of 3, sha256:[0-9a-f]{64}$/),
    });
  });
});

describe('an image of which there is nothing to compare', () => {
  it.each<[string, Case, string, RegExp]>([
    [
      'without entrypoint and command',
      { layers: [{ data: 'x' }] },
      'empty',
      /names no entrypoint and no command/,
    ],
    ['without layers', { layers: [], cmd: ['/app'] }, 'empty', /no layers/],
    [
      'whose program is not in it',
      { layers: [{ data: 'x' }], cmd: ['/app'] },
      'unknown',
      /^\/app is not in the image/,
    ],
    [
      'with a Windows program',
      { layers: [{ 'app.exe': 'MZ\x90' }], cmd: ['/app.exe'] },
      'foreign',
      /is a Windows program/,
    ],
    [
      'with WebAssembly',
      { layers: [{ 'app.wasm': Buffer.from('0061736d01000000', 'hex') }], cmd: ['/app.wasm'] },
      'foreign',
      /WebAssembly/,
    ],
    [
      'with a text that is no script',
      { layers: [{ app: 'echo hello' }], cmd: ['/app'] },
      'unknown',
      /neither an ELF file nor a script/,
    ],
    [
      'with a link that leads in a circle',
      { layers: [{ a: { symlink: 'b' }, b: { symlink: 'a' } }], cmd: ['/a'] },
      'unknown',
      /not in the image/,
    ],
    [
      'with a script whose interpreter is not there',
      { layers: [{ run: '#!/bin/bash\n' }], cmd: ['/run'] },
      'unknown',
      /\/run → \/bin\/bash is not in the image/,
    ],
    [
      'with a script that is its own interpreter',
      { layers: [{ run: '#!/run\n' }], cmd: ['/run'] },
      'unknown',
      /…$/,
    ],
  ])('%s', async (_what, given, verdict, detail) => {
    expect(await check(await folder(), given)).toMatchObject({
      verdict,
      detail: expect.stringMatching(detail),
    });
  });

  it('for Windows, without a layer read', async () => {
    const builder = new LayoutBuilder();
    const image = builder.image({ os: 'windows', config: { Cmd: ['app.exe'] } });
    const platform = parsePlatform('windows/amd64');
    const read = await readLayoutImage(await builder.write(await folder(), [image]), platform);
    const open = () => Promise.reject(new Error('not to be read'));
    expect(await checkContents(read, open, platform)).toMatchObject({ verdict: 'skipped' });
  });
});
