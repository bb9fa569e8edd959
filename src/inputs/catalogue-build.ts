import type { InputEntry, Syntax } from './catalogue.ts';

function build(fixed: boolean) {
  return (syntax: Syntax, description: string, defaultText?: string): InputEntry => ({
    description,
    ...(defaultText === undefined ? {} : { default: defaultText }),
    syntax,
    steps: fixed ? ['plan', 'build', 'manifest'] : ['plan', 'build'],
    fixed,
  });
}
/** Decides what the image is: the plan fixes it. */
const fixed = build(true);
/** Decides how this runner builds it: a step may say so beside the plan. */
const free = build(false);

/** Build inputs (spec section 3); each may stand per template in the config too. */
export const BUILD_INPUTS: Readonly<Record<string, InputEntry>> = {
  engine: free(
    'text',
    'What builds: auto, docker, podman, buildah or command.',
    '`auto`: the first of docker with buildx, podman, buildah that answers',
  ),
  context: fixed(
    'text',
    'The build context.',
    '`.`, or the folder of a marker file that is a Dockerfile',
  ),
  file: fixed('text', 'The Dockerfile or Containerfile.', 'the one in the context'),
  target: fixed('text', 'The stage to build.', 'the last'),
  'build-args': fixed('map', 'Build arguments, one KEY=VALUE a line; placeholders are filled in.'),
  'build-contexts': fixed('map', 'Further named contexts, one NAME=PATH a line.'),
  builder: free('text', 'The buildx builder to use: remote, Kubernetes and cloud builders work.'),
  load: {
    ...free(
      'flag',
      'Whether the image is loaded into the local store, so that the next step can run it.',
      '`true`',
    ),
    flag: { publish: { default: '`false`, unless a smoke test runs it' } },
  },
  output: free(
    'text',
    '"layout" leaves the image on disk; "registry" pushes it by digest straight from the builder, for images that the disk cannot hold twice.',
    '`layout`',
  ),
  labels: fixed(
    'map',
    'Labels of the images, one KEY=VALUE a line; they win over the standard ones.',
  ),
  annotations: fixed('map', "Annotations of each platform's manifest, one KEY=VALUE a line."),
  'standard-labels': fixed(
    'flag',
    'Whether the labels org.opencontainers.image.* are set on images and as annotations on the index.',
    '`true`',
  ),
  secrets: free('map', 'Secrets for the build, one ID=VALUE a line. They go to the engine alone.'),
  'secret-files': free('map', 'Secrets for the build from files, one ID=PATH a line.'),
  ssh: free('lines', 'SSH agent sockets or keys for the build, one a line: default, or ID=PATH.'),
  cache: free(
    'text',
    'The build cache: none, gha (one scope per leg), local, or registry:REFERENCE. It is not written when "push" is false.',
    '`none`',
  ),
  provenance: fixed(
    'flag',
    'Provenance attestations: true, false or parameters such as mode=max.',
    "the engine's",
  ),
  sbom: fixed('flag', 'SBOM attestations: true, false or parameters.', "the engine's"),
  pull: fixed('flag', 'Whether base images are always pulled.', '`false`'),
  'no-cache': fixed('flag', 'Whether the build ignores every cache.', '`false`'),
  network: fixed('text', 'The network of RUN steps: default, none or host.'),
  command: fixed(
    'text',
    'With engine "command": the command that builds the image, split into arguments as a shell would, without a shell.',
  ),
  smoke: fixed(
    'text',
    'A command that tests the built image, whose name it finds in IMAGE; split as a shell would, without a shell. When it fails, nothing is pushed.',
  ),
  timeout: free(
    'text',
    'How long the build may take: seconds, or such as 45m; 0 is no limit.',
    '`5h45m`, below the six hours of a job',
  ),
  'stall-timeout': free(
    'text',
    'How long the build may print nothing before it is stopped; 0 is no limit.',
    '`0`',
  ),
  retries: free('number', 'How often a failed build is tried again.', '`0`'),
  'extra-args': fixed('lines', "Further arguments for the engine's build command, one a line."),
};
