import { legName } from '../model/leg.ts';
import type { PlannedTemplate } from '../model/plan.ts';
import type { Problems } from './problems.ts';

/**
 * Refuses two writers of one tag of one image (spec section 5): the later would undo the earlier. Several templates in one image, under
 * different tags, are fine.
 */
export function refuseCollisions(templates: readonly PlannedTemplate[], problems: Problems): void {
  const writers = new Map<string, string>();
  const claim = (reference: string, writer: string): void => {
    const other = writers.get(reference);
    if (other === undefined) writers.set(reference, writer);
    else if (other !== writer) {
      problems.add(
        'tags',
        `${reference} would be written by ${other} and by ${writer}`,
        'give each its own image or its own tags',
      );
    }
  };
  for (const template of templates) {
    const tags = [...template.exactTags, ...template.movingTags.map(({ tag }) => tag)];
    for (const image of template.images) {
      for (const tag of tags) claim(`${image}:${tag}`, template.name);
    }
    for (const leg of template.legs) {
      const writer = `the leg ${legName({ template: template.name, platform: leg.platform })}`;
      for (const { repository, tag } of [...leg.archTags, ...leg.movingArchTags]) {
        claim(`${repository}:${tag}`, writer);
      }
    }
  }
}
