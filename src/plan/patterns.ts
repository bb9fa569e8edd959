import { entryOf } from '../model/collections.ts';
import { PLACEHOLDERS } from '../model/placeholders.ts';
import { parseTaggedVersion, parseVersion, tagSafe, type Version } from './versions.ts';

export type Values = Readonly<Record<string, string | undefined>>;

const VERSION_PLACEHOLDERS = ['version', 'major', 'minor', 'patch'];
const BRACES = /\{([^{}]*)\}/g;

/** The names between braces in a pattern for names or tags. */
export function placeholdersIn(pattern: string): readonly string[] {
  return [...pattern.matchAll(BRACES)].map(([, name = '']) => name);
}

/** Does the pattern name one build for good (spec section 1, "exact tag")? */
export function isExact(pattern: string): boolean {
  const names = placeholdersIn(pattern);
  return (
    ['version', 'sha', 'short-sha', 'date', 'run-id'].some((name) => names.includes(name)) ||
    ['major', 'minor', 'patch'].every((name) => names.includes(name))
  );
}

/** Does the pattern depend on the version? */
export function isVersioned(pattern: string): boolean {
  return placeholdersIn(pattern).some((name) => VERSION_PLACEHOLDERS.includes(name));
}

/** Fills in the placeholders that have a value; the others stay as they are. */
export function fill(pattern: string, values: Values): string {
  return pattern.replace(BRACES, (whole, name: string) => entryOf(values, name) ?? whole);
}

/**
 * Fills placeholders in build arguments, labels and commands: an unknown one stays as it is, one that is known and has no value here
 * (`{version}` of a snapshot) becomes empty, and those in `keep` stay for later. `${name}` and `{{name}}` belong to others.
 */
export function fillText(text: string, values: Values, keep: readonly string[] = []): string {
  return text.replace(/(?<![${])\{([a-z][a-z-]*)\}(?!\})/g, (whole, name: string) => {
    if (keep.includes(name)) return whole;
    return entryOf(values, name) ?? (PLACEHOLDERS.some((known) => known === name) ? '' : whole);
  });
}

/** The version's placeholders; `{version}` is verbatim. */
export function versionValues(version: Version | undefined): Values {
  return version === undefined ? {} : { version: version.text, ...version.digits };
}

/** The tag that a pattern gives for a version, where nothing but the version's placeholders is left in the pattern. */
export function tagOf(pattern: string, version: Version): string {
  return tagSafe(fill(pattern, versionValues(version)));
}

/** What other releases' values look like where a release pattern holds more than the version. */
const WILDCARDS: Readonly<Record<string, string>> = {
  version: '(?<version>.+)',
  major: String.raw`(?<major>\d+)`,
  minor: String.raw`(?<minor>\d+)`,
  patch: String.raw`(?<patch>\d+)`,
  sha: '[0-9a-f]{40,64}',
  'short-sha': '[0-9a-f]{7,}',
  date: String.raw`\d{8}`,
  'run-id': String.raw`\d+`,
};

/** A release pattern, ready to read many tags. */
function readerOf(pattern: string): RegExp {
  const seen = new Set<string>();
  const source = pattern
    .split(/(\{[^{}]*\})/)
    .map((part) => {
      const name = /^\{(.*)\}$/.exec(part)?.[1];
      const wildcard = name === undefined ? undefined : WILDCARDS[name];
      if (name === undefined || wildcard === undefined) return escape(tagSafe(part));
      if (seen.has(name)) return String.raw`\k<${name}>`;
      seen.add(name);
      return wildcard;
    })
    .join('');
  return new RegExp(`^${source}$`);
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

/**
 * The versions that some tags of a registry name, through release patterns (spec section 6). Tags that are no release (signatures,
 * arch tags, other patterns) give none.
 * @param like the version at hand: where it has a local part (`1.2.0+cpu`), the tags' `1.3.0-cpu` are read alike
 */
export function versionsIn(
  tags: Iterable<string>,
  releasePatterns: readonly string[],
  like?: Version,
): Version[] {
  const readers = releasePatterns.filter(isVersioned).map(readerOf);
  const versions: Version[] = [];
  for (const tag of tags) {
    for (const reader of readers) {
      const version = readVersion(reader.exec(tag)?.groups, like);
      if (version === undefined) continue;
      versions.push(version);
      break;
    }
  }
  return versions;
}

/** The version of one tag through release patterns; undefined when it is none of theirs. */
export function extractVersion(
  tag: string,
  releasePatterns: readonly string[],
  like?: Version,
): Version | undefined {
  return versionsIn([tag], releasePatterns, like)[0];
}

function readVersion(
  groups: Readonly<Record<string, string>> | undefined,
  like: Version | undefined,
): Version | undefined {
  if (groups === undefined) return undefined;
  const { version, major, minor, patch } = groups;
  if (version !== undefined) return parseTaggedVersion(version, like);
  if (major === undefined || minor === undefined || patch === undefined) return undefined;
  return parseVersion(`${major}.${minor}.${patch}`);
}
