/** As much of a line as a summary's table bears. */
const MAX_LENGTH = 300;

/**
 * The one line of an engine's last lines that tells why it failed: what the failed step of the build itself said last (buildx repeats it
 * between rulers), else the last line that calls itself an error, else the last line. Empty where nothing was said.
 */
export function causeOf(lines: readonly string[]): string {
  const line =
    failedStep(lines) ?? lines.findLast((text) => ERROR.test(text)) ?? lines.at(-1) ?? '';
  const text = line.replace(ERROR, '').trim();
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
}

const ERROR = /^(?:#\d+ )?(?:ERROR|Error|error|FATA?L?)(?:\[\d+\])?:\s*/;
const RULER = '------';

function failedStep(lines: readonly string[]): string | undefined {
  const end = lines.lastIndexOf(RULER);
  const start = lines.lastIndexOf(RULER, end - 1);
  if (start < 0 || end <= start || lines[start + 1]?.startsWith(' > ') !== true) return undefined;
  return lines
    .slice(start + 2, end)
    .at(-1)
    ?.replace(/^\d+\.\d+ /, '');
}
