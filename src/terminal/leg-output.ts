import { stripVTControlCharacters } from 'node:util';
import { harmless } from '../model/harmless.ts';

/** How many lines of a running leg's output are shown below its name. */
export const SHOWN = 4;
/** How many of a failed leg's are shown afterwards; memory stays flat, however much a build says. */
const KEPT = 1000;
/** Milliseconds between drawings: each of them costs, and nobody reads faster. */
const PAUSE = 250;

/**
 * The output of a running leg: shown now and then, its last lines kept. Output of others may not drive the terminal (title, clipboard,
 * cursor), so all of its control sequences are taken out.
 */
export class LegOutput implements Disposable {
  readonly #show: (line: string) => void;
  #lines: string[] = [];
  #count = 0;
  #shown = 0;
  #timer: NodeJS.Timeout | undefined;

  /** @param show draws a line below the others */
  constructor(show: (line: string) => void) {
    this.#show = show;
  }

  add(text: string): void {
    this.#lines.push(text);
    this.#count += 1;
    // Twice as many before any are let go: not for each line anew.
    if (this.#lines.length >= 2 * KEPT) this.#lines = this.#lines.slice(-KEPT);
    this.#timer ??= setTimeout(() => {
      this.#draw();
    }, PAUSE);
  }

  /** The last lines, as they may be shown. */
  get lines(): readonly string[] {
    return this.#lines.slice(-KEPT).map(tame);
  }

  /** How many lines there were before those. */
  get dropped(): number {
    return Math.max(this.#count - KEPT, 0);
  }

  /** Draws what has not been drawn yet, and no more after it. */
  [Symbol.dispose](): void {
    clearTimeout(this.#timer);
    this.#draw();
  }

  #draw(): void {
    this.#timer = undefined;
    const fresh = Math.min(this.#count - this.#shown, SHOWN);
    this.#shown = this.#count;
    if (fresh > 0) for (const line of this.#lines.slice(-fresh)) this.#show(tame(line));
  }
}

/** Text of a build as it may stand on a terminal. */
export function tame(text: string): string {
  return harmless(stripVTControlCharacters(text));
}
