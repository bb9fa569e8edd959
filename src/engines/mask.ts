/** Shorter pieces would blank out innocent text; GitHub's runner masks whole values only. */
const MIN_LENGTH = 4;

/** What is hidden of secrets: each value, and each line of one that has several, as output comes in lines. */
export function secretPieces(secrets: readonly string[]): readonly string[] {
  const pieces = secrets.flatMap((secret) => secret.split(/\r\n|\n|\r/)).map((line) => line.trim());
  return [...new Set(pieces)].filter((piece) => piece.length >= MIN_LENGTH);
}

/** From where to where in a text, the end excluded. */
type Span = readonly [start: number, end: number];

/** A piece of which so many characters stood at the end of a line. */
interface Begun {
  readonly piece: string;
  readonly length: number;
}

/** A line of a build step's own output, as BuildKit prints it. */
const STEP_LINE = /^#(\d+) \d+\.\d+ /;
/** What BuildKit itself says of a step; it may stand between two parts of one line. */
const STEP_STATUS = /^(?:#\d+ |$)/;

/**
 * Replaces secrets in one stream by `***`, also where a line is cut in the middle of one: a line too long to hold (see `cut`), or one that
 * BuildKit prints in parts with other steps' lines between. Of a secret so parted at most three characters stay.
 */
export class StreamMask {
  readonly #pieces: readonly string[];
  readonly #longest: number;
  /** What each step's last line left open; under '' that of lines of no step. */
  readonly #begun = new Map<string, readonly Begun[]>();
  /** The line that was cut: its step, and how many characters of its rest belong to what is hidden already. */
  #within: { readonly step: string | undefined; readonly hidden: number } | undefined;

  constructor(pieces: readonly string[]) {
    this.#pieces = pieces;
    this.#longest = Math.max(0, ...pieces.map(({ length }) => length));
  }

  /** A whole line, or the rest of one that was cut. */
  end(text: string): string {
    if (this.#pieces.length === 0) return text;
    const { step, spans } = this.#look(text);
    this.#within = undefined;
    if (step !== undefined) spans.push(...this.#keepBegun(step, text));
    return hide(text, spans);
  }

  /** The part of an endless line that can be shown: the rest could be the start of a secret, and has to be given again. */
  cut(text: string): { readonly shown: string; readonly rest: string } {
    if (this.#pieces.length === 0) return { shown: text, rest: '' };
    const { step, spans } = this.#look(text);
    let at = Math.max(0, text.length - this.#longest + 1);
    while (!this.#pieces.some((piece) => piece.startsWith(text.slice(at)))) at += 1;
    const over = spans.filter(([start, end]) => start < at && end > at);
    this.#within = { step, hidden: Math.max(0, ...over.map(([, end]) => end - at)) };
    const before = spans.map(([start, end]): Span => [start, Math.min(end, at)]);
    return { shown: hide(text.slice(0, at), before), rest: text.slice(at) };
  }

  /** Where secrets stand in a text, and of which step it is; undefined for what is no step's output. */
  #look(text: string): { readonly step: string | undefined; readonly spans: Span[] } {
    const spans = this.#pieces.flatMap((piece) => occurrences(text, piece));
    if (this.#within !== undefined) {
      const { step, hidden } = this.#within;
      return { step, spans: [[0, hidden], ...spans] };
    }
    const [prefix, number] = STEP_LINE.exec(text) ?? [];
    if (number === undefined && STEP_STATUS.test(text)) return { step: undefined, spans };
    const step = number ?? '';
    const start = prefix?.length ?? 0;
    const body = text.slice(start);
    const begun = this.#begun.get(step) ?? [];
    this.#begun.delete(step);
    for (const { piece, length } of begun) {
      const rest = piece.slice(length);
      if (body.startsWith(rest)) spans.push([start, start + rest.length]);
      else if (body !== '' && rest.startsWith(body)) {
        // The whole line lies within the secret.
        const longer = { piece, length: length + body.length };
        this.#begun.set(step, [...(this.#begun.get(step) ?? []), longer]);
        if (longer.length >= MIN_LENGTH) spans.push([start, text.length]);
      }
    }
    return { step, spans };
  }

  /** Remembers what of a secret a line's end may be the start of; returns where that is long enough to be hidden. */
  #keepBegun(step: string, text: string): Span[] {
    const begun = this.#pieces.flatMap((piece) => beginnings(text, piece));
    const known = this.#begun.get(step) ?? [];
    if (begun.length > 0) this.#begun.set(step, [...known, ...begun]);
    return begun
      .filter(({ length }) => length >= MIN_LENGTH)
      .map(({ length }): Span => [text.length - length, text.length]);
  }
}

/** All places of a piece, those that overlap as well. */
function occurrences(text: string, piece: string): Span[] {
  const spans: Span[] = [];
  for (let at = text.indexOf(piece); at !== -1; at = text.indexOf(piece, at + 1)) {
    spans.push([at, at + piece.length]);
  }
  return spans;
}

/** Each way in which a text ends with the first characters of a piece. */
function beginnings(text: string, piece: string): Begun[] {
  const begun: Begun[] = [];
  const last = text.at(-1);
  for (let length = Math.min(piece.length - 1, text.length); length > 0; length -= 1) {
    // Most lines of output end like no secret: one comparison tells.
    if (piece[length - 1] === last && text.endsWith(piece.slice(0, length))) {
      begun.push({ piece, length });
    }
  }
  return begun;
}

/** The text with `***` for each span; spans that overlap are one. */
function hide(text: string, spans: readonly Span[]): string {
  let shown = '';
  let done = 0;
  for (const [start, end] of [...spans].sort(([a], [b]) => a - b)) {
    if (end <= Math.max(done, start)) continue;
    if (start >= done) shown += `${text.slice(done, start)}***`;
    done = end;
  }
  return shown + text.slice(done);
}
