import pep440 from '@renovatebot/pep440';
import semver from 'semver';

/** An identifier of a pre-release or a local version: `rc`, `1`. */
type Identifier = string | number;

/** A version of PEP 440 or semver, in the parts that decide its order (PEP 440, "Summary of permitted suffixes and relative ordering"). */
export interface Version {
  /** As given, without a leading `v`. */
  readonly text: string;
  readonly epoch: number;
  /** Without zeros at its end, so that 1.0 and 1.0.0 are equal. */
  readonly release: readonly number[];
  readonly pre: readonly Identifier[] | undefined;
  readonly post: number | undefined;
  readonly dev: number | undefined;
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
  const python = pep440.parse(text);
  const semantic = semver.parse(text);
  const [, major = '0', minor = '0', patch = '0'] =
    /^(?:\d+!)?(\d+)(?:\.(\d+))?(?:\.(\d+))?/.exec(text) ?? [];
  const digits = { major, minor, patch };
  const semanticPre = semantic !== null && semantic.prerelease.length > 0;
  if (python !== null) {
    const pre = identifiers(python.pre);
    const dev = numberOf(python.dev);
    // A number after a dash is a post release to PEP 440 and a pre-release to semver: what either calls a pre-release is one.
    const onlySemantic = semanticPre && pre === undefined;
    return {
      text,
      epoch: python.epoch,
      release: trimZeros(python.release),
      pre: onlySemantic ? semantic.prerelease : pre,
      post: onlySemantic ? undefined : numberOf(python.post),
      dev: onlySemantic ? undefined : dev,
      local: identifiers(python.local),
      digits,
      preRelease: pre !== undefined || dev !== undefined || semanticPre,
    };
  }
  if (semantic === null) return undefined;
  return {
    text,
    epoch: 0,
    release: trimZeros([semantic.major, semantic.minor, semantic.patch]),
    pre: semanticPre ? semantic.prerelease : undefined,
    post: undefined,
    dev: undefined,
    local: semantic.build.length > 0 ? semantic.build.map(identifier) : undefined,
    digits,
    preRelease: semanticPre,
  };
}

/**
 * Reads a version from a tag. A tag has no `+`, so that `1.3.0-cpu` may stand for `1.3.0+cpu`: it is read so where the version at hand
 * has a local part itself, and nowhere else.
 */
export function parseTaggedVersion(text: string, like?: Version): Version | undefined {
  if (like !== undefined && tagSafe(like.text) === text) return like;
  if (like?.local !== undefined && pep440.parse(text) === null) {
    for (let dash = text.lastIndexOf('-'); dash > 0; dash = text.lastIndexOf('-', dash - 1)) {
      const local = `${text.slice(0, dash)}+${text.slice(dash + 1)}`;
      if (pep440.parse(local) !== null) return parseVersion(local);
    }
  }
  return parseVersion(text);
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
    a.epoch - b.epoch ||
    compareLists(a.release, b.release) ||
    phase(a) - phase(b) ||
    compareLists(a.pre ?? [], b.pre ?? []) ||
    (a.post ?? -1) - (b.post ?? -1) ||
    compareDev(a.dev, b.dev) ||
    compareLocal(a.local, b.local)
  );
}

/** The highest of some versions. */
export function highest(versions: Iterable<Version>): Version | undefined {
  let best: Version | undefined;
  for (const version of versions) {
    if (best === undefined || compareVersions(version, best) > 0) best = version;
  }
  return best;
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

function compareDev(a: number | undefined, b: number | undefined): number {
  if (a === b) return 0;
  return (a ?? Infinity) < (b ?? Infinity) ? -1 : 1;
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
      return typeof left === 'number' ? numbersAbove : -numbersAbove;
    if (left !== right) return left < right ? -1 : 1;
  }
  return a.length - b.length;
}

function trimZeros(release: readonly number[]): readonly number[] {
  return release.slice(0, release.findLastIndex((part) => part !== 0) + 1);
}

/** The library's parts are null where they are absent, whatever its types say. */
function numberOf(part: unknown): number | undefined {
  return Array.isArray(part) ? Number(part[1] ?? 0) : undefined;
}

function identifiers(parts: unknown): readonly Identifier[] | undefined {
  return Array.isArray(parts) ? parts.map((part) => identifier(String(part))) : undefined;
}

function identifier(text: string): Identifier {
  return /^\d+$/.test(text) ? Number(text) : text.toLowerCase();
}

/** Is it a version of PEP 440, as a Python package must have? */
export function isPythonVersion({ text }: Version): boolean {
  return pep440.valid(text) !== null;
}
