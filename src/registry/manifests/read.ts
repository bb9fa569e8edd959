import { createHash } from 'node:crypto';
import { z } from 'zod';
import { isDigest, parseDigest, splitDigest, type Digest } from '../../model/digest.ts';
import type { Descriptor } from '../../model/descriptor.ts';
import { MANIFEST_TYPES, OCI_INDEX, OCI_MANIFEST } from '../../model/media-types.ts';
import { splitRepository, type Repository, type Tag } from '../../model/reference.ts';
import type { Action } from '../auth/scope.ts';
import { assertOwn } from '../errors/answer.ts';
import { DigestMismatchError, ManifestInvalidError, UnavailableError } from '../errors/errors.ts';
import type { RawManifest } from '../registry.ts';
import { bodyOf } from '../transport/body.ts';
import { discard, type HttpAnswer } from '../transport/http.ts';
import type { Call, Session } from '../transport/session.ts';

export type Target = Tag | Digest;

export function subjectOf(repository: Repository, target: Target): string {
  return `${repository}${isDigest(target) ? '@' : ':'}${target}`;
}

function manifestCall(
  method: 'GET' | 'HEAD',
  repository: Repository,
  target: Target,
  action: Action,
): Call {
  return {
    repository,
    method,
    at: `manifests/${target}`,
    action,
    headers: { accept: MANIFEST_TYPES.join(', ') },
    expect: method === 'HEAD' ? [200, 404, 405, 501] : [200, 404],
    doing: 'reading the manifest',
    subject: subjectOf(repository, target),
  };
}

/**
 * What a tag or digest names, by HEAD; by GET where the answer to HEAD leaves something out.
 * Undefined only on the manifest's own 404.
 */
export async function headManifest(
  session: Session,
  repository: Repository,
  target: Target,
  purpose: Action = 'pull',
): Promise<Descriptor | undefined> {
  const answer = await session.call(manifestCall('HEAD', repository, target, purpose));
  await discard(answer);
  const type = mediaTypeOf(answer);
  // A 404 of something else on the way comes with a page's type; its body tells.
  if (answer.status === 404 && (type === '' || type.includes('json'))) return undefined;
  const digest = answer.headers['docker-content-digest'];
  const size = Number(answer.headers['content-length']);
  const known = (MANIFEST_TYPES as readonly string[]).includes(type);
  if (
    answer.status !== 200 ||
    typeof digest !== 'string' ||
    !isDigest(digest) ||
    // What a tag names is known by its SHA-256 everywhere else, whatever else a registry computes.
    (!isDigest(target) && splitDigest(digest).algorithm !== 'sha256') ||
    !known ||
    !(size > 0)
  ) {
    return (await getManifest(session, repository, target, purpose))?.descriptor;
  }
  if (isDigest(target) && sameAlgorithm(target, digest) && target !== digest) {
    throw mismatch(repository, target, `Docker-Content-Digest: ${digest}`);
  }
  return { mediaType: type, digest: isDigest(target) ? target : digest, size };
}

/** A manifest by GET, its bytes checked against the digest asked for and the digest answered. */
export async function getManifest(
  session: Session,
  repository: Repository,
  target: Target,
  purpose: Action = 'pull',
): Promise<RawManifest | undefined> {
  return session.callFor(manifestCall('GET', repository, target, purpose), async (answer) => {
    const { registry } = splitRepository(repository);
    const subject = subjectOf(repository, target);
    const bytes = await bodyOf(answer, registry, subject);
    if (answer.status === 404) {
      assertOwn(answer, bytes.toString('utf8'), {
        registry,
        subject,
        doing: 'reading the manifest',
      });
      return undefined;
    }
    if (bytes.length === 0) {
      throw new UnavailableError(`${registry} sent an empty manifest`, {
        registry,
        subject,
        status: answer.status,
        transient: true,
      });
    }
    const digest = isDigest(target) ? hashAs(target, bytes) : hashAs(undefined, bytes);
    if (isDigest(target) && digest !== target)
      throw mismatch(repository, target, `sent: ${digest}`);
    const said = answer.headers['docker-content-digest'];
    if (typeof said === 'string' && isDigest(said) && hashAs(said, bytes) !== said) {
      throw mismatch(repository, target, `Docker-Content-Digest: ${said}; sent: ${digest}`);
    }
    const mediaType = typeOf(answer, bytes, registry, subject);
    return { descriptor: { mediaType, digest, size: bytes.length }, bytes };
  });
}

function hashAs(like: Digest | undefined, bytes: Uint8Array): Digest {
  const algorithm = like === undefined ? 'sha256' : splitDigest(like).algorithm;
  return parseDigest(`${algorithm}:${createHash(algorithm).update(bytes).digest('hex')}`);
}

function sameAlgorithm(a: Digest, b: Digest): boolean {
  return splitDigest(a).algorithm === splitDigest(b).algorithm;
}

function mediaTypeOf({ headers }: HttpAnswer): string {
  return (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
}

const shapeSchema = z.looseObject({
  mediaType: z.string().optional(),
  manifests: z.array(z.unknown()).optional(),
  layers: z.array(z.unknown()).optional(),
});

/** The answer's type is believed; where it says nothing about manifests, the document's own, or its shape. */
function typeOf(answer: HttpAnswer, bytes: Uint8Array, registry: string, subject: string): string {
  const said = mediaTypeOf(answer);
  if ((MANIFEST_TYPES as readonly string[]).includes(said)) return said;
  const refuse = (why: string): never => {
    throw new ManifestInvalidError(`${registry} answered with ${why}`, {
      registry,
      subject,
      answer: `Content-Type: ${said === '' ? '(none)' : said}`,
    });
  };
  if (/manifest\.v1\+(?:json|prettyjws)/.test(said) && said.includes('docker')) {
    return refuse('an image of the old schema 1, which cannot be joined into an index');
  }
  const shape = shapeSchema.safeParse(jsonOf(bytes));
  if (!shape.success) return refuse('something that is no manifest');
  if (shape.data.mediaType !== undefined) return shape.data.mediaType;
  if (shape.data.manifests !== undefined) return OCI_INDEX;
  if (shape.data.layers !== undefined) return OCI_MANIFEST;
  return refuse('something that is no manifest');
}

function jsonOf(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString('utf8'));
  } catch {
    return undefined;
  }
}

function mismatch(repository: Repository, target: Target, answer: string): DigestMismatchError {
  const { registry } = splitRepository(repository);
  return new DigestMismatchError(`${registry} sent a manifest that is not the digest's`, {
    registry,
    subject: subjectOf(repository, target),
    answer,
  });
}
