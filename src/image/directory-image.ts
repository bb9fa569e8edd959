import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { manifestSchema } from '../model/descriptor.ts';
import { digestOf } from '../model/digest.ts';
import { parseJson } from '../model/json.ts';
import { DOCKER_MANIFEST, OCI_INDEX, OCI_MANIFEST } from '../model/media-types.ts';
import { blobFile } from './layout.ts';

/** Blobs of a directory image are named by the hex of their digest. */
const BLOB = /^[0-9a-f]{64}$/;

/**
 * Turns a folder that podman or buildah wrote with their `dir:` transport into an OCI layout, in place: files are renamed, no byte changes.
 * Their `oci:` transport would not do: it rewrites an image of docker's format, and the health check is lost on the way.
 */
export async function layoutFromDirectory(dir: string): Promise<void> {
  const manifest = await readFile(join(dir, 'manifest.json'));
  const names = await readdir(dir);
  await mkdir(join(dir, 'blobs', 'sha256'), { recursive: true });
  await Promise.all(
    names.map((name) =>
      BLOB.test(name)
        ? rename(join(dir, name), join(dir, 'blobs', 'sha256', name))
        : rm(join(dir, name)),
    ),
  );
  const { mediaType, config } = parseJson(manifestSchema, manifest, 'the manifest of the image');
  const digest = digestOf(manifest);
  const descriptor = {
    mediaType: mediaType ?? (config.mediaType.includes('docker') ? DOCKER_MANIFEST : OCI_MANIFEST),
    digest,
    size: manifest.length,
  };
  const index = { schemaVersion: 2, mediaType: OCI_INDEX, manifests: [descriptor] };
  await writeFile(blobFile(dir, digest), manifest);
  await writeFile(join(dir, 'oci-layout'), JSON.stringify({ imageLayoutVersion: '1.0.0' }));
  await writeFile(join(dir, 'index.json'), JSON.stringify(index));
}
