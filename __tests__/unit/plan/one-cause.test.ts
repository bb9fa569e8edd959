import { describe, expect, it } from '@jest/globals';
import { planFor, problemsOf, type Project } from '../../support/planning.ts';

const THREE = 'web, api, worker';

describe('one cause is one problem, however many templates and platforms it meets', () => {
  it.each<[string, Project, string[]]>([
    [
      'an unknown placeholder in the tags',
      { inputs: { version: '1.0', tags: '{foo}', templates: THREE } },
      ['tags: "{foo}": there is no placeholder {foo}'],
    ],
    [
      'a tag that is none',
      { inputs: { version: '1.0', tags: '-x', templates: 'web, api' } },
      [expect.stringMatching(/^tags of web, api: "-x" is not a tag/) as unknown as string],
    ],
    [
      'an unknown placeholder in the images',
      { inputs: { images: 'q.io/{template}/{foo}', templates: THREE } },
      ['images: "q.io/{template}/{foo}": there is no placeholder {foo}'],
    ],
    [
      'an unknown placeholder in the arch tags',
      { inputs: { 'arch-tags': '{tag}-{arch}-{foo}', templates: THREE } },
      ['arch-tags: "{tag}-{arch}-{foo}": there is no placeholder {foo}'],
    ],
    [
      'a channel that nobody described',
      { inputs: { channel: 'foo', version: '1.0', templates: THREE } },
      ['channel: there is no channel "foo" (known: release, prerelease, snapshot)'],
    ],
    [
      'the same without a version',
      { inputs: { channel: 'foo', templates: THREE } },
      ['channel: there is no channel "foo" (known: release, prerelease, snapshot)'],
    ],
    [
      'a version that is none, where tags and images hold it',
      {
        inputs: {
          version: 'not a version',
          channel: 'release',
          tags: '{version}, {major}.{minor}',
          images: 'q.io/{template}-{version}',
        },
      },
      [
        'version: "not a version" is no version, neither of PEP 440 nor of semver (expected such as 1.2.0, v1.2.0-rc.1 or 0.2.11rc1; leave it empty for a snapshot)',
      ],
    ],
    [
      'a channel without tags',
      { config: 'channels: {edge: {}}', inputs: { channel: 'edge', templates: 'web, api' } },
      ['tags of web, api: channel edge has no tags (give channels.edge.tags in the config)'],
    ],
    [
      'an empty list of tags',
      { config: 'tags: []', inputs: { version: '1.0', templates: 'web, api' } },
      ['tags of web, api: channel release gives no tag'],
    ],
    [
      'one image for several templates',
      { inputs: { version: '1.0', images: 'quay.io/o/app', templates: THREE } },
      [
        'tags: quay.io/o/app would get the same tags (1.0, latest, 1.0-linux-amd64, 1.0-linux-arm64) from web, api, worker (give each its own image, such as with {template} in images, or its own tags)',
      ],
    ],
    [
      'two images for many templates, one of them shared by two',
      {
        inputs: { version: '1.0', templates: 'a, b, c, d, e, f', 'arch-tags': 'none' },
        config:
          'images: ["quay.io/o/{template}"]\ntemplates: {a: {images: [q.io/o/x]}, b: {images: [q.io/o/x]}, c: {images: [q.io/o/y]}, d: {images: [q.io/o/y]}, e: {images: [q.io/o/y]}, f: {images: [q.io/o/y]}}',
      },
      [
        expect.stringMatching(
          /^tags: q\.io\/o\/x would get the same tags \(1\.0, latest\) from a, b \(/,
        ) as unknown as string,
        expect.stringMatching(
          /^tags: q\.io\/o\/y would get the same tags \(1\.0, latest\) from c, d, e, f \(/,
        ) as unknown as string,
      ],
    ],
    [
      'many templates: some are named',
      { inputs: { version: '1.0', tags: '{pr}', templates: 'a, b, c, d, e' } },
      ['tags of a, b, c and 2 more: "{pr}": {pr} has no value, this is no pull request'],
    ],
    [
      'one more is named as well',
      { inputs: { version: '1.0', tags: '{pr}', templates: 'a, b, c, d' } },
      ['tags of a, b, c, d: "{pr}": {pr} has no value, this is no pull request'],
    ],
    [
      'two causes are two',
      {
        config: 'templates: {web: {tags: ["{pr}"]}, api: {tags: ["{os}"]}}',
        inputs: { version: '1.0' },
      },
      [
        'tags of web: "{pr}": {pr} has no value, this is no pull request',
        'tags of api: "{os}": {os} has no value, a whole index has no platform; tags of one platform are arch-tags',
      ],
    ],
  ])('%s', async (_name, project, expected) => {
    expect(await problemsOf(project)).toEqual(expected);
  });
});

it('all causes are told at once: of values, of words and of patterns', async () => {
  const problems = await problemsOf({
    inputs: { version: 'not a version', tags: '{foo}', 'on-existing': 'x', engine: 'q' },
  });
  expect(problems).toEqual([
    'tags: "{foo}": there is no placeholder {foo}',
    'on-existing: expected replace or fail, not "x"',
    'engine: expected auto, docker, podman, buildah, command, not "q"',
    expect.stringMatching(/^version: "not a version" is no version/),
  ]);
});

it.each<[string, Project, string[]]>([
  [
    'a version and a template by name',
    { inputs: { version: 'v1.0', templates: 'web' } },
    ['version 1.0 (input), channel release, commit', 'template web, given by name'],
  ],
  [
    'no version and no template',
    {},
    ['no version, channel snapshot, commit', 'one template, named after the repository: app'],
  ],
  [
    'a git tag',
    { facts: { gitTag: 'v1.0' } },
    ['version 1.0 (git tag v1.0), channel release, commit', 'one template, named after'],
  ],
])('the story tells %s', async (_name, project, expected) => {
  const { story } = await planFor(project);
  expect(story.map((line, index) => line.startsWith(expected[index] ?? '?'))).toEqual(
    expected.map(() => true),
  );
});
