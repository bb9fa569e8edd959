import pep440 from '@renovatebot/pep440';
import semver from 'semver';

/** An identifier of a pre-release or a local version: `rc`, `1`. Numbers may be longer than a double holds: a time, a run id. */
type Identifier = string | bigint;

/** A version of PEP 440 or semver, in the parts that decide its order (PEP 440, "Summary of permitted suffixes and relative ordering"). */
export interface Version {
  /** As given, without a leading `v`. */
  readonly text: string;
  readonly epoch: bigint;
  /** Without zeros at its end, so that 1.0 and 1.0.0 are equal. */
  readonly release: readonly bigint[];
  readonly pre: readonly Identifier[] | undefined;
  readonly post: bigint | undefined;
  readonly dev: bigint | undefined;
  readonly local: readonly Identifier[] | undefined;
  /** The digits of the release as written: `06` stays. */
  readonly digits: { readonly major: string; readonly minor: string; readonly patch: string };
  readonly preRelease: boolean;
}

/** Takes the `v` from `v1.2.3`. */
export function withoutV(text: string): string {
  return /^[vV](?=\d)/.test(text) ? text.slice(1) : text;
}

/** Reads a version with or without `v`; undefined when it is neither of PEP 440 nor of semver. */
export function parseVersion(given: string): Version | undefined {
  const text = withoutV(given);
  if (!/^\d[0-9A-Za-z.!+_-]*$/.test(text)) return undefined;
  const [, epoch = '0', release = '', rest] = /^(?:(\d+)!)?(\d+(?:\.\d+)*)(.*)$/.exec(text) ?? [];
  const [major = '0', minor = '0', patch = '0'] = release.split('.');
  const plain: Version = {
    text,
    epoch: BigInt(epoch),
    release: trimZeros(release.split('.').map(BigInt)),
    pre: undefined,
    post: undefined,
    dev: undefined,
    local: undefined,
    digits: { major, minor, patch },
    preRelease: false,
  };
  // Most tags of a registry are plain releases, and there may be hundreds of thousands.
  if (rest === '') return plain;
  const python = pep440.parse(text);
  const semantic = semver.parse(text);
  const semanticPre =
    semantic !== null && semantic.prerelease.length > 0
      ? semantic.prerelease.map((part) => identifier(String(part)))
      : undefined;
  if (python !== null) {
    const numbers = (rest ?? '').match(/\d+/g) ?? [];
    const [letters, number] = partOf(python.pre, numbers) ?? [];
    const pre = letters === undefined || number === undefined ? undefined : [letters, number];
    const dev = partOf(python.dev, numbers)?.[1];
    // A number after a dash is a post release to PEP 440 and a pre-release to semver: what either calls a pre-release is one.
    const onlySemantic = semanticPre !== undefined && pre === undefined;
    return {
      ...plain,
      pre: onlySemantic ? semanticPre : pre,
      post: onlySemantic ? undefined : partOf(python.post, numbers)?.[1],
      dev: onlySemantic ? undefined : dev,
      local: text.split('+')[1]?.split(/[-_.]/).map(identifier),
      preRelease: pre !== undefined || dev !== undefined || semanticPre !== undefined,
    };
  }
  if (semantic === null) return undefined;
  return {
    ...plain,
    pre: semanticPre,
    local: semantic.build.length > 0 ? semantic.build.map(identifier) : undefined,
    preRelease: semanticPre !== undefined,
  };
}

/**
 * How versions are read from tags, which hold neither `+` nor `!`. `1.3.0-cpu` stands for `1.3.0+cpu` where the version at hand has a local
 * part that looks the same but for its numbers (`+cpu`, `+cu12` beside `+cu11`); any other word after a dash is no local version.
 * `1-3.0`, which nothing else is called, stands for `1!3.0`.
 */
export function taggedVersionReader(like?: Version): (text: string) => Version | undefined {
  const own = like?.text.split('+')[1];
  const local =
    own === undefined
      ? undefined
      : new RegExp(
          `^(.+)-(${tagSafe(own)
            .replaceAll('.', String.raw`\.`)
            .replace(/\d+/g, String.raw`\d+`)})$`,
        );
  // Epochs are small; a project whose own is not says so by its version.
  const epoch = like?.epoch === undefined || like.epoch < 10n ? /^(\d)-(\d.*)$/ : /^(\d+)-(\d.*)$/;
  return (text) => {
    if (like !== undefined && tagSafe(like.text) === text) return like;
    const [, before, suffix] = local?.exec(text) ?? [];
    const read =
      (before !== undefined && parseVersion(`${before}+${suffix ?? ''}`)) || parseVersion(text);
    if (read !== undefined) return read;
    const [, era, version] = epoch.exec(text) ?? [];
    return version?.includes('.') === true ? parseVersion(`${era ?? ''}!${version}`) : undefined;
  };
}

/** A pre-release or development version, by PEP 440 or by semver (spec section 6). */
export function isPreRelease(version: Version): boolean {
  return version.preRelease;
}

/**
 * The order of versions, total over both schemes: negative when `a` is older. Zero only for two spellings of one version.
 * The keys are PEP 440's; a semver pre-release takes the place of `aN`, `bN`, `rcN` and is compared as semver does.
 */
export function compareVersions(a: Version, b: Version): number {
  return (
    compareNumbers(a.epoch, b.epoch) ||
    compareLists(a.release, b.release) ||
    phase(a) - phase(b) ||
    compareLists(a.pre ?? [], b.pre ?? []) ||
    compareNumbers(a.post ?? -1n, b.post ?? -1n) ||
    compareNumbers(a.dev ?? Infinity, b.dev ?? Infinity) ||
    compareLocal(a.local, b.local)
  );
}

/** A text as it can stand in a tag: what a tag cannot hold becomes `-` (spec section 6). */
export function tagSafe(text: string): string {
  return text.replace(/[^A-Za-z0-9_.-]/g, '-');
}

/** `1.0.dev3` comes before every pre-release of 1.0, those before 1.0 itself. */
function phase({ pre, post, dev }: Version): number {
  if (pre !== undefined) return 1;
  return post === undefined && dev !== undefined ? 0 : 2;
}

function compareNumbers(a: bigint | number, b: bigint | number): number {
  return Number(a > b) - Number(a < b);
}

/** Absent is lowest; a number is above a word (PEP 440, "Local version identifiers"). */
function compareLocal(
  a: readonly Identifier[] | undefined,
  b: readonly Identifier[] | undefined,
): number {
  if (a === undefined || b === undefined) return Number(a !== undefined) - Number(b !== undefined);
  return compareLists(a, b, 1);
}

/** Left to right; the shorter is lower. A number is below a word, as in semver, unless told otherwise. */
function compareLists(
  a: readonly Identifier[],
  b: readonly Identifier[],
  numbersAbove: 1 | -1 = -1,
): number {
  for (const [index, left] of a.entries()) {
    const right = b[index];
    if (right === undefined) return 1;
    if (typeof left !== typeof right)
      return typeof left === 'bigint' ? numbersAbove : -numbersAbove;
    if (left !== right) return left < right ? -1 : 1;
  }
  return a.length - b.length;
}

function trimZeros(release: readonly bigint[]): readonly bigint[] {
  return release.slice(0, release.findLastIndex((part) => part !== 0n) + 1);
}

/**
 * Letters and number of a part. The library's parts are null where they are absent, whatever its types say, and its numbers are doubles:
 * what is longer is taken from the text.
 */
function partOf(part: unknown, numbers: readonly string[]): readonly [string, bigint] | undefined {
  if (!Array.isArray(part)) return undefined;
  const number = Number(part[1] ?? 0);
  const exact = Number.isSafeInteger(number)
    ? number
    : numbers.find((text) => Number(text) === number);
  return [String(part[0]), BigInt(exact ?? 0)];
}

function identifier(text: string): Identifier {
  return /^\d+$/.test(text) ? BigInt(text) : text.toLowerCase();
}

/** Is it a version of PEP 440, as a Python package must have? */
export function isPythonVersion({ text }: Version): boolean {
  return pep440.valid(text) !== null;
}
