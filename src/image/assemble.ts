import { digestOf, type Digest } from '../model/digest.ts';
import type { Descriptor, DescriptorPlatform } from '../model/descriptor.ts';
import { AppError } from '../model/errors.ts';
import {
  ATTESTATION_SUBJECT_ANNOTATION,
  ATTESTATION_TYPE,
  ATTESTATION_TYPE_ANNOTATION,
  DOCKER_LIST,
  DOCKER_MANIFEST,
  isManifestType,
  OCI_INDEX,
} from '../model/media-types.ts';
import { splitPlatform, type Platform } from '../model/platform.ts';

/** Images that cannot stand together in one index. */
export class AssemblyError extends AppError {
  override readonly name = 'AssemblyError';
}

/** One leg's part of the index. */
export interface Child {
  readonly platform: Platform;
  readonly image: Descriptor;
  readonly attestations: readonly Descriptor[];
  /** From the image's config: makes two Windows entries of one platform distinct. */
  readonly osVersion?: string | undefined;
  readonly osFeatures?: readonly string[] | undefined;
  /** Added to those that the image's descriptor has. */
  readonly annotations?: Readonly<Record<string, string>>;
}

export interface AssembledIndex {
  readonly bytes: Uint8Array;
  readonly descriptor: Descriptor;
  /** What was left out on the way, in words. */
  readonly warnings: readonly string[];
}

/**
 * Puts images together into one index: in the order given, attestations after all images, each only with its own image (spec section 7, rule 5;
 * OCI image spec, image-index.md). The same children give the same bytes, whoever assembles them.
 * @throws AssemblyError when there is no child, two are of one platform or one digest, or one is not an image
 */
export function assembleIndex(
  children: readonly Child[],
  annotations: Readonly<Record<string, string>>,
): AssembledIndex {
  refuseUnfit(children);
  const warnings: string[] = [];
  const images = children.map(imageEntry);
  const attestations = children.flatMap((child) => attestationEntries(child, warnings));
  const manifests = [...images, ...attestations];
  const mediaType = manifests.every((entry) => entry.mediaType === DOCKER_MANIFEST)
    ? DOCKER_LIST
    : OCI_INDEX;
  const names = Object.keys(annotations).sort();
  if (mediaType === DOCKER_LIST && names.length > 0) {
    warnings.push(
      `all images are of Docker's media type, so the index is a Docker manifest list, which holds no annotations: left out ${names.join(', ')}`,
    );
  }
  const index = {
    schemaVersion: 2,
    mediaType,
    manifests,
    ...(mediaType === OCI_INDEX && names.length > 0 ? { annotations: sorted(annotations) } : {}),
  };
  const bytes = Buffer.from(JSON.stringify(index, null, 2));
  return {
    bytes,
    descriptor: { mediaType, digest: digestOf(bytes), size: bytes.length },
    warnings,
  };
}

function refuseUnfit(children: readonly Child[]): void {
  if (children.length === 0) throw new AssemblyError('An index of no image at all');
  const platforms = new Map<string, Digest>();
  const digests = new Map<Digest, Platform>();
  for (const { platform, image, osVersion } of children) {
    if (!isManifestType(image.mediaType)) {
      throw new AssemblyError(`${platform} is not an image but ${image.mediaType}`, {
        subject: image.digest,
      });
    }
    const key = osVersion === undefined ? platform : `${platform} ${osVersion}`;
    const same = platforms.get(key);
    if (same !== undefined) {
      throw new AssemblyError(`Two images for ${key}: ${same} and ${image.digest}`);
    }
    platforms.set(key, image.digest);
    const twin = digests.get(image.digest);
    if (twin !== undefined) {
      throw new AssemblyError(`${twin} and ${platform} are the same image, ${image.digest}`, {
        hint: 'one of them was built for the wrong platform',
      });
    }
    digests.set(image.digest, platform);
  }
}

function imageEntry({ platform, image, osVersion, osFeatures, annotations }: Child): Descriptor {
  const own = { ...image.annotations, ...annotations };
  const { os, architecture, variant } = splitPlatform(platform);
  const described: DescriptorPlatform = {
    architecture,
    os,
    ...(variant === undefined ? {} : { variant }),
    ...(osVersion === undefined ? {} : { 'os.version': osVersion }),
    ...(osFeatures === undefined || osFeatures.length === 0
      ? {}
      : { 'os.features': [...osFeatures] }),
  };
  return {
    mediaType: image.mediaType,
    digest: image.digest,
    size: image.size,
    platform: described,
    ...(Object.keys(own).length === 0 ? {} : { annotations: sorted(own) }),
    ...(image.artifactType === undefined ? {} : { artifactType: image.artifactType }),
  };
}

/**
 * An attestation's platform is always unknown/unknown, and what makes it one is the annotation (BuildKit, attestation-storage.md).
 * @throws AssemblyError for an entry of unknown platform that does not say that it is an attestation
 */
function attestationEntries({ platform, image, attestations }: Child, warnings: string[]) {
  return attestations.flatMap((attestation): Descriptor[] => {
    const annotations = attestation.annotations ?? {};
    if (annotations[ATTESTATION_TYPE_ANNOTATION] !== ATTESTATION_TYPE) {
      throw new AssemblyError(
        `${attestation.digest} stands beside the image of ${platform}, but nothing says that it is an attestation`,
      );
    }
    const subject = annotations[ATTESTATION_SUBJECT_ANNOTATION];
    if (subject !== image.digest) {
      warnings.push(
        `attestation ${attestation.digest} of ${platform} speaks of ${subject ?? 'no image'}, not of ${image.digest}: left out`,
      );
      return [];
    }
    return [
      {
        mediaType: attestation.mediaType,
        digest: attestation.digest,
        size: attestation.size,
        annotations: sorted(annotations),
        platform: { architecture: 'unknown', os: 'unknown' },
      },
    ];
  });
}

function sorted(annotations: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(annotations).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)),
  );
}
