import { z } from 'zod';

const schema = z.looseObject({
  code: z.string().optional().catch(undefined),
  message: z.string().optional().catch(undefined),
  cause: z.unknown().optional(),
  errors: z.array(z.unknown()).optional().catch(undefined),
});

/** The first cause of a chain, which says most; of several at once (each address of a host) the last one. */
export function innermost(error: unknown): {
  readonly code: string | undefined;
  readonly message: string;
} {
  let current = error;
  for (;;) {
    const parsed = schema.safeParse(current);
    if (!parsed.success) return { code: undefined, message: String(current) };
    const { code, message = '', cause, errors } = parsed.data;
    const next = errors?.at(-1) ?? cause;
    if (typeof next !== 'object' || next === null) {
      return { code, message: message === '' ? (code ?? String(current)) : message };
    }
    current = next;
  }
}
