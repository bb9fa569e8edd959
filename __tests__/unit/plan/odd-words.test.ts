import { describe, expect, it } from '@jest/globals';
import { templateFor, problemsOf, type Project } from '../../support/planning.ts';

/** Words that every object of the language inherits: to a project they are words like any other. */
const INHERITED = [
  ...Object.getOwnPropertyNames(Object.prototype),
  // As users write placeholders.
  ...['tostring', 'valueof', 'has-own-property'],
];

describe.each(INHERITED)('the word %s', (word) => {
  it('is an unknown placeholder, and stays in texts', async () => {
    const { build } = await templateFor({
      inputs: {
        version: '1.2.0',
        'build-args': `A={${word}} {version}`,
        labels: `l={${word}}`,
        'extra-args': `--x={${word}}`,
        command: `run {${word}}`,
      },
    });
    expect(build.buildArgs).toEqual({ A: `{${word}} 1.2.0` });
    expect(build.labels.l).toBe(`{${word}}`);
    expect(build.extraArgs).toEqual([`--x={${word}}`]);
    expect(build.command).toBe(`run {${word}}`);
  });

  it.each<[string, Project]>([
    ['tags', { inputs: { version: '1.2.0', tags: `{${word}}` } }],
    ['snapshot tags', { inputs: { 'snapshot-tags': `{${word}}` } }],
    ['arch tags', { inputs: { 'arch-tags': `{tag}-{${word}}-{arch}` } }],
    ['images', { inputs: { images: `q.io/{${word}}` } }],
    ['arch images', { inputs: { 'arch-images': `{image}-{arch}-{${word}}` } }],
  ])('is no placeholder in %s', async (_name, project) => {
    expect((await problemsOf(project)).join('\n')).toContain(`there is no placeholder {${word}}`);
  });

  it('is no channel that nobody described', async () => {
    expect(
      await problemsOf({ inputs: { channel: word }, config: 'channels: {nightly: {tags: [a]}}' }),
    ).toContainEqual(expect.stringMatching(/^channel: there is no channel/));
  });
});

it.each(['constructor', 'toString', 'valueOf'])(
  'a template, a build argument, a label and a channel may be called %s',
  async (word) => {
    const { name, build, exactTags } = await templateFor({
      inputs: { channel: word, version: '1.0' },
      config: [
        `channels: {${word}: {tags: ["{version}"], build-args: {${word}: channel}}}`,
        `labels: {${word}: one}`,
        `templates: {${word}: {build-args: {B: "2"}}}`,
      ].join('\n'),
    });
    expect(name).toBe(word);
    expect(exactTags).toEqual(['1.0']);
    expect(build.buildArgs).toEqual({ [word]: 'channel', B: '2' });
    expect(build.labels[word]).toBe('one');
  },
);
