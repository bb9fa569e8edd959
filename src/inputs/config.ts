import {
  channelSettingsSchema,
  settingsSchema,
  templateSettingsSchema,
  type Settings,
} from '../model/settings.ts';
import type { Problem } from '../model/errors.ts';
import { CATALOGUE } from './catalogue.ts';
import { findingsOf, type Finding } from './issues.ts';
import { readYaml, type YamlPlace } from './yaml.ts';

/** A config file as read from disk. */
export interface ConfigFile {
  /** As the user knows it, for messages. */
  readonly path: string;
  readonly text: string;
}

/**
 * Reads and checks a config file (spec section 4). What is wrong is added to `problems`, each with file, line, column and key.
 * @returns what the file says; empty when something in it is wrong
 */
export async function readConfig(file: ConfigFile, problems: Problem[]): Promise<Settings> {
  const { data, place, errors } = await readYaml(file.text);
  /** In the order of the file. */
  const report = (located: readonly Located[]): void => {
    for (const { line, column, key = '', message, hint } of located.toSorted(byPlace)) {
      problems.push({
        where: `${file.path}:${line}:${column}${key === '' ? '' : ` ${key}`}`,
        message,
        ...(hint === undefined ? {} : { hint }),
      });
    }
  };
  if (errors.length > 0) {
    report(errors);
    return {};
  }
  if (data === null || data === undefined) return {};
  const parsed = settingsSchema.safeParse(data);
  const findings = parsed.success ? [] : findingsOf(parsed.error, data, knownKeys).map(explain);
  report(
    [...findings, ...ambiguous(data, place, findings)].map((finding) => ({
      ...finding,
      ...place(finding.path, finding.aboutKey === true),
      key: finding.path.map(String).join('.'),
    })),
  );
  return parsed.success ? parsed.data : {};
}

/** Something wrong, and where in the file. */
interface Located {
  readonly line: number;
  readonly column: number;
  /** The keys that lead there. */
  readonly key?: string;
  readonly message: string;
  readonly hint?: string;
}

function byPlace(one: Located, other: Located): number {
  return one.line - other.line || one.column - other.column;
}

/** The keys that may stand at a place of the file. */
export function knownKeys(path: readonly PropertyKey[]): readonly string[] {
  const [first, , third] = path;
  if (path.length === 0) return Object.keys(settingsSchema.shape);
  if (first === 'registries') return ['required'];
  if (first === 'channels' || third === 'channels') return Object.keys(channelSettingsSchema.shape);
  return Object.keys(templateSettingsSchema.shape);
}

/** Keys that exist as inputs but have no business in a file say so. */
function explain(finding: Finding): Finding {
  const key = String(finding.path.at(-1));
  if (finding.aboutKey !== true || !Object.hasOwn(CATALOGUE, key)) return finding;
  const { path } = finding;
  if (key === 'secrets') {
    return {
      path,
      aboutKey: true,
      message: 'secrets do not belong into a file',
      hint: 'give the input "secrets" of the build step, or name files in secret-files',
    };
  }
  return Object.hasOwn(settingsSchema.shape, key)
    ? { path, aboutKey: true, message: `"${key}" belongs to the top level of the file` }
    : { ...finding, message: `"${key}" is an input of the step and not a key of the file` };
}

/** What YAML 1.1 reads as a boolean and YAML 1.2 as text: whoever reads the file next may not agree. */
const WORDS = /^(?:yes|no|on|off)$/i;

/** Plain words and keys that readers of YAML do not agree on, and the one name that cannot be a key of an object. */
function ambiguous(data: unknown, place: YamlPlace, known: readonly Finding[]): Finding[] {
  const seen = new Set(known.map(({ path }) => path.join('\0')));
  const found: Finding[] = [];
  const visit = (value: unknown, path: readonly PropertyKey[]): void => {
    const { plain, plainKey } = place(path, false);
    if (path.at(-1) === '__proto__' && !seen.has(path.join('\0'))) {
      found.push({ path, message: '"__proto__" cannot be a name', aboutKey: true });
    } else if (plainKey) {
      found.push({ path, message: 'expected text as a key', hint: 'quote it', aboutKey: true });
    }
    if (typeof value === 'string' && plain && WORDS.test(value) && !seen.has(path.join('\0'))) {
      found.push({
        path,
        message: `"${value}" is a boolean to many readers of YAML`,
        hint: 'quote it',
      });
    }
    if (typeof value !== 'object' || value === null) return;
    for (const [key, part] of Object.entries(value)) visit(part, [...path, key]);
  };
  visit(data, []);
  return found;
}
