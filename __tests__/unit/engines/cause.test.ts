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

describe('causeOf', () => {
  it.each([
    ['what the failed step said last', BUILDX, 'hello-gpu: there are no GPU libraries for aarch64'],
    [
      "buildx's error where no step failed",
      ['#1 DONE', 'ERROR: failed to build: failed to read dockerfile: no such file'],
      'failed to build: failed to read dockerfile: no such file',
    ],
    [
      "podman's error",
      ['STEP 2/3: RUN false', 'Error: building at STEP "RUN false": exit status 1'],
      'building at STEP "RUN false": exit status 1',
    ],
    [
      "a command's last line",
      ['compiling', 'make: *** [image] Error 2'],
      'make: *** [image] Error 2',
    ],
    ['nothing', [], ''],
  ])('finds %s', (_what, lines, cause) => {
    expect(causeOf(lines)).toBe(cause);
  });

  it('is short enough for a table', () => {
    expect(causeOf(['x'.repeat(5000)]).length).toBeLessThan(400);
  });
});
