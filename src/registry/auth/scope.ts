/** What a request needs of a repository (distribution token scope documentation). */
export type Action = 'pull' | 'push';

/** A token scope: `repository:team/app:pull,push`. To push is to pull as well. */
export function repositoryScope(path: string, action: Action): string {
  return `repository:${path}:${action === 'push' ? 'pull,push' : 'pull'}`;
}

/** Scopes that a registry prints as an example, whatever was asked (GHCR). */
const PLACEHOLDERS = ['repository:user/image:pull'];

/**
 * The scopes of a challenge: separated by blanks, each a `scope` parameter of its own in the token request; commas within one
 * stay. Scopes that mean nothing are left out.
 */
export function challengeScopes(scope: string | undefined): string[] {
  return (scope ?? '')
    .split(/\s+/)
    .filter((one) => one !== '' && !PLACEHOLDERS.includes(one) && one.split(':').length >= 3);
}

/** Our scopes and the challenge's, without one that another contains: `r:a:pull` is part of `r:a:pull,push`. */
export function mergeScopes(...lists: readonly (readonly string[])[]): string[] {
  const actions = new Map<string, Set<string>>();
  for (const scope of lists.flat()) {
    const colon = scope.lastIndexOf(':');
    const resource = scope.slice(0, colon);
    const known = actions.get(resource) ?? new Set();
    for (const action of scope.slice(colon + 1).split(',')) known.add(action);
    actions.set(resource, known);
  }
  return [...actions].map(([resource, set]) => `${resource}:${[...set].join(',')}`);
}
