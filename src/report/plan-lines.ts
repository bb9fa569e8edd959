import type { Plan, PlannedLeg } from '../model/plan.ts';
import { shortDigest } from '../model/digest.ts';
import type { TagOutlook } from '../plan/outlook.ts';

/** The effective plan as a table for the log: one line per leg, one per image and its tags. */
export function planLines(plan: Plan): readonly string[] {
  const legs = plan.templates.flatMap(({ name, images: named, legs: own }) =>
    own.map(({ platform, runner, optional, emulated, ...tags }) => [
      name,
      platform,
      [runner].flat().join(', '),
      [optional ? 'optional' : 'required', ...(emulated ? ['emulated'] : [])].join(', '),
      archTagNames(tags, named).join(', '),
    ]),
  );
  const images = plan.templates.flatMap(({ name, images: own, exactTags, movingTags }) =>
    own.map((image) => [
      name,
      image,
      exactTags.join(', '),
      movingTags
        .map(({ tag, policy }) => (policy === 'auto' ? tag : `${tag} (${policy})`))
        .join(', '),
    ]),
  );
  return [
    ...textTable(['template', 'platform', 'runner', 'leg', 'arch tags'], legs),
    '',
    ...textTable(['template', 'image', 'exact tags', 'moving tags'], images),
  ];
}

/**
 * A leg's arch tags by name, those that follow a moving tag behind the exact ones. One in a repository of its own (`arch-images`) is named
 * with it: its tag alone may be the index's.
 * @param images the template's
 */
export function archTagNames(
  { archTags, movingArchTags }: Pick<PlannedLeg, 'archTags' | 'movingArchTags'>,
  images: readonly string[],
): readonly string[] {
  return [
    ...new Set(
      [...archTags, ...movingArchTags].map(({ repository, tag }) =>
        images.includes(repository) ? tag : `${repository}:${tag}`,
      ),
    ),
  ];
}

/** What would become of the tags, for the log. */
export function outlookLines(outlook: readonly TagOutlook[]): readonly string[] {
  return textTable(
    ['tag', 'would be', ''],
    outlook.map((each) => [`${each.image}:${each.tag}`, each.state, outlookDetail(each)]),
  );
}

/** What stands beside a tag's state: what it names now, and why. */
export function outlookDetail({ state, present, reason }: TagOutlook): string {
  const now = present === undefined ? '' : shortDigest(present);
  const change = state === 'replaced' && now !== '' ? `${now} → this build` : now;
  return [change, reason ?? ''].filter((part) => part !== '').join(': ');
}

/** Columns as wide as their widest cell. */
export function textTable(
  head: readonly string[],
  rows: readonly (readonly string[])[],
): readonly string[] {
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  return [head, ...rows].map((row) =>
    row
      .map((text, column) => text.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
