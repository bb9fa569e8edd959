/** One challenge of a WWW-Authenticate header (RFC 9110, 11.6.1): its scheme in lower case and its parameters. */
export interface Challenge {
  readonly scheme: string;
  readonly parameters: ReadonlyMap<string, string>;
}

const TOKEN = String.raw`[!#$%&'*+.^_\`|~0-9A-Za-z-]+`;
const PARAMETER = new RegExp(String.raw`^(${TOKEN})\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s,"]+))`);
const SCHEME = new RegExp(String.raw`^(${TOKEN})(?=\s|,|$)(?!\s*=)`);
const TOKEN68 = /^[A-Za-z0-9\-._~+/]+=*(?=\s*(?:,|$))/;

/**
 * Reads every challenge of one or several WWW-Authenticate headers. What cannot be read is passed over: a registry's odd
 * parameter must not hide the challenge that follows it.
 */
export function parseChallenges(header: string | readonly string[] | undefined): Challenge[] {
  const challenges: { scheme: string; parameters: Map<string, string> }[] = [];
  for (const line of header === undefined ? [] : [header].flat()) {
    let rest = line;
    while ((rest = rest.replace(/^[\s,]+/, '')) !== '') {
      const parameter = PARAMETER.exec(rest);
      const scheme = parameter === null ? SCHEME.exec(rest) : null;
      const current = challenges.at(-1);
      if (parameter !== null) {
        const [whole, name = '', quoted, plain = ''] = parameter;
        current?.parameters.set(name.toLowerCase(), quoted?.replace(/\\(.)/g, '$1') ?? plain);
        rest = rest.slice(whole.length);
      } else if (scheme?.[1] !== undefined) {
        challenges.push({ scheme: scheme[1].toLowerCase(), parameters: new Map() });
        rest = rest.slice(scheme[1].length).trimStart();
        const token68 = TOKEN68.exec(rest);
        if (token68 !== null && token68[0].endsWith('=')) rest = rest.slice(token68[0].length);
      } else {
        rest = rest.slice(1);
      }
    }
  }
  return challenges;
}
