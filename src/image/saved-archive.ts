import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import tar from 'tar-stream';
import { z } from 'zod';
import type { Descriptor } from '../model/descriptor.ts';
import { digestOf, parseDigest, type Digest } from '../model/digest.ts';
import { parseJson } from '../model/json.ts';
import {
  OCI_CONFIG,
  OCI_INDEX,
  OCI_LAYER,
  OCI_LAYER_GZIP,
  OCI_MANIFEST,
} from '../model/media-types.ts';
import { collect, peek } from './chunks.ts';
import { LayoutError } from './errors.ts';
import { blobFile } from './layout.ts';
import { gzipInParallel } from './parallel-gzip.ts';

/** A layer as it lies in the layout now. */
interface StoredLayer {
  readonly descriptor: Descriptor;
  /** It was compressed on the way, so that no manifest of the archive names it any more. */
  readonly compressed: boolean;
}

/** JSON documents of an archive are kept in memory up to this size; a software bill of materials is the largest of them. */
const MAX_DOCUMENT = 64 * 1024 * 1024;

const savedSchema = z
  .array(z.looseObject({ Config: z.string(), Layers: z.array(z.string()).nullable() }))
  .length(1, 'expected one image');

/**
 * Turns what `docker save` writes into an OCI layout. The classic store keeps layers uncompressed: they are compressed on the way, and a
 * manifest is written for them; the config's bytes, and so the image ID, stay. What containerd's store saves is a layout already and is
 * kept as it is, attestations included. Memory stays flat.
 * @param annotations go on a manifest that is written here
 * @throws LayoutError when the archive holds no image, or several
 */
export async function layoutFromArchive(
  archive: Readable,
  dir: string,
  annotations: Readonly<Record<string, string>>,
): Promise<void> {
  await mkdir(join(dir, 'blobs', 'sha256'), { recursive: true });
  const { documents, layers, links } = await unpack(archive, dir);
  const index = documents.get('index.json');
  const untouched = [...layers.values()].every(({ compressed }) => !compressed);
  if (index !== undefined && untouched) await keep(documents, dir, index);
  else await rewrite({ documents, layers, links }, dir, annotations);
  await writeFile(join(dir, 'oci-layout'), JSON.stringify({ imageLayoutVersion: '1.0.0' }));
}

interface Unpacked {
  readonly documents: ReadonlyMap<string, Buffer>;
  readonly layers: ReadonlyMap<string, StoredLayer>;
  /** Older dockers store a layer that occurs twice as a link. */
  readonly links: ReadonlyMap<string, string>;
}

async function unpack(archive: Readable, dir: string): Promise<Unpacked> {
  const documents = new Map<string, Buffer>();
  const layers = new Map<string, StoredLayer>();
  const links = new Map<string, string>();
  const extract = tar.extract();
  const done = pipeline(archive, extract);
  // An archive that breaks off ends the loop below with the same error.
  done.catch(() => undefined);
  for await (const entry of extract) {
    const { name, size, type, linkname } = entry.header;
    if (type === 'symlink' && linkname !== '') {
      links.set(name, posix.normalize(posix.join(dirname(name), linkname)));
    }
    if (type !== 'file') {
      entry.resume();
      continue;
    }
    const { head, whole } = await peek(entry, 4);
    if (size <= MAX_DOCUMENT && /^[{[]/.test(head.toString('latin1', 0, 1))) {
      documents.set(name, await collect(whole));
    } else if (size > 0 && !/(?:^|\/)(?:VERSION|repositories)$/.test(name)) {
      layers.set(name, await storeLayer(whole, head, dir));
    } else {
      await collect(whole);
    }
  }
  await done;
  return { documents, layers, links };
}

async function keep(
  documents: ReadonlyMap<string, Buffer>,
  dir: string,
  index: Buffer,
): Promise<void> {
  for (const [name, bytes] of documents) {
    if (name.startsWith('blobs/'))
      await writeFile(join(dir, 'blobs', 'sha256', posix.basename(name)), bytes);
  }
  await writeFile(join(dir, 'index.json'), index);
}

async function rewrite(
  { documents, layers, links }: Unpacked,
  dir: string,
  annotations: Readonly<Record<string, string>>,
): Promise<void> {
  const saved = documents.get('manifest.json');
  if (saved === undefined) throw new LayoutError('The saved archive holds no image');
  const [image] = parseJson(savedSchema, saved, 'manifest.json of the saved archive');
  const config = documents.get(image?.Config ?? '');
  if (image === undefined || config === undefined) {
    throw new LayoutError('The saved archive holds no config of the image');
  }
  const manifest = {
    schemaVersion: 2,
    mediaType: OCI_MANIFEST,
    config: await storeDocument(config, OCI_CONFIG, dir),
    layers: (image.Layers ?? []).map((name) => {
      const layer = layers.get(links.get(name) ?? name);
      if (layer === undefined)
        throw new LayoutError(`The saved archive names the layer ${name} and has no such file`);
      return layer.descriptor;
    }),
    ...(Object.keys(annotations).length === 0 ? {} : { annotations }),
  };
  const descriptor = await storeDocument(Buffer.from(JSON.stringify(manifest)), OCI_MANIFEST, dir);
  await writeFile(
    join(dir, 'index.json'),
    JSON.stringify({ schemaVersion: 2, mediaType: OCI_INDEX, manifests: [descriptor] }),
  );
}

async function storeDocument(bytes: Buffer, mediaType: string, dir: string): Promise<Descriptor> {
  const digest = digestOf(bytes);
  await writeFile(blobFile(dir, digest), bytes);
  return { mediaType, digest, size: bytes.length };
}

async function storeLayer(
  content: AsyncIterable<Buffer>,
  head: Buffer,
  dir: string,
): Promise<StoredLayer> {
  const compressed = !isGzip(head) && !isZstd(head);
  const temporary = join(dir, 'blobs', `partial-${randomUUID()}`);
  const meter = new Meter();
  const out = createWriteStream(temporary);
  if (compressed) await pipeline(gzipInParallel(content), meter, out);
  else await pipeline(content, meter, out);
  const digest = meter.digest();
  await rename(temporary, blobFile(dir, digest));
  const mediaType = isZstd(head) ? `${OCI_LAYER}+zstd` : OCI_LAYER_GZIP;
  return { descriptor: { mediaType, digest, size: meter.size }, compressed };
}

/** Counts and hashes what passes. */
class Meter extends Transform {
  size = 0;
  readonly #hash = createHash('sha256');

  override _transform(
    chunk: Buffer,
    _encoding: BufferEncoding,
    done: (error: null, chunk: Buffer) => void,
  ): void {
    this.size += chunk.length;
    this.#hash.update(chunk);
    done(null, chunk);
  }

  digest(): Digest {
    return parseDigest(`sha256:${this.#hash.digest('hex')}`);
  }
}

function isGzip(head: Buffer): boolean {
  return head.readUInt16BE(0) === 0x1f8b;
}

function isZstd(head: Buffer): boolean {
  return head.readUInt32LE(0) === 0xfd2fb528;
}
