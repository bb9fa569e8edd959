import { z } from 'zod';
import { AppError, summariseError } from '../model/errors.ts';
import { parseJson } from '../model/json.ts';
import type { EngineName } from '../model/plan.ts';
import { containersEngine } from './containers-engine.ts';
import { askDaemon } from './daemon.ts';
import { usesDefaultBuilder } from './default-builder.ts';
import type { BuildContext, Engine } from './engine.ts';
import { EngineError, NoEngineError, ProgramError } from './errors.ts';
import { programOptions, withHint } from './programs.ts';
import { capture } from './process.ts';

/** An engine that did not answer, and what it said. */
interface Refusal {
  readonly engine: string;
  /** One line. */
  readonly answer: string;
  /** Is its program on this machine at all? */
  readonly isHere: boolean;
  readonly hint: string | undefined;
}

type Probe = (context: BuildContext, builder: string | undefined) => Promise<Engine>;

/** Long enough for a daemon that starts on demand. */
const PROBE_SECONDS = 60;

const PROBES: Readonly<Record<'docker' | 'podman' | 'buildah', Probe>> = {
  docker: probeDocker,
  podman: (context) => probeContainers('podman', context, []),
  buildah: (context) => probeContainers('buildah', context, []),
};

/**
 * The engine that was asked for; with `auto` the first of docker (with buildx), podman and buildah that answers (spec section 3).
 * @param builder the buildx builder that the leg asks for
 * @throws NoEngineError listing what was tried and each answer
 */
export async function selectEngine(
  name: EngineName | 'auto',
  context: BuildContext,
  builder?: string,
): Promise<Engine> {
  if (name === 'command') {
    const { commandEngine } = await import('./command-engine.ts');
    return commandEngine();
  }
  const refusals: Refusal[] = [];
  for (const engine of name === 'auto' ? (['docker', 'podman', 'buildah'] as const) : [name]) {
    try {
      const found = await PROBES[engine](context, builder);
      return {
        ...found,
        facts: { ...found.facts, notes: [...leftOut(refusals), ...found.facts.notes] },
      };
    } catch (error) {
      if (context.signal.aborted) throw error;
      refusals.push(refusalOf(engine, error));
    }
  }
  const hint = refusals.find((each) => each.hint !== undefined)?.hint;
  throw new NoEngineError(
    name === 'auto'
      ? 'No engine answers: tried docker, podman and buildah'
      : `${name} does not answer`,
    {
      answer: refusals
        .map(({ engine, answer }) => (name === 'auto' ? `${engine}: ${answer}` : answer))
        .join('\n'),
      hint:
        hint ??
        (name === 'auto'
          ? 'Install docker with buildx, podman or buildah on this machine, or start the daemon (DOCKER_HOST names another)'
          : `Install ${name === 'docker' ? 'docker with buildx' : name} on this machine, or take another engine (input engine)`),
    },
  );
}

function refusalOf(engine: string, thrown: unknown): Refusal {
  const error = withHint(thrown);
  return {
    engine,
    answer: summariseError(error),
    isHere: !(error instanceof ProgramError && error.wasNotFound),
    hint: error instanceof AppError ? error.hint : undefined,
  };
}

/** An engine that is here and cannot be used is worth a word: another one builds otherwise, without attestations for one. */
function leftOut(refusals: readonly Refusal[]): readonly string[] {
  return refusals
    .filter(({ isHere }) => isHere)
    .map(({ engine, answer }) => `${engine} left out: ${answer}`);
}

const infoSchema = z.looseObject({
  ServerVersion: z.string().optional(),
  DriverStatus: z.array(z.tuple([z.string(), z.string()])).nullish(),
  ServerErrors: z.array(z.string()).nullish(),
  /** Only podman answers so. */
  host: z.looseObject({ buildahVersion: z.string() }).optional(),
});

async function probeDocker(context: BuildContext, builder: string | undefined): Promise<Engine> {
  const ask = (argv: string[]): Promise<string> =>
    capture(argv, { ...programOptions(context), timeout: PROBE_SECONDS });
  const [info, inspected] = await Promise.allSettled([
    askDaemon(context.env).then(
      (said) => said ?? ask(['docker', 'info', '--format', '{{json .}}']),
    ),
    inspectBuilder(ask, context, builder),
  ]);
  const daemon =
    info.status === 'fulfilled' ? parseJson(infoSchema, info.value, 'docker info') : undefined;
  if (daemon?.host !== undefined) {
    return probeContainers('podman', context, [
      'the docker command is podman in disguise: used as podman',
    ]);
  }
  // A builder of its own does not need the daemon; the daemon's own builder fails here with the daemon's words.
  if (inspected.status === 'rejected') throw inspected.reason;
  const { name, driver } = inspected.value;
  if (driver === 'docker' && info.status === 'rejected') throw info.reason;
  const { dockerEngine } = await import('./docker-engine.ts');
  const status = daemon?.DriverStatus;
  return dockerEngine(
    {
      name: 'docker',
      version: daemon?.ServerVersion ?? 'without a daemon',
      notes: [`builder ${name} (${driver})`],
    },
    {
      driver,
      containerdStore: status?.some(
        ([key, value]) => key === 'driver-type' && value.startsWith('io.containerd.snapshotter'),
      ),
    },
  );
}

/** The builder that buildx will use, and its driver. */
async function inspectBuilder(
  ask: (argv: string[]) => Promise<string>,
  { env }: BuildContext,
  builder: string | undefined,
): Promise<{ readonly name: string; readonly driver: string }> {
  if (await usesDefaultBuilder(env, builder)) return { name: 'default', driver: 'docker' };
  const named = builder === undefined ? [] : [builder];
  const answer = await ask(['docker', 'buildx', 'inspect', ...named]).catch(refuseNoBuildx);
  const name = /^Name:\s*(\S+)/m.exec(answer)?.[1];
  const driver = /^Driver:\s*(\S+)/m.exec(answer)?.[1];
  if (name === undefined || driver === undefined) {
    throw new EngineError('docker buildx inspect names no builder and driver', { answer });
  }
  return { name, driver };
}

/** What docker says of a subcommand that no plugin brings, in its older and newer words. */
const NO_PLUGIN = /is not a docker command|unknown command/i;

/** @throws EngineError where the plugin is missing, else what was thrown */
function refuseNoBuildx(error: unknown): never {
  if (error instanceof ProgramError && NO_PLUGIN.test(`${error.message}\n${error.answer ?? ''}`)) {
    throw new EngineError("docker's buildx plugin is missing", {
      hint: 'Install the package docker-buildx-plugin (of distributions: docker-buildx), or put the program docker-buildx into ~/.docker/cli-plugins; in a workflow, run docker/setup-buildx-action before this step',
      cause: error,
    });
  }
  throw error;
}

async function probeContainers(
  program: 'podman' | 'buildah',
  context: BuildContext,
  notes: readonly string[],
): Promise<Engine> {
  const answer = await capture([program, '--version'], {
    ...programOptions(context),
    timeout: PROBE_SECONDS,
  });
  const version = /version\s+(\S+)/.exec(answer)?.[1];
  if (version === undefined)
    throw new EngineError(`${program} --version names no version`, { answer });
  return containersEngine(program, { name: program, version, notes });
}
