import type { Readable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import type { StreamMask } from './mask.ts';

/** A program that never ends its line is cut here, so that memory stays flat. */
const MAX_LINE = 16 * 1024;

/** Calls `onLine` for each line of a stream as it comes, secrets masked; a carriage return ends a line too (progress bars). */
export function eachLine(stream: Readable, mask: StreamMask, onLine: (line: string) => void): void {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  const take = (text: string): void => {
    const lines = (rest + text).split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? '';
    for (const line of lines) onLine(mask.end(line));
    if (rest.length > MAX_LINE) {
      const part = mask.cut(rest);
      rest = part.rest;
      if (part.shown !== '') onLine(part.shown);
    }
  };
  stream.on('data', (chunk: Buffer) => {
    take(decoder.write(chunk));
  });
  stream.once('end', () => {
    take(decoder.end());
    if (rest !== '') onLine(mask.end(rest.replace(/\r$/, '')));
  });
}

/** The last lines that were added, for an error's answer. */
export class Tail {
  readonly #lines: string[] = [];
  readonly #size: number;

  constructor(size: number) {
    this.#size = size;
  }

  add(line: string): void {
    if (line.trim() === '') return;
    this.#lines.push(line);
    if (this.#lines.length > this.#size) this.#lines.shift();
  }

  get lines(): readonly string[] {
    return this.#lines;
  }

  toString(): string {
    return this.#lines.join('\n');
  }
}
