import { readFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { DataError, parseJson } from '../../model/json.ts';
import { CredentialsError } from '../errors/errors.ts';
import { codeOf, isAbsent } from '../../model/system-error.ts';

/** Docker reads null as nothing, wherever it stands. */
const entrySchema = z.looseObject({
  auth: z.string().nullish(),
  username: z.string().nullish(),
  password: z.string().nullish(),
  identitytoken: z.string().nullish(),
  registrytoken: z.string().nullish(),
});
export type AuthEntry = z.infer<typeof entrySchema>;

const fileSchema = z.looseObject({
  auths: z.record(z.string(), entrySchema.nullable()).nullish(),
  credHelpers: z.record(z.string(), z.string().nullable()).nullish(),
  credsStore: z.string().nullish(),
});

/** A credentials file of docker's form, which podman shares (containers-auth.json(5)). */
export interface CredentialsFile {
  readonly path: string;
  readonly auths: Readonly<Record<string, AuthEntry | null>>;
  /** Nothing, as null or as an empty name, stands for no helper where `credsStore` would be one. */
  readonly credHelpers: Readonly<Record<string, string | null>>;
  readonly credsStore: string | undefined;
}

/**
 * Where `docker login` and `podman login` leave credentials, the most particular first: the file that REGISTRY_AUTH_FILE names,
 * docker's, podman's of this boot, podman's of this user.
 */
export function credentialPaths(env: NodeJS.ProcessEnv): string[] {
  const set = (name: string): string | undefined => {
    const value = env[name];
    return value === '' ? undefined : value;
  };
  const home = set('HOME') ?? homedir();
  const uid = process.getuid?.() ?? 0;
  const runtime = set('XDG_RUNTIME_DIR');
  return [
    set('REGISTRY_AUTH_FILE'),
    join(set('DOCKER_CONFIG') ?? join(home, '.docker'), 'config.json'),
    runtime === undefined
      ? `/run/containers/${String(uid)}/auth.json`
      : join(runtime, 'containers', 'auth.json'),
    join(set('XDG_CONFIG_HOME') ?? join(home, '.config'), 'containers', 'auth.json'),
  ].filter((path) => path !== undefined);
}

/**
 * Reads one file; undefined where there is none.
 * @throws CredentialsError when it cannot be read or is not of the expected form
 */
export async function readCredentialsFile(
  path: string,
  registry: string,
): Promise<CredentialsFile | undefined> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (cause) {
    if (isAbsent(cause)) return undefined;
    throw new CredentialsError(`The credentials file ${path} cannot be read`, {
      registry,
      answer: String(codeOf(cause) ?? cause),
      hint: 'Make it readable, or point DOCKER_CONFIG or REGISTRY_AUTH_FILE to another one.',
      cause,
    });
  }
  if (text.trim() === '') return { path, auths: {}, credHelpers: {}, credsStore: undefined };
  try {
    const file = parseJson(fileSchema, text, `the credentials file ${path}`);
    return {
      path,
      auths: file.auths ?? {},
      credHelpers: file.credHelpers ?? {},
      credsStore: file.credsStore === '' ? undefined : (file.credsStore ?? undefined),
    };
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
    // Neither the text nor the parser's words are shown: both may hold a piece of a password.
    throw new CredentialsError(`The credentials file ${path} is not of the expected form`, {
      registry,
      hint: 'Log in again (docker login, podman login), which writes it anew.',
    });
  }
}
