import { InputError, type Problem } from '../model/errors.ts';
import { INTERPRETED } from '../model/json.ts';
import { settingsSchema, type Settings } from '../model/settings.ts';
import { CATALOGUE } from './catalogue.ts';
import { findingsOf } from './issues.ts';
import type { RawInputs } from './raw.ts';
import { readSyntax, SyntaxProblem } from './syntax.ts';

/** Reads inputs one after another and gathers all that is wrong with them, so that the user sees it at once. */
export class InputReader {
  readonly problems: Problem[] = [];
  readonly #raw: RawInputs;

  constructor(raw: RawInputs) {
    this.#raw = raw;
  }

  /** Was the input given? An empty one was not. */
  given(name: string): boolean {
    return (this.#raw[name] ?? '').trim() !== '';
  }

  /** Checks inputs as the config's keys of the same names are checked. What is wrong is left out. */
  settings(names: readonly string[]): Settings {
    const data: Record<string, unknown> = {};
    for (const name of names.filter((each) => Object.hasOwn(settingsSchema.shape, each))) {
      const value = this.#syntax(name);
      if (value !== undefined) data[name] = value;
    }
    const parsed = settingsSchema.safeParse(data, INTERPRETED);
    if (parsed.success) return parsed.data;
    const good = { ...data };
    for (const { path, message, hint } of findingsOf(parsed.error, data, () => [])) {
      const [name = '', ...inner] = path.map(String);
      const at = inner.filter((part) => !/^\d+$/.test(part)).join('.');
      const given = this.#raw[name] ?? '';
      Reflect.deleteProperty(good, name);
      // A secret never comes here, and what is short is shown, so that the user sees what was read.
      const shown =
        at === '' && inner.length === 0 && given.length <= 60 ? `, not "${given.trim()}"` : '';
      this.problem(
        name,
        `${at === '' ? '' : `${at}: `}${message}${message.includes(`"${given.trim()}"`) ? '' : shown}`,
        hint,
      );
    }
    return settingsSchema.parse(good, INTERPRETED);
  }

  /** An input that no schema of the config knows: its text, without blanks around it. */
  text(name: string): string | undefined {
    return this.given(name) ? (this.#raw[name] ?? '').trim() : undefined;
  }

  /** An input that parses to something of its own. */
  parsed<T>(name: string, parse: (text: string) => T): T | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    try {
      return parse(text);
    } catch (error) {
      this.problem(name, error instanceof Error ? error.message : String(error));
      return undefined;
    }
  }

  /** KEY=VALUE lines; undefined when not given. */
  map(name: string): Readonly<Record<string, string>> | undefined {
    const value = this.#syntax(name);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).map(([key, text]) => [key, String(text)]))
      : undefined;
  }

  problem(where: string, message: string, hint?: string): void {
    this.problems.push({ where, message, ...(hint === undefined ? {} : { hint }) });
  }

  /** @throws InputError with all problems, if there is any */
  finish(): void {
    if (this.problems.length > 0) throw new InputError(this.problems);
  }

  #syntax(name: string): unknown {
    if (!this.given(name)) return undefined;
    const entry = CATALOGUE[name];
    if (entry === undefined) throw new Error(`no such input: ${name}`);
    try {
      return readSyntax(this.#raw[name] ?? '', entry.syntax);
    } catch (error) {
      if (!(error instanceof SyntaxProblem)) throw error;
      this.problem(name, error.message);
      return undefined;
    }
  }
}
