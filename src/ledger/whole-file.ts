import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Writes a file whole or not at all, and makes its folder. Under another name first, then a rename: a reader on a shared disk never sees half
 * of it.
 * @throws what the system says; nothing unfinished stays
 */
export async function writeWhole(file: string, text: string): Promise<void> {
  const folder = path.dirname(file);
  const unfinished = path.join(folder, `.${randomUUID()}.unfinished`);
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(unfinished, text, { flag: 'wx' });
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => undefined);
    throw error;
  }
}
