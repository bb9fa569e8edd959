// npm run bench -- NAME… [--json]: measures, prints a line per figure, and with --json one object as the last line (spec section 12).
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import * as lib from './lib.mjs';

const NAMES = ['start', 'build', 'push', 'fan-in', 'plan'];
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'boolean' } },
});
const names = positionals.includes('all') ? NAMES : positionals;
const unknown = names.filter((name) => !NAMES.includes(name));
if (names.length === 0 || unknown.length > 0) {
  console.error(
    `${unknown.length > 0 ? `Unknown: ${unknown.join(', ')}. ` : ''}Usage: npm run bench -- NAME… [--json], NAME one of ${NAMES.join(', ')}, all`,
  );
  process.exit(1);
}
const dist = resolve('dist');
if (!existsSync(dist)) {
  console.error('There is no dist to measure. Run: npm run build');
  process.exit(1);
}

const figures = [];
for (const name of names) {
  const { default: measure } = await import(`./${name}.mjs`);
  for (const one of await measure({ dist, lib })) {
    figures.push(one);
    const rivals = Object.entries(one.rivals).map(
      ([rival, value]) => `${rival} ${value} ${one.unit}`,
    );
    const verdict = one.met === null ? 'not comparable' : one.met ? 'met' : 'NOT met';
    const absent = one.absent === undefined ? '' : `; absent: ${one.absent.join(', ')}`;
    console.log(
      `${one.id}: ours ${one.ours} ${one.unit}${rivals.length > 0 ? `, ${rivals.join(', ')}` : ''}; goal ${JSON.stringify(one.goal)} ${verdict} (median of ${one.runs}${absent})`,
    );
  }
}
if (values.json) {
  const machine = {
    cores: cpus().length,
    cpu: cpus()[0]?.model,
    memory: totalmem(),
    node: spawnSync(lib.node, ['--version'], { encoding: 'utf8' }).stdout.trim(),
    platform: `${process.platform}/${process.arch}`,
  };
  console.log(JSON.stringify({ figures, machine }));
}
