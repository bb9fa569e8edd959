import type { FanInWorld } from './fan-in-world.ts';
import type { Store } from './registry/store.ts';

/** A tag that is written, at the moment at which it is. */
export interface TagWrite {
  /** The number of the registry. */
  readonly at: number;
  readonly tag: string;
  readonly digest: string;
}

/** Tells every write of a template's tags in all registries, in their order and right before it is done. */
export function watchTags(world: FanInWorld, name: string, told: (write: TagWrite) => void): void {
  for (const [at, { store }] of world.registries.entries()) {
    const { tags } = store.at(`acme/${name}`);
    const set = tags.set.bind(tags);
    tags.set = (tag, digest) => {
      told({ at, tag, digest });
      return set(tag, digest);
    };
  }
}

interface Named {
  readonly digest: string;
}

interface Child extends Named {
  readonly platform?: { readonly architecture: string };
}

function read(store: Store, name: string, target: string): unknown {
  const bytes = store.manifest(`acme/${name}`, target)?.bytes;
  return bytes && JSON.parse(bytes.toString());
}

/** What an index names, by digest or by tag; undefined where it is not there. */
export function childrenOf(store: Store, name: string, target: string) {
  const index = read(store, name, target) as { manifests?: Child[] } | undefined;
  return index && (index.manifests ?? []);
}

export function architecturesOf(store: Store, name: string, target: string): readonly string[] {
  const children = childrenOf(store, name, target) ?? [];
  return children.flatMap(({ platform }) => platform?.architecture ?? []);
}

/** Are the index, its images, their configs and layers all there, so that a pull succeeds? */
export function canBePulled(store: Store, name: string, index: string): boolean {
  return (childrenOf(store, name, index) ?? [undefined]).every((child) => {
    const image = child && read(store, name, child.digest);
    if (image === undefined) return false;
    const { config, layers } = image as { config: Named; layers: Named[] };
    return [config, ...layers].every(
      ({ digest }) => store.blob(`acme/${name}`, digest) !== undefined,
    );
  });
}
