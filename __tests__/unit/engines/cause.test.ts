import { describe, expect, it } from '@jest/globals';
import { causeOf } from '../../../src/engines/cause.ts';

const BUILDX = [
  '#6 0.343 hello-gpu: there are no GPU libraries for aarch64',
  '#6 ERROR: process "/bin/sh -c make" did not complete successfully: exit code: 1',
  '------',
  ' > [2/4] RUN make:',
  '0.300 compiling',
  '0.343 hello-gpu: there are no GPU libraries for aarch64',
  '------',
  'Dockerfile:9',
  '--------------------',
  '   9 | >>> RUN make',
  '--------------------',
  'ERROR: failed to build: failed to solve: process "/bin/sh -c make" did not complete successfully: exit code: 1',
];

const USAGE = [
  '',
  'Usage:  docker buildx build [OPTIONS] PATH | URL | -',
  '',
  "Run 'docker buildx build --help' for more information",
];

const LOGIN = 'Error: creating build container: getting username and password: ';

describe('causeOf', () => {
  it.each<[string, string[], string, boolean]>([
    [
      'what the failed step said last',
      BUILDX,
      'hello-gpu: there are no GPU libraries for aarch64',
      false,
    ],
    [
      "buildx's error where no step failed",
      ['#1 DONE', 'ERROR: failed to build: failed to read dockerfile: no such file'],
      'failed to build: failed to read dockerfile: no such file',
      false,
    ],
    [
      "buildx's only line",
      ['ERROR: failed to build: resolve : lstat nope: no such file or directory'],
      'failed to build: resolve : lstat nope: no such file or directory',
      true,
    ],
    [
      "podman's error",
      ['STEP 2/3: RUN false', 'Error: building at STEP "RUN false": exit status 1'],
      'building at STEP "RUN false": exit status 1',
      false,
    ],
    [
      'the one error that was counted, with it',
      [`${LOGIN}1 error occurred:`, '\t* reading JSON file "config.json": invalid character'],
      'creating build container: getting username and password: reading JSON file "config.json": invalid character',
      true,
    ],
    [
      'the errors that were counted, each in its turn',
      ['STEP 1/2: FROM x', `${LOGIN}2 errors occurred:`, '\t* one', '\t* two', 'see the manual'],
      'creating build container: getting username and password: one; two',
      false,
    ],
    [
      'errors that were counted within errors',
      ['1 error occurred:', '\t* 1 error occurred:', '\t\t* one'],
      'one',
      true,
    ],
    ['a count without its errors', ['Error: 1 error occurred:', 'bye'], '1 error occurred:', false],
    [
      "a command's last line",
      ['compiling', 'make: *** [image] Error 2'],
      'make: *** [image] Error 2',
      false,
    ],
    ...[
      'unknown flag: --nope',
      "unknown shorthand flag: 'Q' in -Q",
      'flag needs an argument: --platform',
      'invalid argument "x" for "--load" flag: strconv.ParseBool: parsing "x": invalid syntax',
    ].map((line): [string, string[], string, boolean] => [
      `${line}, before the words on usage`,
      [line, ...USAGE],
      line,
      false,
    ]),
    [
      'an option that a program of GNU does not know, before what it says to try',
      [
        "tar: unrecognized option '--nope'",
        "Try 'tar --help' or 'tar --usage' for more information.",
      ],
      "tar: unrecognized option '--nope'",
      false,
    ],
    [
      "podman's error, before what it says to see",
      ['Error: unknown flag: --nope', "See 'podman build --help'"],
      'unknown flag: --nope',
      false,
    ],
    ['words on usage where there are no others', USAGE.slice(-1), USAGE.at(-1) ?? '', true],
    ['nothing', [], '', false],
  ])('finds %s', (_what, lines, text, isAll) => {
    expect(causeOf(lines)).toEqual({ text, isAll });
  });

  it('is short enough for a table, and then not all', () => {
    const { text, isAll } = causeOf(['x'.repeat(5000)]);
    expect(text.length).toBeLessThan(400);
    expect(isAll).toBe(false);
  });
});
