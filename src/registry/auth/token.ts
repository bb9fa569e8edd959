import { z } from 'zod';
import type { Credentials } from '../credentials/credentials.ts';

/** What a token service must be told. */
export interface TokenRequest {
  readonly method: 'GET' | 'POST';
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** What stands in the body and is not to be shown. */
  readonly secrets?: readonly string[];
}

const CLIENT_ID = 'multiarch-publish';

/**
 * How a token is asked for: GET with Basic (distribution's token documentation), or POST with a refresh token (its OAuth2
 * variant) where the login left an identity token. Secrets stand in a header or in the body, never in the URL.
 */
export function tokenRequest(
  realm: URL,
  service: string | undefined,
  scopes: readonly string[],
  credentials: Credentials | undefined,
): TokenRequest {
  if (credentials?.kind === 'identity') {
    const form = new URLSearchParams({
      grant_type: 'refresh_token',
      client_id: CLIENT_ID,
      refresh_token: credentials.token,
    });
    if (service !== undefined) form.set('service', service);
    if (scopes.length > 0) form.set('scope', scopes.join(' '));
    return {
      method: 'POST',
      url: realm,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: form.toString(),
      secrets: [credentials.token],
    };
  }
  const url = new URL(realm);
  if (service !== undefined) url.searchParams.set('service', service);
  for (const scope of scopes) url.searchParams.append('scope', scope);
  if (credentials?.kind !== 'basic') return { method: 'GET', url, headers: {} };
  url.searchParams.set('account', credentials.username);
  return { method: 'GET', url, headers: { authorization: basic(credentials) } };
}

/** A Basic authorization header (RFC 7617). */
export function basic({ username, password }: { username: string; password: string }): string {
  return `Basic ${Buffer.from(`${username}:${password}`, 'utf8').toString('base64')}`;
}

const answerSchema = z.looseObject({
  token: z.string().nullish(),
  access_token: z.string().nullish(),
  expires_in: z.number().nullish(),
});

export interface Token {
  readonly value: string;
  /** When it is not to be used any more, in milliseconds since 1970. */
  readonly until: number;
}

/** What a header can hold. */
const TOKEN = /^[\x21-\x7e]+$/;

/** Where nothing is said, a token lives 60 seconds (distribution's token documentation). */
const DEFAULT_LIFE = 60;

/**
 * A token from the service's answer, or undefined when there is none in it that can be used. It is given up when a tenth of its life, at most ten
 * seconds, is left, so that it does not die on the way.
 */
export function readToken(answer: unknown, now: number): Token | undefined {
  const parsed = answerSchema.safeParse(answer);
  if (!parsed.success) return undefined;
  const value = parsed.data.token || parsed.data.access_token;
  if (!value || !TOKEN.test(value)) return undefined;
  const life = parsed.data.expires_in || DEFAULT_LIFE;
  return { value, until: now + (life - Math.min(10, life / 10)) * 1000 };
}
