import { legName } from '../model/leg.ts';
import { EngineError } from './errors.ts';
import type { BuildRequest } from './engine.ts';
import { asPath, commonOptions, option, type CommandLine } from './build-options.ts';

/** podman and buildah share their build code, and so their options. */
export type ContainersProgram = 'podman' | 'buildah';

/** The command line of one build by podman or buildah; pure. */
export function containersCommandLine(
  program: ContainersProgram,
  request: BuildRequest,
): CommandLine {
  const { spec } = request;
  const common = commonOptions(request);
  return {
    argv: [
      ...[program, 'build', '--force-rm', '--tag', request.image],
      ...common.argv,
      ...(spec.pull ? ['--pull=always'] : []),
      ...cache(request),
      ...spec.extraArgs,
      asPath(spec.context),
    ],
    env: common.env,
  };
}

/**
 * Asks for nothing that podman and buildah do not have.
 * @throws EngineError naming every input of that kind
 */
export function refuseUnsupported(program: ContainersProgram, { spec, leg }: BuildRequest): void {
  const asked = [
    ...(wanted(spec.provenance) ? ['provenance'] : []),
    ...(wanted(spec.sbom) ? ['sbom'] : []),
    ...(spec.builder === undefined ? [] : ['builder']),
    ...(spec.output === 'registry' ? ['output: registry'] : []),
    ...(spec.cache === 'gha' || spec.cache === 'local' ? [`cache: ${spec.cache}`] : []),
  ];
  const path = Object.values(spec.secretFiles).find((file) => file.includes(','));
  if (path !== undefined) {
    throw new EngineError(`${program} takes no secret file whose path has a comma: ${path}`, {
      leg: legName(leg),
    });
  }
  if (asked.length === 0) return;
  throw new EngineError(`${program} has no ${asked.join(', no ')}`, {
    leg: legName(leg),
    hint: 'Leave it out, or build with engine: docker and docker/setup-buildx-action. With podman and buildah the cache can be none or registry:REFERENCE',
  });
}

function wanted(attestation: string | undefined): boolean {
  return attestation !== undefined && attestation !== 'false';
}

/** podman and buildah know one kind of remote cache: a repository, without a tag, one layer a tag. */
function cache({ spec, writeCache }: BuildRequest): string[] {
  if (!spec.cache.startsWith('registry:')) return ['--layers'];
  const repository = spec.cache.slice('registry:'.length).replace(/:[^:/]+$/, '');
  return [
    '--layers',
    ...option('--cache-from', [repository]),
    ...(writeCache ? option('--cache-to', [repository]) : []),
  ];
}
