/** All placeholders that patterns know (spec section 3). */
export const PLACEHOLDERS = [
  ...['template', 'org', 'image', 'tag', 'moving-tag', 'version', 'major', 'minor', 'patch'],
  ...['channel', 'os', 'arch', 'sha', 'short-sha', 'date', 'branch', 'pr', 'run-id'],
] as const;
