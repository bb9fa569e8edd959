/** Media types of manifests and what they hold (OCI image spec, media-types.md; Docker image manifest v2 schema 2). */
export const OCI_INDEX = 'application/vnd.oci.image.index.v1+json';
export const OCI_MANIFEST = 'application/vnd.oci.image.manifest.v1+json';
export const OCI_CONFIG = 'application/vnd.oci.image.config.v1+json';
export const OCI_LAYER = 'application/vnd.oci.image.layer.v1.tar';
export const OCI_LAYER_GZIP = 'application/vnd.oci.image.layer.v1.tar+gzip';
export const DOCKER_LIST = 'application/vnd.docker.distribution.manifest.list.v2+json';
export const DOCKER_MANIFEST = 'application/vnd.docker.distribution.manifest.v2+json';
export const DOCKER_CONFIG = 'application/vnd.docker.container.image.v1+json';

/** All that a client must say it accepts to get any image (spec section 8). */
export const MANIFEST_TYPES = [OCI_INDEX, OCI_MANIFEST, DOCKER_LIST, DOCKER_MANIFEST] as const;

export function isIndexType(mediaType: string): boolean {
  return mediaType === OCI_INDEX || mediaType === DOCKER_LIST;
}

export function isManifestType(mediaType: string): boolean {
  return mediaType === OCI_MANIFEST || mediaType === DOCKER_MANIFEST;
}

export function isConfigType(mediaType: string): boolean {
  return mediaType === OCI_CONFIG || mediaType === DOCKER_CONFIG;
}

/** Layers that stay where their `urls` point and are never uploaded (OCI: nondistributable; Docker: foreign). */
export function isForeignLayer(mediaType: string): boolean {
  return /\.(?:nondistributable|foreign)\./.test(mediaType);
}

/** What BuildKit writes on an attestation's descriptor in an index. */
export const ATTESTATION_TYPE_ANNOTATION = 'vnd.docker.reference.type';
export const ATTESTATION_TYPE = 'attestation-manifest';
/** The digest of the image that an attestation speaks of. */
export const ATTESTATION_SUBJECT_ANNOTATION = 'vnd.docker.reference.digest';
