import { z } from 'zod';
import { didYouMean } from '../model/nearest.ts';
import { meantPlaceholder } from '../model/placeholders.ts';

/** One thing that a schema found wrong: where in the value, and what. */
export interface Finding {
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly hint?: string;
  /** The finding is about the last key of the path itself, not about its value. */
  readonly aboutKey?: boolean;
}

/** zod's issues as findings for users: unions are followed into the branch that was meant, unknown keys get the nearest known one. */
export function findingsOf(
  error: z.ZodError,
  data: unknown,
  knownKeys: (path: readonly PropertyKey[]) => readonly string[],
): Finding[] {
  return error.issues.flatMap((issue) => findings(issue, [], data, knownKeys));
}

function findings(
  issue: z.core.$ZodIssue,
  above: readonly PropertyKey[],
  data: unknown,
  knownKeys: (path: readonly PropertyKey[]) => readonly string[],
): Finding[] {
  const path = [...above, ...issue.path];
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => {
      const hint = didYouMean(key, knownKeys(path));
      return {
        path: [...path, key],
        message: `"${key}" is not known here`,
        ...(hint === undefined ? {} : { hint }),
        aboutKey: true,
      };
    });
  }
  if (issue.code === 'invalid_union') {
    // The branch that got furthest is the one that was meant: its issues lie within the value, not at its top.
    const inner = issue.errors.find((branch) =>
      branch.every((part) => part.path.length > 0 || part.code === 'unrecognized_keys'),
    );
    if (inner !== undefined && inner.length > 0) {
      return inner.flatMap((part) => findings(part, path, data, knownKeys));
    }
    const [only, ...others] = issue.errors.filter((branch) =>
      branch.every(({ code }) => code === 'custom'),
    );
    if (only !== undefined && others.length === 0) {
      return only.flatMap((part) => findings(part, path, data, knownKeys));
    }
  }
  const value = valueAt(data, path);
  if (/expected (?:some )?text/.test(issue.message)) {
    if (typeof value === 'number' || typeof value === 'boolean' || value instanceof Date) {
      const message = `expected text, but unquoted this is a ${typeof value}`;
      return [{ path, message, hint: 'quote it' }];
    }
    const name = bracedName(value);
    if (name !== undefined) {
      const hint = meantPlaceholder(name) ?? 'quote text that holds braces';
      return [{ path, message: `there is no placeholder {${name}}`, hint }];
    }
  }
  const hint = hintSchema.safeParse(issue).data?.params.hint;
  return [{ path, message: issue.message, ...(hint === undefined ? {} : { hint }) }];
}

/** What a schema's own check says besides its message. */
const hintSchema = z.looseObject({ params: z.looseObject({ hint: z.string() }) });

/** `{verison}` without quotes: to YAML a map of one key and nothing, as nobody writes it where text is wanted. */
function bracedName(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const [[key, inner] = [], ...others] = Object.entries(value);
  return inner === null && others.length === 0 ? key : undefined;
}

function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  let value = data;
  for (const key of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    const entry = Object.getOwnPropertyDescriptor(value, key);
    value = entry?.value;
  }
  return value;
}
