import { InputError, type Problem } from '../model/errors.ts';

/** Gathers what is wrong with a plan, so that all of it is reported at once; the same words about the same thing come once. */
export class Problems {
  readonly #found = new Map<string, Problem>();

  add(where: string, message: string, hint?: string): void {
    const problem = { where, message, ...(hint === undefined ? {} : { hint }) };
    this.#found.set(`${where}\0${message}`, problem);
  }

  /** What `work` returns; what it throws becomes a problem. */
  attempt<T>(where: string, work: () => T): T | undefined {
    try {
      return work();
    } catch (error) {
      this.add(where, error instanceof Error ? error.message : String(error));
      return undefined;
    }
  }

  get all(): readonly Problem[] {
    return [...this.#found.values()];
  }

  get count(): number {
    return this.#found.size;
  }

  /** @throws InputError when there is any */
  raise(): void {
    if (this.#found.size > 0) throw new InputError(this.all);
  }
}
