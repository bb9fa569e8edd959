import type { FileFacts } from './file-facts.ts';
import type { LayerEntry, LayerListing } from './layer.ts';

/** A file of an image, with the number of the layer that it comes from (0 is the lowest). */
export interface ImageFile {
  readonly path: string;
  readonly facts: FileFacts;
  readonly executable: boolean;
  readonly layer: number;
  readonly text?: string;
}

type Node =
  | { readonly kind: 'file'; readonly file: ImageFile }
  | { readonly kind: 'symlink'; readonly target: string }
  | { readonly kind: 'directory' };

/** As Linux: path_resolution(7). */
const MAX_LINKS = 40;

/** An image's file system: its layers laid over one another. */
export class Tree {
  readonly #nodes = new Map<string, Node>();

  constructor(layers: readonly LayerListing[]) {
    layers.forEach((listing, number) => {
      this.#apply(listing, number);
    });
  }

  get size(): number {
    return this.#nodes.size;
  }

  /** The file that a path leads to, through links; undefined where there is none. */
  find(path: string): ImageFile | undefined {
    const real = this.#resolve(path);
    const node = real === undefined ? undefined : this.#nodes.get(real);
    return node?.kind === 'file' ? node.file : undefined;
  }

  /** Files whose path matches, in order of their paths. */
  matching(pattern: RegExp): ImageFile[] {
    return [...this.#nodes]
      .filter(([path, node]) => node.kind === 'file' && pattern.test(path))
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .flatMap(([, node]) => (node.kind === 'file' ? [node.file] : []));
  }

  #apply({ entries, removed, opaque }: LayerListing, layer: number): void {
    const parents = new Map<string, string>();
    // Whiteouts speak of the layers below, wherever they stand in the archive.
    this.#hide(
      new Set(removed.map((path) => this.#place(path, parents))),
      new Set(opaque.map((path) => this.#resolve(path) ?? path)),
    );
    for (const [path, entry] of entries) {
      const place = this.#place(path, parents);
      const node = this.#node(entry, place, layer);
      if (node !== undefined) this.#nodes.set(place, node);
    }
  }

  #node(entry: LayerEntry, path: string, layer: number): Node | undefined {
    switch (entry.kind) {
      case 'file': {
        const { facts, executable, text } = entry;
        return {
          kind: 'file',
          file: { path, facts, executable, layer, ...(text === undefined ? {} : { text }) },
        };
      }
      case 'hardlink': {
        const target = this.#nodes.get(this.#resolve(entry.target) ?? entry.target);
        return target?.kind === 'file' ? { kind: 'file', file: { ...target.file, path } } : target;
      }
      default:
        return entry;
    }
  }

  /** Where an entry really lies: its directory may be a link of a lower layer (`lib` → `usr/lib`). */
  #place(path: string, parents: Map<string, string>): string {
    const slash = path.lastIndexOf('/');
    if (slash === -1) return path;
    const parent = path.slice(0, slash);
    let real = parents.get(parent);
    if (real === undefined) {
      real = this.#resolve(parent) ?? parent;
      parents.set(parent, real);
    }
    return real === '' ? path.slice(slash + 1) : `${real}/${path.slice(slash + 1)}`;
  }

  /** Takes away paths with all below them, and of opaque directories what is below; once over the tree, however many there are. */
  #hide(removed: ReadonlySet<string>, opaque: ReadonlySet<string>): void {
    if (removed.size === 0 && opaque.size === 0) return;
    if (opaque.has('')) this.#nodes.clear();
    for (const path of this.#nodes.keys()) {
      if (removed.has(path) || isBelow(path, removed) || isBelow(path, opaque)) {
        this.#nodes.delete(path);
      }
    }
  }

  /** A path with every link followed; undefined for a loop. A directory need not have an entry of its own. */
  #resolve(path: string): string | undefined {
    const pending = path.split('/').reverse();
    const real: string[] = [];
    let links = 0;
    for (let part = pending.pop(); part !== undefined; part = pending.pop()) {
      if (part === '' || part === '.') continue;
      if (part === '..') {
        real.pop();
        continue;
      }
      real.push(part);
      const node = this.#nodes.get(real.join('/'));
      if (node?.kind !== 'symlink') continue;
      links += 1;
      if (links > MAX_LINKS) return undefined;
      real.pop();
      if (node.target.startsWith('/')) real.length = 0;
      pending.push(...node.target.split('/').reverse());
    }
    return real.join('/');
  }
}

function isBelow(path: string, directories: ReadonlySet<string>): boolean {
  for (let at = path.lastIndexOf('/'); at > 0; at = path.lastIndexOf('/', at - 1)) {
    if (directories.has(path.slice(0, at))) return true;
  }
  return false;
}
