import { groupBy } from '../model/collections.ts';
import { AppError, CancelledError, describeError } from '../model/errors.ts';
import { legName, type LegId } from '../model/leg.ts';
import type { Log } from '../model/log.ts';
import type { PlannedLeg, PlannedTemplate } from '../model/plan.ts';
import { splitRepository, type Repository } from '../model/reference.ts';
import type { Target } from './push-image.ts';

/** A leg that did not reach every required registry. What did arrive stays there; running the step again sends only the rest. */
export class PushError extends AppError {
  override readonly name = 'PushError';
}

/**
 * Where a leg's image goes: the template's images, and the repositories of its arch tags when they live apart (`arch-images`).
 * Each target knows the earlier repositories of its registry, from which it can mount blobs.
 */
export function targetsOf(template: PlannedTemplate, leg: PlannedLeg): Target[] {
  const repositories = [
    ...new Set([...template.images, ...leg.archTags.map(({ repository }) => repository)]),
  ];
  return repositories.map((repository, index) => ({
    repository,
    tags: leg.archTags.filter((tag) => tag.repository === repository).map(({ tag }) => tag),
    siblings: repositories.slice(0, index).filter((other) => hostOf(other) === hostOf(repository)),
  }));
}

/**
 * Does `work` for all targets: registries side by side, repositories of one registry one after another, so that later ones
 * mount what the first received. A mirror (`required: false`) that fails is a warning, and is not in what this returns.
 * @throws CancelledError, or the error of the one required registry that failed, or a PushError that names all of them
 */
export async function pushEverywhere<T>(
  targets: readonly Target[],
  work: (target: Target) => Promise<T>,
  {
    leg,
    log,
    isRequired,
  }: { readonly leg: LegId; readonly log: Log; readonly isRequired: (host: string) => boolean },
): Promise<ReadonlyMap<Repository, T>> {
  const done = new Map<Repository, T>();
  const failures: { readonly repository: Repository; readonly error: unknown }[] = [];
  await Promise.all(
    Array.from(
      groupBy(targets, ({ repository }) => hostOf(repository)),
      async ([host, group]) => {
        for (const target of group) {
          try {
            done.set(target.repository, await work(target));
          } catch (error) {
            if (error instanceof CancelledError) throw error;
            if (isRequired(host)) failures.push({ repository: target.repository, error });
            else log.warning(`Mirror ${host} left out: ${describeError(error)}`);
            return;
          }
        }
      },
    ),
  );
  const [first] = failures;
  if (first === undefined) return done;
  if (failures.length === 1) throw first.error;
  throw new PushError(
    `${legName(leg)} did not reach ${failures.map(({ repository }) => repository).join(' and ')}`,
    { answer: failures.map(({ error }) => describeError(error)).join('\n'), cause: first.error },
  );
}

function hostOf(repository: Repository): string {
  return splitRepository(repository).registry;
}
