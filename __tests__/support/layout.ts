import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { digestOf } from '../../src/model/digest.ts';
import type { Descriptor } from '../../src/model/descriptor.ts';
import {
  ATTESTATION_SUBJECT_ANNOTATION,
  ATTESTATION_TYPE,
  ATTESTATION_TYPE_ANNOTATION,
  OCI_CONFIG,
  OCI_INDEX,
  OCI_LAYER_GZIP,
  OCI_MANIFEST,
} from '../../src/model/media-types.ts';

export interface ImageOptions {
  readonly os?: string;
  readonly architecture?: string;
  readonly variant?: string;
  readonly config?: Readonly<Record<string, unknown>>;
  /** Each an uncompressed tar. */
  readonly layers?: readonly Uint8Array[];
  /** What the index says of the platform; by default nothing, as podman's layouts do. */
  readonly platform?: Descriptor['platform'];
}

/** An OCI layout that grows blob by blob, written to disk at the end. */
export class LayoutBuilder {
  readonly #blobs = new Map<string, Uint8Array>();

  add(mediaType: string, content: Uint8Array | object): Descriptor {
    const bytes =
      content instanceof Uint8Array ? content : Buffer.from(JSON.stringify(content), 'utf8');
    const digest = digestOf(bytes);
    this.#blobs.set(digest, bytes);
    return { mediaType, digest, size: bytes.length };
  }

  image(options: ImageOptions = {}): Descriptor {
    const { os = 'linux', architecture = 'amd64', variant, platform } = options;
    const layers = (options.layers ?? [Buffer.alloc(1024)]).map((tar) =>
      this.add(OCI_LAYER_GZIP, gzipSync(tar)),
    );
    const config = this.add(OCI_CONFIG, { os, architecture, variant, config: options.config });
    const manifest = { schemaVersion: 2, mediaType: OCI_MANIFEST, config, layers };
    return { ...this.add(OCI_MANIFEST, manifest), ...(platform === undefined ? {} : { platform }) };
  }

  /** As BuildKit writes one, for an image. */
  attestation(subject: Descriptor): Descriptor {
    const statement = this.add('application/vnd.in-toto+json', { subject: subject.digest });
    const config = this.add(OCI_CONFIG, {
      os: 'unknown',
      architecture: 'unknown',
      of: subject.digest,
    });
    return {
      ...this.add(OCI_MANIFEST, { schemaVersion: 2, config, layers: [statement] }),
      platform: { os: 'unknown', architecture: 'unknown' },
      annotations: {
        [ATTESTATION_TYPE_ANNOTATION]: ATTESTATION_TYPE,
        [ATTESTATION_SUBJECT_ANNOTATION]: subject.digest,
      },
    };
  }

  index(manifests: readonly Descriptor[]): Descriptor {
    return this.add(OCI_INDEX, { schemaVersion: 2, mediaType: OCI_INDEX, manifests });
  }

  /** Takes a blob out, or puts other bytes in its place. */
  damage({ digest }: Descriptor, bytes?: Uint8Array): void {
    if (bytes === undefined) this.#blobs.delete(digest);
    else this.#blobs.set(digest, bytes);
  }

  /** The bytes of a blob. */
  read({ digest }: Descriptor): Uint8Array {
    const bytes = this.#blobs.get(digest);
    if (bytes === undefined) throw new Error(`no blob ${digest}`);
    return bytes;
  }

  async write(dir: string, roots: readonly Descriptor[]): Promise<string> {
    await mkdir(join(dir, 'blobs', 'sha256'), { recursive: true });
    for (const [digest, bytes] of this.#blobs) {
      await writeFile(join(dir, 'blobs', ...digest.split(':')), bytes);
    }
    await writeFile(join(dir, 'oci-layout'), '{"imageLayoutVersion":"1.0.0"}');
    const index = { schemaVersion: 2, mediaType: OCI_INDEX, manifests: roots };
    await writeFile(join(dir, 'index.json'), JSON.stringify(index));
    return dir;
  }
}
