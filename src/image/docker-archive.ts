import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import tar, { type Pack } from 'tar-stream';
import { splitDigest, type Digest } from '../model/digest.ts';
import { OCI_INDEX } from '../model/media-types.ts';
import { chunksOf } from './chunks.ts';
import type { LayoutImage } from './layout.ts';

/**
 * A layout's image as `docker load` takes it, a stream of flat memory: both an OCI layout (read by containerd's store) and docker's own
 * manifest.json (read by the classic store).
 */
export function dockerArchive(image: LayoutImage, name: string): AsyncIterable<Uint8Array> {
  const pack = tar.pack();
  write(pack, image, name).then(
    () => {
      pack.finalize();
    },
    (error: unknown) => {
      pack.destroy(error instanceof Error ? error : new Error(String(error)));
    },
  );
  return chunksOf(pack);
}

async function write(pack: Pack, image: LayoutImage, name: string): Promise<void> {
  const [runnable] = image.manifests;
  const { config, layers } = image.manifest;
  const index = {
    schemaVersion: 2,
    mediaType: OCI_INDEX,
    manifests: [{ ...runnable.descriptor, annotations: { 'io.containerd.image.name': name } }],
  };
  const saved = [
    {
      Config: member(config.digest),
      RepoTags: [name],
      Layers: layers.map(({ digest }) => member(digest)),
    },
  ];
  await document(pack, 'oci-layout', { imageLayoutVersion: '1.0.0' });
  await document(pack, 'index.json', index);
  await document(pack, 'manifest.json', saved);
  await bytes(pack, member(runnable.descriptor.digest), runnable.bytes);
  const blobs = new Map([config, ...layers].map((blob) => [blob.digest, blob.size]));
  for (const [digest, size] of blobs) {
    const entry = pack.entry(file(member(digest), size));
    await pipeline(createReadStream(image.blobPath(digest)), entry);
  }
}

async function document(pack: Pack, name: string, value: unknown): Promise<void> {
  await bytes(pack, name, Buffer.from(JSON.stringify(value)));
}

async function bytes(pack: Pack, name: string, content: Uint8Array): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    pack.entry(file(name, content.length), Buffer.from(content), (error) => {
      if (error instanceof Error) reject(error);
      else resolve();
    });
  });
}

function file(name: string, size: number) {
  return { name, size, mode: 0o644, mtime: new Date(0), type: 'file' } as const;
}

function member(digest: Digest): string {
  const { algorithm, hex } = splitDigest(digest);
  return `blobs/${algorithm}/${hex}`;
}
