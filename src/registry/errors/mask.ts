/** The words that follow the name of a scheme in a sentence: "Basic authentication is off". */
const WORDS = String.raw`(?:auth|authentication|authori[sz]ation|challenge|credentials|scheme|tokens?)(?![\w+/~=-])|realm=`;

/** What stands in an Authorization header, known by its form: whatever else follows the name of a scheme. */
const AUTHORIZATION = new RegExp(
  String.raw`\b(Basic|Bearer)((?:\s|%20)+["']?)(?!${WORDS})[\w+/.~=-]+`,
  'gi',
);

/** Shorter ones would take letters out of any sentence. */
const SHORTEST_SECRET = 4;

/**
 * The words of the other side without what may have been sent there: registries, gateways and helpers repeat it in their errors.
 * @param secrets values that are known to have been sent
 */
export function masked(text: string, secrets: readonly string[] = []): string {
  let clean = text.replace(AUTHORIZATION, '$1$2***');
  for (const secret of secrets) {
    if (secret.length < SHORTEST_SECRET) continue;
    const inForm = new URLSearchParams([['', secret]]).toString().slice(1);
    for (const form of [secret, inForm]) clean = clean.replaceAll(form, '***');
  }
  return clean;
}

/** The secrets of an Authorization header that was sent: its token, and of Basic the password too. */
export function secretsOf(authorization: string | undefined): string[] {
  const [scheme, token = ''] = (authorization ?? '').split(' ');
  if (scheme !== 'Basic') return [token];
  const login = Buffer.from(token, 'base64').toString('utf8');
  return [token, login.slice(login.indexOf(':') + 1)];
}
