import { pipeline } from 'node:stream/promises';
import tar, { type Header } from 'tar-stream';
import { openTar } from './decompress.ts';
import { FileReader, OTHER, type FileFacts } from './file-facts.ts';

/** An entry of a layer; paths are relative to the root, without a leading slash. */
export type LayerEntry =
  | {
      readonly kind: 'file';
      readonly facts: FileFacts;
      /** May anybody start it? Any of its three bits will do, as for the kernel when root asks. */
      readonly executable: boolean;
      readonly text?: string;
    }
  | { readonly kind: 'symlink'; readonly target: string }
  /** The same file as another path, which stands before it in this layer or in a lower one. */
  | { readonly kind: 'hardlink'; readonly target: string }
  | { readonly kind: 'directory' };

/** What a layer changes (OCI image spec, layer.md, "Representing changes"). */
export interface LayerListing {
  /** In the archive's order, in which a path may stand more than once: a hard link is to what its target is at that moment. */
  readonly entries: readonly (readonly [path: string, entry: LayerEntry])[];
  /** Paths that it takes from the layers below (`.wh.NAME`). */
  readonly removed: readonly string[];
  /** Directories whose contents below it hides (`.wh..wh..opq`). */
  readonly opaque: readonly string[];
}

const DIRECTORY: LayerEntry = { kind: 'directory' };
/** Most files are one of these. */
const OTHER_FILE: LayerEntry = { kind: 'file', facts: OTHER, executable: false };
const OTHER_EXECUTABLE: LayerEntry = { kind: 'file', facts: OTHER, executable: true };

/** Files whose text says where shared objects are looked for: glibc's and musl's. */
const LOADER_CONFIG = /^etc\/(?:ld\.so\.conf(?:\.d\/.+\.conf)?|ld-musl-.+\.path)$/;
const MAX_TEXT = 64 * 1024;

/** Reads a layer once, from end to end, and keeps of each file no more than what it is. */
export async function listLayer(layer: AsyncIterable<Uint8Array>): Promise<LayerListing> {
  const entries: (readonly [string, LayerEntry])[] = [];
  const removed: string[] = [];
  const opaque: string[] = [];
  const extract = tar.extract();
  extract.on('entry', (header, stream, next) => {
    const path = normalise(header.name);
    const slash = path.lastIndexOf('/') + 1;
    const name = path.slice(slash);
    if (name === '.wh..wh..opq') opaque.push(path.slice(0, Math.max(slash - 1, 0)));
    else if (name.startsWith('.wh.'))
      removed.push(path.slice(0, slash) + name.slice('.wh.'.length));
    else if (isFile(header)) {
      readFile(stream, path, header, (entry) => entries.push([path, entry]));
    } else {
      entries.push([path, specialEntry(header)]);
    }
    // A layer that breaks off fails as a whole, below.
    stream.on('error', () => undefined);
    stream.on('end', () => {
      next();
    });
    stream.resume();
  });
  const { source, decoder } = await openTar(layer);
  if (decoder === undefined) await pipeline(source, extract);
  else await pipeline(source, decoder, extract);
  return { entries, removed, opaque };
}

function readFile(
  stream: {
    on(event: 'data', take: (chunk: unknown) => void): unknown;
    on(event: 'end', done: () => void): unknown;
  },
  path: string,
  { mode }: Header,
  keep: (entry: LayerEntry) => void,
): void {
  const reader = new FileReader();
  const executable = (mode & 0o111) !== 0;
  const text: Buffer[] | undefined = LOADER_CONFIG.test(path) ? [] : undefined;
  let length = 0;
  stream.on('data', (chunk) => {
    if (!Buffer.isBuffer(chunk)) return;
    reader.write(chunk);
    length += chunk.length;
    if (length <= MAX_TEXT) text?.push(chunk);
  });
  stream.on('end', () => {
    const facts = reader.end();
    if (text !== undefined)
      keep({ kind: 'file', facts, executable, text: Buffer.concat(text).toString('utf8') });
    else if (facts !== OTHER) keep({ kind: 'file', facts, executable });
    else keep(executable ? OTHER_EXECUTABLE : OTHER_FILE);
  });
}

function isFile({ type }: Header): boolean {
  return type === 'file' || type === 'contiguous-file';
}

function specialEntry({ type, linkname }: Header): LayerEntry {
  switch (type) {
    case 'directory':
      return DIRECTORY;
    case 'symlink':
      return { kind: 'symlink', target: linkname };
    case 'link':
      return { kind: 'hardlink', target: normalise(linkname) };
    default:
      // A device or a pipe: there, and nothing that could be started.
      return OTHER_FILE;
  }
}

/** `./usr//bin/`, `/usr/bin` → `usr/bin`. */
function normalise(name: string): string {
  return name
    .split('/')
    .filter((part) => part !== '' && part !== '.')
    .join('/');
}
