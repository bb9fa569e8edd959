import { describe, expect, it } from '@jest/globals';
import type { TagResult, TemplateResult, TemplateStatus } from '../../../src/model/results.ts';
import { fanInSummary } from '../../../src/report/summary.ts';
import { digestFor, planOf } from '../../support/fan-in.ts';
import { AMD64, ARM64, INDEX, published, reportOf, tagged } from '../../support/report.ts';

const missing = (reason: string, optional = false): Partial<TemplateResult> => ({
  status: 'stopped',
  platforms: [],
  missing: [{ platform: ARM64, optional, reason }],
});

/** The cells of the table below a heading. */
function table(text: string, heading: string): readonly (readonly string[])[] {
  const [, part = ''] = text.split(`\n### ${heading}\n`);
  const rows = (part.split('\n#')[0] ?? '').split('\n').filter((line) => line.startsWith('|'));
  return rows.map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

describe('the parts of a summary', () => {
  const parts = (text: string) =>
    [...text.matchAll(/^#+ (.*)|<summary>(.*)<\/summary>/gm)].map(([, a, b]) => a ?? b);

  it('stand in the order in which they matter', () => {
    const text = fanInSummary(
      reportOf(
        { app: published(), bad: published({ status: 'failed' }) },
        {
          failures: ['bad: the registry is down'],
          warnings: ['app: a *warning*'],
          leftOut: ['A record of app is left out'],
          parity: {
            app: [
              {
                field: 'user',
                matters: true,
                values: [
                  { platform: AMD64, value: 'root' },
                  { platform: ARM64, value: '' },
                ],
              },
              { field: 'labels', matters: false, values: [{ platform: AMD64, value: 'x' }] },
            ],
          },
          timings: { look: 1.5 },
        },
      ),
    );
    expect(parts(text)).toEqual([
      '1 of 2 templates published',
      'What failed',
      'Warnings',
      'Templates',
      'Tags',
      'Pull',
      'Index → images',
      'How the platforms of app differ',
      'Records left out',
      'Timings',
    ]);
    for (const line of [
      '- ❌ bad: the registry is down',
      String.raw`- ⚠️ app: a \*warning\*`,
      '- A record of app is left out',
      '| ⚠️ user | root | – |',
      '| labels | x |',
      '| look | 1.5 s |',
    ]) {
      expect(text.split('\n')).toContain(line);
    }
  });

  it('are not there where there is nothing to say', () => {
    const text = fanInSummary(reportOf({ app: published({ status: 'stopped' }) }));
    expect(parts(text)).toEqual(['0 of 1 template published', 'Templates', 'Tags']);
  });
});

describe('the heading', () => {
  it.each<[string, readonly TemplateStatus[], boolean]>([
    ['1 of 1 template published', ['published'], true],
    ['1 of 3 templates published', ['published', 'failed', 'stopped'], true],
    ['Validated: nothing was written, this is what would be', ['validated', 'validated'], false],
    [
      'Not valid: 1 of 2 templates would not be published (nothing was written)',
      ['validated', 'stopped'],
      false,
    ],
  ])('%s', (words, statuses, push) => {
    const templates = Object.fromEntries(
      statuses.map((status, at) => [`app${at}`, published({ status })]),
    );
    const text = fanInSummary(reportOf(templates, { plan: planOf([{ name: 'app' }], { push }) }));
    expect(text.split('\n')[0]).toBe(`## ${words}`);
  });

  it.each([
    ['1.2.0', 'version `1.2.0`'],
    [null, 'no version'],
  ])('names version, channel and commit: %s', (version, words) => {
    const text = fanInSummary(
      reportOf({ app: published() }, { plan: planOf([{ name: 'app' }], { version }) }),
    );
    expect(text.split('\n')[2]).toBe(`${words}, channel \`release\`, commit \`0123456789ab\``);
  });
});

describe('the table of templates', () => {
  it.each<[TemplateStatus, boolean, string]>([
    ['published', true, '✅ published'],
    ['stopped', true, '⛔ not published'],
    ['failed', true, '❌ failed'],
    ['validated', false, '✅ valid'],
    ['stopped', false, '⛔ would not be published'],
    ['failed', false, '❌ would fail'],
  ])('%s, with push %s, reads %s', (status, push, words) => {
    const plan = planOf([{ name: 'app' }], { push });
    const text = fanInSummary(reportOf({ app: published({ status }) }, { plan }));
    expect(table(text, 'Templates').at(-1)?.slice(0, 2)).toEqual(['`app`', words]);
  });

  it.each([
    ['failed', 'stopped', 'published'],
    ['published', 'stopped', 'failed'],
  ] as const)('has those first that failed: %s, %s, %s', (...statuses) => {
    const templates = Object.fromEntries(statuses.map((status) => [status, published({ status })]));
    const rows = table(fanInSummary(reportOf(templates)), 'Templates').slice(2);
    expect(rows.map(([name]) => name)).toEqual(['`failed`', '`stopped`', '`published`']);
  });

  it.each<[string, Partial<TemplateResult>, string]>([
    ['a reason of its own', missing('exit code 1'), '❌ missing: exit code 1'],
    ['an optional one', missing('exit code 1', true), '⚠️ optional, missing: exit code 1'],
    ['a shared reason', missing('refused [r/app@x] – 401'), '❌ missing, see above'],
    ['no such leg', { platforms: [] }, '–'],
  ])('tells of a leg that is not there: %s', (_what, more, words) => {
    const other = published(missing('refused [r/other@x] – 401'));
    const text = fanInSummary(reportOf({ other, app: published(more) }));
    const row = table(text, 'Templates').find(([name]) => name === '`app`');
    expect(row?.at(-1)).toBe(words);
  });
});

describe('the table of tags', () => {
  it('has what went wrong first, of templates that failed before others', () => {
    const tags = (name: string) =>
      ({
        [`${name}-unchanged`]: { state: 'unchanged' },
        [`${name}-written`]: { state: 'written' },
        [`${name}-held`]: { state: 'held' },
        [`${name}-not-tried`]: { state: 'not-tried' },
        [`${name}-failed`]: { state: 'failed' },
      }) as const;
    const good = published(tagged(tags('good')));
    const bad = published({ status: 'failed', ...tagged(tags('bad')) });
    const [head, , ...rows] = table(fanInSummary(reportOf({ good, bad })), 'Tags');
    expect(head).toEqual(['tag', '', 'names', 'why']);
    expect(rows.map(([tag]) => tag?.replace(/.*:(.*)`/, '$1'))).toEqual(
      ['failed', 'not-tried', 'held', 'written', 'unchanged'].flatMap((state) => [
        `bad-${state}`,
        `good-${state}`,
      ]),
    );
  });

  const there = { digest: digestFor('old') };
  it.each<[boolean, TemplateStatus, TagResult, string]>([
    [true, 'published', { state: 'written', ...there }, '✅ written'],
    [true, 'published', { state: 'held', ...there }, '✋ held'],
    [true, 'published', { state: 'held' }, '✋ not written'],
    [true, 'failed', { state: 'not-tried', ...there }, '⏸️ not tried'],
    [false, 'validated', { state: 'held', ...there }, '✋ would be held'],
    [false, 'validated', { state: 'held' }, '✋ would not be written'],
    [false, 'validated', { state: 'not-tried' }, '✏️ would be written'],
    [false, 'validated', { state: 'failed' }, '❌ would be refused'],
    [false, 'stopped', { state: 'not-tried' }, '⛔ would not be published'],
    [false, 'stopped', { state: 'failed' }, '❌ would be refused'],
  ])('with push %s, of a template that is %s, %j reads %s', (push, status, tag, words) => {
    const app = published({ status, ...tagged({ latest: tag }) });
    const plan = planOf([{ name: 'app' }], { push });
    const [head, , row] = table(fanInSummary(reportOf({ app }, { plan })), 'Tags');
    expect(head?.[2]).toBe(push ? 'names' : 'names now');
    expect(row).toEqual([
      '`ghcr.io/acme/app:latest`',
      words,
      tag.digest === undefined ? '' : `\`${tag.digest}\``,
      '',
    ]);
  });
});

it('the command to pull takes a tag that names the index', () => {
  const app = published(
    tagged({
      latest: { state: 'held', digest: digestFor('old') },
      '1.2.0': { state: 'written', digest: INDEX },
    }),
  );
  expect(fanInSummary(reportOf({ app }))).toContain(
    '```sh\ndocker pull ghcr.io/acme/app:1.2.0\n```',
  );
});

it('templates beyond what a diagram can show are counted', () => {
  const many = Object.fromEntries(Array.from({ length: 42 }, (_, at) => [`app${at}`, published()]));
  const text = fanInSummary(reportOf(many));
  expect(text.split('-->').length - 1).toBe(120);
  expect(text).toContain('\n2 more templates are not drawn.\n');
});
