import type { Plan, PlannedTemplate } from '../model/plan.ts';
import type { PlanFacts } from '../model/plan-facts.ts';
import type { PlanSpec } from '../model/plan-spec.ts';
import { parsePlatform } from '../model/platform.ts';
import { splitRepository } from '../model/reference.ts';
import { refuseUnbuildable, unusedCommands } from './build-checks.ts';
import { decideBuild } from './build-spec.ts';
import { decideRelease, type Release } from './channel.ts';
import { refuseCollisions } from './collisions.ts';
import { decideImages, DEFAULT_IMAGES, isQuay, officialImages } from './images.ts';
import { standardLabels } from './labels.ts';
import { Layers } from './layers.ts';
import { decideLegs, DEFAULT_ARCH_IMAGES, DEFAULT_ARCH_TAGS, DEFAULT_PLATFORMS } from './legs.ts';
import { refuseTooManyLegs } from './limits.ts';
import { fillText } from './patterns.ts';
import { Problems } from './problems.ts';
import { decideRegistries, refuseOnlyMirrors } from './registries.ts';
import { decideTags } from './tags.ts';
import { findTemplates, type FoundTemplate } from './templates.ts';
import { tagValues, valuesFor } from './values.ts';

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
  problems.raise();

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
      `version ${plan.version ?? 'none'} (${release.versionFrom}), channel ${plan.channel}, commit ${plan.project.commit}`,
      ...discovery.story,
    ],
    warnings: [
      ...new Set([
        ...planned.flatMap(({ notes }) => notes),
        ...unused(spec, plan),
        ...shortLived(plan),
        ...unusedCommands(plan),
      ]),
    ],
  };
}

/** `auto` validates where an untrusted or unmerged change runs (spec section 3, `push`). */
function decidePush(push: boolean | 'auto', event: string | undefined): boolean {
  if (push !== 'auto') return push;
  return !['pull_request', 'pull_request_target', 'merge_group'].includes(event ?? '');
}

function planTemplate(
  found: FoundTemplate,
  spec: PlanSpec,
  facts: PlanFacts,
  release: Release,
  problems: Problems,
): { readonly template: PlannedTemplate; readonly notes: readonly string[] } {
  const { name } = found;
  const { inputs, file } = spec;
  const layers = new Layers(spec, found, release.channel);
  const org = inputs.org ?? file.org ?? ownerOf(facts.repository);
  const values = valuesFor(name, org, release, facts);
  const forTags = tagValues(values);
  const images = decideImages(
    layers.pick('images') ?? DEFAULT_IMAGES,
    values,
    `images of ${name}`,
    problems,
  );
  const tags = decideTags(
    {
      spec,
      template: found,
      channel: release.channel,
      version: release.version,
      values: forTags,
      facts,
    },
    problems,
  );
  const archTags = layers.pick('arch-tags') ?? DEFAULT_ARCH_TAGS;
  const legs = decideLegs(
    {
      template: name,
      images,
      tags,
      platforms:
        layers.pick('platforms') ??
        DEFAULT_PLATFORMS.map((text) => ({ platform: parsePlatform(text), optional: false })),
      runners: inputs.runners ?? file.runners ?? new Map(),
      archTags,
      archImages: layers.pick('arch-images') ?? DEFAULT_ARCH_IMAGES,
      values,
      tagValues: forTags,
    },
    problems,
  );
  const firstTag = tags.exact[0] ?? tags.moving[0]?.tag;
  const standard =
    layers.pick('standard-labels') === false
      ? {}
      : standardLabels(name, release.version?.text ?? firstTag, facts);
  const textValues = { ...values, image: images[0], tag: firstTag };
  const annotations = { ...standard, ...layers.merge('index-annotations') };
  const platforms = new Set<string>(legs.map(({ platform }) => platform));
  return {
    template: {
      name,
      images: [...images],
      exactTags: [...tags.exact],
      movingTags: [...tags.moving],
      releasePatterns: [...tags.releasePatterns],
      build: decideBuild(found, layers, standard, textValues),
      annotations: Object.fromEntries(
        Object.entries(annotations).map(([key, text]) => [key, fillText(text, textValues)]),
      ),
      legs: [...legs],
    },
    notes: [
      ...tags.notes,
      ...officialImages(images).map(
        (image) =>
          `${image} is the name of one of Docker's official images; did you mean docker.io/NAMESPACE/NAME?`,
      ),
      ...[...platforms]
        .filter(
          (platform) => platform.startsWith('linux/amd64/v3') && !platforms.has('linux/amd64'),
        )
        .map(
          (platform) =>
            `${name}: ${platform} without linux/amd64 leaves out every client of an older processor`,
        ),
    ],
  };
}

function ownerOf(repository: string): string | undefined {
  const [owner, name] = repository.split('/');
  return name === undefined ? undefined : owner?.toLowerCase();
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
