import { describe, expect, it } from '@jest/globals';
import {
  containersCommandLine,
  refuseUnsupported,
} from '../../../src/engines/containers-options.ts';
import { dockerCommandLine, type DockerOutput } from '../../../src/engines/docker-options.ts';
import type { BuildRequest } from '../../../src/engines/engine.ts';
import type { BuildSpec } from '../../../src/model/plan.ts';
import { parsePlatform } from '../../../src/model/platform.ts';
import { PLAIN } from '../../support/build-spec.ts';

function request(spec: Partial<BuildSpec> = {}, more: Partial<BuildRequest> = {}): BuildRequest {
  return {
    leg: { template: 'starter', platform: parsePlatform('linux/arm64') },
    spec: { ...PLAIN, context: 'src', ...spec },
    image: 'localhost/multiarch-publish/starter-linux-arm64:abc',
    layout: '/tmp/layout',
    folder: '/tmp',
    scratch: '/tmp/scratch',
    repositories: ['docker.io/o/starter', 'quay.io/o/starter'],
    secrets: {},
    environment: {},
    writeCache: true,
    ...more,
  };
}

const FILES = { metadata: '/tmp/meta', cache: { from: '/c/old', to: '/c/new' } };
const docker = (given: BuildRequest, output: DockerOutput = 'layout'): string =>
  dockerCommandLine(given, output, FILES).argv.join(' ');
const podman = (given: BuildRequest): string =>
  containersCommandLine('podman', given).argv.join(' ');

describe('inputs become options of every engine', () => {
  it.each<[string, Partial<BuildSpec>, string]>([
    ['the platform', {}, '--platform linux/arm64'],
    ['file', { file: 'src/My Dockerfile' }, '--file src/My Dockerfile'],
    ['target', { target: 'final' }, '--target final'],
    [
      'build-args, commas kept',
      { buildArgs: { A: 'x,y=z', B: '' } },
      '--build-arg A=x,y=z --build-arg B=',
    ],
    [
      'build-contexts',
      { buildContexts: { base: 'docker-image://alpine' } },
      '--build-context base=docker-image://alpine',
    ],
    ['labels', { labels: { a: 'b c' } }, '--label a=b c'],
    ['annotations', { annotations: { a: 'b' } }, '--annotation a=b'],
    ['secret-files', { secretFiles: { key: 'keys/id' } }, '--secret id=key,src=keys/id'],
    ['ssh', { ssh: ['default', 'git=/run/agent'] }, '--ssh default --ssh git=/run/agent'],
    ['network', { network: 'none' }, '--network none'],
    ['no-cache', { noCache: true }, '--no-cache'],
    [
      'extra-args, right before the context',
      { extraArgs: ['--shm-size=1g', '--ulimit=nofile=1'] },
      '--shm-size=1g --ulimit=nofile=1 src',
    ],
  ])('%s', (_input, spec, options) => {
    expect(docker(request(spec))).toContain(options);
    expect(podman(request(spec))).toContain(options);
  });

  it.each([
    ['src', 'src'],
    ['-', './-'],
    ['-weird dir/ünï $(id)', './-weird dir/ünï $(id)'],
    ['--file=x', './--file=x'],
    ['/-', '/-'],
    ['https://github.com/o/r.git#-x', 'https://github.com/o/r.git#-x'],
  ])('context %j is no option and no standard input: %s', (context, last) => {
    const given = request({ context, file: context });
    for (const { argv } of [
      dockerCommandLine(given, 'layout', FILES),
      containersCommandLine('podman', given),
    ]) {
      expect(argv.at(-1)).toBe(last);
      expect(argv[argv.indexOf('--file') + 1]).toBe(last);
    }
  });

  it.each([
    ['docker', dockerCommandLine(request({}, { secrets: { token: 'hush' } }), 'layout', FILES)],
    ['podman', containersCommandLine('podman', request({}, { secrets: { token: 'hush' } }))],
  ])('secrets of %s go by the environment', (_engine, { argv, env }) => {
    expect(argv.join(' ')).toContain('--secret id=token,env=MULTIARCH_PUBLISH_SECRET_0');
    expect(argv.join(' ')).not.toContain('hush');
    expect(env).toEqual({ MULTIARCH_PUBLISH_SECRET_0: 'hush' });
  });
});

describe('docker', () => {
  it.each<[DockerOutput, string[]]>([
    [
      'layout',
      [
        'type=oci,dest=/tmp/layout,tar=false,name=localhost/multiarch-publish/starter-linux-arm64:abc',
      ],
    ],
    [
      'layout+store',
      [
        'type=oci,dest=/tmp/layout,tar=false,name=localhost/multiarch-publish/starter-linux-arm64:abc',
        'type=image,name=localhost/multiarch-publish/starter-linux-arm64:abc,oci-mediatypes=true,unpack=true',
      ],
    ],
    ['store', ['type=docker,name=localhost/multiarch-publish/starter-linux-arm64:abc']],
    [
      'registry',
      [
        'type=image,"name=docker.io/o/starter,quay.io/o/starter",push-by-digest=true,name-canonical=true,push=true',
      ],
    ],
  ])('hands over by %s', (output, expected) => {
    const { argv } = dockerCommandLine(request(), output, FILES);
    expect(argv.filter((_, index) => argv[index - 1] === '--output')).toEqual(expected);
  });

  it.each<[string, Partial<BuildSpec>, DockerOutput, string]>([
    ["buildx's own provenance, said outright", {}, 'layout', '--provenance=mode=min'],
    [
      'the provenance that is asked for',
      { provenance: 'mode=max' },
      'layout',
      '--provenance=mode=max',
    ],
    ['an SBOM', { sbom: 'true' }, 'layout', '--sbom=true'],
    ['no provenance where the store keeps none', {}, 'store', '--provenance=false'],
    ['the builder', { builder: 'far' }, 'layout', '--builder far'],
    ['pull', { pull: true }, 'layout', '--pull'],
    [
      'a cache of GitHub with the leg as scope',
      { cache: 'gha' },
      'layout',
      '--cache-from type=gha,scope=starter--linux-arm64 --cache-to type=gha,scope=starter--linux-arm64,mode=max,ignore-error=true',
    ],
    [
      'a cache in a registry',
      { cache: 'registry:r.io/c:x' },
      'layout',
      '--cache-from type=registry,ref=r.io/c:x --cache-to type=registry,ref=r.io/c:x,mode=max,ignore-error=true',
    ],
    [
      'a cache in a folder',
      { cache: 'local' },
      'layout',
      '--cache-from type=local,src=/c/old --cache-to type=local,dest=/c/new,mode=max,ignore-error=true',
    ],
  ])('takes %s', (_what, spec, output, options) => {
    expect(docker(request(spec), output)).toContain(options);
  });

  it('writes no cache where nothing is pushed', () => {
    expect(docker(request({ cache: 'gha' }, { writeCache: false }))).not.toContain('--cache-to');
  });

  it.each(['gha', 'local', 'registry:r.io/c'])(
    'asks the classic store for no %s cache',
    (cache) => {
      expect(docker(request({ cache }), 'store')).not.toContain('--cache');
    },
  );

  it('keeps annotations from the classic store, which has no place for them', () => {
    expect(docker(request({ annotations: { a: 'b' } }), 'store')).not.toContain('--annotation');
  });
});

describe('podman and buildah', () => {
  it.each<[string, Partial<BuildSpec>, string]>([
    ['pull', { pull: true }, '--pull=always'],
    [
      'a cache in a registry, which for them is a repository',
      { cache: 'registry:localhost:5000/c:x' },
      '--cache-from localhost:5000/c --cache-to localhost:5000/c',
    ],
    ['the private name', {}, '--tag localhost/multiarch-publish/starter-linux-arm64:abc'],
  ])('take %s', (_what, spec, options) => {
    expect(podman(request(spec))).toContain(options);
  });

  it('refuse all that they do not have at once', () => {
    const given = request({
      provenance: 'true',
      sbom: 'true',
      builder: 'b',
      output: 'registry',
      cache: 'gha',
    });
    expect(() => {
      refuseUnsupported('buildah', given);
    }).toThrow(
      'buildah has no provenance, no sbom, no builder, no output: registry, no cache: gha',
    );
  });

  it('do not mind what says no to an attestation', () => {
    expect(() => {
      refuseUnsupported('podman', request({ provenance: 'false', sbom: 'false' }));
    }).not.toThrow();
  });
});
