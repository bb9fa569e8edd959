import type { PlanFacts } from '../model/plan-facts.ts';
import type { PlanSpec } from '../model/plan-spec.ts';
import { didYouMean } from '../model/nearest.ts';
import type { Problems } from './problems.ts';
import { isPreRelease, parseVersion, type Version } from './versions.ts';

/** The channels that every project has (spec section 1). */
const BUILT_IN = ['release', 'prerelease', 'snapshot'] as const;

export interface Release {
  readonly version: Version | undefined;
  /** Where the version came from, for the log. */
  readonly versionFrom: string;
  readonly channel: string;
}

/** Stands for a version that is none, so that planning goes on and finds only faults of their own. No plan comes of it. */
const STAND_IN = parseVersion('0.0.0');

/** Decides version and channel, once for the whole plan (spec sections 3 and 6). */
export function decideRelease(spec: PlanSpec, facts: PlanFacts, problems: Problems): Release {
  const { version, versionFrom } = decideVersion(spec, facts, problems);
  const asked = spec.inputs.channel ?? spec.file.channel ?? 'auto';
  if (asked !== 'auto') {
    const known = knownChannels(spec);
    if (known.includes(asked)) return { version, versionFrom, channel: asked };
    problems.add(
      'channel',
      `there is no channel "${asked}"`,
      didYouMean(asked, known) ?? 'describe it under channels in the config file',
    );
  }
  const channel =
    version === undefined ? 'snapshot' : isPreRelease(version) ? 'prerelease' : 'release';
  return { version, versionFrom, channel };
}

function decideVersion(
  { inputs, file }: PlanSpec,
  { gitTag }: PlanFacts,
  problems: Problems,
): Pick<Release, 'version' | 'versionFrom'> {
  const given = inputs.version ?? file.version;
  if (given !== undefined) {
    const version = parseVersion(given);
    if (version === undefined) {
      problems.add(
        'version',
        `"${given}" is no version, neither of PEP 440 nor of semver`,
        'expected such as 1.2.0, v1.2.0-rc.1 or 0.2.11rc1; leave it empty for a snapshot',
      );
    }
    return {
      version: version ?? STAND_IN,
      versionFrom: inputs.version === undefined ? 'config' : 'input',
    };
  }
  const tagged = gitTag === undefined ? undefined : parseVersion(gitTag);
  return {
    version: tagged,
    versionFrom: tagged === undefined ? 'none' : `git tag ${gitTag ?? ''}`,
  };
}

/** Built-in channels and those that the config describes, at its top or in a template. */
export function knownChannels({ file }: PlanSpec): readonly string[] {
  const named = [
    ...Object.keys(file.channels ?? {}),
    ...(file.templates ?? []).flatMap(({ settings }) => Object.keys(settings.channels ?? {})),
  ];
  return [...new Set([...BUILT_IN, ...named])];
}
