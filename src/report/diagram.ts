import { shortDigest } from '../model/digest.ts';
import { isGood, type RankedTemplate } from './fan-in.ts';
import { whole, type Block } from './markdown.ts';

/** GitHub draws no diagram of more than 500 edges or 50,000 characters; people read none of half that. */
const MAX_EDGES = 120;

/** The diagram index → images with the tags that name it, as GitHub draws Mermaid. */
export function diagram(templates: readonly RankedTemplate[]): readonly Block[] {
  const lines: string[] = [];
  let edges = 0;
  let leftOut = 0;
  for (const [number, { name, result }] of templates.entries()) {
    if (!isGood(result) || result.digest === undefined) continue;
    const tags = new Set(
      Object.values(result.registries).flatMap((registry) =>
        Object.entries(registry.tags)
          .filter(([, { digest }]) => digest === result.digest)
          .map(([tag]) => tag),
      ),
    );
    if (edges + tags.size + result.platforms.length > MAX_EDGES) {
      leftOut += 1;
      continue;
    }
    edges += tags.size + result.platforms.length;
    const index = `i${number}`;
    lines.push(`  ${index}["${label(name)}<br/>index ${shortDigest(result.digest)}"]`);
    for (const [at, tag] of [...tags].entries()) {
      lines.push(`  t${number}x${at}(["${label(tag)}"]) --> ${index}`);
    }
    for (const [at, { platform, digest }] of result.platforms.entries()) {
      lines.push(
        `  ${index} --> p${number}x${at}["${label(platform)}<br/>${shortDigest(digest)}"]`,
      );
    }
  }
  if (lines.length === 0) return [];
  const note =
    leftOut === 0
      ? ''
      : `\n${leftOut} more ${leftOut === 1 ? 'template is' : 'templates are'} not drawn.\n`;
  return [
    whole(
      `\n### Index → images\n\n\`\`\`mermaid\nflowchart LR\n${lines.join('\n')}\n\`\`\`\n${note}`,
    ),
  ];
}

/** Mermaid's own escapes, for what would end a label or be read as markup. */
function label(text: string): string {
  return text.replace(/[^A-Za-z0-9 ./_:-]/g, (char) => `#${char.codePointAt(0) ?? 0};`);
}
