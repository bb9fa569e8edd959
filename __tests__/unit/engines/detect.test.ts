import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { selectEngine } from '../../../src/engines/detect.ts';
import { factLines } from '../../../src/engines/engine.ts';
import { NoEngineError } from '../../../src/engines/errors.ts';
import { describeError } from '../../../src/model/errors.ts';
import type { EngineName } from '../../../src/model/plan.ts';
import { failureOf } from '../../support/failure.ts';
import { silentLog } from '../../support/log.ts';
import { temporaryFolders } from '../../support/temporary.ts';

const folder = temporaryFolders();

/** Programs that answer as engines do: name → script. Nothing else is on PATH. */
async function withPrograms(programs: Readonly<Record<string, string>>) {
  const bin = await folder();
  for (const [name, script] of Object.entries(programs)) {
    await writeFile(join(bin, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  }
  // With a builder named, buildx is asked, whatever this machine has installed.
  const env = { PATH: bin, BUILDX_BUILDER: 'default' };
  return { log: silentLog, signal: new AbortController().signal, cwd: bin, env };
}

const docker = (info: string, inspect = 'echo "Name: default"; echo "Driver: docker"'): string =>
  `case "$1 $2" in "info --format") ${info} ;; "buildx inspect") ${inspect} ;; *) exit 9 ;; esac`;
const INFO = `echo '{"ServerVersion":"28.5.2","DriverStatus":[["driver-type","io.containerd.snapshotter.v1"]]}'`;
/** In the words of docker 29. */
const NO_BUILDX = `echo "docker: unknown command: docker buildx" >&2; echo "Run 'docker --help' for more information" >&2; exit 1`;
/** In those of docker 20. */
const NO_BUILDX_OLD = `echo "docker: 'buildx' is not a docker command." >&2; echo "See 'docker --help'" >&2; exit 1`;
const PODMAN_INFO = `echo '{"host":{"buildahVersion":"1.28.2"},"version":{}}'`;
const version = (name: string): string => `echo "${name} version 4.3.1"`;

describe('selectEngine auto takes', () => {
  it.each<[string, Record<string, string>, object]>([
    [
      'docker with buildx first',
      { docker: docker(INFO), podman: version('podman') },
      { name: 'docker', version: '28.5.2', notes: ['builder default (docker)'] },
    ],
    [
      'a builder of its own without a daemon',
      { docker: docker('echo no daemon >&2; exit 1', 'echo "Name: far"; echo "Driver: remote"') },
      { name: 'docker', version: 'without a daemon', notes: ['builder far (remote)'] },
    ],
    [
      'podman where docker has no buildx',
      {
        docker: docker(INFO, NO_BUILDX),
        podman: version('podman'),
      },
      {
        name: 'podman',
        version: '4.3.1',
        notes: ["docker left out: docker's buildx plugin is missing"],
      },
    ],
    [
      "podman where docker's daemon does not answer, and says so",
      { docker: docker('echo Cannot connect >&2; exit 1'), podman: version('podman') },
      {
        name: 'podman',
        notes: ['docker left out: docker info ended with exit code 1: Cannot connect'],
      },
    ],
    [
      'buildah where neither docker nor podman can be used, and says why, a line each',
      {
        docker: docker('exit 1', 'echo one >&2; echo two >&2; exit 1'),
        podman: 'echo broken >&2; exit 125',
        buildah: version('buildah'),
      },
      {
        name: 'buildah',
        notes: [
          'docker left out: docker buildx inspect ended with exit code 1: two',
          'podman left out: podman ended with exit code 125: broken',
        ],
      },
    ],
    [
      'podman as podman where it is called docker, and says so',
      { docker: docker(PODMAN_INFO, 'exit 1'), podman: version('podman') },
      { name: 'podman', notes: ['the docker command is podman in disguise: used as podman'] },
    ],
    [
      'buildah last, with no word on programs that are not there',
      { buildah: version('buildah') },
      { name: 'buildah', notes: [] },
    ],
  ])('%s', async (_what, programs, facts) => {
    const engine = await selectEngine('auto', await withPrograms(programs));
    expect(engine.facts).toMatchObject(facts);
  });
});

it.each<[string, EngineName, string[]]>([
  ['version and builder', 'docker', ['docker 28.5.2', 'builder default (docker)']],
  ['a version alone', 'podman', ['podman 4.3.1']],
  ['nothing of the own command, which has no version', 'command', []],
])('the log says %s', async (_what, name, lines) => {
  const context = await withPrograms({ docker: docker(INFO), podman: version('podman') });
  expect(factLines((await selectEngine(name, context)).facts)).toEqual(lines);
});

describe('selectEngine fails', () => {
  it('with all that was tried and what each said', async () => {
    const context = await withPrograms({ docker: docker(INFO, 'echo no buildx here >&2; exit 1') });
    const error = await failureOf(selectEngine('auto', context));
    expect(error).toBeInstanceOf(NoEngineError);
    expect(error).toMatchObject({
      answer: expect.stringMatching(
        /docker: .*no buildx here[^]*podman: .*no program "podman" on PATH[^]*buildah: .*no program "buildah" on PATH/,
      ),
      hint: expect.stringContaining('Install'),
    });
  });

  it('for the engine that was asked for, though another would answer', async () => {
    const context = await withPrograms({ podman: version('podman') });
    const error = await failureOf(selectEngine('buildah', context));
    expect(error.message).toBe('buildah does not answer');
  });

  it.each([
    ['new', NO_BUILDX],
    ['old', NO_BUILDX_OLD],
  ])('where a %s docker has no buildx, and says how to get it', async (_age, inspect) => {
    const context = await withPrograms({ docker: docker(INFO, inspect) });
    for (const engine of ['docker', 'auto'] as const) {
      const error = await failureOf(selectEngine(engine, context));
      expect(error).toMatchObject({
        answer: expect.stringMatching(/^(?:docker: )?docker's buildx plugin is missing$/m),
        hint: expect.stringContaining('docker-buildx-plugin'),
      });
    }
  });

  it('with one answer, not one in another', async () => {
    const context = await withPrograms({
      docker: docker('echo Cannot connect to the Docker daemon at unix:///x >&2; exit 1'),
    });
    expect(describeError(await failureOf(selectEngine('docker', context)))).toBe(
      [
        'docker does not answer',
        'Answer: docker info ended with exit code 1: Cannot connect to the Docker daemon at unix:///x',
        'What to do: The docker daemon does not run, or DOCKER_HOST points elsewhere',
      ].join('\n'),
    );
  });

  it('where docker names a builder that is not there', async () => {
    const inspect = 'echo "ERROR: no builder \\"$3\\" found" >&2; exit 1';
    const context = await withPrograms({ docker: docker(INFO, inspect) });
    const error = await failureOf(selectEngine('docker', context, 'mine'));
    expect(error).toMatchObject({ answer: expect.stringContaining('no builder "mine" found') });
  });
});
