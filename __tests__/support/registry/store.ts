import { digestOf, type Digest } from '../../../src/model/digest.ts';
import type { Descriptor } from '../../../src/model/descriptor.ts';
import {
  DOCKER_LIST,
  DOCKER_MANIFEST,
  OCI_CONFIG,
  OCI_INDEX,
  OCI_LAYER_GZIP,
  OCI_MANIFEST,
} from '../../../src/model/media-types.ts';

export interface StoredManifest {
  readonly bytes: Buffer;
  readonly mediaType: string;
}

/** What one repository of a scripted registry holds. */
export class StoredRepository {
  readonly blobs = new Map<string, Buffer>();
  readonly manifests = new Map<string, StoredManifest>();
  readonly tags = new Map<string, Digest>();
  /** Open uploads: the bytes received so far. */
  readonly uploads = new Map<string, Buffer[]>();
}

export interface SeedImage {
  readonly os?: string;
  readonly architecture: string;
  readonly variant?: string;
  readonly tag?: string;
  /** Contents of the layers; one small one if left out. */
  readonly layers?: readonly (string | Buffer)[];
  /** The config's `config` part: Entrypoint, Env, Labels… */
  readonly config?: object;
  /** Docker's media types instead of OCI's. */
  readonly docker?: boolean;
  readonly annotations?: Readonly<Record<string, string>>;
}

export interface SeededImage {
  /** With `platform`, as an index names it. */
  readonly descriptor: Descriptor;
  readonly bytes: Buffer;
  readonly config: Descriptor;
  readonly layers: readonly Descriptor[];
}

/** All repositories, with direct ways in for tests: to put things there, and to see what came. */
export class Store {
  readonly repositories = new Map<string, StoredRepository>();

  /** Whether anything was ever put into the repository. */
  holds(path: string): boolean {
    const { blobs, manifests } = this.repositories.get(path) ?? new StoredRepository();
    return blobs.size + manifests.size > 0;
  }

  /** The repository, made if it is not there. */
  at(path: string): StoredRepository {
    const repository = this.repositories.get(path) ?? new StoredRepository();
    this.repositories.set(path, repository);
    return repository;
  }

  seedBlob(path: string, contents: string | Buffer, mediaType = OCI_LAYER_GZIP): Descriptor {
    const bytes = Buffer.from(contents);
    const digest = digestOf(bytes);
    this.at(path).blobs.set(digest, bytes);
    return { mediaType, digest, size: bytes.length };
  }

  /** Puts a manifest without asking whether what it names is there. */
  seedManifest(
    path: string,
    manifest: object | Buffer,
    options: { readonly mediaType?: string; readonly tag?: string } = {},
  ): Descriptor {
    const bytes = Buffer.isBuffer(manifest) ? manifest : Buffer.from(JSON.stringify(manifest));
    const own = 'mediaType' in manifest ? String(manifest.mediaType) : OCI_MANIFEST;
    const mediaType = options.mediaType ?? own;
    const digest = digestOf(bytes);
    this.at(path).manifests.set(digest, { bytes, mediaType });
    if (options.tag !== undefined) this.at(path).tags.set(options.tag, digest);
    return { mediaType, digest, size: bytes.length };
  }

  /** A whole image of one platform: layers, config, manifest. */
  seedImage(path: string, image: SeedImage): SeededImage {
    const { os = 'linux', architecture, variant, docker = false } = image;
    const platform = { os, architecture, ...(variant === undefined ? {} : { variant }) };
    const config = this.seedBlob(
      path,
      JSON.stringify({
        ...platform,
        config: image.config ?? {},
        rootfs: { type: 'layers', diff_ids: [] },
      }),
      docker ? 'application/vnd.docker.container.image.v1+json' : OCI_CONFIG,
    );
    const layers = (image.layers ?? [`layer of ${path} ${architecture} ${variant ?? ''}`]).map(
      (layer) =>
        this.seedBlob(
          path,
          layer,
          docker ? 'application/vnd.docker.image.rootfs.diff.tar.gzip' : OCI_LAYER_GZIP,
        ),
    );
    const mediaType = docker ? DOCKER_MANIFEST : OCI_MANIFEST;
    const { annotations, tag } = image;
    const manifest = {
      schemaVersion: 2,
      mediaType,
      config,
      layers,
      ...(annotations === undefined ? {} : { annotations }),
    };
    const bytes = Buffer.from(JSON.stringify(manifest));
    const descriptor = this.seedManifest(path, bytes, {
      mediaType,
      ...(tag === undefined ? {} : { tag }),
    });
    return { descriptor: { ...descriptor, platform }, bytes, config, layers };
  }

  seedIndex(
    path: string,
    children: readonly Descriptor[],
    options: {
      readonly tag?: string;
      readonly docker?: boolean;
      readonly annotations?: Readonly<Record<string, string>>;
    } = {},
  ): Descriptor {
    const { tag, docker = false, annotations } = options;
    const mediaType = docker ? DOCKER_LIST : OCI_INDEX;
    return this.seedManifest(
      path,
      {
        schemaVersion: 2,
        mediaType,
        manifests: children,
        ...(annotations === undefined ? {} : { annotations }),
      },
      tag === undefined ? {} : { tag },
    );
  }

  /** The manifest under a tag or digest. */
  manifest(path: string, target: string): StoredManifest | undefined {
    const repository = this.repositories.get(path);
    return repository?.manifests.get(repository.tags.get(target) ?? target);
  }

  /** What a tag names. */
  tag(path: string, tag: string): Digest | undefined {
    return this.repositories.get(path)?.tags.get(tag);
  }

  /** All tags with what they name. */
  tags(path: string): Record<string, Digest> {
    return Object.fromEntries(this.repositories.get(path)?.tags ?? []);
  }

  blob(path: string, digest: string): Buffer | undefined {
    return this.repositories.get(path)?.blobs.get(digest);
  }
}
