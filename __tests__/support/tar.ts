import tar from 'tar-stream';

/** A file's content, or what else a path is. */
export type TarEntry =
  | string
  | Uint8Array
  | { readonly plain: string | Uint8Array }
  | { readonly symlink: string }
  | { readonly hardlink: string };

/** Path → entry; as pairs where a path stands there more than once. */
export type TarEntries =
  Readonly<Record<string, TarEntry>> | readonly (readonly [path: string, entry: TarEntry])[];

/** A tar in memory. */
export async function tarOf(entries: TarEntries): Promise<Buffer> {
  const pack = tar.pack();
  // Equal entries make equal bytes.
  const mtime = new Date(0);
  for (const [name, entry] of listed(entries)) {
    if (typeof entry === 'string' || entry instanceof Uint8Array)
      pack.entry({ name, mode: 0o755, mtime }, Buffer.from(entry));
    // A file that nobody may start.
    else if ('plain' in entry) pack.entry({ name, mode: 0o644, mtime }, Buffer.from(entry.plain));
    else if ('symlink' in entry)
      pack.entry({ name, mtime, type: 'symlink', linkname: entry.symlink });
    else pack.entry({ name, mtime, type: 'link', linkname: entry.hardlink });
  }
  pack.finalize();
  const chunks: Buffer[] = [];
  for await (const chunk of pack) if (Buffer.isBuffer(chunk)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function listed(entries: TarEntries): readonly (readonly [path: string, entry: TarEntry])[] {
  return isList(entries) ? entries : Object.entries(entries);
}

function isList(
  entries: TarEntries,
): entries is readonly (readonly [path: string, entry: TarEntry])[] {
  return Array.isArray(entries);
}
