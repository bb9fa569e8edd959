import type { Descriptor, ImageManifest } from '../model/descriptor.ts';
import {
  ATTESTATION_TYPE,
  ATTESTATION_TYPE_ANNOTATION,
  OCI_MANIFEST,
} from '../model/media-types.ts';

/** The type of a manifest by its own bytes: only OCI's may leave it out (OCI image spec, manifest.md). */
export function typeOfManifest({ mediaType }: ImageManifest): string {
  return mediaType ?? OCI_MANIFEST;
}

/** Does a descriptor declare its manifest an attestation? */
export function isAttestation({ annotations }: Descriptor): boolean {
  return annotations?.[ATTESTATION_TYPE_ANNOTATION] === ATTESTATION_TYPE;
}

const FILE_SYSTEM = /\.image\.(?:layer|rootfs)\./;

/**
 * What a descriptor says of a manifest and its bytes do not bear out, in words: a client that pulls by such an index refuses what it gets, or takes
 * an image for an attestation.
 * @param size bytes of the manifest
 */
export function contradictionOf(
  descriptor: Descriptor,
  manifest: ImageManifest,
  size: number,
): string | undefined {
  const type = typeOfManifest(manifest);
  if (descriptor.size !== size) return `of ${descriptor.size} bytes, but it has ${size}`;
  if (descriptor.mediaType !== type) return `of type ${descriptor.mediaType}, but it is ${type}`;
  if (isAttestation(descriptor) && manifest.layers.some((l) => FILE_SYSTEM.test(l.mediaType))) {
    return 'an attestation, but it holds the file system of an image';
  }
  return undefined;
}
