import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import { AppError } from './errors.ts';

/** What lies at a path is no file, or none of this kind. */
export class UnfitFileError extends AppError {
  override readonly name = 'UnfitFileError';
}

/**
 * Reads a file that somebody else wrote, whole. A pipe in its place would be waited for without end, a device read without end.
 * @param most bytes
 * @throws UnfitFileError for what is no file or larger, and the system's error for what cannot be opened
 */
export async function readSmallFile(path: string, most: number): Promise<Buffer> {
  const handle = await open(path, constants.O_RDONLY | constants.O_NONBLOCK);
  try {
    const found = await handle.stat();
    if (!found.isFile()) throw new UnfitFileError('it is no file');
    if (found.size > most) {
      throw new UnfitFileError(`it is too large: ${found.size} bytes of at most ${most}`);
    }
    return await handle.readFile();
  } finally {
    await handle.close();
  }
}
