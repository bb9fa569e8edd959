/** The known name that is most like the given one, where one is near enough to be what was meant. */
export function nearest(name: string, known: Iterable<string>): string | undefined {
  let best: string | undefined;
  let least = Math.max(1, Math.floor(name.length / 3)) + 1;
  for (const candidate of known) {
    // The lengths alone may be too far apart: a name of a thousand letters is compared with nothing.
    if (Math.abs(name.length - candidate.length) >= least) continue;
    const far = distance(name.toLowerCase(), candidate.toLowerCase());
    if (far < least) [best, least] = [candidate, far];
  }
  return best;
}

/** The hint for a name that nobody knows. */
export function didYouMean(name: string, known: readonly string[]): string | undefined {
  const match = nearest(name, known);
  if (match !== undefined) return `did you mean ${match}?`;
  return known.length === 0 || known.length > 20 ? undefined : `known: ${known.join(', ')}`;
}

/** Levenshtein's distance. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
