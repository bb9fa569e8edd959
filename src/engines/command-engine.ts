import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { splitCommand } from './command-line.ts';
import { legName } from '../model/leg.ts';
import { describeError } from '../model/errors.ts';
import { parseReference, formatReference } from '../model/reference.ts';
import { exportLayout } from './containers-engine.ts';
import { saveLayout } from './docker-store.ts';
import type { BuildContext, BuildRequest, BuildResult, Engine } from './engine.ts';
import { EngineError } from './errors.ts';
import { programOptions, runBuild } from './programs.ts';
import { capture } from './process.ts';

type Store = 'docker' | 'podman';

/**
 * The user's own build (spec section 4, "engine: command"). It gets three ways to hand over its image and must use exactly one: IMAGE (a
 * name in docker's or podman's store), LAYOUT (an empty folder), REF_FILE (a file).
 */
export function commandEngine(): Engine {
  return {
    facts: { name: 'command', version: '', notes: [] },
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
  for (const store of await storesWith(image, context)) {
    await capture([store, 'image', 'rm', image], programOptions(context)).catch(() => undefined);
  }
}

/** @throws EngineError unless exactly one of the three ways was used */
async function handedOver(
  request: BuildRequest,
  context: BuildContext,
  refFile: string,
): Promise<BuildResult> {
  const { image, layout, leg } = request;
  const stores = await storesWith(image, context);
  const reference = (await readFile(refFile, 'utf8')).trim();
  const ways = [
    ...stores.map((store) => `IMAGE (in ${store}'s store)`),
    ...((await readdir(layout)).length > 0 ? ['LAYOUT'] : []),
    ...(reference === '' ? [] : ['REF_FILE']),
  ];
  if (ways.length !== 1) {
    throw new EngineError(
      ways.length === 0
        ? 'The command ended well and handed over no image'
        : `The command handed over an image in ${ways.length} ways: ${ways.join(', ')}`,
      {
        leg: legName(leg),
        hint: `Do exactly one: leave an image named $IMAGE (${image}) in docker's or podman's store, fill the folder $LAYOUT with an OCI layout, or write the pushed image's reference into $REF_FILE`,
      },
    );
  }
  if (reference !== '') return { kind: 'pushed', reference: pushed(reference, request) };
  const [store] = stores;
  if (store === undefined) return { kind: 'layout', layout, image: undefined };
  if (store === 'docker') await saveLayout(image, layout, context, {});
  else await exportLayout('podman', request, context);
  if (request.spec.load) return { kind: 'layout', layout, image };
  await removeImage(image, context);
  return { kind: 'layout', layout, image: undefined };
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

/** The stores that hold an image of this name; a program that is not here holds none. */
async function storesWith(image: string, context: BuildContext): Promise<Store[]> {
  const options = programOptions(context);
  const has = async (store: Store): Promise<Store[]> => {
    try {
      // podman answers as well where it is called docker: its own words tell the two apart.
      if (store === 'docker' && /podman/i.test(await capture(['docker', '--version'], options)))
        return [];
      await capture([store, 'image', 'inspect', '--format', '{{.Id}}', image], options);
      return [store];
    } catch {
      return [];
    }
  };
  return (await Promise.all([has('docker'), has('podman')])).flat();
}
