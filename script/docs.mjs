// Fills the blocks between <!-- NAME:start --> and <!-- NAME:end --> in README.md from action.yml; `--check` only compares.
import { readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { parse } from 'yaml';

const action = parse(readFileSync('action.yml', 'utf8'));
const blocks = {
  inputs: table(
    ['Input', 'Meaning', 'Default'],
    Object.entries(action.inputs).map(([name, { description, default: value }]) => {
      const { meaning, fallback } = splitDefault(description);
      return [`\`${name}\``, meaning, value === undefined ? fallback : `\`${value}\``];
    }),
  ),
  outputs: table(
    ['Output', 'Meaning'],
    Object.entries(action.outputs).map(([name, { description }]) => [
      `\`${name}\``,
      oneLine(description),
    ]),
  ),
};

const before = readFileSync('README.md', 'utf8');
let after = before;
for (const [name, text] of Object.entries(blocks)) {
  const block = new RegExp(`(<!-- ${name}:start[^>]*-->)[^]*?(<!-- ${name}:end -->)`);
  if (!block.test(after)) throw new Error(`README.md has no block "${name}"`);
  after = after.replace(block, (_all, start, end) => `${start}\n\n${text}\n\n${end}`);
}
after = await format(after, { ...(await resolveConfig('README.md')), parser: 'markdown' });
if (after === before) {
  console.log("README's tables are those of action.yml.");
} else if (process.argv.includes('--check')) {
  console.error("README's tables differ from action.yml. Run: npm run docs");
  process.exitCode = 1;
} else {
  writeFileSync('README.md', after);
  console.log("README's tables rewritten.");
}

// An input whose default lives in the code ends its description with `Default: …`.
function splitDefault(description) {
  const [meaning, fallback = ''] = oneLine(description).split(/ ?Default: /);
  return { meaning, fallback: fallback.replace(/\.$/, '') };
}

function oneLine(text) {
  return text.trim().replace(/\s+/g, ' ').replaceAll('|', '\\|');
}

function table(head, rows) {
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}
