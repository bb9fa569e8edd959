import { createHash } from 'node:crypto';
import { z } from 'zod';
import { AppError } from './errors.ts';

declare const brand: unique symbol;

/** A content digest, `sha256:` (or `sha512:`) and lower-case hex (OCI image spec, descriptor.md, "Digests"). */
export type Digest = string & { readonly [brand]: 'Digest' };

export class DigestError extends AppError {
  override readonly name = 'DigestError';
}

const GRAMMAR = /^(?:sha256:[a-f0-9]{64}|sha512:[a-f0-9]{128})$/;

export function isDigest(text: string): text is Digest {
  return GRAMMAR.test(text);
}

/** @throws DigestError when the text is no sha256 or sha512 digest */
export function parseDigest(text: string): Digest {
  if (!isDigest(text)) {
    throw new DigestError(`"${text}" is not a digest: expected sha256: and 64 hexadecimal digits`);
  }
  return text;
}

/** The sha256 digest of some bytes. */
export function digestOf(bytes: Uint8Array | string): Digest {
  return parseDigest(`sha256:${createHash('sha256').update(bytes).digest('hex')}`);
}

/** The two halves of a digest: the algorithm (a name that node:crypto knows) and the hex. */
export function splitDigest(digest: Digest): {
  readonly algorithm: 'sha256' | 'sha512';
  readonly hex: string;
} {
  const [algorithm, hex = ''] = digest.split(':');
  return { algorithm: algorithm === 'sha512' ? 'sha512' : 'sha256', hex };
}

/** As people read it: the first twelve hex digits. */
export function shortDigest(digest: Digest): string {
  return splitDigest(digest).hex.slice(0, 12);
}

export const digestSchema = z.string().refine(isDigest, 'expected a sha256 digest');
