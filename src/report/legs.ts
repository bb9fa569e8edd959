import { formatSeconds } from '../model/format.ts';
import { legName } from '../model/leg.ts';
import type { LegRecord } from '../model/record.ts';
import type { MissingLeg } from '../model/results.ts';
import type { FanInReport } from './fan-in.ts';
import { code, inline, row, tableHead, type Block } from './markdown.ts';

/** A leg's phases in the order in which they come; what a record has beside these stands behind them. */
const PHASES = ['build', 'smoke', 'check', 'push'];

/**
 * Each leg's own times, and the arch tags that the registries confirmed, as the records tell (spec section 9, "timings"): legs that are missing
 * from their index first, then in plan order. Folded, for it may be long.
 */
export function legTable({ records, results }: FanInReport): readonly Block[] {
  if (records.length === 0) return [];
  const phases = phasesOf(records);
  const tagged = records.some((record) => tagsOf(record).length > 0);
  const missing = ({ template, platform }: LegRecord): MissingLeg | undefined =>
    results.templates[template]?.missing.find((one) => one.platform === platform);
  const rows = [...records.filter(missing), ...records.filter((one) => !missing(one))].map(
    (record) =>
      row([
        `${markOf(missing(record))}${code(record.template)} ${record.platform}`,
        ...phases.map((phase) => secondsOf(record, phase)),
        ...(tagged ? [tagsOf(record).map(code).join('<br>')] : []),
      ]),
  );
  const head = tableHead(['leg', ...phases.map(inline), ...(tagged ? ['arch tags'] : [])]);
  const title = `Legs: times${tagged ? ' and arch tags' : ''}${slowest(records)}`;
  return [
    {
      head: `\n<details><summary>${title}</summary>\n\n${head}`,
      rows,
      tail: '\n</details>\n',
    },
  ];
}

function markOf(missing: MissingLeg | undefined): string {
  if (missing === undefined) return '';
  return missing.optional ? '⚠️ ' : '❌ ';
}

function phasesOf(records: readonly LegRecord[]): readonly string[] {
  const found = new Set(records.flatMap(({ timings }) => Object.keys(timings)));
  return [...new Set([...PHASES, ...found])].filter((phase) => found.has(phase));
}

function secondsOf({ timings }: LegRecord, phase: string): string {
  const seconds = timings[phase];
  return seconds === undefined ? '–' : formatSeconds(seconds);
}

/** Which leg the release waited for, where there are several. */
function slowest(records: readonly LegRecord[]): string {
  const times = records.map((record) => ({
    record,
    seconds: Object.values(record.timings).reduce((sum, time) => sum + time, 0),
  }));
  const [first, second] = times.toSorted((a, b) => b.seconds - a.seconds);
  if (first === undefined || second === undefined || first.seconds === 0) return '';
  return ` (the slowest: ${inline(legName(first.record))}, ${formatSeconds(first.seconds)})`;
}

/** The leg's own tags with the image, as one pulls them. */
function tagsOf(record: LegRecord): readonly string[] {
  if (record.status !== 'pushed') return [];
  return Object.entries(record.registries).flatMap(([repository, { tags }]) =>
    Object.keys(tags).map((tag) => `${repository}:${tag}`),
  );
}
