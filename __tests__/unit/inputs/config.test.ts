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
      'c.yml:2:1 platform: "platform" is an input of the step and not a key of the file (did you mean platforms?)',
    ],
    [
      'an input for a key in a template',
      'templates: {app: {platform: [linux/amd64]}}',
      'c.yml:1:19 templates.app.platform: "platform" is an input of the step and not a key of the file (did you mean platforms?)',
    ],
    [
      'an input that is like no key',
      'github-token: x',
      'c.yml:1:1 github-token: "github-token" is an input of the step and not a key of the file',
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
    ['a key twice, deeper', 'labels: {a: b, "a": c}', /c\.yml:1:16: Map keys must be unique/],
    ['broken YAML', 'images: [a', /c\.yml:1:11/],
    [
      'two documents',
      'images: [a]\n---\nversion: 1',
      /c\.yml:2:1: a second .* \(a config is one\)/,
    ],
    [
      'braces in a list without quotes',
      'tags: [v{x}y, latest]',
      /c\.yml:1:9: .*\(to YAML \{ \} is a map: quote text that holds braces\)/,
    ],
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

  it.each(['labels', 'build-args', 'templates', 'channels', 'registries', 'runners'])(
    'a name that would be lost, under %s',
    async (key) => {
      for (const value of ['x', '{}', '{target: y}']) {
        const { problems } = await read(`${key}:\n  a: {}\n  __proto__: ${value}`);
        expect(problems).toContain(`c.yml:3:3 ${key}.__proto__: "__proto__" cannot be a name`);
      }
    },
  );

  it('a name that would be lost, at the top, through an alias and in a merge', async () => {
    for (const text of [
      '"__proto__": {target: x}',
      'labels: &a {__proto__: x}\nannotations: *a',
      'templates: {a: &a {__proto__: x}, b: {<<: *a}}',
    ]) {
      const { problems } = await read(text);
      expect(problems.join('\n')).toMatch(
        /^c\.yml:1:\d+ .*__proto__.*(?:cannot be a name|is not known here)/m,
      );
      expect(new Set(problems.map((problem) => problem.split(':')[2])).size).toBe(problems.length);
    }
  });

  it('all at once', async () => {
    const { problems } = await read(
      'version: 3.10\npull: 1\ntemplates: {a: {x: 1}, b: {target: 2}}',
    );
    expect(problems).toHaveLength(4);
  });
});

describe('aliases', () => {
  it.each<[string, string, string]>([
    [
      'nothing',
      'labels: *nope',
      'c.yml:1:9: *nope stands for nothing (give something before it the anchor &nope)',
    ],
    [
      'something below it',
      'labels: *a\nannotations: &a {b: c}',
      'c.yml:1:9: *a stands for nothing (give something before it the anchor &a)',
    ],
    [
      'the list around it',
      'tags: &a [*a]',
      'c.yml:1:11: *a stands within what it stands for, and so has no end (write out what is meant)',
    ],
    [
      'a map far around it',
      'templates: &t\n  a:\n    channels: {release: *t}',
      'c.yml:3:25: *t stands within what it stands for, and so has no end (write out what is meant)',
    ],
    [
      'itself, merged',
      'labels: &a {<<: *a}',
      'c.yml:1:17: *a stands within what it stands for, and so has no end (write out what is meant)',
    ],
    [
      'a text, merged',
      'labels: {a: &a b, <<: *a}',
      'c.yml:1:19: << merges maps alone (give it an alias of a map, or a list of them)',
    ],
    [
      'a list with a text in it, merged',
      'labels: {a: &a b, <<: [*a]}',
      'c.yml:1:19: << merges maps alone (give it an alias of a map, or a list of them)',
    ],
  ])('for %s is an error with its place', async (_name, text, expected) => {
    expect((await read(text)).problems).toEqual([expected]);
  });

  it('that grow without measure are an error at the one that is too much', async () => {
    const bomb = Array.from({ length: 30 }, (_, level) =>
      level === 0 ? '  l0: &l0 x' : `  l${level}: &l${level} [${`*l${level - 1}, `.repeat(9)}]`,
    );
    expect((await read(['labels:', ...bomb].join('\n'))).problems).toEqual([
      expect.stringMatching(
        /^c\.yml:7:\d+: the aliases up to \*l4 repeat more than 20000 values \(use fewer/,
      ),
    ]);
  });

  it('may be used by every template of the largest plan', async () => {
    const names = Array.from({ length: 256 }, (_, number) => `t${number}`);
    const { problems, settings } = await read(
      [
        'labels: &labels {a: b, c: d}',
        'templates:',
        '  t: &t {platforms: [linux/amd64], labels: *labels}',
        ...names.map((name) => `  ${name}: {<<: *t, annotations: *labels}`),
      ].join('\n'),
    );
    expect(problems).toEqual([]);
    expect(settings.templates).toHaveLength(257);
    expect(settings.templates?.[256]?.settings).toMatchObject({
      labels: { a: 'b', c: 'd' },
      annotations: { a: 'b', c: 'd' },
    });
  });
});

describe('a file as no human writes it', () => {
  it.each([
    ['lists', '['.repeat(5_000)],
    ['maps', '{a: '.repeat(5_000)],
  ])('nested too deep, in %s: one error with its place', async (_name, text) => {
    expect((await read(text)).problems).toEqual([
      expect.stringMatching(
        /^c\.yml:1:\d+: this is nested too deep \(a config has a few levels\)$/,
      ),
    ]);
  });

  it('grows no faster in work than in size', async () => {
    const rows = (count: number, line: (at: number) => string): string =>
      Array.from({ length: count }, (_, at) => line(at)).join('\n');
    const { problems } = await read(`labels:\n${rows(20_000, (at) => `  a${at}: b`)}`);
    expect(problems).toEqual([]);
    const wrong = await read(`labels:\n${rows(2_500, (at) => `  a${at}: 1`)}`);
    expect(wrong.problems).toHaveLength(2_500);
  }, 20_000);

  it('a key of a thousand letters is near to no other', async () => {
    expect((await read(`${'x'.repeat(1000)}: y`)).problems).toEqual([
      expect.stringMatching(/ is not known here$/),
    ]);
  });
});

describe('the documentation', () => {
  const blocksOf = (page: string): string[] =>
    [...readFileSync(page, 'utf8').matchAll(/```yaml\n([^]*?)```/g)].map(([, text = '']) => text);
  const blocks = [
    ...blocksOf('docs/configuration.md'),
    // The README shows its workflow, too.
    ...blocksOf('README.md').filter((text) => !/^jobs:/m.test(text)),
  ];

  it.each(blocks.map((block, index) => [index + 1, block]))(
    'its config %i is right',
    async (_index, block) => {
      expect((await read(String(block))).problems).toEqual([]);
    },
  );

  it('has examples', () => {
    expect(blocks.length).toBeGreaterThan(3);
  });
});
