import { describe, expect, it } from '@jest/globals';
import type { Plan } from '../../../src/model/plan.ts';
import { planFor } from '../../support/planning.ts';

/** A plan as its essentials: templates, references of index and arch tags, legs with their runners. */
function essence(plan: Plan) {
  return Object.fromEntries(
    plan.templates.map(({ name, images, exactTags, movingTags, legs }) => [
      name,
      {
        exact: images.flatMap((image) => exactTags.map((tag) => `${image}:${tag}`)),
        moving: images.flatMap((image) => movingTags.map(({ tag }) => `${image}:${tag}`)),
        legs: legs.map(
          ({ platform, runner, optional }) =>
            `${platform}${optional ? '?' : ''} on ${String(runner)}`,
        ),
        arch: legs.flatMap(({ archTags }) =>
          archTags.map(({ repository, tag }) => `${repository}:${tag}`),
        ),
        movingArch: legs.flatMap(({ movingArchTags }) => movingArchTags.map(({ tag }) => tag)),
      },
    ]),
  );
}

describe('S1: a distribution repository', () => {
  const config = `
images: ["docker.io/{org}/distribution-{template}", "quay.io/{org}/distribution-{template}"]
platforms: [linux/amd64, "linux/arm64?"]
runners: {linux/amd64: ubuntu-latest}
package: pypi:llama-stack
arch-tags: ["{tag}-{arch}", "{moving-tag}-{arch}"]
channels:
  release: {tags: ["{version}", latest], build-args: {INSTALL_MODE: pypi, PYPI_VERSION: "{version}"}}
  prerelease: {tags: ["test-{version}"], build-args: {INSTALL_MODE: test-pypi, TEST_PYPI_VERSION: "{version}"}}
templates:
  starter: {build-args: {DISTRO_NAME: starter}}
  tgi: {build-args: {DISTRO_NAME: tgi}}
  meta-reference-gpu: {build-args: {DISTRO_NAME: meta-reference-gpu}}
  postgres-demo: {build-args: {DISTRO_NAME: postgres-demo}}
`;
  const run = (version: string) =>
    planFor({
      inputs: { version, org: 'llamastack', templates: 'starter,meta-reference-gpu' },
      config,
    });
  const legs = ['linux/amd64 on ubuntu-latest', 'linux/arm64? on ubuntu-24.04-arm'];

  it('a release: V and latest, V-amd64 and latest-arm64', async () => {
    const { plan } = await run('0.2.12');
    expect(plan.channel).toBe('release');
    const of = (name: string) => ({
      exact: [`docker.io/llamastack/${name}:0.2.12`, `quay.io/llamastack/${name}:0.2.12`],
      moving: [`docker.io/llamastack/${name}:latest`, `quay.io/llamastack/${name}:latest`],
      legs,
      arch: ['amd64', 'arm64'].flatMap((arch) =>
        ['docker.io', 'quay.io'].map((host) => `${host}/llamastack/${name}:0.2.12-${arch}`),
      ),
      movingArch: ['latest-amd64', 'latest-amd64', 'latest-arm64', 'latest-arm64'],
    });
    expect(essence(plan)).toEqual({
      starter: of('distribution-starter'),
      'meta-reference-gpu': of('distribution-meta-reference-gpu'),
    });
    expect(plan.templates[0]?.build.buildArgs).toEqual({
      INSTALL_MODE: 'pypi',
      PYPI_VERSION: '0.2.12',
      DISTRO_NAME: 'starter',
    });
  });

  it('a release candidate: test-V and its arch tags, never latest', async () => {
    const { plan } = await run('0.2.11rc1');
    expect(plan.channel).toBe('prerelease');
    expect(essence(plan).starter).toEqual({
      exact: [
        'docker.io/llamastack/distribution-starter:test-0.2.11rc1',
        'quay.io/llamastack/distribution-starter:test-0.2.11rc1',
      ],
      moving: [],
      legs,
      arch: ['amd64', 'arm64'].flatMap((arch) =>
        ['docker.io', 'quay.io'].map(
          (host) => `${host}/llamastack/distribution-starter:test-0.2.11rc1-${arch}`,
        ),
      ),
      movingArch: [],
    });
    expect(plan.templates[0]?.build.buildArgs).toEqual({
      INSTALL_MODE: 'test-pypi',
      TEST_PYPI_VERSION: '0.2.11rc1',
      DISTRO_NAME: 'starter',
    });
  });

  it('single-platform images in repositories of their own, as the pull request has it', async () => {
    const { plan } = await planFor({
      inputs: {
        version: '0.2.12',
        org: 'llamastack',
        templates: 'starter',
        'arch-images': '{image}-{arch}',
        'arch-tags': '{tag}, {moving-tag}',
        images: 'docker.io/{org}/distribution-{template}',
      },
      config,
    });
    expect(essence(plan).starter?.arch).toEqual([
      'docker.io/llamastack/distribution-starter-amd64:0.2.12',
      'docker.io/llamastack/distribution-starter-arm64:0.2.12',
    ]);
  });
});

describe('S2: the main repository', () => {
  const config = `
images: ["quay.io/{org}/distribution-{template}"]
file: containers/Containerfile
templates:
  "src/*/distributions/*/config.yaml":
    build-args: {DISTRO_NAME: "{template}", BASE_IMAGE: "python:3.12-slim"}
exclude: [ci-tests]
channels:
  nightly: {tags: ["{date}", "{sha}", nightly]}
`;
  const markers = new Map([
    [
      'src/*/distributions/*/config.yaml',
      ['ci-tests', 'dell', 'starter'].map(
        (name) => `src/llama_stack/distributions/${name}/config.yaml`,
      ),
    ],
  ]);
  const legs = ['linux/amd64 on ubuntu-24.04', 'linux/arm64 on ubuntu-24.04-arm'];

  it('a release: <version> and its two arch tags', async () => {
    const { plan } = await planFor({
      inputs: { version: '0.3.0', org: 'me', tags: '{version}' },
      config,
      facts: { markers },
    });
    expect(essence(plan)).toEqual({
      dell: expect.anything(),
      starter: {
        exact: ['quay.io/me/distribution-starter:0.3.0'],
        moving: [],
        legs,
        arch: [
          'quay.io/me/distribution-starter:0.3.0-linux-amd64',
          'quay.io/me/distribution-starter:0.3.0-linux-arm64',
        ],
        movingArch: [],
      },
    });
    expect(plan.templates[1]?.build).toMatchObject({
      context: '.',
      file: 'containers/Containerfile',
      buildArgs: { DISTRO_NAME: 'starter', BASE_IMAGE: 'python:3.12-slim' },
    });
  });

  it('nightly: date, commit and nightly, never latest', async () => {
    const { plan } = await planFor({
      inputs: { channel: 'nightly', org: 'me', templates: 'starter' },
      config,
      facts: { markers, event: 'schedule' },
    });
    expect(essence(plan).starter).toMatchObject({
      exact: [
        'quay.io/me/distribution-starter:20261130',
        'quay.io/me/distribution-starter:0123456789abcdef0123456789abcdef01234567',
      ],
      moving: ['quay.io/me/distribution-starter:nightly'],
    });
  });

  it('a pull request: starter on amd64 alone, nothing pushed', async () => {
    const { plan } = await planFor({
      inputs: { templates: 'starter', platforms: 'linux/amd64', org: 'me' },
      config,
      facts: { markers, event: 'pull_request', pullRequest: '5', branch: 'fix' },
    });
    expect(plan.push).toBe(false);
    expect(essence(plan)).toEqual({
      starter: {
        exact: [],
        moving: ['quay.io/me/distribution-starter:pr-5'],
        legs: ['linux/amd64 on ubuntu-24.04'],
        arch: [],
        movingArch: [],
      },
    });
  });

  it('a deleted marker file fails, and what was looked for is named', async () => {
    const none = new Map([['src/*/distributions/*/config.yaml', []]]);
    await expect(planFor({ config, facts: { markers: none } })).rejects.toThrow(
      /no template found: src\/\*\/distributions\/\*\/config\.yaml matched no file/,
    );
  });
});

describe('S3: a Kubernetes operator', () => {
  it('v0.2.1 from the version input, both legs required on native runners', async () => {
    const { plan } = await planFor({
      inputs: {
        version: '0.2.1',
        images: 'quay.io/{org}/llama-stack-k8s-operator',
        org: 'llamastack',
        tags: 'v{version}, latest',
        engine: 'podman',
      },
      facts: { repository: 'llamastack/llama-stack-k8s-operator' },
    });
    expect(plan.engine).toBe('podman');
    expect(essence(plan)).toEqual({
      'llama-stack-k8s-operator': {
        exact: ['quay.io/llamastack/llama-stack-k8s-operator:v0.2.1'],
        moving: ['quay.io/llamastack/llama-stack-k8s-operator:latest'],
        legs: ['linux/amd64 on ubuntu-24.04', 'linux/arm64 on ubuntu-24.04-arm'],
        arch: [
          'quay.io/llamastack/llama-stack-k8s-operator:v0.2.1-linux-amd64',
          'quay.io/llamastack/llama-stack-k8s-operator:v0.2.1-linux-arm64',
        ],
        movingArch: [],
      },
    });
  });

  it("validation has the release's legs and writes nothing; a kind cluster's registry has a port", async () => {
    const { plan } = await planFor({
      inputs: { version: '0.2.1', push: 'false', images: 'kind-registry:5000/operator' },
    });
    expect(plan.push).toBe(false);
    expect(plan.templates[0]?.images).toEqual(['kind-registry:5000/operator']);
  });
});
