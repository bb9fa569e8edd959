// Writes schema/config.schema.json, the JSON schema of the config file; with --check, fails when the file is not what the code says.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import './lib/typescript.mjs';

const file = new URL('../schema/config.schema.json', import.meta.url);
const { configJsonSchema } = await import('../src/inputs/json-schema.ts');
const text = `${JSON.stringify(configJsonSchema(), null, 2)}\n`;

if (process.argv.includes('--check')) {
  const present = await readFile(file, 'utf8').catch(() => '');
  if (present !== text) {
    console.error('schema/config.schema.json is not up to date: run node script/schema.mjs');
    process.exitCode = 1;
  }
} else {
  await mkdir(new URL('.', file), { recursive: true });
  await writeFile(file, text);
}
