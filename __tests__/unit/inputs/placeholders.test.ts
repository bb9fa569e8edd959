import { describe, expect, it } from '@jest/globals';
import { problemsOf } from '../../support/planning.ts';

/** Every key whose texts become names and tags. */
const LISTS = ['images', 'tags', 'prerelease-tags', 'snapshot-tags', 'arch-tags'];

describe('a placeholder that nobody knows is told where it stands', () => {
  it.each([...LISTS, 'arch-images'])('in %s, at the top and in a template', async (key) => {
    const value = key === 'arch-images' ? '"a/{verison}"' : '["a/{verison}"]';
    const column = key.length + 3 + (key === 'arch-images' ? 0 : 1);
    const at = key === 'arch-images' ? key : `${key}.0`;
    const told = '"a/{verison}": there is no placeholder {verison} (did you mean {version}?)';
    expect(await problemsOf({ config: `${key}: ${value}` })).toEqual([
      `config.yml:1:${column} ${at}: ${told}`,
    ]);
    expect(await problemsOf({ config: `templates:\n  a:\n    ${key}: ${value}` })).toEqual([
      `config.yml:3:${column + 4} templates.a.${at}: ${told}`,
    ]);
  });

  it.each<[string, string, string]>([
    [
      'in a channel that is not planned now',
      'channels:\n  nightly: {tags: ["{dat}"]}',
      'config.yml:2:20 channels.nightly.tags.0: "{dat}": there is no placeholder {dat} (did you mean {date}?)',
    ],
    [
      'without quotes in a list',
      'tags: [{verison}, latest]',
      'config.yml:1:8 tags.0: there is no placeholder {verison} (did you mean {version}?)',
    ],
    [
      'without quotes, like none',
      'tags:\n  - {foobarbaz}',
      'config.yml:2:5 tags.0: there is no placeholder {foobarbaz} (quote text that holds braces)',
    ],
    [
      'without quotes amid text',
      'images: [ghcr.io/o/{tmplate}]',
      'config.yml:1:20: Missing , or : between flow sequence items (there is no placeholder {tmplate}: did you mean {template}?)',
    ],
  ])('%s', async (_name, config, expected) => {
    expect(await problemsOf({ config })).toEqual([expected]);
  });

  it('in an input, once, whatever the templates', async () => {
    const inputs = { templates: 'web, api', version: '1.0', tags: '{verison}, latest' };
    expect(await problemsOf({ inputs })).toEqual([
      'tags: "{verison}": there is no placeholder {verison} (did you mean {version}?)',
    ]);
  });

  it('but not in texts, where braces may belong to others', async () => {
    const config =
      'labels: {a: "{verison}"}\nbuild-args: {A: "{verison}"}\ncommand: "make {verison}"\nengine: command';
    expect(await problemsOf({ config })).toEqual([]);
  });
});

it('the mistakes of a file are told with each other, in the order of the file', async () => {
  const config = [
    'tags: ["{verison}"]',
    'pull: 3',
    'platfroms: [linux/amd64]',
    'templates:',
    '  a: {target: yes}',
    '  b: {images: ["quay.io/{ogr}/b"], file: 3}',
    'on-shrink: stop',
  ].join('\n');
  const wheres = (await problemsOf({ config })).map((problem) => problem.split(' ')[0]);
  expect(wheres).toEqual([
    'config.yml:1:8',
    'config.yml:2:7',
    'config.yml:3:1',
    'config.yml:5:15',
    'config.yml:6:16',
    'config.yml:6:42',
    'config.yml:7:12',
  ]);
});
