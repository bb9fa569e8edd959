import type { Descriptor } from '../model/descriptor.ts';
import type { Digest } from '../model/digest.ts';
import type { Repository, Tag } from '../model/reference.ts';
import { DeniedError, UnauthorisedError } from '../registry/errors/errors.ts';
import type { Registry } from '../registry/registry.ts';

/**
 * What a tag or digest names where a write follows. Before its first push a repository may answer 401 or 403 to a look (spec section 8): that is
 * not known to be there, and whether the login may write says the write.
 * @throws RegistryError
 */
export async function lookBeforeWrite(
  registry: Registry,
  repository: Repository,
  target: Tag | Digest,
): Promise<Descriptor | undefined> {
  try {
    return await registry.resolve(repository, target, 'push');
  } catch (error) {
    if (error instanceof UnauthorisedError || error instanceof DeniedError) return undefined;
    throw error;
  }
}
