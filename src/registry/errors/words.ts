import { STATUS_CODES } from 'node:http';
import { z } from 'zod';
import { isDigest, type Digest } from '../../model/digest.ts';
import { jsonOf } from '../../model/json.ts';
import { masked } from './mask.ts';

/** The body of an error (OCI distribution spec, "Error Codes"); some registries write parts of it only. */
const bodySchema = z.looseObject({
  errors: z
    .array(
      z.looseObject({
        code: z.coerce.string().nullish(),
        message: z.string().nullish(),
        detail: z.unknown().optional(),
      }),
    )
    .nullish(),
  /** Token services and gateways say it flat. */
  error: z.unknown().optional(),
  error_description: z.unknown().optional(),
  message: z.unknown().optional(),
  details: z.unknown().optional(),
});

/** What a registry said in an answer that is an error. */
export interface Words {
  /** `403 Forbidden: DENIED: permission_denied: write_package`. */
  readonly text: string;
  readonly codes: readonly string[];
  /** Digests that are named anywhere in it. */
  readonly digests: readonly Digest[];
  /** Whether it is a registry that speaks: its body is an error of the distribution spec, or there is none. */
  readonly own: boolean;
}

const LONGEST = 500;

/**
 * What an answer says: the one place where a server's words become text of an error.
 * @param secrets what was sent to get the answer and must not be shown where it is repeated
 */
export function readWords(
  status: number,
  body: string,
  contentType: string | undefined,
  secrets: readonly string[],
): Words {
  const head = `${String(status)} ${STATUS_CODES[status] ?? ''}`.trim();
  const html = /\bhtml\b/i.test(contentType ?? '') || /^\s*<(?:!doctype|html)/i.test(body);
  const parsed = bodySchema.safeParse(jsonOf(body));
  const errors = parsed.success ? (parsed.data.errors ?? []) : [];
  const flat = parsed.success
    ? [
        parsed.data.error,
        parsed.data.error_description,
        parsed.data.message,
        parsed.data.details,
      ].filter((part) => typeof part === 'string')
    : [];
  const said = [
    ...errors.map(({ code, message, detail }) =>
      [code, message, typeof detail === 'string' ? detail : undefined]
        .filter((part) => part !== null && part !== undefined && part !== '')
        .join(': '),
    ),
    ...flat,
  ];
  const plain = said.length > 0 ? said.join('; ') : html || parsed.success ? '' : body.trim();
  const clean = masked(plain.replace(/\s+/g, ' '), secrets).slice(0, LONGEST);
  const text = [head, clean].filter((part) => part !== '');
  return {
    text: text.join(': '),
    codes: errors.map(({ code }) => (code ?? '').toUpperCase()).filter((code) => code !== ''),
    digests: [
      ...new Set([...body.matchAll(/sha(?:256|512):[a-f0-9]{64,128}/g)].map(([text]) => text)),
    ].filter(isDigest),
    own: errors.length > 0 || (!html && body.trim() === ''),
  };
}
