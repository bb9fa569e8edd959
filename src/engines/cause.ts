/** As much of a line as a summary's table bears. */
const MAX_LENGTH = 300;

/** Why a program failed, as its last lines tell. */
export interface Cause {
  /** One line; empty where nothing was said. */
  readonly text: string;
  /** The lines say no more than that. */
  readonly isAll: boolean;
}

/**
 * The one line of an engine's last lines that tells why it failed: what the failed step of the build itself said last (buildx repeats it
 * between rulers), else the last line that calls itself an error, else the last line before any on usage. A line that only counts errors is
 * joined with those.
 */
export function causeOf(all: readonly string[]): Cause {
  const lines = withoutUsage(all);
  const said = failedStep(lines);
  const last = lines.findLastIndex((line) => ERROR.test(line));
  const at = last === -1 ? headOf(lines) : last;
  const counted = said === undefined ? withItsErrors(lines, at) : undefined;
  const text = (said ?? counted?.text ?? lines[at] ?? '').replace(ERROR, '').trim();
  return {
    text: text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text,
    isAll: said === undefined && all.length === (counted?.lines ?? 1) && text.length <= MAX_LENGTH,
  };
}

const ERROR = /^(?:#\d+ )?(?:ERROR|Error|error|FATA?L?)(?:\[\d+\])?:\s*/;
/** How programs end that were not called rightly. */
const USAGE = /^(?:\s*|usage:.*|(?:run|see|try) ['"`].* --help\b.*)$/i;

function withoutUsage(lines: readonly string[]): readonly string[] {
  const last = lines.findLastIndex((line) => !USAGE.test(line));
  return last === -1 ? lines : lines.slice(0, last + 1);
}

const RULER = '------';

function failedStep(lines: readonly string[]): string | undefined {
  const end = lines.lastIndexOf(RULER);
  const start = lines.lastIndexOf(RULER, end - 1);
  if (start < 0 || end <= start || lines[start + 1]?.startsWith(' > ') !== true) return undefined;
  return lines
    .slice(start + 2, end)
    .at(-1)
    ?.replace(/^\d+\.\d+ /, '');
}

/** `2 errors occurred:`, and below it one line an error: how programs in Go that use multierror put it. */
const COUNT = /\s*\b\d+ errors? occurred:$/;
const COUNTED = /^\s+\* /;

/** The last line, or the one that counts it. */
function headOf(lines: readonly string[]): number {
  const head = lines.findLastIndex((line) => !COUNTED.test(line));
  return COUNT.test(lines[head] ?? '') ? head : lines.length - 1;
}

function withItsErrors(
  lines: readonly string[],
  at: number,
): { readonly text: string; readonly lines: number } | undefined {
  const line = lines[at] ?? '';
  if (!COUNT.test(line)) return undefined;
  const below = lines.slice(at + 1);
  const end = below.findIndex((each) => !COUNTED.test(each));
  const errors = (end === -1 ? below : below.slice(0, end))
    .filter((each) => !COUNT.test(each))
    .map((each) => each.replace(COUNTED, '').trim());
  if (errors.length === 0) return undefined;
  const counted = end === -1 ? below.length : end;
  return { text: `${line.replace(COUNT, '')} ${errors.join('; ')}`, lines: 1 + counted };
}
