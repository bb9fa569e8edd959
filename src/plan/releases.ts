import { entryOf } from '../model/collections.ts';
import type { MovingTag, PlannedTemplate } from '../model/plan.ts';
import { KNOWN_ARCHITECTURES, KNOWN_OS } from '../model/platform.ts';
import { isVersioned } from './patterns.ts';
import {
  compareVersions,
  parseVersion,
  taggedVersionReader,
  tagSafe,
  type Version,
} from './versions.ts';

/** What tells the releases among a repository's tags. */
export interface ReleaseRules {
  /** Of releases; those without the version are passed over. */
  readonly patterns: readonly string[];
  /** Of tags that are no releases, whatever they look like: other channels' dates and commits, the tags of one platform. */
  readonly others: readonly string[];
  /** The version at hand, in whose likeness tags are read. */
  readonly version: Version | undefined;
  /** Exact tags of the version at hand: a pattern that fits one of them as well tells nothing apart. */
  readonly own: readonly string[];
}

/** A release that a repository holds. */
export interface KnownRelease {
  readonly version: Version;
  /** The tag that names it; undefined where only an index says so. */
  readonly tag: string | undefined;
}

/** The rules of a planned template, for one of its moving tags. */
export function releaseRules(
  {
    releasePatterns,
    otherPatterns = [],
    exactTags,
  }: Pick<PlannedTemplate, 'releasePatterns' | 'otherPatterns' | 'exactTags'>,
  version: string | null,
  { comparedThrough }: Pick<MovingTag, 'comparedThrough'> = {},
): ReleaseRules {
  return {
    patterns: comparedThrough ?? releasePatterns,
    others: otherPatterns,
    version: version === null ? undefined : parseVersion(version),
    own: exactTags,
  };
}

/**
 * The releases that some tags of a registry name (spec section 6). Tags that are no release (signatures, arch tags, other patterns) give
 * none. A plain number is one only beside a version that is a plain number: dates, run ids and some commits look the same.
 */
export function readReleases(tags: Iterable<string>, rules: ReleaseRules): KnownRelease[] {
  const read = releaseReader(rules);
  const releases: KnownRelease[] = [];
  for (const tag of tags) {
    const version = read(tag);
    if (version !== undefined) releases.push({ tag, version });
  }
  return releases;
}

/** Reads many tags: the patterns are made ready once. */
export function releaseReader(rules: ReleaseRules): (tag: string) => Version | undefined {
  const read = versionReader(rules);
  const isOther = otherReader(rules, read);
  return (tag) => (isOther(tag) ? undefined : read(tag));
}

/** The version that an index says to be of (`org.opencontainers.image.version`), where that is no other channel's first tag. */
export function releaseOfIndex(said: string, rules: ReleaseRules): Version | undefined {
  const isOther = otherReader(rules, versionReader(rules));
  const version = parseVersion(said);
  return version === undefined || isOther(tagSafe(said)) || !mayBeNumber(version, rules)
    ? undefined
    : version;
}

function versionReader(rules: ReleaseRules): (tag: string) => Version | undefined {
  const readers = rules.patterns.filter(isVersioned).map((pattern) => readerOf(pattern));
  const parse = taggedVersionReader(rules.version);
  return (tag) => {
    for (const reader of readers) {
      const found = versionOf(reader.exec(tag)?.groups, parse);
      if (found !== undefined && mayBeNumber(found, rules)) return found;
    }
    return undefined;
  };
}

function mayBeNumber({ text }: Version, { version }: ReleaseRules): boolean {
  return version === undefined || isNumber(version.text) || !isNumber(text);
}

function isNumber(text: string): boolean {
  return /^\d+$/.test(text);
}

function otherReader(
  { others, own, version }: ReleaseRules,
  read: (tag: string) => Version | undefined,
): (tag: string) => boolean {
  const ours = own.filter((tag) => {
    const found = read(tag);
    return found !== undefined && version !== undefined && compareVersions(found, version) === 0;
  });
  const readers = others
    .map((pattern) => readerOf(pattern))
    .filter((reader) => !ours.some((tag) => reader.test(tag)));
  return (tag) => readers.some((reader) => reader.test(tag));
}

/** What other releases' values look like where a pattern holds more than the version. */
const WILDCARDS: Readonly<Record<string, string>> = {
  version: '(?<version>.+)',
  major: String.raw`(?<major>\d+)`,
  minor: String.raw`(?<minor>\d+)`,
  patch: String.raw`(?<patch>\d+)`,
  sha: '[0-9a-f]{40,64}',
  'short-sha': '[0-9a-f]{7,}',
  date: String.raw`\d{8}`,
  'run-id': String.raw`\d+`,
  branch: '.+',
  pr: String.raw`\d+`,
  tag: '.+',
  'moving-tag': '.+',
  os: `(?:${KNOWN_OS.join('|')})`,
  arch: String.raw`(?:${KNOWN_ARCHITECTURES.join('|')})(?:v\d(?:\.\d)?)?`,
};

/** A pattern, ready to read many tags. */
function readerOf(pattern: string): RegExp {
  const seen = new Set<string>();
  const source = pattern
    .split(/(\{[^{}]*\})/)
    .map((part) => {
      const name = /^\{(.*)\}$/.exec(part)?.[1];
      const wildcard = name === undefined ? undefined : entryOf(WILDCARDS, name);
      if (name === undefined || wildcard === undefined) return escape(tagSafe(part));
      if (!wildcard.startsWith('(?<')) return wildcard;
      if (seen.has(name)) return String.raw`\k<${name}>`;
      seen.add(name);
      return wildcard;
    })
    .join('');
  return new RegExp(`^${source}$`);
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

function versionOf(
  groups: Readonly<Record<string, string>> | undefined,
  parse: (text: string) => Version | undefined,
): Version | undefined {
  if (groups === undefined) return undefined;
  const { version, major, minor, patch } = groups;
  if (version !== undefined) return parse(version);
  if (major === undefined || minor === undefined || patch === undefined) return undefined;
  return parseVersion(`${major}.${minor}.${patch}`);
}
