import type { MovingTag } from '../model/plan.ts';
import { placeholdersIn } from '../model/placeholders.ts';
import { parseTag, type Tag } from '../model/reference.ts';
import type { PlanFacts } from '../model/plan-facts.ts';
import type { PlanSpec } from '../model/plan-spec.ts';
import { branchSlug } from './branch.ts';
import { knownChannels } from './channel.ts';
import { Layers } from './layers.ts';
import { DEFAULT_ARCH_TAGS } from './legs.ts';
import { fill, isExact, isVersioned, type Values } from './patterns.ts';
import type { Problems } from './problems.ts';
import { releaseReader } from './releases.ts';
import { nameSafe, render } from './render.ts';
import type { FoundTemplate } from './templates.ts';
import { isPreRelease, type Version } from './versions.ts';

export interface TemplateTags {
  readonly exact: readonly Tag[];
  /** `latest` last. */
  readonly moving: readonly MovingTag[];
  readonly releasePatterns: readonly string[];
  /** Of tags that are no releases. */
  readonly otherPatterns: readonly string[];
  /** What users should know: a branch that was renamed. */
  readonly notes: readonly string[];
}

export interface TagQuestion {
  readonly spec: PlanSpec;
  readonly template: FoundTemplate;
  readonly channel: string;
  readonly version: Version | undefined;
  /** Of the placeholders, as they can stand in tags. */
  readonly values: Values;
  readonly facts: PlanFacts;
}

const OF_VERSION = ['version', 'major', 'minor', 'patch'];
/** What differs from build to build is left open in release patterns. */
const VARYING = [...OF_VERSION, 'sha', 'short-sha', 'date', 'run-id'];

/** Decides the tags of a template's index, exact and moving ones apart (spec sections 1, 3 and 6). */
export function decideTags(question: TagQuestion, problems: Problems): TemplateTags {
  const { template, channel, values } = question;
  const where = `tags of ${template.name}`;
  const patterns = patternsOf(question, channel);
  if (patterns === undefined) {
    const cure = `give channels.${channel}.tags in the config`;
    problems.add(where, `channel ${channel} has no tags`, cure);
    return { exact: [], moving: [], releasePatterns: [], otherPatterns: [], notes: [] };
  }
  const policy = new Layers(question.spec, template, channel).movingPolicy();
  const reserved = new Set(othersLiterals(question));
  const exact = new Map<Tag, string>();
  const moving = new Map<Tag, MovingTag>();
  const notes: string[] = [];

  for (const pattern of patterns) {
    const raw = render(pattern, values, where, problems);
    if (raw === undefined) continue;
    const text = keepOffReleases(question, pattern, nameSafe(raw), reserved, notes);
    const tag = problems.attempt(where, () => parseTag(text));
    if (tag === undefined) continue;
    const before = exact.get(tag);
    if (before !== undefined && before !== raw) {
      const cure = 'a tag cannot hold a +, which becomes -';
      problems.add(where, `"${before}" and "${raw}" would both be the tag ${tag}`, cure);
    } else if (isExact(pattern)) {
      exact.set(tag, raw);
      moving.delete(tag);
    } else if (before === undefined) {
      moving.set(tag, {
        tag,
        pattern: resolve(pattern, values, OF_VERSION),
        policy,
        ...comparison(question, tag, patterns),
      });
    }
  }
  // A pattern that gives no tag has its own problem.
  if (patterns.length === 0) problems.add(where, `channel ${channel} gives no tag`);
  return {
    exact: [...exact.keys()],
    moving: [...moving.values()].sort(
      (a, b) => Number(a.tag === 'latest') - Number(b.tag === 'latest'),
    ),
    releasePatterns: releasePatterns(question, patterns),
    otherPatterns: otherPatterns(question),
    notes,
  };
}

/** The tag patterns of a channel: the project's, else the defaults. A default whose value is not known here is left out. */
function patternsOf(
  { spec, template, facts: { pullRequest, branch } }: TagQuestion,
  channel: string,
): readonly string[] | undefined {
  const given = new Layers(spec, template, channel).tagPatterns(channel);
  if (given !== undefined) return given;
  if (channel === 'release') return ['{version}', 'latest'];
  if (channel === 'prerelease') return ['{version}'];
  if (channel !== 'snapshot') return undefined;
  if (pullRequest !== undefined) return ['pr-{pr}'];
  return branch === undefined ? ['sha-{short-sha}'] : ['sha-{short-sha}', '{branch}'];
}

/** A channel's tags that are the same for every build. */
function literals(question: TagQuestion, channel: string): readonly string[] {
  return (patternsOf(question, channel) ?? [])
    .map((pattern) => resolve(pattern, question.values, [...VARYING, 'branch', 'pr']))
    .filter((pattern) => placeholdersIn(pattern).length === 0);
}

function othersLiterals(question: TagQuestion): readonly string[] {
  return knownChannels(question.spec).flatMap((channel) => literals(question, channel));
}

/**
 * A branch called `latest`, `nightly`, `1.2` or `0.2.12` must not write the tag of that name, which is a release's: it becomes
 * `branch-latest`.
 */
function keepOffReleases(
  question: TagQuestion,
  pattern: string,
  text: string,
  reserved: ReadonlySet<string>,
  notes: string[],
): string {
  const { branch } = question.facts;
  if (branch === undefined || !placeholdersIn(pattern).includes('branch')) return text;
  const isRelease = releaseReader({
    patterns: patternsOf(question, 'release') ?? [],
    ...{ others: [], version: undefined, own: [] },
  });
  const taken = reserved.has(text) || looksReleased(text) || isRelease(text) !== undefined;
  if (!taken) return text;
  const renamed = fill(pattern, { ...question.values, branch: `branch-${branchSlug(branch)}` });
  notes.push(`branch ${branch} is tagged ${renamed}, since ${text} is the tag of a release`);
  return nameSafe(renamed);
}

/** A pre-release's moving tag that no release writes (`next`, `edge`) is compared within its own channel, pre-releases included. */
function comparison(
  question: TagQuestion,
  tag: Tag,
  patterns: readonly string[],
): Pick<MovingTag, 'comparedThrough'> {
  const { version, values } = question;
  if (version === undefined || !isPreRelease(version)) return {};
  const released = patternsOf(question, 'release') ?? [];
  if (looksReleased(tag) || released.some((each) => nameSafe(fill(each, values)) === tag))
    return {};
  return {
    comparedThrough: patterns
      .filter((each) => isExact(each) && isVersioned(each))
      .map((each) => resolve(each, values, VARYING)),
  };
}

/** `latest`, `1`, `v1.2`: whoever pulls it expects a release. */
function looksReleased(tag: string): boolean {
  return tag === 'latest' || /^v?\d+(?:\.\d+)*$/.test(tag);
}

/** How releases are told in the registry: the release channel's patterns, and those of a channel of the project's own. */
function releasePatterns(question: TagQuestion, own: readonly string[]): readonly string[] {
  const { channel, values } = question;
  const also = ['release', 'prerelease', 'snapshot'].includes(channel) ? [] : own;
  const of = (patterns: readonly string[], name: string): string[] =>
    patterns
      .filter((pattern) => isExact(pattern) && isVersioned(pattern))
      .map((pattern) => resolve(pattern, { ...values, channel: name }, VARYING));
  return [
    ...new Set([...of(patternsOf(question, 'release') ?? [], 'release'), ...of(also, channel)]),
  ];
}

/** How tags are told that are no releases: what other builds of the same images write, and the tags of one platform. */
function otherPatterns(question: TagQuestion): readonly string[] {
  const { spec, template, channel, values } = question;
  const unversioned = knownChannels(spec).flatMap((name) =>
    (patternsOf(question, name) ?? [])
      .filter((pattern) => isExact(pattern) && !isVersioned(pattern))
      .map((pattern) =>
        resolve(pattern, { ...values, channel: name }, [...VARYING, 'branch', 'pr']),
      ),
  );
  const arch = (new Layers(spec, template, channel).pick('arch-tags') ?? DEFAULT_ARCH_TAGS).map(
    (pattern) => resolve(pattern, values, VARYING),
  );
  return [...new Set([...unversioned, ...arch])];
}

/** Fills in all but some placeholders. */
function resolve(pattern: string, values: Values, keep: readonly string[]): string {
  return fill(
    pattern,
    Object.fromEntries(Object.entries(values).filter(([name]) => !keep.includes(name))),
  );
}
