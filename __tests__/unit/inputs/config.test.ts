import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { readConfig } from '../../../src/inputs/config.ts';
import type { Problem } from '../../../src/model/errors.ts';

async function read(text: string) {
  const problems: Problem[] = [];
  const settings = await readConfig({ path: 'c.yml', text }, problems);
  return {
    settings,
    problems: problems.map(
      ({ where, message, hint }) => `${where}: ${message}${hint === undefined ? '' : ` (${hint})`}`,
    ),
  };
}

describe('a config file', () => {
  it('may be empty, hold comments alone, or Windows line ends', async () => {
    expect(await read('')).toEqual({ settings: {}, problems: [] });
    expect(await read('# nothing\n')).toEqual({ settings: {}, problems: [] });
    expect((await read('org: acme\r\nimages:\r\n  - a\r\n')).settings).toEqual({
      org: 'acme',
      images: ['a'],
    });
  });

  it('has real types, anchors and merges', async () => {
    const { settings, problems } = await read(
      [
        'pull: true',
        'push: auto',
        'timeout: 1h30m',
        'stall-timeout: 90',
        'retries: 2',
        'provenance: mode=max',
        'sbom: true',
        'runners: {arm64: [self-hosted, arm]}',
        'templates:',
        '  a: &a {build-args: {X: "1"}}',
        '  b: {<<: *a, target: t}',
        '  c:',
      ].join('\n'),
    );
    expect(problems).toEqual([]);
    expect(settings).toMatchObject({
      pull: true,
      push: 'auto',
      timeout: 5400,
      'stall-timeout': 90,
      retries: 2,
      provenance: 'mode=max',
      sbom: 'true',
      runners: new Map([['linux/arm64', ['self-hosted', 'arm']]]),
      templates: [
        { pattern: 'a', settings: { 'build-args': { X: '1' } } },
        { pattern: 'b', settings: { 'build-args': { X: '1' }, target: 't' } },
        { pattern: 'c', settings: {} },
      ],
    });
  });
});

it('placeholders need no quotes, wherever YAML would read their braces as a map', async () => {
  const { settings, problems } = await read(
    [
      'images: [docker.io/{org}/distribution-{template}, quay.io/{org}/{template}]',
      'arch-images: {image}-{arch}',
      'tags: [{version}, "{major}.{minor}", latest]',
      'snapshot-tags:',
      '  - {branch}',
      'build-args: {A: {version}}',
      'templates: {a: {tags: [v{version}]}}',
    ].join('\n'),
  );
  expect(problems).toEqual([]);
  expect(settings).toMatchObject({
    images: ['docker.io/{org}/distribution-{template}', 'quay.io/{org}/{template}'],
    'arch-images': '{image}-{arch}',
    tags: ['{version}', '{major}.{minor}', 'latest'],
    'snapshot-tags': ['{branch}'],
    'build-args': { A: '{version}' },
    templates: [{ pattern: 'a', settings: { tags: ['v{version}'] } }],
  });
});

it('positions are right beside placeholders', async () => {
  const { problems } = await read('channels: {release: {tags: [{version}-{sha}, 1.2]}}');
  expect(problems).toEqual([
    'c.yml:1:46 channels.release.tags.1: expected text, but unquoted this is a number (quote it)',
  ]);
});

describe('an error names file, line, column, key and what was expected', () => {
  it.each<[string, string, string | RegExp]>([
    [
      'a number as version',
      'version: 3.10',
      'c.yml:1:10 version: expected text, but unquoted this is a number (quote it)',
    ],
    [
      '1e3',
      'build-args:\n  A: 1e3',
      'c.yml:2:6 build-args.A: expected text, but unquoted this is a number (quote it)',
    ],
    [
      '012',
      'build-args:\n  A: 012',
      'c.yml:2:6 build-args.A: expected text, but unquoted this is a number (quote it)',
    ],
    [
      'true',
      'labels: {a: true}',
      'c.yml:1:13 labels.a: expected text, but unquoted this is a boolean (quote it)',
    ],
    [
      'yes',
      'build-args:\n  A: yes',
      'c.yml:2:6 build-args.A: "yes" is a boolean to many readers of YAML (quote it)',
    ],
    [
      'in a template',
      'templates:\n  a:\n    build-args:\n      P: 3.10',
      'c.yml:4:10 templates.a.build-args.P: expected text, but unquoted this is a number (quote it)',
    ],
    [
      'in a list',
      'tags: ["{version}", 1.2]',
      'c.yml:1:21 tags.1: expected text, but unquoted this is a number (quote it)',
    ],
    [
      'a number as a key',
      'templates:\n  012: {}',
      'c.yml:2:3 templates.12: expected text as a key (quote it)',
    ],
    [
      'an unknown key',
      'org: a\nplatform: [linux/amd64]',
      'c.yml:2:1 platform: "platform" is an input of the step and not a key of the file',
    ],
    [
      'a misspelt key',
      'platfroms: [linux/amd64]',
      'c.yml:1:1 platfroms: "platfroms" is not known here (did you mean platforms?)',
    ],
    [
      'a misspelt key in a template',
      'templates:\n  a:\n    build-arg: {}',
      'c.yml:3:5 templates.a.build-arg: "build-arg" is not known here (did you mean build-args?)',
    ],
    [
      'a misspelt key in a channel',
      'channels: {release: {tag: [a]}}',
      'c.yml:1:22 channels.release.tag: "tag" is not known here (did you mean tags?)',
    ],
    [
      'a key of the top level in a template',
      'templates: {a: {runners: {}}}',
      'c.yml:1:17 templates.a.runners: "runners" belongs to the top level of the file',
    ],
    ['secrets', 'secrets: {a: b}', /c\.yml:1:1 secrets: secrets do not belong into a file/],
    [
      'text for a list',
      'platforms: linux/amd64',
      'c.yml:1:12 platforms: expected a list, such as [linux/amd64, "linux/arm64?"]',
    ],
    [
      'a bad platform',
      'platforms:\n  - linux/amd46',
      /c\.yml:2:5 platforms\.0: "linux\/amd46" is not a platform/,
    ],
    ['a word for a boolean', 'pull: yes', 'c.yml:1:7 pull: expected true or false'],
    [
      'a word that is not offered',
      'on-shrink: stop',
      'c.yml:1:12 on-shrink: expected hold or warn or fail',
    ],
    ['a length of time', 'timeout: soon', /c\.yml:1:10 timeout: "soon" is not a length of time/],
    ['a negative number', 'retries: -1', 'c.yml:1:10 retries: expected a whole number, 0 or more'],
    ['a package of another index', 'package: npm:x', 'c.yml:1:10 package: expected pypi:NAME'],
    ['a handoff', 'handoff: s3', 'c.yml:1:10 handoff: expected artifact or directory:PATH'],
    ['a key twice', 'org: a\norg: b', /c\.yml:2:1: Map keys must be unique/],
    ['broken YAML', 'images: [a', /c\.yml:1:11/],
    ['no map', '- a', 'c.yml:1:1: expected a map of settings'],
    [
      'no map for a template',
      'templates: {a: 3}',
      'c.yml:1:16 templates.a: expected a map of settings',
    ],
    [
      'no map for a channel',
      'channels: [a]',
      'c.yml:1:11 channels: expected a map from channels to their settings',
    ],
    [
      'no map for templates',
      'templates: a',
      'c.yml:1:12 templates: expected a list of names and globs, or a map from them to settings',
    ],
  ])('%s', async (_name, text, expected) => {
    const { problems } = await read(text);
    expect(problems).toHaveLength(1);
    if (typeof expected === 'string') expect(problems[0]).toBe(expected);
    else expect(problems[0]).toMatch(expected);
  });

  it('all at once', async () => {
    const { problems } = await read(
      'version: 3.10\npull: 1\ntemplates: {a: {x: 1}, b: {target: 2}}',
    );
    expect(problems).toHaveLength(4);
  });
});

describe('the documentation', () => {
  const blocks = [
    ...readFileSync('docs/configuration.md', 'utf8').matchAll(/```yaml\n([^]*?)```/g),
  ];

  it.each(blocks.map(([, block = ''], index) => [index + 1, block]))(
    'its config %i is right',
    async (_index, block) => {
      expect((await read(String(block))).problems).toEqual([]);
    },
  );

  it('has examples', () => {
    expect(blocks.length).toBeGreaterThan(3);
  });
});
