import { nearest } from './nearest.ts';

/** All placeholders that patterns know (spec section 3). */
export const PLACEHOLDERS = [
  ...['template', 'org', 'image', 'tag', 'moving-tag', 'version', 'major', 'minor', 'patch'],
  ...['channel', 'os', 'arch', 'sha', 'short-sha', 'date', 'branch', 'pr', 'run-id'],
] as const;

const BRACES = /\{([^{}]*)\}/g;

/** The names between braces in a pattern for names or tags. */
export function placeholdersIn(pattern: string): readonly string[] {
  return [...pattern.matchAll(BRACES)].map(([, name = '']) => name);
}

export function isPlaceholder(name: string): boolean {
  return PLACEHOLDERS.some((known) => known === name);
}

/** The hint for a name between braces that no pattern knows; undefined where it is like none. */
export function meantPlaceholder(name: string): string | undefined {
  const match = nearest(name, PLACEHOLDERS);
  return match === undefined ? undefined : `did you mean {${match}}?`;
}
