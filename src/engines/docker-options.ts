import { legSlug } from '../model/leg.ts';
import type { BuildRequest } from './engine.ts';
import { asPath, commonOptions, csv, option, type CommandLine } from './build-options.ts';

/**
 * Where buildx puts the image.
 * `layout+store`: the docker driver with containerd's image store, both from one build.
 * `layout`: a builder of its own (docker-container, remote, kubernetes), or nothing is to be loaded.
 * `store`: the docker driver with the classic store, which can export no layout.
 * `registry`: pushed by digest from the builder.
 */
export type DockerOutput = 'layout+store' | 'layout' | 'store' | 'registry';

/** Files and folders that a build by buildx uses beside what is asked for. */
export interface DockerFiles {
  readonly metadata: string;
  /** Of `cache: local`: an earlier build's, and where to put this one's. */
  readonly cache?: { readonly from: string | undefined; readonly to: string | undefined };
}

/** The command line of one build by docker buildx; pure. */
export function dockerCommandLine(
  request: BuildRequest,
  output: DockerOutput,
  files: DockerFiles,
): CommandLine {
  const { spec } = request;
  const common = commonOptions(
    // The classic store keeps no annotations: they are written into the manifest afterwards.
    output === 'store' ? { ...request, spec: { ...spec, annotations: {} } } : request,
  );
  return {
    argv: [
      ...['docker', 'buildx', 'build', '--progress', 'plain'],
      ...option('--builder', spec.builder === undefined ? [] : [spec.builder]),
      ...common.argv,
      ...(spec.pull ? ['--pull'] : []),
      ...attestations(request, output),
      ...(output === 'store' ? [] : cache(request, files)),
      // What was pushed is told there and nowhere else; what is on disk is read there.
      ...(output === 'registry' ? option('--metadata-file', [files.metadata]) : []),
      ...option('--output', outputs(request, output)),
      ...spec.extraArgs,
      asPath(spec.context),
    ],
    env: common.env,
  };
}

function outputs(request: BuildRequest, output: DockerOutput): string[] {
  const layout = ['type=oci', csv(`dest=${request.layout}`), 'tar=false'];
  const name = csv(`name=${request.image}`);
  switch (output) {
    case 'layout':
      return [[...layout, name].join(',')];
    case 'layout+store':
      // The same name in both: it is part of an attestation, and buildx writes the layout's index.json from whichever
      // exporter answered last, so both must come to the same digest.
      return [
        [...layout, name].join(','),
        ['type=image', name, 'oci-mediatypes=true', 'unpack=true'].join(','),
      ];
    case 'store':
      return [['type=docker', name].join(',')];
    case 'registry':
      return [
        ['type=image', csv(`name=${request.repositories.join(',')}`)]
          .concat('push-by-digest=true', 'name-canonical=true', 'push=true')
          .join(','),
      ];
  }
}

/** Said outright in every case: what buildx adds of itself is left out of layouts, and its index.json is then wrong. */
function attestations({ spec }: BuildRequest, output: DockerOutput): string[] {
  if (output === 'store') return ['--provenance=false'];
  return [
    `--provenance=${spec.provenance ?? 'mode=min'}`,
    ...(spec.sbom === undefined ? [] : [`--sbom=${spec.sbom}`]),
  ];
}

/** Exports never fail a build: a cache that may not be written, or that is full, costs time alone. */
function cache({ spec, leg, writeCache }: BuildRequest, { cache: local }: DockerFiles): string[] {
  const [kind, ...rest] = spec.cache.split(':');
  const from = (text: string): string[] => option('--cache-from', [text]);
  const to = (text: string): string[] => (writeCache ? option('--cache-to', [text]) : []);
  switch (kind) {
    case 'gha': {
      const scope = `scope=${legSlug(leg)}`;
      return [...from(`type=gha,${scope}`), ...to(`type=gha,${scope},mode=max,ignore-error=true`)];
    }
    case 'registry': {
      const ref = csv(`ref=${rest.join(':')}`);
      return [
        ...from(`type=registry,${ref}`),
        ...to(`type=registry,${ref},mode=max,ignore-error=true`),
      ];
    }
    case 'local':
      return [
        ...(local?.from === undefined ? [] : from(csvFields('type=local', `src=${local.from}`))),
        ...(local?.to === undefined
          ? []
          : to(csvFields('type=local', `dest=${local.to}`, 'mode=max', 'ignore-error=true'))),
      ];
    default:
      return [];
  }
}

function csvFields(...fields: readonly string[]): string {
  return fields.map(csv).join(',');
}
