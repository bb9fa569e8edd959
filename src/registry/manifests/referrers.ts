import { indexSchema, type Descriptor } from '../../model/descriptor.ts';
import { digestOf, type Digest } from '../../model/digest.ts';
import { jsonOf, parseJson } from '../../model/json.ts';
import { OCI_INDEX } from '../../model/media-types.ts';
import { parseTag, type Repository, type Tag } from '../../model/reference.ts';
import type { RawManifest } from '../registry.ts';
import type { Session } from '../transport/session.ts';
import { partsOf } from './parts.ts';
import { getManifest } from './read.ts';
import { writeManifest } from './write.ts';
import { readPages, type Page } from './pages.ts';

/** The tag under which clients keep referrers where a registry does not list them: `sha256-HEX` (OCI distribution spec, "Referrers Tag Schema"). */
export function fallbackTag(digest: Digest): Tag {
  return parseTag(digest.replace(':', '-').slice(0, 128));
}

/** How registries say that they do not know the API: besides the spec's 404, what others answer to a path that means nothing to them. */
const UNKNOWN = [400, 404, 405, 406, 501];

/** Manifests whose `subject` is the digest, as the registry lists them, or clients have listed them for it. */
export async function listReferrers(
  session: Session,
  repository: Repository,
  digest: Digest,
): Promise<readonly Descriptor[]> {
  const at = [`referrers/${digest}`];
  const pages = await readPages(session, repository, at, 'listing the referrers', UNKNOWN);
  const [first, ...further] = pages ?? [];
  const listed = first && listOf(first);
  if (listed !== undefined) {
    const what = `the list of referrers of ${repository}@${digest}`;
    return [
      ...listed,
      ...further.flatMap(({ text }) => parseJson(indexSchema, text, what).manifests),
    ];
  }
  const tagged = await getManifest(session, repository, fallbackTag(digest));
  return tagged === undefined ? [] : partsOf(tagged).children;
}

/** What the API lists, if it is the API that answers: the spec lets it answer with an index, which tells its type; a proxy's page is none. */
function listOf({ answer, text }: Page): readonly Descriptor[] | undefined {
  const [type = ''] = (answer.headers['content-type'] ?? '').split(';');
  if (type.trim().toLowerCase() !== OCI_INDEX) return undefined;
  return indexSchema.safeParse(jsonOf(text)).data?.manifests;
}

/** Lists a manifest among its subject's referrers, for a registry that has not done so itself. */
export async function addToFallbackTag(
  session: Session,
  repository: Repository,
  subject: Digest,
  manifest: RawManifest,
): Promise<void> {
  const { artifactType, annotations } = partsOf(manifest);
  const { mediaType, digest, size } = manifest.descriptor;
  const tag = fallbackTag(subject);
  const present = await getManifest(session, repository, tag);
  const listed = present === undefined ? [] : partsOf(present).children;
  if (listed.some((one) => one.digest === digest)) return;
  const entry = {
    mediaType,
    digest,
    size,
    ...(artifactType === undefined ? {} : { artifactType }),
    ...(annotations === undefined ? {} : { annotations }),
  };
  const bytes = Buffer.from(
    JSON.stringify({ schemaVersion: 2, mediaType: OCI_INDEX, manifests: [...listed, entry] }),
  );
  const descriptor = { mediaType: OCI_INDEX, digest: digestOf(bytes), size: bytes.length };
  await writeManifest(session, repository, tag, { descriptor, bytes });
}
