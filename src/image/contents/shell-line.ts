/** A simple command (POSIX, Shell Command Language, 2.9.1): words as they are written, quotes and all. */
export interface Command {
  readonly words: readonly string[];
  /** What stands behind it: `&&`, `;` (a new line and `&` are the same here), nothing, or what is not read here: pipes, groups, … */
  readonly end: '&&' | ';' | '' | 'other';
}

const WORD = String.raw`(?:[^\s;&|()<>'"\\]|\\[^]|'[^']*'|"(?:[^"\\]|\\[^])*")+`;
const TOKEN = new RegExp(
  String.raw`[ \t]*(?:(?<redirect>\d*(?:>>|[<>])&?[ \t]*${WORD})|(?<operator>\n|;|&&?)|(?<word>${WORD})|$)`,
  'y',
);
/** A line with more is none that anybody starts an image with. */
const MAX_COMMANDS = 100;

/** The commands of a shell's line, from the first to the first thing that is not read here. */
export function commandsOf(line: string): readonly Command[] {
  // What is in there follows rules of its own; the word that it stands in is not known.
  const cut = line.search(/\$\(|`|<<|(?:^|\s)#/);
  const text = cut === -1 ? line.trimEnd() : `${line.slice(0, cut)}$`;
  const commands: Command[] = [];
  let words: string[] = [];
  const token = new RegExp(TOKEN);
  while (commands.length < MAX_COMMANDS) {
    const { word, operator, redirect } = token.exec(text)?.groups ?? {};
    if (word !== undefined) words.push(word);
    else if (operator !== undefined) {
      commands.push({ words, end: operator === '&&' ? '&&' : ';' });
      words = [];
    } else if (redirect === undefined) {
      // `lastIndex` is 0 where nothing matched.
      const whole = cut === -1 && token.lastIndex === text.length;
      commands.push({ words, end: whole ? '' : 'other' });
      return commands;
    }
  }
  return [...commands, { words: [], end: 'other' }];
}

/** A word without its quotes. */
export function unquoted(word: string): string {
  return word.replace(/'([^']*)'|"([^"]*)"/g, '$1$2');
}
