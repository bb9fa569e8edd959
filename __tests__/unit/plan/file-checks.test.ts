import { describe, expect, it } from '@jest/globals';
import type { Checkout } from '../../../src/model/plan-facts.ts';
import { problemsOf } from '../../support/planning.ts';

const FILES = ['.', 'api', 'api/Dockerfile', 'web', 'web/Containerfile.slim', 'docs'];

const checkout: Checkout = {
  has: (path) => FILES.includes(path),
  dockerfiles: () => ['api/Dockerfile', 'web/Containerfile.slim', 'web/Dockerfile.dockerignore'],
};

const GENERATED =
  'what an earlier step of the build makes is not asked for where .gitignore names it';

function refused(config: object): Promise<readonly string[]> {
  return problemsOf({
    config: JSON.stringify({ templates: ['app'], ...config }),
    facts: { checkout },
  });
}

describe('what every leg would look for in vain is a problem of the plan', () => {
  it.each<[string, object, string[]]>([
    [
      'a file',
      { file: 'apy/Dockerfile' },
      [
        `file of app: the file apy/Dockerfile is not there (did you mean api/Dockerfile? – ${GENERATED})`,
      ],
    ],
    [
      'a file that is like no other: all are named',
      { file: 'build/images/x' },
      [
        `file of app: the file build/images/x is not there (known: api/Dockerfile, web/Containerfile.slim – ${GENERATED})`,
      ],
    ],
    [
      'a file as seen from the context',
      { context: 'web', file: 'Containerfile.slim' },
      [
        `file of app: the file Containerfile.slim is not there (did you mean web/Containerfile.slim? file is not seen from the context – ${GENERATED})`,
      ],
    ],
    [
      'a file with a placeholder, for the legs that lack it',
      { file: 'api/Dockerfile.{arch}' },
      ['amd64', 'arm64'].map(
        (arch) =>
          `file of app: the file api/Dockerfile.${arch} is not there (did you mean api/Dockerfile? – ${GENERATED})`,
      ),
    ],
    [
      'any Dockerfile',
      { context: 'docs' },
      [
        `file of app: there is neither a Dockerfile nor a Containerfile in docs (did you mean api/Dockerfile? – ${GENERATED})`,
      ],
    ],
    [
      'a context, which hides its file',
      { context: 'wep', file: 'api/Dockerfile' },
      [`context of app: the folder wep is not there (did you mean web? – ${GENERATED})`],
    ],
    [
      'the context of a command',
      { context: 'wep', engine: 'command', command: 'make' },
      [`context of app: the folder wep is not there (did you mean web? – ${GENERATED})`],
    ],
    [
      'a further context',
      { context: 'api', 'build-contexts': { src: 'dox' } },
      [`build-contexts of app: the folder dox is not there (known: api, web – ${GENERATED})`],
    ],
    [
      'in several templates: one cause is told once, and all causes at once',
      { templates: { a: {}, b: {}, c: { context: 'api', file: 'nope' } }, context: 'docs' },
      [
        expect.stringMatching(/^file of a, b: there is neither/) as unknown as string,
        expect.stringMatching(/^file of c: the file nope is not there/) as unknown as string,
      ],
    ],
    [
      'beside what else is wrong',
      { file: 'nope', tags: ['-x'], 'snapshot-tags': ['-x'] },
      [
        expect.stringMatching(/^tags of app: "-x" is not a tag/) as unknown as string,
        expect.stringMatching(/^file of app: the file nope is not there/) as unknown as string,
      ],
    ],
  ])('%s', async (_name, config, expected) => {
    expect(await refused(config)).toEqual(expected);
  });
});

describe('what may be there all the same is left alone', () => {
  it.each<[string, object]>([
    ['what is there', { context: 'api' }],
    ['a named file', { file: 'web/Containerfile.slim' }],
    ...[
      'https://github.com/o/r.git#main:docker',
      'git://example.com/r.git',
      'git@github.com:o/r.git',
      'ssh://git@example.com/r.git',
      'github.com/o/r',
    ].map((context): [string, object] => [`the context ${context}`, { context, file: 'nope' }]),
    ['a file that is fetched', { file: 'https://example.com/Dockerfile' }],
    [
      'further contexts that are fetched',
      {
        context: 'api',
        'build-contexts': { a: 'docker-image://alpine', b: 'https://example.com/x.git' },
      },
    ],
    ['a command needs no file', { engine: 'command', command: 'make', file: 'nope' }],
    ['nor where the step may choose to run it', { command: 'make' }],
    ['a file that an option of the engine names', { 'extra-args': ['--file=api/Dockerfile'] }],
    [
      'a file that podman finds in the context',
      { context: 'web', file: 'Containerfile.slim', engine: 'podman' },
    ],
  ])('%s', async (_name, config) => {
    expect(await refused(config)).toEqual([]);
  });

  it('everything, where nobody looked: a job that plans for itself may have no files', async () => {
    expect(await problemsOf({ inputs: { file: 'nope', context: 'wep' } })).toEqual([]);
  });
});
