import type { Results } from '../model/results.ts';
import { isGood } from './fan-in.ts';

/** The outputs of `manifest` (spec section 5). */
export function outputsOf(results: Results): Record<string, string> {
  const entries = Object.entries(results.templates);
  const names = (wanted: boolean): string[] =>
    entries.filter(([, result]) => isGood(result) === wanted).map(([name]) => name);
  const [first, second] = entries;
  return {
    results: JSON.stringify(results),
    digest: second === undefined ? (first?.[1].digest ?? '') : '',
    complete: JSON.stringify(entries.filter(([, { complete }]) => complete).map(([name]) => name)),
    published: JSON.stringify(
      entries.filter(([, { status }]) => status === 'published').map(([name]) => name),
    ),
    failed: JSON.stringify(names(false)),
    missing: JSON.stringify(
      entries.flatMap(([template, { missing }]) =>
        missing.map(({ platform }) => ({ template, platform })),
      ),
    ),
    subjects: JSON.stringify({ include: subjectsOf(results) }),
  };
}

/** An index in one registry, as `subject-name` and `subject-digest` of attest actions and `cosign sign IMAGE@DIGEST` take it. */
export interface Subject {
  readonly template: string;
  readonly image: string;
  readonly digest: string;
}

/** One per image and registry that holds the index, of published templates only: there is nothing to sign in the others. */
export function subjectsOf(results: Results): readonly Subject[] {
  return Object.entries(results.templates).flatMap(([template, { status, digest, registries }]) => {
    if (status !== 'published' || digest === undefined) return [];
    return Object.values(registries).flatMap(({ image, tags }) => {
      const holds = Object.values(tags).some(
        (tag) => tag.digest === digest && (tag.state === 'written' || tag.state === 'unchanged'),
      );
      return holds ? [{ template, image, digest }] : [];
    });
  });
}
