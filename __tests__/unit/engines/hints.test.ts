import { describe, expect, it } from '@jest/globals';
import { ProgramError } from '../../../src/engines/errors.ts';
import { withHint } from '../../../src/engines/programs.ts';

/** The hint for a program that ended with its only word, as it is told. */
function hintOf(program: string, words: string): string | undefined {
  const error = withHint(
    new ProgramError(`${program} build ended with exit code 1: ${words}`, { exitCode: 1 }),
  );
  return error instanceof ProgramError ? error.hint : undefined;
}

const NO_FILE = expect.stringMatching(/^The Dockerfile or the build context is not there/);
const NO_SOURCE = expect.stringMatching(/^The Dockerfile copies what the build context/);

describe('what to do about', () => {
  it.each<[string, string, string, unknown]>([
    [
      'a Dockerfile in a folder that is not there',
      'docker buildx',
      'failed to build: resolve : lstat nope: no such file or directory',
      NO_FILE,
    ],
    [
      'a Dockerfile that is not there',
      'docker buildx',
      'failed to build: failed to solve: failed to read dockerfile: open Dockerfile: no such file or directory',
      NO_FILE,
    ],
    [
      'a context that is not there',
      'docker buildx',
      'failed to build: unable to prepare context: path "nope" not found',
      NO_FILE,
    ],
    [
      'a file that buildah does not find',
      'buildah',
      'stat /x/nope/Dockerfile: no such file or directory',
      NO_FILE,
    ],
    [
      'a context that buildah does not find',
      'buildah',
      'discovering Containerfile: stat /x/nope: no such file or directory',
      NO_FILE,
    ],
    [
      'a context without a file',
      'buildah',
      'cannot find Containerfile or Dockerfile in context directory: stat /x/Dockerfile: no such file or directory',
      NO_FILE,
    ],
    [
      'a file that podman does not find',
      'podman',
      'the specified Containerfile or Dockerfile does not exist, nope: stat nope: no such file or directory',
      NO_FILE,
    ],
    [
      'a context without a file',
      'podman',
      'no Containerfile or Dockerfile specified or found in context directory, /x: no such file or directory',
      NO_FILE,
    ],
    [
      'a copy of what is not there',
      'docker buildx',
      'failed to build: failed to solve: failed to compute cache key: failed to calculate checksum of ref a::b: "/nope": not found',
      NO_SOURCE,
    ],
    [
      'a copy of what is not there',
      'buildah',
      'building at STEP "COPY nope /": checking on sources under "/x": copier: stat: "/nope": no such file or directory',
      NO_SOURCE,
    ],
    [
      'nothing: a step of the build lacks a file of its own',
      'buildah',
      'building at STEP "RUN cat /x": while running runtime: cat: /x: no such file or directory',
      undefined,
    ],
  ])('%s (%s)', (_what, program, words, expected) => {
    expect(hintOf(program, words)).toEqual(expected);
  });
});
