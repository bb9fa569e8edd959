import { z } from 'zod';
import { indexSchema, manifestSchema, type Descriptor } from '../../../src/model/descriptor.ts';
import { digestOf, isDigest, type Digest } from '../../../src/model/digest.ts';
import {
  isForeignLayer,
  isIndexType,
  isManifestType,
  OCI_INDEX,
} from '../../../src/model/media-types.ts';
import { isTag } from '../../../src/model/reference.ts';
import { error, fits, json, type Answer, type Received } from './answers.ts';
import type { Behaviour } from './behaviour.ts';
import type { LoggedRequest } from './faults.ts';
import type { StoredRepository } from './store.ts';

const artifactSchema = z.looseObject({
  mediaType: z.string().optional(),
  artifactType: z.string().optional(),
  config: z.looseObject({ mediaType: z.string() }).optional(),
  subject: z.looseObject({ digest: z.string() }).optional(),
  annotations: z.record(z.string(), z.string()).optional(),
});

/** Manifests and what refers to them (OCI distribution spec, "Pulling manifests", "Pushing Manifests", "Listing Referrers"). */
export class ManifestRoutes {
  readonly #behaviour: Behaviour;
  /** How often a manifest that was put is still to be hidden. */
  readonly #hidden = new Map<string, number>();

  constructor(behaviour: Behaviour) {
    this.#behaviour = behaviour;
  }

  manifests(
    name: string,
    repository: StoredRepository,
    target: string,
    { method, headers }: LoggedRequest,
    received: Received,
  ): Answer {
    if (!isDigest(target) && !isTag(target)) {
      return error(400, 'DIGEST_INVALID', 'neither a digest nor a tag', { target });
    }
    const digest = isDigest(target) ? target : repository.tags.get(target);
    const stored = digest === undefined ? undefined : repository.manifests.get(digest);
    if (method === 'PUT') {
      return this.#putManifest(name, repository, target, headers['content-type'] ?? '', received);
    }
    const absent = error(404, 'MANIFEST_UNKNOWN', 'manifest unknown', { target });
    if (method === 'DELETE') {
      if (this.#behaviour.deletes === false) return error(405, 'UNSUPPORTED', 'deletes are off');
      if (stored === undefined) return absent;
      if (!isDigest(target)) repository.tags.delete(target);
      else {
        repository.manifests.delete(target);
        for (const [tag, named] of repository.tags) {
          if (named === target) repository.tags.delete(tag);
        }
      }
      return { status: 202 };
    }
    const key = `${name} ${target}`;
    const hidden = this.#hidden.get(key) ?? 0;
    if (hidden > 0) {
      this.#hidden.set(key, hidden - 1);
      return absent;
    }
    if (stored === undefined || digest === undefined) return absent;
    return {
      status: 200,
      headers: { 'content-type': stored.mediaType, 'docker-content-digest': digest },
      body: stored.bytes,
    };
  }

  #putManifest(
    name: string,
    repository: StoredRepository,
    target: string,
    mediaType: string,
    { bytes }: Received,
  ): Answer {
    const parsed = artifactSchema.safeParse(jsonOf(bytes));
    if (!parsed.success) return error(400, 'MANIFEST_INVALID', 'manifest is not JSON');
    const { mediaType: own, subject } = parsed.data;
    if (own !== undefined && own !== mediaType) {
      return error(400, 'MANIFEST_INVALID', `mediaType ${own} sent as ${mediaType}`);
    }
    const digest = isDigest(target) ? target : digestOf(bytes);
    if (!fits(digest, bytes)) return error(400, 'DIGEST_INVALID', 'digest does not match');
    const before = repository.tags.get(target);
    const { immutableTags = false } = this.#behaviour;
    const immutable =
      typeof immutableTags === 'boolean' ? immutableTags : immutableTags.test(target);
    if (immutable && before !== undefined && before !== digest) {
      return error(
        400,
        'TAG_INVALID',
        `The image tag '${target}' already exists in the '${name}' repository and cannot be overwritten because the repository is immutable.`,
      );
    }
    const missing =
      this.#behaviour.validate === false ? [] : missingIn(repository, mediaType, bytes);
    if (missing.length > 0) {
      return {
        ...error(404, '', ''),
        body: JSON.stringify({
          errors: missing.map((one) => ({
            code: 'MANIFEST_BLOB_UNKNOWN',
            message: 'blob unknown to registry',
            detail: { digest: one },
          })),
        }),
      };
    }
    repository.manifests.set(digest, { bytes, mediaType });
    if (!isDigest(target)) repository.tags.set(target, digest);
    const { hiddenReads = 0, referrers = true } = this.#behaviour;
    for (const key of new Set([target, digest])) this.#hidden.set(`${name} ${key}`, hiddenReads);
    return {
      status: 201,
      headers: {
        location: `/v2/${name}/manifests/${digest}`,
        'docker-content-digest': digest,
        ...(subject !== undefined && referrers ? { 'oci-subject': subject.digest } : {}),
      },
    };
  }

  referrers(
    name: string,
    repository: StoredRepository,
    digest: string,
    { query }: LoggedRequest,
  ): Answer {
    if (!isDigest(digest)) return error(400, 'DIGEST_INVALID', 'not a digest');
    const wanted = query.get('artifactType');
    const all: Descriptor[] = [];
    for (const [own, { bytes, mediaType }] of repository.manifests) {
      const { subject, artifactType, config, annotations } = artifactSchema.parse(jsonOf(bytes));
      const type = artifactType ?? config?.mediaType;
      if (subject?.digest !== digest || !isDigest(own)) continue;
      if (wanted !== null && type !== wanted) continue;
      all.push({
        mediaType,
        digest: own,
        size: bytes.length,
        ...(type === undefined ? {} : { artifactType: type }),
        ...(annotations === undefined ? {} : { annotations }),
      });
    }
    const from = Number(query.get('from') ?? 0);
    const to = from + (this.#behaviour.pageSize ?? Infinity);
    const next = `</v2/${name}/referrers/${digest}?from=${String(to)}>; rel="next"`;
    return json(
      { schemaVersion: 2, mediaType: OCI_INDEX, manifests: all.slice(from, to) },
      {
        'content-type': OCI_INDEX,
        ...(wanted === null ? {} : { 'oci-filters-applied': 'artifactType' }),
        ...(to < all.length ? { link: next } : {}),
      },
    );
  }
}

function missingIn(repository: StoredRepository, mediaType: string, bytes: Buffer): Digest[] {
  if (isIndexType(mediaType)) {
    const index = indexSchema.safeParse(jsonOf(bytes));
    const children = index.success ? index.data.manifests : [];
    return children.map(({ digest }) => digest).filter((one) => !repository.manifests.has(one));
  }
  if (!isManifestType(mediaType)) return [];
  const manifest = manifestSchema.safeParse(jsonOf(bytes));
  if (!manifest.success) return [];
  return [manifest.data.config, ...manifest.data.layers]
    .filter((part) => !isForeignLayer(part.mediaType))
    .map(({ digest }) => digest)
    .filter((one) => !repository.blobs.has(one));
}

function jsonOf(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}
