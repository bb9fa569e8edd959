import type { Digest } from '../model/digest.ts';
import type { Plan, PlannedTemplate } from '../model/plan.ts';
import type { Repository, Tag } from '../model/reference.ts';
import type { RegistryView } from '../model/registry-view.ts';
import { decideMovingTag } from './moving.ts';
import { readReleases, releaseRules } from './releases.ts';

/** What would become of a tag, as far as a plan can tell (spec section 9). */
export type OutlookState = 'new' | 'replaced' | 'unchanged' | 'held' | 'refused' | 'unknown yet';

export interface TagOutlook {
  readonly template: string;
  readonly image: Repository;
  readonly tag: Tag;
  readonly state: OutlookState;
  /** What the tag names now. */
  readonly present?: Digest;
  readonly reason?: string;
}

/**
 * What would become of every index tag in every registry, against what the registries hold now.
 * @param built the index's digest by template, where it is known already: a plan alone cannot know it, and then no tag is `unchanged`
 */
export function tagOutlook(
  plan: Plan,
  view: RegistryView,
  built: ReadonlyMap<string, Digest> = new Map(),
): readonly TagOutlook[] {
  return plan.templates.flatMap((template) => {
    const moving = new Map(template.movingTags.map((tag) => [tag.tag, tag]));
    const tags = [...template.exactTags, ...moving.keys()];
    return template.images.flatMap((image) =>
      tags.map((tag) => {
        const own = moving.get(tag);
        const stays =
          own === undefined ? undefined : reasonToStay(plan, template, image, own, view);
        return { template: template.name, image, tag, ...stateOf(image, tag, stays) };
      }),
    );

    function stateOf(
      image: Repository,
      tag: Tag,
      stays: { readonly state: 'held' | 'unknown yet'; readonly reason: string } | undefined,
    ): Omit<TagOutlook, 'template' | 'image' | 'tag'> {
      const seen = view.get(image);
      const present = seen?.kind === 'read' ? seen.digests.get(tag) : undefined;
      const now = present === undefined ? {} : { present };
      if (present !== undefined && present === built.get(template.name)) {
        return { state: 'unchanged', ...now };
      }
      if (stays !== undefined) return { ...stays, ...now };
      if (seen?.kind !== 'read') return { state: 'unknown yet', ...(seen && { reason: seen.why }) };
      if (!seen.tags.includes(tag)) return { state: 'new' };
      if (plan.onExisting === 'fail' && !moving.has(tag)) {
        return {
          state: 'refused',
          ...now,
          reason: 'it is there, and on-existing is fail: only the same image may have it',
        };
      }
      return { state: 'replaced', ...now };
    }
  });
}

/** Why a moving tag would not move, or that this cannot be told yet; undefined when it would. */
function reasonToStay(
  plan: Plan,
  template: PlannedTemplate,
  image: Repository,
  tag: PlannedTemplate['movingTags'][number],
  view: RegistryView,
): { readonly state: 'held' | 'unknown yet'; readonly reason: string } | undefined {
  const seen = template.images.map((each) => view.get(each));
  const decision = decideMovingTag({
    tag,
    version: plan.version,
    releases: readReleases(
      new Set(seen.flatMap((each) => (each?.kind === 'read' ? each.tags : []))),
      releaseRules(template, plan.version, tag),
    ),
  });
  // One registry is enough to hold a tag; to let it move takes all of them.
  if (!decision.move) return { state: 'held', reason: decision.reason };
  const compares = tag.policy === 'auto' && plan.version !== null;
  if (!compares || seen.every((each) => each?.kind === 'read')) return undefined;
  return { state: 'unknown yet', reason: whyBlind(template, image, view) };
}

/** Why it cannot be told what is there: the image's own reason first, the same for all of its tags; else that of another image, which is named. */
function whyBlind(template: PlannedTemplate, image: Repository, view: RegistryView): string {
  const own = view.get(image);
  if (own?.kind === 'unknown') return own.why;
  for (const other of template.images) {
    const seen = view.get(other);
    if (seen?.kind === 'unknown') return `${other} is not known: ${seen.why}`;
  }
  return 'not every registry was read';
}
