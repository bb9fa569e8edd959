import type { PlannedTemplate } from '../model/plan.ts';
import type { PlanFacts } from '../model/plan-facts.ts';
import type { PlanSpec } from '../model/plan-spec.ts';
import { parsePlatform } from '../model/platform.ts';
import { decideBuild } from './build-spec.ts';
import type { Release } from './channel.ts';
import { decideImages, DEFAULT_IMAGES, officialImages } from './images.ts';
import { standardLabels } from './labels.ts';
import { Layers } from './layers.ts';
import { decideLegs, DEFAULT_ARCH_IMAGES, DEFAULT_ARCH_TAGS, DEFAULT_PLATFORMS } from './legs.ts';
import { fillText } from './patterns.ts';
import type { Problems } from './problems.ts';
import { decideTags } from './tags.ts';
import type { FoundTemplate } from './templates.ts';
import { tagValues, valuesFor } from './values.ts';

/** Plans one template: images, tags, legs, how it is built, its labels; and says what users should know of it. */
export function planTemplate(
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
      otherPatterns: [...tags.otherPatterns],
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
