import picomatch from 'picomatch';
import type { PlanSpec } from '../model/plan-spec.ts';

export function isGlob(pattern: string): boolean {
  return picomatch.scan(pattern).isGlob;
}

/** The entries for which marker files must be looked up: globs, and paths that may be one file. */
export function markerPatterns({ inputs, file }: PlanSpec): readonly string[] {
  const entries = [...(inputs.templates ?? []), ...(file.templates ?? [])];
  return [...new Set(entries.map(({ pattern }) => pattern))].filter(
    (pattern) => isGlob(pattern) || pattern.includes('/'),
  );
}
