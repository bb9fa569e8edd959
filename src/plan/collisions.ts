import { groupBy } from '../model/collections.ts';
import { legName } from '../model/leg.ts';
import type { PlannedTemplate } from '../model/plan.ts';
import type { Problems } from './problems.ts';

/** How many tags and writers a problem names. */
const MAX_NAMED = 3;

/** Who would write a tag of an image. */
interface Claim {
  readonly repository: string;
  readonly tag: string;
  readonly template: string;
  /** The template, or one leg of it. */
  readonly writer: string;
}

/**
 * Refuses two writers of one tag of one image (spec section 5): the later would undo the earlier. Several templates in one image, under
 * different tags, are fine. What the same templates share of an image is one problem.
 */
export function refuseCollisions(templates: readonly PlannedTemplate[], problems: Problems): void {
  const byTag = groupBy(templates.flatMap(claims), ({ repository, tag }) => `${repository}:${tag}`);
  const contested = [...byTag.values()]
    .map((group) => ({
      repository: group[0]?.repository ?? '',
      tag: group[0]?.tag ?? '',
      writers: new Set(group.map(({ writer }) => writer)),
      templates: new Set(group.map(({ template }) => template)),
    }))
    .filter(({ writers }) => writers.size > 1);
  const byImage = groupBy(contested, (each) => [each.repository, ...each.templates].join(' '));
  for (const group of byImage.values()) {
    const [first] = group;
    if (first === undefined) continue;
    const { repository, templates: shared } = first;
    // Legs are named where no more than one template is to blame.
    const writers = shared.size > 1 ? shared : new Set(group.flatMap((each) => [...each.writers]));
    problems.add(
      'tags',
      `${repository} would get the same ${group.length === 1 ? 'tag' : 'tags'} (${some(group.map(({ tag }) => tag))}) from ${some([...writers])}`,
      shared.size > 1
        ? 'give each its own image, such as with {template} in images, or its own tags'
        : 'give each its own tag, with {arch} in it',
    );
  }
}

function claims({ name, images, exactTags, movingTags, legs }: PlannedTemplate): Claim[] {
  const tags = [...exactTags, ...movingTags.map(({ tag }) => tag)];
  return [
    ...images.flatMap((repository) =>
      tags.map((tag) => ({ repository, tag, template: name, writer: name })),
    ),
    ...legs.flatMap(({ platform, archTags, movingArchTags }) =>
      [...archTags, ...movingArchTags].map(({ repository, tag }) => ({
        ...{ repository, tag, template: name },
        writer: `the leg ${legName({ template: name, platform })}`,
      })),
    ),
  ];
}

function some(names: readonly string[]): string {
  const rest = names.length - MAX_NAMED;
  if (rest <= 1) return names.join(', ');
  return `${names.slice(0, MAX_NAMED).join(', ')} and ${rest} more`;
}
