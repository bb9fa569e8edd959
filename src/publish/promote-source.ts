import { indexSchema, manifestSchema, type Descriptor } from '../model/descriptor.ts';
import { parseJson } from '../model/json.ts';
import {
  ATTESTATION_SUBJECT_ANNOTATION,
  isIndexType,
  isManifestType,
} from '../model/media-types.ts';
import type { Digest } from '../model/digest.ts';
import { formatReference, type Reference, type Repository } from '../model/reference.ts';
import { parseVersion, type Version } from '../plan/versions.ts';
import type { RawManifest, Registry } from '../registry/registry.ts';
import { isImage, nameOf } from './present.ts';
import type { Pullable } from './read-back.ts';
import { VERSION_ANNOTATION } from './run-order.ts';
import { PublishError } from './run.ts';

/** An image of the source; the platform is as the index writes it, normalised where we know it. */
export interface SourceImage extends Pullable {
  readonly raw: RawManifest;
  readonly platform: string;
}

/** An index that exists already. */
export interface PromoteSource {
  /** As its annotations tell, where they do. */
  readonly version: Version | undefined;
  readonly raw: RawManifest;
  readonly images: readonly SourceImage[];
}

/** @throws PublishError when the source is no index of images, or it, or something that it names, is not there */
export async function readSource(registry: Registry, source: Reference): Promise<PromoteSource> {
  const { repository, tag, digest } = source;
  const target = digest ?? tag;
  const raw = target && (await registry.getManifest(repository, target));
  if (raw === undefined) {
    throw new PublishError(`${formatReference(source)} is not there`, {
      hint: 'the input "source" takes the tag or the digest of what was published before',
    });
  }
  if (!isIndexType(raw.descriptor.mediaType)) {
    throw new PublishError(`${formatReference(source)} is no index`, {
      answer: `it is a single ${raw.descriptor.mediaType}`,
      hint: 'give the index that the fan-in published (one platform makes an index too), not the tag or digest of one leg',
    });
  }
  const { manifests, annotations } = parseJson(
    indexSchema,
    raw.bytes,
    `index ${raw.descriptor.digest}`,
  );
  if (!manifests.some(isImage)) {
    throw new PublishError(`${formatReference(source)} is an index without images`, {
      hint: 'nobody could pull what is promoted: publish the source again',
    });
  }
  const [images] = await Promise.all([
    Promise.all(
      manifests.filter(isImage).map((child) => readImage(registry, repository, child, manifests)),
    ),
    Promise.all(
      manifests
        .filter((child) => !isImage(child))
        .map(async ({ digest }) => {
          if ((await registry.resolve(repository, digest)) === undefined) {
            throw damaged(repository, digest);
          }
        }),
    ),
  ]);
  return { raw, version: parseVersion(annotations?.[VERSION_ANNOTATION] ?? ''), images };
}

function damaged(repository: Repository, digest: Digest): PublishError {
  return new PublishError(`${repository}@${digest} is not there, although the source names it`, {
    hint: 'the source is damaged: publish it again',
  });
}

async function readImage(
  registry: Registry,
  repository: Repository,
  { digest, platform }: Descriptor,
  all: readonly Descriptor[],
): Promise<SourceImage> {
  const raw = await registry.getManifest(repository, digest);
  if (raw === undefined) throw damaged(repository, digest);
  if (!isManifestType(raw.descriptor.mediaType)) {
    throw new PublishError(
      `${repository}@${digest} is no image, although the source names it as one`,
      {
        answer: `it is ${raw.descriptor.mediaType}`,
        hint: 'promote takes an index of images, as the fan-in publishes it: give that, or copy this one with a tool that does not look into it, such as crane copy',
      },
    );
  }
  return {
    raw,
    digest,
    attestations: all
      .filter(({ annotations }) => annotations?.[ATTESTATION_SUBJECT_ANNOTATION] === digest)
      .map((attestation) => attestation.digest),
    manifest: parseJson(manifestSchema, raw.bytes, `manifest ${digest}`),
    platform: platform === undefined ? 'unknown' : nameOf(platform),
  };
}
