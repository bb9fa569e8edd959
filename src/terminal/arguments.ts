import { parseArgs } from 'node:util';
import { CATALOGUE, INPUT_NAMES } from '../inputs/catalogue.ts';
import type { RawInputs } from '../inputs/raw.ts';
import { InputError, type Problem } from '../model/errors.ts';
import { nearest } from '../model/nearest.ts';

/** A command line, read. */
export interface CommandLine {
  readonly command: string | undefined;
  /** Flags that are inputs, under the inputs' names. One given several times is joined by new lines, as a list's or map's entries are. */
  readonly inputs: RawInputs;
  readonly options: Options;
}

/** Flags of the command line alone. */
export interface Options {
  readonly help: boolean;
  /** Print the results as JSON, last and alone on stdout. */
  readonly json: boolean;
  /** `plan --show`: decode a plan instead of making one. */
  readonly show: boolean;
  /** The file that the report goes to. */
  readonly report: string | undefined;
  /** Legs at once, for `publish`. */
  readonly jobs: string | undefined;
}

const SWITCHES: readonly string[] = ['help', 'json', 'show'];
const KNOWN: readonly string[] = [...INPUT_NAMES, ...SWITCHES, 'report', 'jobs'];

/**
 * Reads `COMMAND [--NAME VALUE | --NAME=VALUE]…`. A flag that is true or false may stand alone and then means true.
 * @throws InputError naming every argument that fits nothing
 */
export function readCommandLine(argv: readonly string[]): CommandLine {
  const { tokens } = parseArgs({
    args: argv.map((text, index) => withValue(text, argv[index + 1])),
    options: {
      help: { type: 'string', short: 'h' },
      ...Object.fromEntries(KNOWN.map((name) => [name, { type: 'string' as const }])),
    },
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const positionals: string[] = [];
  const values = new Map<string, string>();
  const problems: Problem[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') positionals.push(token.value);
    if (token.kind !== 'option') continue;
    if (!KNOWN.includes(token.name)) {
      const meant = nearest(token.name, KNOWN);
      const hint = meant && `did you mean --${meant}?`;
      problems.push({ where: token.rawName, message: 'there is no such flag', ...hinted(hint) });
    } else if (token.value === undefined) {
      problems.push({
        where: token.rawName,
        message: 'a value is missing',
        ...hinted(token.name === 'version' ? 'the version to publish, such as 1.2.0' : undefined),
      });
    } else {
      const before = values.get(token.name);
      values.set(token.name, before === undefined ? token.value : `${before}\n${token.value}`);
    }
  }
  const [command, ...words] = positionals;
  // `plan --show PLAN` reads naturally.
  const [shown] = words;
  if (values.has('show') && shown !== undefined && !values.has('plan')) {
    values.set('plan', shown);
    words.shift();
  }
  // A word behind an unknown flag is most likely its value.
  for (const extra of problems.length > 0 ? [] : words) {
    const where = extra.length > 40 ? `${extra.slice(0, 40)}…` : extra;
    problems.push({ where, message: 'one command at a time; values go behind a --flag' });
  }
  if (problems.length > 0) throw new InputError(problems);
  return {
    command,
    inputs: Object.fromEntries([...values].filter(([name]) => INPUT_NAMES.includes(name))),
    options: {
      help: values.has('help'),
      json: values.has('json'),
      show: values.has('show'),
      report: values.get('report'),
      jobs: values.get('jobs'),
    },
  };
}

/** `--push` alone, or before another flag, is `--push=true`; a switch never takes the next word. */
function withValue(text: string, next: string | undefined): string {
  const name = text === '-h' ? 'help' : text.startsWith('--') ? text.slice(2) : '';
  if (SWITCHES.includes(name)) return `--${name}=true`;
  const mayStandAlone = Object.hasOwn(CATALOGUE, name) && CATALOGUE[name]?.syntax === 'flag';
  return mayStandAlone && (next === undefined || next.startsWith('-')) ? `--${name}=true` : text;
}

function hinted(hint: string | undefined): { readonly hint?: string } {
  return hint === undefined ? {} : { hint };
}
