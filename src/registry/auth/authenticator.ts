import type { IncomingHttpHeaders } from 'node:http';
import { splitRepository, type Repository } from '../../model/reference.ts';
import type { Credentials, CredentialStore } from '../credentials/credentials.ts';
import { UnauthorisedError } from '../errors/errors.ts';
import { mayBePlain } from '../hosts.ts';
import { parseChallenges, type Challenge } from './challenge.ts';
import { challengeScopes, mergeScopes } from './scope.ts';
import { basic, type Token } from './token.ts';
import type { TokenService } from './token-service.ts';

/** How a registry wants to be asked, as its first challenge told. */
type Method =
  | { readonly kind: 'basic' }
  | { readonly kind: 'bearer'; readonly realm: URL; readonly service: string | undefined };

/**
 * Authorization headers for requests: learned from a registry's challenges, kept for all later requests, renewed when one dies.
 * Tokens are kept per registry and scopes, and asked for once however many requests wait for one.
 */
export class Authenticator {
  readonly #credentials: CredentialStore;
  readonly #tokens: TokenService;
  readonly #insecureHosts: readonly string[];
  readonly #methods = new Map<string, Method>();
  readonly #kept = new Map<string, Token>();
  readonly #asking = new Map<string, Promise<Token>>();

  constructor(
    credentials: CredentialStore,
    tokens: TokenService,
    insecureHosts: readonly string[],
  ) {
    this.#credentials = credentials;
    this.#tokens = tokens;
    this.#insecureHosts = insecureHosts;
  }

  /** Whether somebody logged in there; for the words of an error. */
  async loggedIn(repository: Repository): Promise<boolean> {
    return (await this.#credentials.find(repository).catch(() => undefined)) !== undefined;
  }

  /** The header to send at once: none until the registry has challenged. */
  async header(repository: Repository, scopes: readonly string[]): Promise<string | undefined> {
    const { registry } = splitRepository(repository);
    const method = this.#methods.get(registry);
    if (method === undefined) return undefined;
    return this.#headerBy(method, repository, scopes, scopes, undefined);
  }

  /**
   * The header to answer a 401 with, or undefined when there is nothing better to send than what was sent.
   * @throws UnauthorisedError when the token service refuses, or its place is not one to send credentials to
   */
  async renew(
    repository: Repository,
    scopes: readonly string[],
    sent: string | undefined,
    headers: IncomingHttpHeaders,
  ): Promise<string | undefined> {
    const { registry } = splitRepository(repository);
    const credentials = await this.#credentials.find(repository);
    const challenges = parseChallenges(headers['www-authenticate']);
    const challenge = choose(challenges, credentials);
    if (challenge === undefined) return undefined;
    const method = this.#read(challenge, registry);
    this.#methods.set(registry, method);
    const wanted = mergeScopes(scopes, challengeScopes(challenge.parameters.get('scope')));
    const header = await this.#headerBy(method, repository, scopes, wanted, sent);
    return header === sent ? undefined : header;
  }

  async #headerBy(
    method: Method,
    repository: Repository,
    scopes: readonly string[],
    wanted: readonly string[],
    dead: string | undefined,
  ): Promise<string | undefined> {
    const { registry } = splitRepository(repository);
    const credentials = await this.#credentials.find(repository);
    if (method.kind === 'basic') {
      return credentials?.kind === 'basic' ? basic(credentials) : undefined;
    }
    if (credentials?.kind === 'bearer') return `Bearer ${credentials.token}`;
    const key = [registry, ...mergeScopes(scopes)].join(' ');
    const kept = this.#kept.get(key);
    if (kept !== undefined && kept.until > Date.now() && `Bearer ${kept.value}` !== dead) {
      return `Bearer ${kept.value}`;
    }
    const asking =
      this.#asking.get(key) ?? this.#ask(key, { ...method, registry, scopes: wanted, credentials });
    return `Bearer ${(await asking).value}`;
  }

  /** One question at a time per key, however many requests wait for the answer; a failure is not kept. */
  #ask(key: string, question: Parameters<TokenService['ask']>[0]): Promise<Token> {
    const asking = this.#tokens
      .ask(question)
      .then((token) => {
        this.#kept.set(key, token);
        return token;
      })
      .finally(() => this.#asking.delete(key));
    this.#asking.set(key, asking);
    return asking;
  }

  #read({ scheme, parameters }: Challenge, registry: string): Method {
    if (scheme === 'basic') return { kind: 'basic' };
    const text = parameters.get('realm') ?? '';
    const realm = URL.canParse(text) ? new URL(text) : undefined;
    const refuse = (why: string): never => {
      throw new UnauthorisedError(`${registry} names a token service that ${why}`, {
        registry,
        answer: `realm="${text}"`,
      });
    };
    if (realm === undefined || !/^https?:$/.test(realm.protocol)) return refuse('is no URL');
    if (realm.username !== '' || realm.password !== '') return refuse('carries credentials');
    if (realm.protocol === 'http:' && !mayBePlain(realm.host, this.#insecureHosts)) {
      return refuse('speaks plain HTTP: no credentials are sent there');
    }
    return { kind: 'bearer', realm, service: parameters.get('service') };
  }
}

/** Bearer before Basic, as it shows the password to fewer; Basic only to who has a password. */
function choose(
  challenges: readonly Challenge[],
  credentials: Credentials | undefined,
): Challenge | undefined {
  const bearer = challenges.find(
    ({ scheme, parameters }) => scheme === 'bearer' && parameters.has('realm'),
  );
  if (bearer !== undefined) return bearer;
  return credentials?.kind === 'basic'
    ? challenges.find(({ scheme }) => scheme === 'basic')
    : undefined;
}
