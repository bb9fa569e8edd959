import { groupBy } from '../model/collections.ts';
import { causeOf } from '../model/errors.ts';
import { legName } from '../model/leg.ts';
import type { Platform } from '../model/platform.ts';
import type { Reference } from '../model/reference.ts';
import { formatReference } from '../model/reference.ts';
import type { Results, TemplateStatus } from '../model/results.ts';
import { diagram } from './diagram.ts';
import { isGood, ranked, type FanInReport } from './fan-in.ts';
import { legTable } from './legs.ts';
import { cell, code, fit, row, tableHead, whole, type Block } from './markdown.ts';
import { list, parityTables, pullCommands, tagTable, timingTable } from './sections.ts';

/** GitHub drops a step summary of 1 MiB or more whole; bytes of UTF-8. */
export const SUMMARY_LIMIT = 1024 * 1024;

const STATUS: Readonly<Record<TemplateStatus, string>> = {
  published: '✅ published',
  validated: '✅ valid',
  stopped: '⛔ not published',
  failed: '❌ failed',
};

/** The same in a validation, which publishes nothing. */
const FORESEEN: Readonly<Record<TemplateStatus, string>> = {
  ...STATUS,
  stopped: '⛔ would not be published',
  failed: '❌ would fail',
};

/**
 * The step summary of a fan-in (spec section 9), as Markdown; failures first, cut so that the summary file stays below its limit.
 * @param used bytes that the file holds already
 */
export function fanInSummary(report: FanInReport, used = 0): string {
  const templates = ranked(report.results);
  const blocks = [
    heading(report),
    ...list('What failed', report.failures, '- ❌ '),
    ...list('Warnings', report.warnings, '- ⚠️ '),
    platformTable(report),
    tagTable(templates, report.plan.push),
    ...pullCommands(templates),
    ...diagram(templates),
    ...parityTables(report.parity),
    ...list('Records left out', report.leftOut, '- '),
    ...legTable(report),
    ...timingTable(report.timings),
  ];
  return fit(blocks, SUMMARY_LIMIT - 1 - used);
}

/** The step summary of `promote`. */
export function promoteSummary(
  source: Reference,
  results: Results,
  told: { readonly failures: readonly string[]; readonly warnings: readonly string[] },
  used = 0,
): string {
  const templates = ranked(results);
  const what = templates.every(({ result }) => isGood(result)) ? 'Promoted' : 'Not promoted';
  const blocks = [
    whole(`## ${what}: ${code(formatReference(source))}\n`),
    ...list('What failed', told.failures, '- ❌ '),
    ...list('Warnings', told.warnings, '- ⚠️ '),
    tagTable(templates, true),
    ...pullCommands(templates),
    ...diagram(templates),
  ];
  return fit(blocks, SUMMARY_LIMIT - 1 - used);
}

function heading({ plan, results }: FanInReport): Block {
  const all = Object.values(results.templates);
  const good = all.filter(isGood).length;
  const share = (number: number): string =>
    `${number} of ${all.length} ${all.length === 1 ? 'template' : 'templates'}`;
  const validated =
    good === all.length
      ? 'Validated: nothing was written, this is what would be'
      : `Not valid: ${share(all.length - good)} would not be published (nothing was written)`;
  const what = plan.push ? `${share(good)} published` : validated;
  const facts = [
    plan.version === null ? 'no version' : `version ${code(plan.version)}`,
    `channel ${code(plan.channel)}`,
    `commit ${code(plan.project.commit.slice(0, 12))}`,
  ];
  return whole(`## ${what}\n\n${facts.join(', ')}\n${plan.push ? '' : VALIDATION}`);
}

/** What a validation knows, so that nobody takes its digests for published ones. */
const VALIDATION = `
Known are the images that the legs built, and what the tags name now. The images are in no registry; an index is what they would make. A run that
publishes builds again: where a build is not reproducible, its digests are others. Not known is whether the registries take the push, and whether the
platforms' configs are alike, which the fan-in reads from a registry.
`;

/** Template × platform: built, failed with its reason and a link to its job, or not planned. */
function platformTable(report: FanInReport): Block {
  const platforms = [
    ...new Set(report.plan.templates.flatMap(({ legs }) => legs.map(({ platform }) => platform))),
  ];
  const causes = groupBy(
    Object.values(report.results.templates).flatMap(({ missing }) => missing),
    ({ reason }) => causeOf(reason),
  );
  const isShared = (reason: string): boolean => (causes.get(causeOf(reason)) ?? []).length > 1;
  const rows = ranked(report.results).map(({ name, result }) =>
    row([
      code(name),
      (report.plan.push ? STATUS : FORESEEN)[result.status],
      ...platforms.map((platform) => platformCell(report, name, platform, isShared)),
    ]),
  );
  return {
    head: `\n### Templates\n\n${tableHead(['template', '', ...platforms])}`,
    rows,
    tail: '',
  };
}

/** @param isShared whether several legs are missing for that reason: then the list above tells it, once */
function platformCell(
  report: FanInReport,
  template: string,
  platform: Platform,
  isShared: (reason: string) => boolean,
): string {
  const result = report.results.templates[template];
  const built = result?.platforms.find((one) => one.platform === platform);
  if (built !== undefined) return `✅ ${code(built.digest)}`;
  const missing = result?.missing.find((one) => one.platform === platform);
  if (missing === undefined) return '–';
  const job = report.jobs.get(legName({ template, platform }));
  const link = job === undefined ? '' : ` ([job](${job}))`;
  const why = isShared(missing.reason) ? ', see above' : `: ${cell(missing.reason)}`;
  return `${missing.optional ? '⚠️ optional, missing' : '❌ missing'}${why}${link}`;
}
