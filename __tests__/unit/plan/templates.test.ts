import { describe, expect, it } from '@jest/globals';
import { planFor, problemsOf, type Project } from '../../support/planning.ts';

async function names(project: Project): Promise<string[]> {
  return (await planFor(project)).plan.templates.map(({ name }) => name);
}

const MARKERS = new Map([
  [
    'distributions/*/Containerfile',
    ['distributions/starter/Containerfile', 'distributions/tgi/Containerfile'],
  ],
  ['src/*/d/*/config.yaml', ['src/a/d/ci-tests/config.yaml', 'src/a/d/starter/config.yaml']],
  ['other/*/Dockerfile', ['other/starter/Dockerfile']],
  ['none/*/Dockerfile', []],
  ['**/Dockerfile', ['Dockerfile', 'web/Dockerfile']],
]);
const NAMED = 'templates: {starter: {}, tgi: {}, meta-reference-gpu: {}}';

describe('which templates there are', () => {
  it.each<[string, Project, string[]]>([
    ['none given: one, named after the repository', {}, ['app']],
    ['names without a config', { inputs: { templates: 'web, team/api' } }, ['web', 'team/api']],
    ["the config's", { config: NAMED }, ['starter', 'tgi', 'meta-reference-gpu']],
    ['a list in the config', { config: 'templates: [web, api]' }, ['web', 'api']],
    ['chosen from the config', { config: NAMED, inputs: { templates: 'tgi' } }, ['tgi']],
    ['a glob', { inputs: { templates: 'distributions/*/Containerfile' } }, ['starter', 'tgi']],
    [
      'a glob in the config, chosen by name',
      { config: 'templates: {"distributions/*/Containerfile": {}}', inputs: { templates: 'tgi' } },
      ['tgi'],
    ],
    [
      'the root folder is the repository',
      { inputs: { templates: '**/Dockerfile' } },
      ['app', 'web'],
    ],
    [
      'excluded by name',
      { inputs: { templates: 'src/*/d/*/config.yaml', exclude: 'ci-tests' } },
      ['starter'],
    ],
    [
      'excluded by a glob of names',
      { inputs: { templates: 'src/*/d/*/config.yaml', exclude: 'ci-*' } },
      ['starter'],
    ],
    [
      'excluded by a glob of files',
      { inputs: { templates: 'src/*/d/*/config.yaml', exclude: '**/ci-tests/*' } },
      ['starter'],
    ],
    [
      'LF, CRLF, blank lines and commas',
      { inputs: { templates: 'a,b\r\n\r\n  c \n,d' } },
      ['a', 'b', 'c', 'd'],
    ],
    ['named twice is one', { inputs: { templates: 'a, b, a' } }, ['a', 'b']],
  ])('%s', async (_name, project, expected) => {
    expect(await names({ ...project, facts: { markers: MARKERS } })).toEqual(expected);
  });
});

describe('what is refused', () => {
  it.each<[string, Project, RegExp]>([
    [
      'no file matches: the globs are named',
      { inputs: { templates: 'none/*/Dockerfile' } },
      /no template found: none\/\*\/Dockerfile matched no file/,
    ],
    [
      'a marker file that was deleted',
      { inputs: { templates: 'distributions/gone/config.yaml' } },
      /no template found: distributions\/gone\/config.yaml is not there/,
    ],
    [
      'everything excluded: what matched and what left it out',
      { inputs: { templates: 'distributions/*/Containerfile', exclude: '*' } },
      /matched starter .*, tgi .*left out starter: excluded by \*/,
    ],
    [
      'a name that the config does not know',
      { config: NAMED, inputs: { templates: 'startr' } },
      /there is no template "startr" \(did you mean starter\?\)/,
    ],
    [
      'two folders of one name, found by two globs',
      { inputs: { templates: 'distributions/*/Containerfile, other/*/Dockerfile' } },
      /two marker files name the template starter: distributions\/starter\/Containerfile and other/,
    ],
    [
      'a name that no file can have',
      { inputs: { templates: 'a b' } },
      /"a b" cannot be a template's name/,
    ],
  ])('%s', async (_name, project, expected) => {
    const problems = await problemsOf({ ...project, facts: { markers: MARKERS } });
    expect(problems.join('\n')).toMatch(expected);
  });

  it('two folders of one name in one glob', async () => {
    const markers = new Map([['*/*/Dockerfile', ['a/web/Dockerfile', 'b/web/Dockerfile']]]);
    expect(
      await problemsOf({ inputs: { templates: '*/*/Dockerfile' }, facts: { markers } }),
    ).toEqual([
      'templates: two marker files name the template web: a/web/Dockerfile and b/web/Dockerfile',
    ]);
  });
});

it.each([
  [
    'before',
    'templates: {starter: {target: own}, "distributions/*/Containerfile": {target: all, network: host}}',
  ],
  [
    'after',
    'templates: {"distributions/*/Containerfile": {target: all, network: host}, starter: {target: own}}',
  ],
])(
  "a template's own entry %s the glob's wins, and the rest of the glob's stays",
  async (_where, config) => {
    const { plan } = await planFor({ config, facts: { markers: MARKERS } });
    expect(
      plan.templates.map(({ name, build: { target, network } }) => [name, target, network]).sort(),
    ).toEqual([
      ['starter', 'own', 'host'],
      ['tgi', 'all', 'host'],
    ]);
  },
);

it('tells what was found, by which glob, and what was left out', async () => {
  const { story } = await planFor({
    inputs: { templates: 'src/*/d/*/config.yaml', exclude: 'ci-tests, gone' },
    facts: { markers: MARKERS },
  });
  expect(story.slice(1)).toEqual([
    'src/*/d/*/config.yaml matched ci-tests (src/a/d/ci-tests/config.yaml), starter (src/a/d/starter/config.yaml)',
    'left out ci-tests: excluded by ci-tests',
    'exclude gone matched nothing',
  ]);
});

describe('what a marker says about the build', () => {
  const build = async (marker: string, config?: string) => {
    const { plan } = await planFor({
      inputs: { templates: '*/*' },
      ...(config === undefined ? {} : { config }),
      facts: { markers: new Map([['*/*', [marker]]]) },
    });
    const { context, file } = plan.templates[0]?.build ?? {};
    return [context, file];
  };

  it.each([
    ['images/web/Dockerfile', undefined, ['images/web', 'images/web/Dockerfile']],
    ['images/web/Containerfile', undefined, ['images/web', 'images/web/Containerfile']],
    ['images/web/alpine.Dockerfile', undefined, ['images/web', 'images/web/alpine.Dockerfile']],
    ['images/web/config.yaml', undefined, ['.', undefined]],
    ['images/web/Dockerfile', 'context: .', ['.', 'images/web/Dockerfile']],
    ['images/web/config.yaml', 'file: Containerfile', ['.', 'Containerfile']],
  ])('%s, %j', async (marker, config, expected) => {
    expect(await build(marker, config)).toEqual(expected);
  });
});
