import type { Document, Node, Pair, YAMLMap } from 'yaml';
import { isPlaceholder, meantPlaceholder, PLACEHOLDERS } from '../model/placeholders.ts';
import { checkYaml, type YamlFault } from './yaml-checks.ts';

/** Where a path of the data stands in the text, from 1; for a path that is not there, its nearest ancestor's place. */
export type YamlPlace = (
  path: readonly PropertyKey[],
  key: boolean,
) => {
  readonly line: number;
  readonly column: number;
  /** The value is a scalar without quotes. */
  readonly plain: boolean;
  /** The key is a scalar that YAML does not read as text: `012:`. */
  readonly plainKey: boolean;
};

export interface YamlData {
  readonly data: unknown;
  readonly place: YamlPlace;
  /** Errors of the syntax; with any, the data means nothing. */
  readonly errors: readonly {
    readonly message: string;
    readonly hint?: string;
    readonly line: number;
    readonly column: number;
  }[];
}

/**
 * `{org}` is a map to YAML wherever braces count, and an error in `[docker.io/{org}/app]`. To this file it is always a placeholder: its
 * braces are other characters of the same width while YAML is read, so that positions stay.
 */
const PLACEHOLDER = new RegExp(`\\{(${PLACEHOLDERS.join('|')})\\}`, 'g');

function veil(text: string): string {
  return text.replace(PLACEHOLDER, '\uE000$1\uE001');
}

function unveil(text: string): string {
  return text.replaceAll('\uE000', '{').replaceAll('\uE001', '}');
}

/** Reads YAML 1.2 and keeps the positions. */
export async function readYaml(text: string): Promise<YamlData> {
  // Loaded only where there is a file: the library costs a good part of the start-up time.
  const yaml = await import('yaml');
  const { isAlias, isMap, isScalar, isSeq } = yaml;
  const lines = new yaml.LineCounter();
  const document: Document = yaml.parseDocument(veil(text), {
    lineCounter: lines,
    prettyErrors: false,
    merge: true,
    // Both are checked in one pass, with positions.
    uniqueKeys: false,
  });
  const { targets, faults } = checkYaml(yaml, document);
  const errors = [...syntaxFaults(document, text), ...faults].map(({ offset, ...fault }) => {
    const { line, col } = lines.linePos(offset);
    return { ...fault, line: Math.max(1, line), column: Math.max(1, col) };
  });
  yaml.visit(document, {
    Scalar(_key, node) {
      if (typeof node.value === 'string') node.value = unveil(node.value);
    },
  });
  const pairsByMap = new WeakMap<YAMLMap, ReadonlyMap<string, Pair>>();
  const isText = (key: unknown): boolean => isScalar(key) && typeof key.value === 'string';

  const place: YamlPlace = (path, aboutKey) => {
    let node: unknown = document.contents;
    let keyNode: unknown;
    let offset = startOf(node);
    let reached = true;
    for (const part of path) {
      if (isAlias(node)) node = targets.get(node);
      let next: unknown;
      if (isMap(node)) {
        const pair = pairsOf(node).get(String(part));
        keyNode = pair?.key;
        next = pair?.value;
      } else if (isSeq(node)) {
        keyNode = undefined;
        next = node.items[Number(part)];
      }
      reached = next !== undefined;
      offset = startOf(keyNode) ?? offset;
      if (!reached) break;
      node = next;
      if (!(aboutKey && part === path.at(-1))) offset = startOf(node) ?? offset;
    }
    const { line, col } = lines.linePos(offset ?? 0);
    return {
      line: Math.max(1, line),
      column: Math.max(1, col),
      plain: reached && isScalar(node) && node.type === 'PLAIN',
      plainKey: reached && keyNode !== undefined && isScalar(keyNode) && !isText(keyNode),
    };
  };

  const data: unknown = errors.length > 0 ? undefined : document.toJS({ maxAliasCount: -1 });
  return { data, place, errors };

  /** A map's entries by the text of their keys, so that no place is searched for twice. */
  function pairsOf(map: YAMLMap): ReadonlyMap<string, Pair> {
    let pairs = pairsByMap.get(map);
    if (pairs === undefined) {
      pairs = new Map(
        map.items.flatMap((pair) => (isScalar(pair.key) ? [[String(pair.key.value), pair]] : [])),
      );
      pairsByMap.set(map, pairs);
    }
    return pairs;
  }
}

/** What the parser says, one fault a line: the others of the line follow from it. */
function syntaxFaults(document: Document, text: string): YamlFault[] {
  const byLine = new Map<number, YamlFault>();
  for (const { code, message, pos } of document.errors) {
    const [offset] = pos;
    if (code === 'MULTIPLE_DOCS') {
      return [{ message: 'a second YAML document begins here', hint: 'a config is one', offset }];
    }
    if (message.startsWith('Maximum call stack')) {
      return [{ message: 'this is nested too deep', hint: 'a config has a few levels', offset }];
    }
    const start = text.lastIndexOf('\n', offset - 1) + 1;
    if (byLine.has(start)) continue;
    const [line = ''] = text.slice(start).split('\n', 1);
    const brace = line.lastIndexOf('{', offset - start);
    const hint = brace === -1 ? {} : { hint: aboutBraces(line.slice(brace)) };
    byLine.set(start, { message: unveil(message), ...hint, offset });
  }
  return [...byLine.values()];
}

/** Braces are the likely cause of a fault behind them; a placeholder that is misspelt is not taken for one. */
function aboutBraces(text: string): string {
  const [, name = ''] = /^\{([a-z-]+)\}/.exec(text) ?? [];
  const meant = isPlaceholder(name) ? undefined : meantPlaceholder(name);
  return meant === undefined
    ? 'to YAML { } is a map: quote text that holds braces'
    : `there is no placeholder {${name}}: ${meant}`;
}

function startOf(node: unknown): number | undefined {
  return (node as Node | null | undefined)?.range?.[0];
}
