import { z } from 'zod';
import { AppError } from '../../model/errors.ts';
import { jsonOf } from '../../model/json.ts';
import { CredentialsError } from '../errors/errors.ts';
import { masked } from '../errors/mask.ts';
import { isMissing } from '../../model/system-error.ts';
import { HelperLimitError, runHelper } from './run-helper.ts';

const answerSchema = z.looseObject({ Username: z.string(), Secret: z.string() });

/** A piece of such an answer, whole or broken off. */
const ANSWER = /^\s*\{|\bsecret\\?["']\s*[:=]/im;

/** A helper that hangs (a keychain that waits for a person) must not hang the release. Milliseconds. */
const PATIENCE = 60_000;

/**
 * Asks `docker-credential-NAME get` (docker-credential-helpers' protocol: the server's URL on stdin, JSON on stdout).
 * Undefined when the helper knows no credentials for the server.
 * @param patience milliseconds
 * @throws CredentialsError when the helper is missing or fails, CancelledError when the signal aborts
 */
export async function askHelper(
  name: string,
  server: string,
  options: { readonly env: NodeJS.ProcessEnv; readonly signal: AbortSignal; readonly from: string },
  patience = PATIENCE,
): Promise<{ readonly username: string; readonly secret: string } | undefined> {
  const program = `docker-credential-${name}`;
  const fail = (message: string, more: { answer?: string; hint?: string; cause?: unknown } = {}) =>
    new CredentialsError(message, { registry: server, ...more });
  if (!/^[\w.-]+$/.test(name)) {
    throw fail(`${options.from} names a credential helper that cannot be one: "${name}"`);
  }
  const hint = `Run: echo ${server} | ${program} get`;
  const { code, stdout, stderr } = await runHelper(program, server, {
    ...options,
    patience,
  }).catch((cause: unknown) => {
    if (cause instanceof HelperLimitError) {
      throw fail(`The credential helper ${program} ${cause.message}`, { hint });
    }
    if (cause instanceof AppError) throw cause;
    throw isMissing(cause)
      ? fail(`The credential helper ${program} is not installed`, {
          hint: `${options.from} asks for it: install ${program} on PATH, or take it out of that file and log in again.`,
          cause,
        })
      : fail(`The credential helper ${program} could not be run`, { answer: String(cause), cause });
  });
  if (code !== 0) {
    // Helpers print their errors on stdout. Only "not found" means: ask the next source.
    const words = `${stdout} ${stderr}`.trim();
    if (/credentials not found|no credentials server url/i.test(words)) return undefined;
    // One that fails after it has answered has shown the secret, and may have repeated it anywhere.
    const isShown = words !== '' && !ANSWER.test(words);
    throw fail(`The credential helper ${program} failed`, {
      answer: isShown ? masked(words).slice(0, 500) : `exit status ${String(code)}`,
      hint,
    });
  }
  const parsed = answerSchema.safeParse(jsonOf(stdout));
  // Its answer holds a secret, so it is never shown.
  if (!parsed.success)
    throw fail(`The credential helper ${program} gave an answer of another form`);
  const { Username: username, Secret: secret } = parsed.data;
  return username === '' && secret === '' ? undefined : { username, secret };
}
