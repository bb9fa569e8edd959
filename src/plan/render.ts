import { entryOf } from '../model/collections.ts';
import { placeholdersIn } from '../model/placeholders.ts';
import { fill, type Values } from './patterns.ts';
import type { Problems } from './problems.ts';

/** Why a known placeholder has no value here. */
const MISSING: Readonly<Record<string, string>> = {
  version: 'there is no version: give version, or push a git tag that is one',
  major: 'there is no version',
  minor: 'there is no version',
  patch: 'there is no version',
  date: 'jobs that plan for themselves could see different days: use a plan job',
  branch: 'no branch is known here',
  pr: 'this is no pull request',
  'run-id': 'there is no run outside GitHub',
  org: 'no organisation is known: give org',
  os: 'a whole index has no platform; tags of one platform are arch-tags',
  arch: 'a whole index has no platform; tags of one platform are arch-tags',
  image: 'only arch-images knows it',
  tag: 'only arch-tags knows it',
  'moving-tag': 'only arch-tags knows it',
};

/** Fills the pattern of a name or a tag. A placeholder that has no value is a problem, and nothing is returned. */
export function render(
  pattern: string,
  values: Values,
  where: string,
  problems: Problems,
): string | undefined {
  let good = true;
  for (const name of placeholdersIn(pattern)) {
    if (entryOf(values, name) !== undefined) continue;
    good = false;
    problems.add(
      where,
      `"${pattern}": {${name}} has no value, ${entryOf(MISSING, name) ?? 'nothing gives it one'}`,
    );
  }
  return good ? fill(pattern, values) : undefined;
}

/** A version's characters that neither tags nor names can hold become `-`; whatever else is wrong stays, to be refused. */
export function nameSafe(text: string): string {
  return text.replace(/[+!]/g, '-');
}
