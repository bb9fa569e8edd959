// Proves that dist is what the source builds: builds into a temporary folder and compares every file.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const fresh = mkdtempSync(join(tmpdir(), 'dist-'));
try {
  execFileSync(process.execPath, ['script/build.mjs', fresh], { stdio: 'inherit' });
  const names = new Set([...list('dist'), ...list(fresh)]);
  const different = [...names].filter((name) => read('dist', name) !== read(fresh, name));
  if (different.length > 0) {
    console.error(`dist differs from what src builds: ${different.join(', ')}\nRun: npm run build`);
    process.exitCode = 1;
  } else {
    console.log(`dist is what src builds (${names.size} files).`);
  }
} finally {
  rmSync(fresh, { recursive: true, force: true });
}

function list(folder) {
  return readdirSync(folder);
}

function read(folder, name) {
  try {
    return readFileSync(join(folder, name), 'latin1');
  } catch {
    return undefined;
  }
}
