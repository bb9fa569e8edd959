import type { z } from 'zod';
import { AppError } from './errors.ts';

/** A JSON text from another job, a registry or a file that is not what its schema says. */
export class DataError extends AppError {
  override readonly name = 'DataError';
}

/** Most schemas see few values in one run: compiling a parser for each costs more than it saves. */
export const INTERPRETED = { jitless: true };

/**
 * Parses JSON and checks it: the only way by which outside data becomes a type.
 * @param what names the data in the error, such as `record starter--linux-arm64`
 * @throws DataError naming every path that does not fit
 */
export function parseJson<T>(schema: z.ZodType<T>, text: string | Uint8Array, what: string): T {
  let data: unknown;
  try {
    data = JSON.parse(typeof text === 'string' ? text : Buffer.from(text).toString('utf8'));
  } catch (cause) {
    throw new DataError(`${what} is not JSON`, { answer: String(cause), cause });
  }
  return parseData(schema, data, what);
}

/** As {@link parseJson}, for data that is parsed already. */
export function parseData<T>(schema: z.ZodType<T>, data: unknown, what: string): T {
  const parsed = schema.safeParse(data, INTERPRETED);
  if (parsed.success) return parsed.data;
  throw new DataError(`${what} does not have the expected form`, {
    answer: parsed.error.issues
      .map(({ path, message }) => `${path.map(String).join('.') || '(top)'}: ${message}`)
      .join('; '),
  });
}

/** What a text says, or undefined where it is no JSON: for what may as well be a page or a sentence. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** JSON with sorted keys and no blanks: equal values give equal texts, so that they can be hashed. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
