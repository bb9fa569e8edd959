import { groupBy } from '../model/collections.ts';
import type {
  RegistryResult,
  Results,
  TagResult,
  TagState,
  TemplateResult,
} from '../model/results.ts';

const STATE: Readonly<Record<TagState, string>> = {
  written: 'written',
  unchanged: 'unchanged',
  held: 'held',
  failed: 'failed',
  'not-tried': 'not tried',
};

/** The fan-in's end as log lines: one fact a line (spec section 9). */
export function resultLines({ templates }: Results): readonly string[] {
  return Object.entries(templates).flatMap(([name, result]) => [
    `${name}: ${headline(result)}`,
    ...Object.values(result.registries).flatMap((registry) => tagLines(result, registry)),
  ]);
}

function headline({ status, digest, platforms, missing }: TemplateResult): string {
  const without = missing.map(({ platform }) => platform).join(', ');
  if (status === 'stopped') return `not published: ${without} missing`;
  if (status === 'failed') return 'failed';
  return [
    status === 'published' ? 'published' : 'valid',
    digest,
    `for ${platforms.map(({ platform }) => platform).join(', ')}`,
    without && `without ${without}`,
  ]
    .filter((part) => part !== undefined && part !== '')
    .join(' ');
}

/** A line per tag; those of a template that did not get there, for one cause, share one. */
function tagLines({ status }: TemplateResult, { image, tags }: RegistryResult): readonly string[] {
  const stopped = status === 'stopped' || status === 'failed';
  const groups = groupBy(Object.entries(tags), ([tag, { state, reason = '' }]) =>
    stopped && state === 'not-tried' ? `not tried ${reason}` : tag,
  );
  return Array.from(groups.values(), (group) => {
    const names = group.map(([tag]) => tag).join(', ');
    const [first] = group;
    return first === undefined ? '' : `  ${image}:${names} ${tell(first[1], group.length === 1)}`;
  });
}

function tell({ state, digest, reason }: TagResult, alone: boolean): string {
  const why = reason?.split('\n')[0];
  const names = alone ? digest : undefined;
  // Such a reason says the state in better words: nothing is held where there is no tag, and a validation tries nothing.
  const plain = (state === 'held' && digest === undefined) || why?.startsWith('would ') === true;
  const parts = plain ? [why, names] : [STATE[state], names, why && `(${why})`];
  return parts.filter((part) => part !== undefined && part !== '').join(' ');
}
