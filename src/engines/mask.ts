/** Shorter pieces would blank out innocent text; GitHub's runner masks whole values only. */
const MIN_LENGTH = 4;

/**
 * A function that replaces every secret in a line by `***`: the value as it is, and each line of one that has several. Longer ones go
 * first, so that no rest of a longer secret stays.
 */
export function masker(secrets: readonly string[]): (line: string) => string {
  const pieces = [...new Set(secrets.flatMap((secret) => [secret, ...secret.split(/\r?\n/)]))]
    .map((piece) => piece.trim())
    .filter((piece) => piece.length >= MIN_LENGTH)
    .sort((a, b) => b.length - a.length);
  if (pieces.length === 0) return (line) => line;
  return (line) => pieces.reduce((text, piece) => text.replaceAll(piece, '***'), line);
}
