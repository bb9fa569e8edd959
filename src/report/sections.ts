import { formatSeconds } from '../model/format.ts';
import type { ParityDifference } from '../model/parity.ts';
import type { TagResult, TagState } from '../model/results.ts';
import { isGood, type RankedTemplate } from './fan-in.ts';
import { cell, code, inline, item, row, tableHead, type Block } from './markdown.ts';

/*
 * The parts that the reports of several steps share.
 */

const STATE: Readonly<Record<TagState, string>> = {
  failed: '❌ failed',
  'not-tried': '⏸️ not tried',
  held: '✋ held',
  written: '✅ written',
  unchanged: '✅ unchanged',
};
/** The same in a validation, which writes nothing. */
const FORESEEN: Readonly<Record<TagState, string>> = {
  ...STATE,
  failed: '❌ would be refused',
  'not-tried': '✏️ would be written',
  held: '✋ would be held',
};
const STATE_RANK: readonly TagState[] = ['failed', 'not-tried', 'held', 'written', 'unchanged'];

export function list(title: string, items: readonly string[], bullet: string): readonly Block[] {
  if (items.length === 0) return [];
  const rows = items.map((text) => `${bullet}${item(text)}\n`);
  return [{ head: `\n### ${title}\n\n`, rows, tail: '' }];
}

/**
 * The tags per registry, with digests; those that went wrong first.
 * @param wrote false: nothing was written, the table says what would be
 */
export function tagTable(templates: readonly RankedTemplate[], wrote: boolean): Block {
  const entries = templates.flatMap(({ result }) =>
    Object.values(result.registries).flatMap(({ image, tags }) =>
      Object.entries(tags).map(([tag, outcome]) => ({
        image,
        tag,
        outcome,
        label: labelOf(outcome, isGood(result), wrote),
      })),
    ),
  );
  entries.sort((a, b) => STATE_RANK.indexOf(a.outcome.state) - STATE_RANK.indexOf(b.outcome.state));
  const rows = entries.map(({ image, tag, outcome: { digest, reason }, label }) =>
    row([
      code(`${image}:${tag}`),
      label,
      digest === undefined ? '' : code(digest),
      cell(reason ?? ''),
    ]),
  );
  const head = tableHead(['tag', '', wrote ? 'names' : 'names now', 'why']);
  return { head: `\n### Tags\n\n${head}`, rows, tail: '' };
}

function labelOf({ state, digest }: TagResult, good: boolean, wrote: boolean): string {
  // Nothing stays where there is no tag.
  if (state === 'held' && digest === undefined)
    return wrote ? '✋ not written' : '✋ would not be written';
  if (wrote) return STATE[state];
  return good || state !== 'not-tried' ? FORESEEN[state] : '⛔ would not be published';
}

/** One command per template and registry. */
export function pullCommands(templates: readonly RankedTemplate[]): readonly Block[] {
  const rows = templates.flatMap(({ result }) => {
    if (result.status !== 'published') return [];
    return Object.values(result.registries).flatMap(({ image, tags }) => {
      const tag = Object.entries(tags).find(([, one]) => one.digest === result.digest)?.[0];
      return tag === undefined ? [] : [`docker pull ${image}:${tag}\n`];
    });
  });
  return rows.length === 0 ? [] : [{ head: '\n### Pull\n\n```sh\n', rows, tail: '```\n' }];
}

export function parityTables(
  parity: Readonly<Record<string, readonly ParityDifference[]>>,
): readonly Block[] {
  return Object.entries(parity).flatMap(([template, differences]): Block[] => {
    const [first] = differences;
    if (first === undefined) return [];
    const platforms = first.values.map(({ platform }) => platform);
    const rows = differences.map(({ field, matters, values }) =>
      row([`${matters ? '⚠️ ' : ''}${field}`, ...values.map(({ value }) => cell(value || '–'))]),
    );
    const title = `How the platforms of ${inline(template)} differ`;
    const head = `\n<details><summary>${title}</summary>\n\n${tableHead(['', ...platforms])}`;
    return [{ head, rows, tail: '\n</details>\n' }];
  });
}

export function timingTable(seconds: Readonly<Record<string, number>>): readonly Block[] {
  const rows = Object.entries(seconds).map(([phase, time]) => row([phase, formatSeconds(time)]));
  if (rows.length === 0) return [];
  return [{ head: `\n### Timings\n\n${tableHead(['phase', 'time'])}`, rows, tail: '' }];
}
