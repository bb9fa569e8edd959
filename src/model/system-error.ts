/**
 * The code of a system's error (`ENOENT`), or the exit status of a program that failed; read by its shape, since it may come from another realm
 * than `Error` of this one.
 */
export function codeOf(error: unknown): string | number | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  const { code } = error;
  return typeof code === 'string' || typeof code === 'number' ? code : undefined;
}

/** Does the system say that nothing is there? */
export function isMissing(error: unknown): boolean {
  return codeOf(error) === 'ENOENT';
}

/** The same, also where what should be a folder of the path is a file. */
export function isAbsent(error: unknown): boolean {
  return isMissing(error) || codeOf(error) === 'ENOTDIR';
}
