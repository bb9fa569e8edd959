import type * as Yaml from 'yaml';
import type { Alias, Document, Node, Pair } from 'yaml';

/** Nodes that the aliases of a file may repeat together: far more than 256 legs need, and little work. */
const MAX_REPEATED = 20_000;

/** Something that the parser lets pass and the file must not hold. */
export interface YamlFault {
  readonly message: string;
  readonly hint?: string;
  /** Where in the text. */
  readonly offset: number;
}

export interface CheckedYaml {
  /** What each alias stands for. */
  readonly targets: ReadonlyMap<Alias, Node>;
  readonly faults: readonly YamlFault[];
}

/**
 * Follows the aliases of a document and finds keys that are given twice, in one pass (the parser's own search for such keys compares each
 * with each). An alias that stands for nothing, for itself or for too much is a fault, and so is a merge of what is no map.
 */
export function checkYaml(yaml: typeof Yaml, document: Document): CheckedYaml {
  const { isAlias, isCollection, isMap, isPair, isScalar, isSeq } = yaml;
  const anchors = new Map<string, Node>();
  const targets = new Map<Alias, Node>();
  const sizes = new Map<unknown, number>();
  const faults: YamlFault[] = [];
  const merges: { readonly key: Node; readonly sources: readonly unknown[] }[] = [];
  let repeated = 0;

  yaml.visit(document, {
    Value(_key, node) {
      if (node.anchor !== undefined) anchors.set(node.anchor, node);
      if (isMap(node)) checkKeys(node.items);
    },
    Alias(_key, alias, path) {
      const target = anchors.get(alias.source);
      if (target === undefined) {
        fault(
          alias,
          `*${alias.source} stands for nothing`,
          `give something before it the anchor &${alias.source}`,
        );
      } else if (path.includes(target)) {
        fault(
          alias,
          `*${alias.source} stands within what it stands for, and so has no end`,
          'write out what is meant',
        );
      } else {
        targets.set(alias, target);
        const before = repeated;
        repeated += sizeOf(alias);
        if (before <= MAX_REPEATED && repeated > MAX_REPEATED) {
          fault(
            alias,
            `the aliases up to *${alias.source} repeat more than ${MAX_REPEATED} values`,
            'use fewer, or let them stand for less',
          );
        }
      }
    },
    Pair(_key, { key, value }) {
      if (!isScalar(key) || typeof key.value !== 'symbol') return;
      // Sources that are aliases are met later in this pass: looked up when it is over.
      merges.push({ key, sources: isSeq(value) ? value.items : [value] });
    },
  });
  for (const { key, sources } of merges) {
    const maps = sources.map((source) => (isAlias(source) ? targets.get(source) : source));
    if (maps.every((map) => map === undefined || isMap(map))) continue;
    fault(key, '<< merges maps alone', 'give it an alias of a map, or a list of them');
  }
  return { targets, faults };

  function checkKeys(items: readonly Pair[]): void {
    const seen = new Set<unknown>();
    for (const { key } of items) {
      if (!isScalar(key)) continue;
      if (seen.has(key.value)) fault(key, 'Map keys must be unique', 'leave one of them out');
      seen.add(key.value);
    }
  }

  /** The values that a node holds, all that its aliases stand for included. */
  function sizeOf(node: unknown): number {
    const known = sizes.get(node);
    if (known !== undefined) return known;
    const parts = isAlias(node)
      ? [targets.get(node)]
      : isPair(node)
        ? [node.key, node.value]
        : isCollection(node)
          ? node.items
          : [];
    const size = parts.reduce<number>((sum, part) => sum + sizeOf(part), 1);
    sizes.set(node, size);
    return size;
  }

  function fault(node: Node, message: string, hint: string): void {
    faults.push({ message, hint, offset: node.range?.[0] ?? 0 });
  }
}
