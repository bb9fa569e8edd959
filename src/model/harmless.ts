/** The colours of a program's output, which logs show; every other control character would move, hide or split what is shown. */
const COLOUR_OR_CONTROL = /(\u001B\[[0-9;]*m)|[\p{Cc}\u2028\u2029]/gu;
const TAB = '\t';

/** Characters that are not seen; a comparison by .NET's rules of language passes over them. */
const UNSEEN = String.raw`\p{Default_Ignorable_Code_Point}`;
const COMMAND = new RegExp(`^([\\s${UNSEEN}]*:)(?=[${UNSEEN}]*:)`, 'u');
const OLD_COMMAND = new RegExp(`#(?=[${UNSEEN}]*#[${UNSEEN}]*\\[)`, 'gu');

/**
 * Text of others (builds, registries, records) as it may stand in a job's log. The runner takes a line that starts with `::`, after blanks, and
 * one that has `##[` anywhere, for a command to itself (actions/runner, ActionCommand.cs): a blank between makes it text. A visible one, as
 * .NET may pass over what is not seen. Lines stay lines.
 */
export function harmless(text: string): string {
  return text
    .split(/\r?\n/)
    .map((line) =>
      line
        .replace(COLOUR_OR_CONTROL, (char, colour?: string) => colour ?? (char === TAB ? TAB : ' '))
        .replace(COMMAND, '$1 ')
        .replace(OLD_COMMAND, '# '),
    )
    .join('\n');
}
