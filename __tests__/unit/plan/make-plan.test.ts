import { describe, expect, it } from '@jest/globals';
import { planSchema } from '../../../src/model/plan.ts';
import { decodePlan, encodePlan, planHash } from '../../../src/plan/codec.ts';
import { legBuildSpec } from '../../../src/plan/leg-build.ts';
import { refuseLargeOutputs } from '../../../src/plan/limits.ts';
import { matrixOf } from '../../../src/plan/matrix.ts';
import { Problems } from '../../../src/plan/problems.ts';
import { COMMIT, planFor, problemsOf, templateFor, type Project } from '../../support/planning.ts';

const images = async (project: Project) => (await templateFor(project)).images;

describe('image names', () => {
  it.each<[string, Record<string, string>, string[]]>([
    ['by default', {}, ['ghcr.io/acme/app']],
    ['in lower case', { images: 'ghcr.io/JaeminSon/Llama.cpp' }, ['ghcr.io/jaeminson/llama.cpp']],
    [
      'several, with placeholders',
      { images: 'docker.io/{org}/distribution-{template}, quay.io/{org}/{template}', org: 'Llama' },
      ['docker.io/llama/distribution-app', 'quay.io/llama/app'],
    ],
    ['named twice is one', { images: 'quay.io/o/a, QUAY.io/o/A' }, ['quay.io/o/a']],
    ['a port and plain HTTP', { images: 'localhost:5000/img' }, ['localhost:5000/img']],
    ['a template with a slash', { templates: 'team/app' }, ['ghcr.io/acme/team/app']],
    [
      'the version in the name',
      { version: '1.0+CPU', images: 'quay.io/o/a-{version}' },
      ['quay.io/o/a-1.0-cpu'],
    ],
  ])('%s', async (_name, inputs, expected) => {
    expect(await images({ inputs })).toEqual(expected);
  });

  it.each<[string, Record<string, string>, RegExp]>([
    ['a tag in a name', { images: 'quay.io/o/a:latest' }, /has a tag or digest/],
    ['Docker Hub is one level deep', { images: 'docker.io/o/a/b' }, /one level deep/],
    [
      'an unknown placeholder',
      { images: 'quay.io/{organisation}/a' },
      /no placeholder \{organisation\}/,
    ],
    ['a platform', { images: 'quay.io/o/a-{arch}' }, /a whole index has no platform/],
    ['a character that no name has', { images: 'quay.io/o/a b' }, /may hold only/],
  ])('%s is refused', async (_name, inputs, expected) => {
    expect((await problemsOf({ inputs })).join('\n')).toMatch(expected);
  });

  it("a short name is one of Docker's own and warns", async () => {
    const { warnings } = await planFor({ inputs: { images: 'img' } });
    expect(warnings.join('\n')).toMatch(/docker\.io\/library\/img .*official/);
  });
});

describe('push', () => {
  it.each<[string | undefined, string | undefined, boolean]>([
    [undefined, 'push', true],
    [undefined, undefined, true],
    [undefined, 'pull_request', false],
    [undefined, 'pull_request_target', false],
    [undefined, 'merge_group', false],
    ['auto', 'merge_group', false],
    ['False', 'push', false],
    ['TRUE', 'pull_request', true],
    ['', 'push', true],
  ])('%j on %s: %s', async (push, event, expected) => {
    const { plan } = await planFor({
      inputs: push === undefined ? {} : { push },
      facts: { event } as never,
    });
    expect(plan.push).toBe(expected);
  });
});

it('changes that are not in the commit warn, once', async () => {
  const { warnings } = await planFor({
    inputs: { templates: 'a, b' },
    facts: { changed: true },
  });
  expect(warnings).toEqual([
    'the working tree has changes that are not in the commit: what is built here is labelled 0123456789ab all the same',
  ]);
});

describe('what wins', () => {
  const config = [
    'target: top',
    'build-args: {A: top, B: top, C: top, D: top}',
    'platforms: [linux/amd64]',
    'channels: {release: {build-args: {B: channel, C: channel, D: channel}}}',
    'templates:',
    '  web:',
    '    target: template',
    '    build-args: {C: template, D: template}',
    '    platforms: [linux/arm64]',
    '    channels: {release: {build-args: {E: both}}}',
  ].join('\n');

  it('the template beats the channel, the channel the top; maps merge, lists replace', async () => {
    const { build, legs } = await templateFor({ inputs: { version: '1' }, config });
    expect(build.buildArgs).toEqual({
      A: 'top',
      B: 'channel',
      C: 'template',
      D: 'template',
      E: 'both',
    });
    expect(build.target).toBe('template');
    expect(legs.map(({ platform }) => platform)).toEqual(['linux/arm64']);
  });

  it('an input beats them all', async () => {
    const inputs = {
      version: '1',
      target: 'input',
      'build-args': 'D=input, with comma\nF==x',
      platforms: 'linux/s390x',
    };
    const { build, legs } = await templateFor({ inputs, config });
    expect(build.buildArgs).toMatchObject({ C: 'template', D: 'input, with comma', F: '=x' });
    expect(build.target).toBe('input');
    expect(legs.map(({ platform }) => platform)).toEqual(['linux/s390x']);
  });
});

describe('what is built', () => {
  it('placeholders are filled in; those of the leg when the leg is known', async () => {
    const template = await templateFor({
      inputs: {
        version: '1.2.0',
        images: 'quay.io/o/app',
        'build-args': 'V={version}\nT={tag}\nI={image}\nL={os}-{arch}\nU={unknown}',
        cache: 'registry:quay.io/o/cache:{template}-{arch}',
      },
    });
    expect(template.build.buildArgs).toMatchObject({ V: '1.2.0', L: '{os}-{arch}' });
    const [, arm] = template.legs;
    if (arm === undefined) throw new Error('no leg');
    const spec = legBuildSpec(template, arm, { timeout: 0, secretFiles: { id: 'f' } });
    expect(spec).toMatchObject({
      buildArgs: { V: '1.2.0', T: '1.2.0', I: 'quay.io/o/app', L: 'linux-arm64', U: '{unknown}' },
      cache: 'registry:quay.io/o/cache:app-arm64',
      secretFiles: { id: 'f' },
    });
    expect(spec.timeout).toBeUndefined();
  });

  it('the standard labels stand on images and index, the same for all platforms', async () => {
    const { build, annotations } = await templateFor({
      inputs: { version: '1.2.0', labels: 'org.opencontainers.image.title=Mine' },
      facts: { description: 'An app', licenses: 'MIT' },
    });
    const standard = {
      'org.opencontainers.image.source': 'https://github.com/Acme/app',
      'org.opencontainers.image.url': 'https://github.com/Acme/app',
      'org.opencontainers.image.revision': COMMIT,
      'org.opencontainers.image.version': '1.2.0',
      'org.opencontainers.image.created': '2026-11-30T12:00:00Z',
      'org.opencontainers.image.title': 'app',
      'org.opencontainers.image.description': 'An app',
      'org.opencontainers.image.licenses': 'MIT',
    };
    expect(annotations).toEqual(standard);
    expect(build.labels).toEqual({ ...standard, 'org.opencontainers.image.title': 'Mine' });
  });

  it('standard-labels: false turns them off', async () => {
    const { build, annotations } = await templateFor({ inputs: { 'standard-labels': 'False' } });
    expect([build.labels, annotations]).toEqual([{}, {}]);
  });
});

describe('what no engine could build', () => {
  it.each<[string, Record<string, string>, string]>([
    ['no command', { engine: 'command' }, 'command of app: engine is command, and there is none'],
    [
      'a cache that is no reference',
      { cache: 'registry:q.io/c:{template}+{arch}' },
      'cache of app: "app+amd64" is not a tag: expected 1 to 128 of A-Z a-z 0-9 _ . -, not starting with . or -',
    ],
  ])('%s is refused', async (_name, inputs, expected) => {
    expect((await problemsOf({ inputs }))[0]).toBe(expected);
  });
});

describe('registries', () => {
  it('are named by their normalised host', async () => {
    const { plan } = await planFor({
      inputs: { images: 'docker.io/o/a, quay.io/o/a' },
      config: 'registries: {index.docker.io: {required: false}, Quay.io: {}}',
    });
    expect(plan.registries).toEqual({
      'docker.io': { required: false },
      'quay.io': { required: true },
    });
  });

  it('mirrors alone are refused', async () => {
    const config = 'registries: {ghcr.io: {required: false}}';
    expect(await problemsOf({ config })).toEqual([
      'registries: every registry of app is a mirror: ghcr.io',
    ]);
  });

  it('one where nothing is published warns', async () => {
    const { warnings } = await planFor({ config: 'registries: {quay.io: {required: false}}' });
    expect(warnings).toEqual(['registries names quay.io, where nothing is published']);
  });
});

describe('two writers of one tag of one image', () => {
  it.each<[string, string, RegExp]>([
    [
      'of the index',
      'images: [quay.io/o/app]\ntemplates: [a, b]',
      /quay\.io\/o\/app would get the same tags \(1\.0, latest, .* from a, b /,
    ],
    [
      'by upper and lower case',
      'images: ["quay.io/o/{template}"]\ntemplates: [App, app]',
      / from App, app /,
    ],
    [
      'of a leg',
      'images: [quay.io/o/app]\ntemplates: {a: {tags: ["{version}"], arch-tags: ["x-{version}-{arch}"]}, b: {tags: ["b-{version}"], arch-tags: ["x-{version}-{arch}"]}}',
      /app would get the same tags \(x-1\.0-amd64, x-1\.0-arm64\) from a, b /,
    ],
    [
      'of two legs of one template',
      'images: [quay.io/o/app]\narch-images: "{image}-{arch}"\nplatforms: [linux/arm64, windows/arm64]\narch-tags: ["{tag}"]',
      /app-arm64 would get the same tag.* from the leg app linux\/arm64, the leg app windows\/arm64 \(give each its own tag, with/,
    ],
    [
      'a leg and an index',
      'images: [quay.io/o/app]\ntemplates: {a: {tags: ["{version}"]}, b: {tags: ["{version}-linux-amd64"]}}',
      /app would get the same tag \(1\.0-linux-amd64\) from a, b /,
    ],
  ])('%s', async (_name, config, expected) => {
    expect((await problemsOf({ inputs: { version: '1.0' }, config })).join('\n')).toMatch(expected);
  });

  it('several templates in one image under different tags are fine', async () => {
    const config =
      'images: [quay.io/o/app]\ntemplates: {base: {tags: ["{version}"]}, alpine: {tags: ["{version}-alpine"]}}';
    expect(await problemsOf({ inputs: { version: '1.2.0' }, config })).toEqual([]);
  });
});

describe('limits', () => {
  const many = (templates: number): Project => ({
    inputs: {
      version: '1.0',
      templates: Array.from({ length: templates }, (_, i) => `t${i}`).join(),
      platforms: 'linux/amd64, linux/arm64, linux/s390x, linux/ppc64le',
    },
  });

  it('64 × 4 legs pass, and fit into a job and a variable', async () => {
    const { plan } = await planFor(many(64));
    const matrix = matrixOf(plan);
    expect(matrix.include).toHaveLength(256);
    const problems = new Problems();
    refuseLargeOutputs({ plan: encodePlan(plan), matrix: JSON.stringify(matrix) }, problems);
    expect(problems.count).toBe(0);
  });

  it.each([
    [65, 260],
    [200, 800],
  ])('%i × 4 do not, with the number', async (templates, legs) => {
    expect(await problemsOf(many(templates))).toEqual([
      expect.stringContaining(`${legs} legs (${templates} templates`),
    ]);
  });

  it('outputs are measured together, as UTF-16', () => {
    const measure = (length: number): string => {
      const problems = new Problems();
      refuseLargeOutputs({ plan: 'x', matrix: 'm'.repeat(length - 1) }, problems);
      try {
        problems.raise();
        return '';
      } catch (error) {
        return String(error);
      }
    };
    expect(measure(500_000)).toBe('');
    expect(measure(500_001)).toMatch(/1000002 bytes as UTF-16, more than the 1000000/);
  });

  it('a plan that no environment variable can hold is refused', () => {
    const problems = new Problems();
    refuseLargeOutputs({ plan: 'p'.repeat(131_072) }, problems);
    expect(() => {
      problems.raise();
    }).toThrow(/131084 bytes as an environment variable, more than the 131072/);
  });
});

describe('the plan between jobs', () => {
  it('is the same after encoding and decoding, and has one hash', async () => {
    const { plan } = await planFor({ inputs: { version: '1.0' } });
    const encoded = encodePlan(plan);
    expect(encoded).toMatch(/^mp1\.[A-Za-z0-9_-]+$/);
    for (const text of [
      encoded,
      ` ${encoded}\n`,
      JSON.stringify(plan),
      JSON.stringify(plan, null, 2),
    ]) {
      expect(decodePlan(text)).toEqual(plan);
      expect(planHash(decodePlan(text))).toBe(planHash(plan));
    }
    expect(planSchema.parse(plan)).toEqual(plan);
  });

  it.each([
    ['mp1.garbage', /damaged/],
    ['{"schema": 2}', /does not have the expected form/],
    ['{', /not JSON/],
  ])('%s is refused', (text, expected) => {
    expect(() => decodePlan(text)).toThrow(expected);
  });

  it('equal specs and facts give equal plans', async () => {
    const project = { inputs: { version: '1.0', templates: 'a,b' } };
    const [one, two] = await Promise.all([planFor(project), planFor(project)]);
    expect(planHash(one.plan)).toBe(planHash(two.plan));
  });
});

it('everything that is wrong is reported at once', async () => {
  const problems = await problemsOf({
    inputs: {
      version: 'x',
      channel: 'y',
      images: 'a b',
      tags: '{pr}',
      platforms: 'linux/amd64, amd64',
    },
  });
  expect(problems.map((problem) => problem.split(':')[0])).toEqual([
    'version',
    'channel',
    'images of app',
    'tags of app',
    'platforms of app',
  ]);
});

describe('what cannot be read is reported with what planning finds', () => {
  it.each<[string, Project, string[]]>([
    [
      'inputs of both kinds',
      { inputs: { version: 'x', push: 'no', images: 'a b' } },
      ['push', 'version', 'images of app'],
    ],
    [
      'only what was given and read: the rest may follow from what is missing',
      { inputs: { push: 'no' }, config: 'tags: ["{pr}"]\nversion: "1.0"' },
      ['push'],
    ],
    [
      'with the file unread, the version alone',
      { inputs: { version: 'x', images: 'a b' }, config: 'pull: 3' },
      ['c', 'version'],
    ],
  ])('%s', async (_name, project, expected) => {
    const wheres = (await problemsOf(project)).map((problem) => problem.split(/[:.]/)[0]);
    expect(wheres.map((where) => where?.replace('config', 'c'))).toEqual(expected);
  });
});
