import { formatSeconds } from '../model/format.ts';
import { legName } from '../model/leg.ts';
import type { Platform } from '../model/platform.ts';
import type { TagResult, TagState, TemplateStatus } from '../model/results.ts';
import { diagram } from './diagram.ts';
import { isGood, templatesOf, type FanInReport } from './fan-in.ts';
import { cell, code, fit, inline, row, tableHead, whole, type Block } from './markdown.ts';

/** GitHub drops a step summary of more than 1 MiB whole; bytes of UTF-8. */
export const SUMMARY_LIMIT = 1024 * 1024;

const STATUS: Readonly<Record<TemplateStatus, string>> = {
  published: '✅ published',
  validated: '✅ valid',
  stopped: '⛔ not published',
  failed: '❌ failed',
};
const STATE: Readonly<Record<TagState, string>> = {
  failed: '❌ failed',
  'not-tried': '⏸️ not tried',
  held: '✋ held',
  written: '✅ written',
  unchanged: '✅ unchanged',
};

/**
 * The step summary of a fan-in (spec section 9), as Markdown; failures first, cut so that the summary file stays below its limit.
 * @param used bytes that the file holds already
 */
export function fanInSummary(report: FanInReport, used = 0): string {
  const blocks = [
    heading(report),
    ...list('What failed', report.failures, '- ❌ '),
    ...list('Warnings', report.warnings, '- ⚠️ '),
    platformTable(report),
    tagTable(report),
    ...pullCommands(report),
    ...diagram(report),
    ...parityTables(report),
    ...list('Records left out', report.leftOut, '- '),
    ...timings(report),
  ];
  return fit(blocks, SUMMARY_LIMIT - 1 - used);
}

function heading({ plan, results }: FanInReport): Block {
  const all = Object.values(results.templates);
  const good = all.filter(isGood).length;
  const what = plan.push
    ? `${good} of ${all.length} ${all.length === 1 ? 'template' : 'templates'} published`
    : 'Validated: nothing was written, this is what would be';
  const facts = [
    plan.version === null ? 'no version' : `version ${code(plan.version)}`,
    `channel ${code(plan.channel)}`,
    `commit ${code(plan.project.commit.slice(0, 12))}`,
  ];
  return whole(`## ${what}\n\n${facts.join(', ')}\n`);
}

function list(title: string, items: readonly string[], bullet: string): readonly Block[] {
  if (items.length === 0) return [];
  const rows = items.map((item) => `${bullet}${inline(item)}\n`);
  return [{ head: `\n### ${title}\n\n`, rows, tail: '' }];
}

/** Template × platform: built, failed with its reason and a link to its job, or not planned. */
function platformTable(report: FanInReport): Block {
  const platforms = [
    ...new Set(report.plan.templates.flatMap(({ legs }) => legs.map(({ platform }) => platform))),
  ];
  const rows = templatesOf(report).map(({ template, result }) =>
    row([
      code(template.name),
      STATUS[result.status],
      ...platforms.map((platform) => platformCell(report, template.name, platform)),
    ]),
  );
  return {
    head: `\n### Templates\n\n${tableHead(['template', '', ...platforms])}`,
    rows,
    tail: '',
  };
}

function platformCell(report: FanInReport, template: string, platform: Platform): string {
  const result = report.results.templates[template];
  const built = result?.platforms.find((one) => one.platform === platform);
  if (built !== undefined) return `✅ ${code(built.digest)}`;
  const missing = result?.missing.find((one) => one.platform === platform);
  if (missing === undefined) return '–';
  const job = report.jobs.get(legName({ template, platform }));
  const link = job === undefined ? '' : ` ([job](${job}))`;
  return `${missing.optional ? '⚠️ optional, missing' : '❌ missing'}: ${cell(missing.reason)}${link}`;
}

/** The tags per registry, with digests; those that went wrong first. */
function tagTable(report: FanInReport): Block {
  const rank: readonly TagState[] = ['failed', 'not-tried', 'held', 'written', 'unchanged'];
  const entries = templatesOf(report).flatMap(({ result }) =>
    Object.values(result.registries).flatMap(({ image, tags }) =>
      Object.entries(tags).map(([tag, outcome]) => ({ image, tag, outcome })),
    ),
  );
  entries.sort((a, b) => rank.indexOf(a.outcome.state) - rank.indexOf(b.outcome.state));
  const rows = entries.map(({ image, tag, outcome }) =>
    row([code(`${image}:${tag}`), stateText(outcome), named(outcome), cell(outcome.reason ?? '')]),
  );
  return {
    head: `\n### Tags\n\n${tableHead(['tag', '', report.plan.push ? 'names' : 'names now', 'why'])}`,
    rows,
    tail: '',
  };
}

function stateText({ state }: TagResult): string {
  return STATE[state];
}

function named({ digest }: TagResult): string {
  return digest === undefined ? '' : code(digest);
}

function pullCommands(report: FanInReport): readonly Block[] {
  const rows = templatesOf(report).flatMap(({ result }) => {
    if (result.status !== 'published') return [];
    return Object.values(result.registries).flatMap(({ image, tags }) => {
      const tag = Object.entries(tags).find(([, one]) => one.digest === result.digest)?.[0];
      return tag === undefined ? [] : [`docker pull ${image}:${tag}\n`];
    });
  });
  return rows.length === 0 ? [] : [{ head: '\n### Pull\n\n```sh\n', rows, tail: '```\n' }];
}

function parityTables({ parity }: FanInReport): readonly Block[] {
  return Object.entries(parity).flatMap(([template, differences]): Block[] => {
    const [first] = differences;
    if (first === undefined) return [];
    const platforms = first.values.map(({ platform }) => platform);
    const rows = differences.map(({ field, matters, values }) =>
      row([`${matters ? '⚠️ ' : ''}${field}`, ...values.map(({ value }) => cell(value || '–'))]),
    );
    const head = `\n<details><summary>How the platforms of ${inline(template)} differ</summary>\n\n`;
    return [{ head: `${head}${tableHead(['', ...platforms])}`, rows, tail: '\n</details>\n' }];
  });
}

function timings({ timings: seconds }: FanInReport): readonly Block[] {
  const rows = Object.entries(seconds).map(([phase, time]) => row([phase, formatSeconds(time)]));
  return rows.length === 0
    ? []
    : [{ head: `\n### Timings\n\n${tableHead(['phase', 'time'])}`, rows, tail: '' }];
}
