import { entryOf } from '../model/collections.ts';
import { isPlaceholder, placeholdersIn } from '../model/placeholders.ts';
import { tagSafe, type Version } from './versions.ts';

export type Values = Readonly<Record<string, string | undefined>>;

const VERSION_PLACEHOLDERS = ['version', 'major', 'minor', 'patch'];
const BRACES = /\{([^{}]*)\}/g;

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
    return entryOf(values, name) ?? (isPlaceholder(name) ? '' : whole);
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
