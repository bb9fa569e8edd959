import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { splitCommand } from './command-line.ts';
import { legName } from '../model/leg.ts';
import { CancelledError, describeError } from '../model/errors.ts';
import { parseReference, formatReference } from '../model/reference.ts';
import { readSmallFile } from '../model/small-file.ts';
import { isMissing } from '../model/system-error.ts';
import { exportLayout } from './containers-engine.ts';
import { saveLayout } from './docker-store.ts';
import type { BuildContext, BuildRequest, BuildResult, Engine } from './engine.ts';
import { BuildTimeoutError, EngineError } from './errors.ts';
import { ASK_SECONDS, programOptions, runBuild } from './programs.ts';
import { capture } from './process.ts';

type Store = 'docker' | 'podman';

/**
 * The user's own build (spec section 4, "engine: command"). It gets three ways to hand over its image and must use exactly one: IMAGE (a
 * name in docker's or podman's store), LAYOUT (an empty folder), REF_FILE (a file).
 */
export function commandEngine(): Engine {
  return {
    facts: { name: 'command', version: undefined, notes: [] },
    async build(request, context): Promise<BuildResult> {
      const { spec, secrets, environment, image, layout, scratch } = request;
      const refFile = join(scratch, 'reference');
      const variables = {
        ...spec.buildArgs,
        ...environment,
        IMAGE: image,
        LAYOUT: layout,
        REF_FILE: refFile,
      };
      const argv = splitCommand(spec.command ?? '', variables);
      if (argv.length === 0) {
        throw new EngineError('engine: command has no command', {
          leg: legName(request.leg),
          hint: 'Set the input command, such as: make image-build PLATFORM=$PLATFORM',
        });
      }
      await mkdir(layout, { recursive: true });
      await writeFile(refFile, '');
      // Secrets by their ids; they are for the environment alone and are not filled into arguments.
      const env = { ...secrets, ...variables };
      const directory = resolve(context.cwd, spec.context);
      await runBuild({ argv, env }, request, { ...context, cwd: directory });
      return handedOver(request, context, refFile);
    },
    remove: removeImage,
  };
}

async function removeImage(image: string, context: BuildContext): Promise<void> {
  for (const store of (await askStores(image, context)).holding) {
    await capture([store, 'image', 'rm', image], programOptions(context)).catch(() => undefined);
  }
}

/**
 * What the command left, by one of the three ways.
 * @throws EngineError unless exactly one was used, BuildTimeoutError where no file tells and a store does not answer
 */
async function handedOver(
  request: BuildRequest,
  context: BuildContext,
  refFile: string,
): Promise<BuildResult> {
  const { image, layout, leg } = request;
  const files = await filesOf(request, refFile);
  // What is in a registry needs no store.
  const { holding, silent } =
    files.reference === ''
      ? await askStores(image, context, request.spec.timeout)
      : { holding: [], silent: [] };
  const ways = [
    ...holding.map((store) => `IMAGE (in ${store}'s store)`),
    ...(files.layout ? ['LAYOUT'] : []),
    ...(files.reference === '' ? [] : ['REF_FILE']),
  ];
  if (ways.length === 0 && silent.length > 0) {
    throw new BuildTimeoutError(
      `The command wrote neither LAYOUT nor REF_FILE, and ${silent.join(' and ')} did not say in time whether the image is there`,
      {
        leg: legName(leg),
        hint: `Does the daemon answer (${silent.map((store) => `${store} info`).join(', ')})? DOCKER_HOST names another one`,
      },
    );
  }
  if (ways.length !== 1) {
    throw new EngineError(
      ways.length === 0
        ? 'The command ended well and handed over no image'
        : `The command handed over an image in ${ways.length} ways: ${ways.join(', ')}`,
      { leg: legName(leg), hint: howTo(image) },
    );
  }
  if (files.reference !== '') {
    return { kind: 'pushed', reference: pushed(files.reference, request) };
  }
  const [store] = holding;
  if (store === undefined) return { kind: 'layout', layout, image: undefined };
  if (store === 'docker') await saveLayout(request, context, {});
  else await exportLayout('podman', request, context);
  if (request.spec.load) return { kind: 'layout', layout, image };
  await removeImage(image, context);
  return { kind: 'layout', layout, image: undefined };
}

/** What the command wrote: is there something in LAYOUT, and what is in REF_FILE? One that it took away holds nothing. */
async function filesOf(
  { leg, layout }: BuildRequest,
  refFile: string,
): Promise<{ readonly layout: boolean; readonly reference: string }> {
  const unreadable = (name: string, hint: string) => (cause: unknown) => {
    if (isMissing(cause)) return [];
    throw new EngineError(`What the command left as ${name} cannot be read`, {
      leg: legName(leg),
      answer: describeError(cause),
      hint,
      cause,
    });
  };
  const [names, reference] = await Promise.all([
    readdir(layout).catch(unreadable('LAYOUT', 'It is a folder: fill it with an OCI image layout')),
    readSmallFile(refFile, MAX_REFERENCE).catch(
      unreadable('REF_FILE', 'It is a file: write one line, the reference of the pushed image'),
    ),
  ]);
  return { layout: names.length > 0, reference: String(reference).trim() };
}

/** Bytes. */
const MAX_REFERENCE = 64 * 1024;

function howTo(image: string): string {
  return `Do exactly one: leave an image named $IMAGE (${image}) in docker's or podman's store, fill the folder $LAYOUT with an OCI layout, or write the pushed image's reference into $REF_FILE`;
}

function pushed(text: string, { leg }: BuildRequest): ReturnType<typeof parseReference> {
  try {
    const reference = parseReference(text);
    if (reference.tag === undefined && reference.digest === undefined) {
      throw new EngineError(`${formatReference(reference)} has neither a tag nor a digest`);
    }
    return reference;
  } catch (cause) {
    throw new EngineError('REF_FILE does not hold the reference of an image', {
      leg: legName(leg),
      answer: describeError(cause),
      hint: 'Write one line, best with the digest: ghcr.io/owner/name@sha256:…',
      cause,
    });
  }
}

/** What the stores say of an image. */
interface Stores {
  readonly holding: readonly Store[];
  /** Those that did not answer in time. */
  readonly silent: readonly Store[];
}

/**
 * Asks both stores; a program that is not here holds no image.
 * @param timeout seconds that the user allows
 * @throws CancelledError
 */
async function askStores(
  image: string,
  context: BuildContext,
  timeout: number = ASK_SECONDS,
): Promise<Stores> {
  const options = { ...programOptions(context), timeout: Math.min(timeout, ASK_SECONDS) };
  const ask = async (store: Store): Promise<'holding' | 'silent' | 'without'> => {
    try {
      // podman answers as well where it is called docker: its own words tell the two apart.
      if (store === 'docker' && /podman/i.test(await capture(['docker', '--version'], options)))
        return 'without';
      await capture([store, 'image', 'inspect', '--format', '{{.Id}}', image], options);
      return 'holding';
    } catch (error) {
      if (error instanceof CancelledError) throw error;
      return error instanceof BuildTimeoutError ? 'silent' : 'without';
    }
  };
  const stores = ['docker', 'podman'] as const;
  const answers = await Promise.all(stores.map(ask));
  const those = (answer: string): Store[] => stores.filter((_, at) => answers[at] === answer);
  return { holding: those('holding'), silent: those('silent') };
}
