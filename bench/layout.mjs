// OCI layouts of images as large as a benchmark needs.
import { createHash, randomFillSync } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, rename, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import tar from 'tar-stream';

export const MB = 1e6;
const MANIFEST = 'application/vnd.oci.image.manifest.v1+json';

/** An OCI layout of one image with layers of random bytes, or of nothing where the file system can hold that. */
export async function writeLayout(layout, sizes, { write = noise } = {}) {
  const blobs = join(layout, 'blobs', 'sha256');
  await mkdir(blobs, { recursive: true });
  const add = async (mediaType, bytes) => {
    const hex = createHash('sha256').update(bytes).digest('hex');
    await writeFile(join(blobs, hex), bytes);
    return { mediaType, digest: `sha256:${hex}`, size: bytes.length };
  };
  const layers = [];
  for (const size of sizes) {
    const file = join(layout, 'layer');
    const hex = await write(file, size);
    const stored = await stat(file);
    await rename(file, join(blobs, hex));
    layers.push({
      mediaType: 'application/vnd.oci.image.layer.v1.tar+gzip',
      digest: `sha256:${hex}`,
      size: stored.size,
    });
  }
  const config = await add(
    'application/vnd.oci.image.config.v1+json',
    Buffer.from(
      JSON.stringify({
        os: 'linux',
        architecture: 'amd64',
        config: { Entrypoint: ['/app'] },
        rootfs: { type: 'layers', diff_ids: layers.map(({ digest }) => digest) },
      }),
    ),
  );
  const manifest = await add(
    MANIFEST,
    Buffer.from(JSON.stringify({ schemaVersion: 2, mediaType: MANIFEST, config, layers })),
  );
  await writeFile(join(layout, 'oci-layout'), '{"imageLayoutVersion":"1.0.0"}');
  await writeFile(
    join(layout, 'index.json'),
    JSON.stringify({ schemaVersion: 2, manifests: [manifest] }),
  );
  return layout;
}

async function noise(path, size) {
  const hash = createHash('sha256');
  const file = await open(path, 'w');
  for (const part of noisePieces(size)) {
    hash.update(part);
    await file.write(part);
  }
  await file.close();
  return hash.digest('hex');
}

function* noisePieces(size) {
  for (let left = size; left > 0; left -= 5 * MB) {
    yield randomFillSync(Buffer.alloc(Math.min(left, 5 * MB)));
  }
}

/** A file of nothing but a size, where the file system can hold that. */
export async function holes(path, size) {
  await writeFile(path, '');
  await truncate(path, size);
  const hash = createHash('sha256');
  for await (const part of createReadStream(path, { highWaterMark: 1 << 20 })) hash.update(part);
  return hash.digest('hex');
}

/** A gzipped layer of a program, a bare ELF header, and data that does not shrink. */
export async function programLayer(path, size) {
  const pack = tar.pack();
  const elf = Buffer.alloc(64);
  elf.write('\x7fELF\x02\x01\x01', 'latin1');
  elf.writeUInt16LE(2, 16); // an executable
  elf.writeUInt16LE(62, 18); // for x86-64
  pack.entry({ name: 'app', mode: 0o755 }, elf);
  const data = pack.entry({ name: 'data', size });
  const filled = Readable.from(noisePieces(size)).pipe(data);
  filled.on('finish', () => pack.finalize());
  const hash = createHash('sha256');
  await pipeline(
    pack,
    createGzip({ level: 1 }),
    async function* (chunks) {
      for await (const chunk of chunks) {
        hash.update(chunk);
        yield chunk;
      }
    },
    createWriteStream(path),
  );
  return hash.digest('hex');
}
