/** The options that a program takes before its operands. */
export interface Options {
  /** As for getopt(3): letters, each with a colon behind it that takes a value. */
  readonly short: string;
  /** Long ones, with a colon behind those that take a value. */
  readonly long?: readonly string[];
}

export interface Parsed {
  /** In their order: `-n`, `--user`, with the value of those that take one. */
  readonly options: readonly (readonly [name: string, value: string])[];
  /** The first word that is no option, and all after it. */
  readonly operands: readonly string[];
}

/**
 * The options of a command line up to its first operand, or `--` (POSIX, Utility Syntax Guidelines).
 * @returns undefined where an option stands that is not known: it might take the next word
 */
export function parseOptions(words: readonly string[], known: Options): Parsed | undefined {
  const options: (readonly [string, string])[] = [];
  let at = 0;
  for (; at < words.length; at += 1) {
    const word = words[at] ?? '';
    if (word === '--') return { options, operands: words.slice(at + 1) };
    if (!word.startsWith('-') || word === '-') break;
    if (word.startsWith('--')) {
      const [name = '', ...value] = word.split('=');
      const takes = known.long?.includes(`${name.slice(2)}:`) === true;
      if (!takes && known.long?.includes(name.slice(2)) !== true) return undefined;
      if (takes && value.length === 0) at += 1;
      options.push([name, value.length > 0 ? value.join('=') : takes ? (words[at] ?? '') : '']);
      continue;
    }
    for (let letter = 1; letter < word.length; letter += 1) {
      const name = word[letter] ?? '';
      const found = name === ':' ? -1 : known.short.indexOf(name);
      if (found === -1) return undefined;
      if (known.short[found + 1] !== ':') {
        options.push([`-${name}`, '']);
        continue;
      }
      const glued = word.slice(letter + 1);
      if (glued === '') at += 1;
      options.push([`-${name}`, glued === '' ? (words[at] ?? '') : glued]);
      break;
    }
  }
  return { options, operands: words.slice(at) };
}
