import { copyFile, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { capture } from '../../src/engines/process.ts';

/**
 * Copies programs of this machine, with the libraries that they are linked with, into a folder: `COPY FOLDER /` makes them run in an image
 * that has no C library.
 */
export async function copyPrograms(folder: string, ...names: readonly string[]): Promise<void> {
  const options = { cwd: '/', env: process.env, signal: AbortSignal.timeout(10_000) };
  const files = new Map<string, string>();
  for (const name of names) {
    const program = (await capture(['which', name], options)).trim();
    files.set(`/bin/${name}`, program);
    // A static program has none, and ldd says so with its exit status.
    const linked = await capture(['ldd', program], options).catch(() => '');
    for (const [, path = ''] of linked.matchAll(/(\/\S+) \(0x/g)) files.set(path, path);
  }
  for (const [path, from] of files) {
    await mkdir(join(folder, dirname(path)), { recursive: true });
    await copyFile(from, join(folder, path));
  }
}
