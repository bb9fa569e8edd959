import { createHash } from 'node:crypto';
import { isDigest, splitDigest, type Digest } from '../../model/digest.ts';
import { splitRepository, type Repository } from '../../model/reference.ts';
import { DigestMismatchError, ManifestInvalidError, UnavailableError } from '../errors/errors.ts';
import type { RawManifest } from '../registry.ts';
import { discard } from '../transport/http.ts';
import type { Session } from '../transport/session.ts';
import { partsOf } from './parts.ts';
import { headManifest, subjectOf, type Target } from './read.ts';

export interface Put {
  readonly digest: Digest;
  /** Whether the registry has listed the manifest among its subject's referrers (header OCI-Subject). */
  readonly subjectSeen: boolean;
}

/** Puts a manifest's bytes as they are, once or as often as can help. */
export async function writeManifest(
  session: Session,
  repository: Repository,
  target: Target,
  { descriptor, bytes }: RawManifest,
): Promise<Put> {
  const { registry } = splitRepository(repository);
  const subject = subjectOf(repository, target);
  const hash = (like: Digest) => {
    const { algorithm } = splitDigest(like);
    return `${algorithm}:${createHash(algorithm).update(bytes).digest('hex')}`;
  };
  for (const claimed of [descriptor.digest, ...(isDigest(target) ? [target] : [])]) {
    if (hash(claimed) === claimed) continue;
    throw new DigestMismatchError('The bytes of a manifest are not those of its digest', {
      registry,
      subject,
      answer: `${claimed} was to be put, the bytes are ${hash(claimed)}; nothing was sent`,
    });
  }
  const { children, config, layers } = partsOf({ descriptor, bytes });
  const answer = await session.call({
    repository,
    method: 'PUT',
    at: `manifests/${target}`,
    action: 'push',
    headers: { 'content-type': descriptor.mediaType },
    body: () => bytes,
    expect: [200, 201, 202, 204],
    doing: 'writing the manifest',
    subject,
    manifestTypes: [
      descriptor.mediaType,
      ...[...children, ...config, ...layers].map(({ mediaType }) => mediaType),
    ],
  });
  await discard(answer);
  const confirmed = answer.headers['docker-content-digest'];
  if (typeof confirmed === 'string' && isDigest(confirmed) && hash(confirmed) !== confirmed) {
    throw new DigestMismatchError(`${registry} confirmed another digest than was sent`, {
      registry,
      subject,
      answer: `Docker-Content-Digest: ${confirmed}; sent: ${descriptor.digest}`,
    });
  }
  // A login page or a proxy's greeting answers 200 as well: what does not say that it was stored must show it.
  if (answer.status !== 201 && confirmed === undefined) {
    const there = await headManifest(session, repository, target).catch((error: unknown) => {
      if (error instanceof ManifestInvalidError) return undefined;
      throw error;
    });
    if (there === undefined || hash(there.digest) !== there.digest) {
      throw new UnavailableError(`${registry} does not say that it stored the manifest`, {
        registry,
        subject,
        status: answer.status,
        answer: `${answer.status} with Content-Type ${answer.headers['content-type'] ?? '(none)'}, and the manifest is not there`,
        hint: 'What answers may be a proxy or a login page on the way to the registry.',
        transient: true,
      });
    }
  }
  return { digest: descriptor.digest, subjectSeen: answer.headers['oci-subject'] !== undefined };
}
