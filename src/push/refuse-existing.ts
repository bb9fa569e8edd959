import { indexSchema } from '../model/descriptor.ts';
import type { Digest } from '../model/digest.ts';
import { AppError } from '../model/errors.ts';
import { DataError, parseJson } from '../model/json.ts';
import { legName, type LegId } from '../model/leg.ts';
import { isIndexType } from '../model/media-types.ts';
import type { Repository, Tag } from '../model/reference.ts';
import type { Registry } from '../registry/registry.ts';
import { lookBeforeWrite } from './look.ts';

/** The version is published already, with another image of this leg, and `on-existing` is fail. */
export class ExistingTagError extends AppError {
  override readonly name = 'ExistingTagError';
}

/**
 * With `on-existing: fail`, the fan-in refuses a version whose exact index tag names another index. A leg that is in none of it ends
 * before it writes: its exact arch tags would name bytes that are refused. Tags that are not there refuse nothing, so that an attempt
 * that never came to its fan-in can be repeated. Costs a HEAD per tag, and a GET only for one that is there.
 * @param image the digest of the leg's image
 * @throws ExistingTagError, RegistryError
 */
export async function refuseExisting(
  registry: Registry,
  leg: LegId,
  repository: Repository,
  tags: readonly Tag[],
  image: Digest,
): Promise<void> {
  const look = async (tag: Tag): Promise<void> => {
    const present = await lookBeforeWrite(registry, repository, tag);
    if (present === undefined) return;
    const { digest, mediaType } = present;
    if (isIndexType(mediaType) && (await holds(registry, repository, digest, image))) return;
    throw new ExistingTagError(`${repository}:${tag} exists with another digest`, {
      leg: legName(leg),
      answer: `it names ${digest}, which does not hold this build's ${image}`,
      hint: 'publish a new version, or set on-existing: replace',
    });
  };
  await Promise.all(tags.map(look));
}

async function holds(
  registry: Registry,
  repository: Repository,
  index: Digest,
  image: Digest,
): Promise<boolean> {
  const raw = await registry.getManifest(repository, index, 'push');
  if (raw === undefined) return false;
  try {
    const { manifests } = parseJson(indexSchema, raw.bytes, `index ${index}`);
    return manifests.some(({ digest }) => digest === image);
  } catch (error) {
    // What cannot be read holds nothing: the fan-in refuses it too.
    if (error instanceof DataError) return false;
    throw error;
  }
}
