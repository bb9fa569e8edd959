import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Descriptor } from '../../src/model/descriptor.ts';
import { digestOf, splitDigest } from '../../src/model/digest.ts';
import {
  ATTESTATION_SUBJECT_ANNOTATION,
  ATTESTATION_TYPE,
  ATTESTATION_TYPE_ANNOTATION,
  OCI_CONFIG,
  OCI_INDEX,
  OCI_LAYER_GZIP,
  OCI_MANIFEST,
} from '../../src/model/media-types.ts';

/** A temporary folder that is gone at the end of the test: `using folder = temporaryFolder()`. */
export function temporaryFolder(): Disposable & { readonly path: string } {
  const path = mkdtempSync(join(tmpdir(), 'multiarch-publish-test-'));
  return {
    path,
    [Symbol.dispose]: () => {
      rmSync(path, { recursive: true, force: true });
    },
  };
}

/** Writes an OCI layout, blob by blob. */
export class LayoutWriter {
  readonly #dir: string;

  constructor(dir: string) {
    this.#dir = dir;
    mkdirSync(join(dir, 'blobs', 'sha256'), { recursive: true });
    writeFileSync(join(dir, 'oci-layout'), '{"imageLayoutVersion":"1.0.0"}');
  }

  blob(contents: string | Uint8Array, mediaType = OCI_LAYER_GZIP): Descriptor {
    const digest = digestOf(contents);
    writeFileSync(join(this.#dir, 'blobs', 'sha256', splitDigest(digest).hex), contents);
    return { mediaType, digest, size: Buffer.byteLength(contents) };
  }

  /** A manifest over a config of the platform (`linux/arm64`) and some layers. */
  image(
    platform: string,
    layers: readonly (string | Uint8Array)[] = [`layer of ${platform}`],
  ): Descriptor {
    const [os = '', architecture = '', variant] = platform.split('/');
    const parts = { os, architecture, ...(variant === undefined ? {} : { variant }) };
    const config = { ...parts, config: {}, rootfs: { type: 'layers', diff_ids: [] } };
    const manifest = {
      schemaVersion: 2,
      mediaType: OCI_MANIFEST,
      config: this.blob(JSON.stringify(config), OCI_CONFIG),
      layers: layers.map((layer) => this.blob(layer)),
    };
    return { ...this.blob(JSON.stringify(manifest), OCI_MANIFEST), platform: parts };
  }

  /** What BuildKit adds beside an image that it attests. */
  attestation(subject: Descriptor): Descriptor {
    const manifest = {
      schemaVersion: 2,
      mediaType: OCI_MANIFEST,
      config: this.blob(JSON.stringify({ os: 'unknown', architecture: 'unknown' }), OCI_CONFIG),
      layers: [this.blob(`provenance of ${subject.digest}`, 'application/vnd.in-toto+json')],
    };
    return {
      ...this.blob(JSON.stringify(manifest), OCI_MANIFEST),
      platform: { os: 'unknown', architecture: 'unknown' },
      annotations: {
        [ATTESTATION_TYPE_ANNOTATION]: ATTESTATION_TYPE,
        [ATTESTATION_SUBJECT_ANNOTATION]: subject.digest,
      },
    };
  }

  /** Names what the layout holds, through one nested index, as buildx does. */
  finish(manifests: readonly Descriptor[]): void {
    const nested = { schemaVersion: 2, mediaType: OCI_INDEX, manifests };
    const index = { schemaVersion: 2, manifests: [this.blob(JSON.stringify(nested), OCI_INDEX)] };
    writeFileSync(join(this.#dir, 'index.json'), JSON.stringify(index));
  }
}
