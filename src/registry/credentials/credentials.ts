import type { Log } from '../../model/log.ts';
import { splitRepository, type Repository } from '../../model/reference.ts';
import { CredentialsError } from '../errors/errors.ts';
import {
  credentialPaths,
  readCredentialsFile,
  type AuthEntry,
  type CredentialsFile,
} from './files.ts';
import { askHelper } from './helper.ts';
import { entryFor, helperServer } from './keys.ts';

/**
 * `basic`: user and password, for Basic or to buy tokens. `identity`: a refresh token for the token service (what an OAuth login
 * leaves). `bearer`: a token for the registry itself.
 */
export type Credentials =
  | { readonly kind: 'basic'; readonly username: string; readonly password: string }
  | { readonly kind: 'identity'; readonly token: string }
  | { readonly kind: 'bearer'; readonly token: string };

/** The user name by which docker marks a secret as an identity token. */
const IDENTITY_USER = '<token>';

/** Finds the credentials of a repository in what logins have left. Files and helpers are read once. */
export class CredentialStore {
  readonly #options: {
    readonly env: NodeJS.ProcessEnv;
    readonly signal: AbortSignal;
    readonly log: Log;
  };
  readonly #found = new Map<Repository, Promise<Credentials | undefined>>();
  readonly #helpers = new Map<string, ReturnType<typeof askHelper>>();
  readonly #warned = new Set<string>();
  #files: Promise<readonly CredentialsFile[]> | undefined;

  constructor(options: {
    readonly env: NodeJS.ProcessEnv;
    readonly signal: AbortSignal;
    readonly log: Log;
  }) {
    this.#options = options;
  }

  /**
   * Undefined means: nobody logged in there, go on without a name.
   * @throws CredentialsError when a source that should know cannot be used
   */
  find(repository: Repository): Promise<Credentials | undefined> {
    const known = this.#found.get(repository);
    if (known !== undefined) return known;
    const search = this.#search(repository);
    this.#found.set(repository, search);
    return search;
  }

  async #search(repository: Repository): Promise<Credentials | undefined> {
    const { registry } = splitRepository(repository);
    this.#files ??= this.#read(registry);
    for (const file of await this.#files) {
      const own = entryFor(file.credHelpers, repository);
      const helper = own === undefined ? file.credsStore : own;
      const credentials =
        (helper ? await this.#fromHelper(helper, registry, file.path) : undefined) ??
        this.#fromEntry(entryFor(file.auths, repository) ?? undefined, registry, file.path);
      if (credentials !== undefined) return credentials;
    }
    return undefined;
  }

  async #read(registry: string): Promise<CredentialsFile[]> {
    const paths = [...new Set(credentialPaths(this.#options.env))];
    const files = await Promise.all(paths.map((path) => readCredentialsFile(path, registry)));
    return files.filter((file) => file !== undefined);
  }

  async #fromHelper(
    name: string,
    registry: string,
    from: string,
  ): Promise<Credentials | undefined> {
    const key = `${name} ${registry}`;
    const { env, signal } = this.#options;
    const asked =
      this.#helpers.get(key) ?? askHelper(name, helperServer(registry), { env, signal, from });
    this.#helpers.set(key, asked);
    const answer = await asked;
    if (answer === undefined) return undefined;
    const { username, secret } = answer;
    const password = this.#clean(secret, registry, `docker-credential-${name}`);
    return username === IDENTITY_USER
      ? { kind: 'identity', token: password }
      : { kind: 'basic', username, password };
  }

  #fromEntry(
    entry: AuthEntry | undefined,
    registry: string,
    from: string,
  ): Credentials | undefined {
    if (entry === undefined) return undefined;
    const clean = (secret: string) => this.#clean(secret, registry, from);
    if (entry.identitytoken) return { kind: 'identity', token: clean(entry.identitytoken) };
    if (entry.registrytoken) return { kind: 'bearer', token: clean(entry.registrytoken) };
    let [username, password] = [entry.username ?? '', entry.password ?? ''];
    if (entry.auth) {
      const text = Buffer.from(entry.auth, 'base64').toString('utf8').replace(/\0+$/, '');
      const colon = text.indexOf(':');
      if (colon === -1) {
        throw new CredentialsError(
          `The entry for ${registry} in ${from} holds no user and password`,
          {
            registry,
            hint: `Log in to ${registry} again.`,
          },
        );
      }
      username = text.slice(0, colon);
      password = text.slice(colon + 1);
    }
    // docker leaves an empty entry beside a credsStore: it says nothing.
    if (username === '' && password === '') return undefined;
    return username === IDENTITY_USER
      ? { kind: 'identity', token: clean(password) }
      : { kind: 'basic', username, password: clean(password) };
  }

  /** A new line at the end comes from `echo` or a secret pasted with its line end; it is never meant. Other blanks might be. */
  #clean(secret: string, registry: string, from: string): string {
    const text = secret.replace(/\r?\n$/, '');
    if (text === '') {
      throw new CredentialsError(`The password for ${registry} is empty`, {
        registry,
        subject: from,
        hint: 'The secret that the login was given is empty or not set: secrets are not handed to pull requests of forks, nor to reusable workflows without "secrets: inherit".',
      });
    }
    if (text !== text.trim() && !this.#warned.has(registry)) {
      this.#warned.add(registry);
      this.#options.log.warning(
        `The password for ${registry} (${from}) begins or ends with blanks; it is used as it is`,
      );
    }
    return text;
  }
}
