import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { legName } from '../model/leg.ts';
import { parseJson } from '../model/json.ts';
import { parseDigest } from '../model/digest.ts';
import { parseRepository } from '../model/reference.ts';
import { cacheServiceEnv } from '../model/child-env.ts';
import type { BuildContext, BuildRequest, BuildResult, Engine, EngineFacts } from './engine.ts';
import { dockerCommandLine, type DockerOutput } from './docker-options.ts';
import { containerfileOf } from './dockerfile.ts';
import { loadLayout, saveLayout } from './docker-store.ts';
import { EngineError } from './errors.ts';
import { openLocalCache, type LocalCache } from './local-cache.ts';
import { programOptions, runBuild } from './programs.ts';
import { run } from './process.ts';

/** What decides how docker hands an image over. */
export interface DockerFacts {
  /** buildx's driver of the builder that will be used: `docker`, `docker-container`, `remote`, `kubernetes`, `cloud`. */
  readonly driver: string;
  /** The daemon keeps images in containerd's store, which holds indexes and exports layouts; undefined without a daemon. */
  readonly containerdStore: boolean | undefined;
}

export function dockerEngine(facts: EngineFacts, docker: DockerFacts): Engine {
  return {
    facts,
    async build(asked, context): Promise<BuildResult> {
      const file = await containerfileOf(asked.spec, context.cwd);
      const request = file === undefined ? asked : { ...asked, spec: { ...asked.spec, file } };
      const output = chooseOutput(docker, request);
      const metadata = join(request.scratch, 'metadata.json');
      const cache = await openCache(request, output, context);
      const { argv, env } = dockerCommandLine(request, output, {
        metadata,
        ...(cache === undefined ? {} : { cache }),
      });
      await runBuild({ argv, env: { ...env, ...cacheEnv(request, context) } }, request, context);
      await cache?.keep();
      switch (output) {
        case 'registry':
          return pushedByDigest(request, await readFile(metadata, 'utf8'));
        case 'store':
          await saveLayout(request, context, request.spec.annotations);
          break;
        case 'layout':
          if (request.spec.load) await loadLayout(request, context);
          break;
        case 'layout+store':
          break;
      }
      const image = request.spec.load ? request.image : undefined;
      if (output === 'store' && image === undefined) await removeImage(request.image, context);
      return { kind: 'layout', layout: request.layout, image };
    },
    remove: removeImage,
  };
}

async function removeImage(image: string, context: BuildContext): Promise<void> {
  await run(['docker', 'image', 'rm', image], programOptions(context)).catch(() => undefined);
}

/** The cache in a folder, where it is asked for; says so where the store can keep no cache at all. */
async function openCache(
  request: BuildRequest,
  output: DockerOutput,
  context: BuildContext,
): Promise<LocalCache | undefined> {
  const { cache } = request.spec;
  if (cache !== 'none' && output === 'store') {
    context.log.warning(
      `cache: ${cache} is left out: docker's classic image store keeps its own layers only. docker/setup-buildx-action brings a builder that can`,
    );
    return undefined;
  }
  return cache === 'local' ? openLocalCache(request, context) : undefined;
}

/** BuildKit's `gha` cache speaks to the run's own service, for which it needs the run's token. */
function cacheEnv({ spec }: BuildRequest, { env, log }: BuildContext): Record<string, string> {
  if (spec.cache !== 'gha') return {};
  if ((env.ACTIONS_RUNTIME_TOKEN ?? '') === '') {
    log.warning('cache: gha is left out: there is no cache service here, only in a GitHub job');
  }
  return cacheServiceEnv(env);
}

/** @throws EngineError where the classic store is asked for attestations */
function chooseOutput(docker: DockerFacts, { spec, leg }: BuildRequest): DockerOutput {
  if (spec.output === 'registry') return 'registry';
  if (docker.driver !== 'docker') return 'layout';
  if (docker.containerdStore === true) return spec.load ? 'layout+store' : 'layout';
  const asked = [
    ...(spec.provenance === undefined || spec.provenance === 'false' ? [] : ['provenance']),
    ...(spec.sbom === undefined || spec.sbom === 'false' ? [] : ['sbom']),
  ];
  if (asked.length > 0) {
    throw new EngineError(
      `Docker's classic image store keeps no attestations (${asked.join(', ')})`,
      {
        leg: legName(leg),
        hint: "Use docker/setup-buildx-action before this step, or turn on docker's containerd image store",
      },
    );
  }
  return 'store';
}

const metadataSchema = z.looseObject({
  'containerimage.digest': z.string().optional(),
  'containerimage.config.digest': z.string().optional(),
});

/** @throws EngineError where buildx names no manifest: without one the leg has no image */
function pushedByDigest({ leg, repositories }: BuildRequest, text: string): BuildResult {
  const metadata = parseJson(metadataSchema, text, "buildx's metadata file");
  const digest = metadata['containerimage.digest'];
  const [repository] = repositories;
  if (
    digest === undefined ||
    repository === undefined ||
    digest === metadata['containerimage.config.digest']
  ) {
    throw new EngineError('buildx names no manifest that it pushed', {
      leg: legName(leg),
      answer: text,
      hint: 'Use a newer buildx (0.13 or later), or output: layout',
    });
  }
  return {
    kind: 'pushed',
    reference: { repository: parseRepository(repository), digest: parseDigest(digest) },
  };
}
