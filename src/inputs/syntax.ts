import type { Syntax } from './catalogue.ts';

/** A text that breaks the syntax of its input; the message says what was expected. */
export class SyntaxProblem extends Error {
  override readonly name = 'SyntaxProblem';
}

/**
 * Reads an input's text as the value that a config file would hold for it (spec section 3). What the value may be is checked later, by
 * the same schema as the file's.
 * @throws SyntaxProblem
 */
export function readSyntax(text: string, syntax: Syntax): unknown {
  switch (syntax) {
    case 'text':
      return text.trim();
    case 'list':
      return splitList(text);
    case 'lines':
      return splitLines(text);
    case 'map':
      return readMap(splitLines(text), 'KEY=VALUE');
    case 'runners':
      return readMap(splitLines(text), 'platform = label[, label…]');
    case 'flag': {
      const word = text.trim().toLowerCase();
      return word === 'true' ? true : word === 'false' ? false : text.trim();
    }
    case 'number':
      return /^\d+$/.test(text.trim()) ? Number(text.trim()) : text.trim();
  }
}

/** Splits at commas and new lines; a comma within braces is part of a glob: `images/{web,api}/Dockerfile`. */
export function splitList(text: string): string[] {
  const entries: string[] = [];
  for (const line of text.split(/\r?\n/)) {
    let depth = 0;
    let entry = '';
    for (const char of line) {
      if (char === '{') depth += 1;
      else if (char === '}') depth = Math.max(0, depth - 1);
      if (char === ',' && depth === 0) {
        entries.push(entry);
        entry = '';
      } else entry += char;
    }
    entries.push(entry);
  }
  return entries.map((entry) => entry.trim()).filter((entry) => entry !== '');
}

/**
 * Splits at new lines, LF or CRLF. An entry in double quotes may hold new lines, and `""` for a quote, as in Docker's own actions; only
 * the whole entry can be quoted.
 */
export function splitLines(text: string): string[] {
  const entries: string[] = [];
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  for (let index = 0; index < lines.length; index += 1) {
    let entry = (lines[index] ?? '').trim();
    if (entry === '') continue;
    if (entry.startsWith('"')) {
      let raw = (lines[index] ?? '').trimStart();
      while (!closes(raw) && index + 1 < lines.length) {
        index += 1;
        raw += `\n${lines[index] ?? ''}`;
      }
      if (!closes(raw))
        throw new SyntaxProblem(`the quote that opens entry ${entries.length + 1} is not closed`);
      entry = raw.trimEnd().slice(1, -1).replaceAll('""', '"');
    }
    entries.push(entry);
  }
  return entries;
}

/** Does the text, which begins with a quote, end with the one that closes it? */
function closes(text: string): boolean {
  return /^"(?:[^"]|"")*"\s*$/.test(text);
}

function readMap(lines: readonly string[], form: string): Record<string, string> {
  const map = new Map<string, string>();
  const wrong = lines.flatMap((line, index) => (/^\s*=|^[^=]*$/.test(line) ? [index + 1] : []));
  if (wrong.length > 0) {
    // The lines may hold secrets, and are not shown.
    const which = wrong.length === 1 ? `line ${wrong.join()} is` : `lines ${wrong.join(', ')} are`;
    throw new SyntaxProblem(`${which} not of the form ${form}`);
  }
  for (const line of lines) {
    const border = line.indexOf('=');
    const key = line.slice(0, border).trim();
    if (key === '__proto__') throw new SyntaxProblem('"__proto__" cannot be a name');
    if (map.has(key)) throw new SyntaxProblem(`${key} is given twice`);
    const value = line.slice(border + 1);
    map.set(key, form.startsWith('KEY') ? value : value.trim());
  }
  return Object.fromEntries(map);
}
