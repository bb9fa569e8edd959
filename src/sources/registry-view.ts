import type { Digest } from '../model/digest.ts';
import { AppError, describeError } from '../model/errors.ts';
import type { Repository, Tag } from '../model/reference.ts';
import type { RegistryView, RepositoryView } from '../model/registry-view.ts';

/** The little of a registry that a plan reads. */
export interface TagReader {
  /** All tags; empty where the repository does not exist. */
  listTags(repository: Repository): Promise<readonly string[]>;
  /** What a tag names; undefined when it is not there. */
  resolve(repository: Repository, tag: Tag): Promise<{ readonly digest: Digest } | undefined>;
}

/**
 * Reads what repositories hold of some tags. Never fails: what may not be read, or not in time, is unknown.
 * @param wanted the planned tags by repository
 * @param signal ends the reading; what is not read by then is unknown
 */
export async function readRegistries(
  reader: TagReader,
  wanted: ReadonlyMap<Repository, readonly Tag[]>,
  signal: AbortSignal,
): Promise<RegistryView> {
  const views = await Promise.all(
    [...wanted].map(async ([repository, tags]): Promise<[Repository, RepositoryView]> => {
      try {
        return [repository, await readRepository(reader, repository, tags)];
      } catch (error) {
        const why = signal.aborted ? 'the registry did not answer in time' : reasonOf(error);
        return [repository, { kind: 'unknown', why }];
      }
    }),
  );
  return new Map(views);
}

async function readRepository(
  reader: TagReader,
  repository: Repository,
  tags: readonly Tag[],
): Promise<RepositoryView> {
  const present = await reader.listTags(repository);
  if (present.length === 0) {
    return {
      kind: 'unknown',
      why: 'no such repository can be read: a first publish, or one that needs a login',
    };
  }
  const known = new Set(present);
  const digests = await Promise.all(
    tags
      .filter((tag) => known.has(tag))
      .map(async (tag): Promise<[Tag, Digest | undefined]> => {
        const found = await reader.resolve(repository, tag);
        return [tag, found?.digest];
      }),
  );
  return { kind: 'read', tags: present, digests: new Map(digests) };
}

/** The first line alone: this is information, not an error. */
function reasonOf(error: unknown): string {
  const text = error instanceof AppError ? error.message : describeError(error);
  return text.split('\n')[0] ?? text;
}
