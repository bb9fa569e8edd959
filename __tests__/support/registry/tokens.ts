import { randomUUID } from 'node:crypto';
import { error, type Answer, type Received } from './answers.ts';
import type { LoggedRequest } from './faults.ts';

/** How a scripted registry asks who is there. */
export type Auth =
  | { readonly kind: 'basic'; readonly users: Readonly<Record<string, string>> }
  | {
      readonly kind: 'bearer';
      readonly users?: Readonly<Record<string, string>>;
      /** Refresh tokens that the token service takes. */
      readonly identityTokens?: readonly string[];
      /** Seconds; left out of the answer where it is undefined. */
      readonly expiresIn?: number;
      /** What a request without a login may do; pull if not said. */
      readonly anonymous?: 'pull' | 'nothing';
      /** Repositories that a login may not write to. */
      readonly readOnly?: RegExp;
      /**
       * A repository that is not there yet is opened to who asks to write there, and to nobody who asks to read alone: such a request is
       * answered so.
       */
      readonly hidesAbsent?: 401 | 403;
      /** The name of the token's field in the answer. */
      readonly field?: 'token' | 'access_token';
      /** Challenges in place of the right one. */
      readonly challenge?: (scope: string, realm: string) => string | string[];
    };

interface Grant {
  readonly scopes: ReadonlySet<string>;
  dead: boolean;
}

/** Tells logins and tokens, and is the token service that gives them out. */
export class Gate {
  readonly #auth: Auth | undefined;
  readonly #exists: (path: string) => boolean;
  readonly #grants = new Map<string, Grant>();
  /** Where the token service is. */
  realm = '';

  constructor(auth: Auth | undefined, exists: (path: string) => boolean) {
    this.#auth = auth;
    this.#exists = exists;
  }

  /** From now on, all tokens that were given out are refused. */
  expire(): void {
    for (const grant of this.#grants.values()) grant.dead = true;
  }

  /** The refusal of a request, or undefined where it may pass. */
  refuse(request: LoggedRequest): Answer | undefined {
    if (this.#auth === undefined) return undefined;
    const { authorization = '' } = request.headers;
    if (this.#auth.kind === 'basic') {
      if (this.#user(authorization) !== undefined) return undefined;
      return error(401, 'UNAUTHORIZED', 'authentication required', undefined, {
        'www-authenticate': 'Basic realm="scripted"',
      });
    }
    const scopes = scopesOf(request);
    const grant = this.#grants.get(authorization.replace(/^Bearer /, ''));
    const granted = grant?.dead === false && scopes.every((scope) => grant.scopes.has(scope));
    if (granted) return undefined;
    if (grant?.dead === false && this.#auth.hidesAbsent === 403) return error(403, 'DENIED', '');
    const scope = scopeTexts(request).join(' ');
    const plain = `Bearer realm="${this.realm}",service="scripted"${scope === '' ? '' : `,scope="${scope}"`}`;
    const challenge = this.#auth.challenge?.(scope, this.realm) ?? plain;
    const insufficient = grant?.dead === false ? ',error="insufficient_scope"' : '';
    return {
      ...error(401, insufficient === '' ? 'UNAUTHORIZED' : 'DENIED', 'authentication required'),
      headers: {
        'content-type': 'application/json',
        'www-authenticate': [challenge]
          .flat()
          .map((one) => one + insufficient)
          .join(', '),
      },
    };
  }

  /** The token service's answer. */
  issue({ headers, query, method }: LoggedRequest, { bytes }: Received): Answer {
    if (this.#auth?.kind !== 'bearer') return { status: 404 };
    const form = new URLSearchParams(bytes.toString('utf8'));
    const {
      identityTokens = [],
      anonymous = 'pull',
      expiresIn,
      field = 'token',
      readOnly,
      hidesAbsent,
    } = this.#auth;
    let user: string | undefined;
    if (method === 'POST') {
      if (!identityTokens.includes(form.get('refresh_token') ?? '')) {
        return { status: 401, body: '{"error":"invalid_grant"}' };
      }
      user = 'identity';
    } else if (headers.authorization !== undefined) {
      user = this.#user(headers.authorization);
      if (user === undefined) {
        return { status: 401, body: '{"details":"incorrect username or password"}' };
      }
    }
    const asked =
      method === 'POST'
        ? (form.get('scope') ?? '').split(' ')
        : query.getAll('scope').flatMap((one) => one.split(' '));
    const scopes = new Set<string>();
    for (const scope of asked) {
      const [type, path = '', actions = ''] = scope.split(':');
      if (hidesAbsent !== undefined && actions === 'pull' && !this.#exists(path)) continue;
      for (const action of actions.split(',')) {
        const open = user === undefined && anonymous === 'pull' && action === 'pull';
        const mine = user !== undefined && !(action === 'push' && readOnly?.test(path) === true);
        if (type === 'repository' && (open || mine)) scopes.add(`${path}:${action}`);
      }
    }
    if (user === undefined && anonymous === 'nothing') {
      return { status: 401, body: '{"details":"login required"}' };
    }
    const token = `${randomUUID()}.${randomUUID()}`;
    this.#grants.set(token, { scopes, dead: false });
    return {
      status: 200,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        [field]: token,
        ...(expiresIn === undefined ? {} : { expires_in: expiresIn }),
      }),
    };
  }

  #user(authorization: string): string | undefined {
    const text = Buffer.from(authorization.replace(/^Basic /, ''), 'base64').toString('utf8');
    const colon = text.indexOf(':');
    const user = text.slice(0, colon);
    return this.#auth?.users?.[user] === text.slice(colon + 1) ? user : undefined;
  }
}

/** What a request needs: `team/app:push`. */
function scopesOf(request: LoggedRequest): string[] {
  return scopeTexts(request).flatMap((scope) => {
    const [, path = '', actions = ''] = scope.split(':');
    return actions.split(',').map((action) => `${path}:${action}`);
  });
}

function scopeTexts({ method, path, query }: LoggedRequest): string[] {
  const name = /^\/v2\/(.+?)\/(?:manifests|blobs|tags|referrers)\//.exec(path)?.[1];
  if (name === undefined) return [];
  const action = method === 'GET' || method === 'HEAD' ? 'pull' : 'pull,push';
  const from = query.get('from');
  return [
    `repository:${name}:${action}`,
    ...(from === null || !query.has('mount') ? [] : [`repository:${from}:pull`]),
  ];
}
