import { stripVTControlCharacters } from 'node:util';

/** A reason in a table is read, not studied: the log has the rest. */
const CELL_LENGTH = 400;
/** In a list there is room for an answer of some lines, and not for a whole log. */
const ITEM_LENGTH = 4000;

/** Text of others (engines, registries, jobs) as it may stand in a cell of a Markdown table: no markup of its own, its lines kept. */
export function cell(text: string): string {
  return inline(shortened(text, CELL_LENGTH));
}

/** The same for an item of a list. */
export function item(text: string): string {
  return inline(shortened(text, ITEM_LENGTH));
}

/** The same for a line of a paragraph, whole. */
export function inline(text: string): string {
  return stripVTControlCharacters(text)
    .trim()
    .split(/\s*[\r\n]+\s*/)
    .map((line) =>
      line.replace(/[&<>|*_~`[\]\\]|@|:\/\/|www\./gi, (found) => ESCAPES[found] ?? parted(found)),
    )
    .join('<br>');
}

function shortened(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length)}…` : text;
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** A sign of markup as text; what GitHub makes a link of by itself (`@name`, `https://…`, `www.…`) in two pieces, which look as before. */
function parted(found: string): string {
  if (found === '@') return `@${NOTHING}`;
  if (found === '://') return `:${NOTHING}//`;
  if (found.endsWith('.')) return `${found.slice(0, -1)}${NOTHING}.`;
  return `\\${found}`;
}
const NOTHING = '<!-- -->';

/** Text between backticks; names, tags and digests hold none themselves. */
export function code(text: string): string {
  return `\`${text.replaceAll('`', "'")}\``;
}

export function tableHead(columns: readonly string[]): string {
  return `${row(columns)}${row(columns.map(() => '---'))}`;
}

export function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |\n`;
}

/** A part of a report that may be cut between its rows. */
export interface Block {
  readonly head: string;
  readonly rows: readonly string[];
  readonly tail: string;
}

/** A part that is shown whole or not at all. */
export function whole(text: string): Block {
  return { head: text, rows: [], tail: '' };
}

/** Room for the notice of what was left out, in bytes. */
const NOTICE = 200;

/**
 * Joins blocks while they fit, most important first; a block that does not fit is cut at a row's end and says how many rows are left out
 * (field rules, "Reporting").
 * @param budget bytes of UTF-8
 */
export function fit(blocks: readonly Block[], budget: number): string {
  const parts: string[] = [];
  let left = budget - NOTICE;
  let sections = 0;
  const take = (text: string): boolean => {
    const size = Buffer.byteLength(text);
    if (size > left) return false;
    parts.push(text);
    left -= size;
    return true;
  };
  for (const { head, rows, tail } of blocks) {
    const reserved = Buffer.byteLength(tail) + NOTICE;
    if (Buffer.byteLength(head) + (rows.length > 0 ? reserved : 0) > left) {
      sections += 1;
      continue;
    }
    take(head);
    left -= reserved;
    const omitted = rows.length - takeWhile(rows, take);
    left += reserved;
    if (omitted > 0) take(`\n**${omitted} rows left out**: the summary is full.\n`);
    take(tail);
  }
  if (sections > 0) parts.push(`\n**${sections} sections left out**: the summary is full.\n`);
  return parts.join('');
}

function takeWhile(rows: readonly string[], take: (row: string) => boolean): number {
  const end = rows.findIndex((text) => !take(text));
  return end === -1 ? rows.length : end;
}
