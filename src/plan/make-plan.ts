import { InputError } from '../model/errors.ts';
import type { Plan } from '../model/plan.ts';
import type { PlanFacts } from '../model/plan-facts.ts';
import type { PlanSpec } from '../model/plan-spec.ts';
import { splitRepository } from '../model/reference.ts';
import { settingsSchema } from '../model/settings.ts';
import { refuseUnbuildable } from './build-checks.ts';
import { decideRelease } from './channel.ts';
import { refuseCollisions } from './collisions.ts';
import { refuseAbsentFiles } from './file-checks.ts';
import { isQuay } from './images.ts';
import { refuseTooManyLegs } from './limits.ts';
import { planTemplate } from './plan-template.ts';
import { Problems } from './problems.ts';
import { decideRegistries, refuseOnlyMirrors } from './registries.ts';
import { findTemplates } from './templates.ts';

/** A plan, and what is to be said about how it came to be. */
export interface MadePlan {
  readonly plan: Plan;
  /** What was found and left out, and where the version came from: lines for the log. */
  readonly story: readonly string[];
  readonly warnings: readonly string[];
}

/**
 * Decides everything about a release, once (spec sections 3 to 6). Pure: equal specs and facts give equal plans.
 * @throws InputError with all that is wrong
 */
export function makePlan(spec: PlanSpec, facts: PlanFacts): MadePlan {
  const { inputs, file } = spec;
  const problems = new Problems();
  const release = decideRelease(spec, facts, problems);
  const discovery = findTemplates(spec, facts, problems);
  const planned = discovery.templates.map((template) =>
    planTemplate(template, spec, facts, release, problems),
  );
  const templates = planned.map(({ template }) => template);
  const registries = decideRegistries(file.registries, problems);
  refuseTooManyLegs(templates, problems);
  refuseCollisions(templates, problems);
  refuseOnlyMirrors(templates, registries, problems);
  const engine = inputs.engine ?? file.engine ?? 'auto';
  refuseUnbuildable(templates, engine, problems);
  if (facts.checkout !== undefined) {
    refuseAbsentFiles(templates, engine, facts.checkout, problems);
  }
  raise(spec, problems);

  const insecure = inputs['insecure-registries'] ?? file['insecure-registries'];
  const concurrency = inputs['registry-concurrency'] ?? file['registry-concurrency'];
  const plan: Plan = {
    schema: 1,
    project: {
      repository: facts.repository,
      commit: facts.commit,
      ...(facts.runId === undefined ? {} : { runId: facts.runId }),
    },
    created: facts.created,
    version: release.version?.text ?? null,
    channel: release.channel,
    push: decidePush(inputs.push ?? file.push ?? 'auto', facts.event),
    handoff: inputs.handoff ?? file.handoff ?? { kind: 'artifact' },
    engine,
    onExisting: inputs['on-existing'] ?? file['on-existing'] ?? 'replace',
    registries,
    policies: {
      onMissingOptional: inputs['on-missing-optional'] ?? file['on-missing-optional'] ?? 'warn',
      onShrink: inputs['on-shrink'] ?? file['on-shrink'] ?? 'hold',
      verify: inputs.verify ?? file.verify ?? 'contents',
    },
    ...(insecure === undefined ? {} : { insecureRegistries: [...insecure] }),
    ...(concurrency === undefined ? {} : { registryConcurrency: concurrency }),
    templates,
  };
  return {
    plan,
    story: [
      `${plan.version === null ? 'no version' : `version ${plan.version} (${release.versionFrom})`}, channel ${plan.channel}, commit ${plan.project.commit}`,
      ...discovery.story,
    ],
    warnings: [
      ...new Set([
        ...uncommitted(facts),
        ...planned.flatMap(({ notes }) => notes),
        ...unused(spec, plan),
        ...shortLived(plan),
      ]),
    ],
  };
}

/**
 * Reports together what could not be read and what planning found. With parts unread, planning speaks only of inputs that were given and read:
 * the rest may be wrong for want of what is missing.
 */
function raise({ inputs, problems: unread }: PlanSpec, problems: Problems): void {
  if (unread.length === 0) {
    problems.raise();
    return;
  }
  const uncertain = unread.some(({ where }) => !Object.hasOwn(settingsSchema.shape, where));
  const blind = uncertain || unread.some(({ where }) => ['version', 'channel'].includes(where));
  const told = problems.all.filter(({ where }) => {
    const key = where.split(' ')[0] ?? '';
    return Object.hasOwn(inputs, key) && (!blind || key === 'version');
  });
  throw new InputError([...unread, ...told]);
}

/** `auto` validates where an untrusted or unmerged change runs (spec section 3, `push`). */
function decidePush(push: boolean | 'auto', event: string | undefined): boolean {
  if (push !== 'auto') return push;
  return !['pull_request', 'pull_request_target', 'merge_group'].includes(event ?? '');
}

/** Labels and records name a commit whose tree is not what is built: right for a try, and seldom meant for a release. */
function uncommitted({ changed, commit }: PlanFacts): readonly string[] {
  return changed === true
    ? [
        `the working tree has changes that are not in the commit: what is built here is labelled ${commit.slice(0, 12)} all the same`,
      ]
    : [];
}

/** Quay deletes a manifest that no tag names after an hour (spec section 8): a slow last leg would find the first one gone. */
function shortLived({ push, templates }: Plan): readonly string[] {
  return templates
    .filter(({ legs }) => push && legs.every(({ archTags }) => archTags.length === 0))
    .flatMap(({ images }) => images.filter(isQuay))
    .map(
      (image) =>
        `${image}: Quay deletes manifests without a tag after an hour, and no leg has arch tags`,
    );
}

/** Settings that nothing in the plan uses are most likely misspelt. */
function unused({ inputs, file }: PlanSpec, plan: Plan): readonly string[] {
  const platforms = new Set(
    plan.templates.flatMap(({ legs }) => legs.map(({ platform }) => platform)),
  );
  const hosts = new Set(
    plan.templates.flatMap(({ images }) => images.map((image) => splitRepository(image).registry)),
  );
  const runners = inputs.runners ?? file.runners ?? new Map<string, unknown>();
  return [
    ...Object.keys(plan.registries)
      .filter((host) => !hosts.has(host))
      .map((host) => `registries names ${host}, where nothing is published`),
    ...[...runners.keys()]
      .filter(
        (platform) =>
          ![...platforms].some((each) => each.startsWith(platform)) && platform !== 'linux/amd64',
      )
      .map((platform) => `runners names ${platform}, for which nothing is built`),
  ];
}
