import { groupBy } from '../model/collections.ts';
import { InputError, type Problem } from '../model/errors.ts';

/** How many templates a problem names. */
const MAX_NAMED = 3;

/**
 * Gathers what is wrong with a plan, so that all of it is reported at once; the same words about the same thing come once, and what is wrong
 * with several templates in the same way (`tags of web`, `tags of api`) is one problem.
 */
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
    const groups = groupBy(this.#found.values(), ({ where, message, hint = '' }) =>
      [OF_ONE.exec(where)?.[1] ?? where, message, hint].join('\0'),
    );
    return [...groups.values()].flatMap((group) => {
      const [first] = group;
      return first === undefined ? [] : [{ ...first, where: together(group) }];
    });
  }

  get count(): number {
    return this.#found.size;
  }

  /** @throws InputError when there is any */
  raise(): void {
    if (this.#found.size > 0) throw new InputError(this.all);
  }
}

/** `tags of web`: the key, and the template whose it is. */
const OF_ONE = /^(\S+) of (.+)$/;

function together(group: readonly Problem[]): string {
  const parts = group.map(({ where }) => OF_ONE.exec(where));
  const key = parts[0]?.[1];
  if (key === undefined) return group[0]?.where ?? '';
  const names = parts.flatMap((part) => part?.[2] ?? []);
  const rest = names.length - MAX_NAMED;
  const shown = names.slice(0, rest === 1 ? undefined : MAX_NAMED).join(', ');
  return `${key} of ${shown}${rest > 1 ? ` and ${rest} more` : ''}`;
}
