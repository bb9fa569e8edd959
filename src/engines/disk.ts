import { statfs } from 'node:fs/promises';
import { AppError, describeError } from '../model/errors.ts';
import { formatBytes } from '../model/format.ts';
import type { Log } from '../model/log.ts';

/** Bytes that are free for us where a folder lies; undefined where the system does not tell. */
export async function freeSpace(folder: string): Promise<number | undefined> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return undefined;
  }
}

/** The engine or the disk said that nothing more fits. */
export class OutOfSpaceError extends AppError {
  override readonly name = 'OutOfSpaceError';
}

/**
 * Does work that fills a disk. When it fails for lack of space, the error says how much was free before and how much is now.
 * @param folder where the work writes
 * @throws OutOfSpaceError, and what the work throws
 */
export async function onDisk<T>(folder: string, log: Log, work: () => Promise<T>): Promise<T> {
  const before = await freeSpace(folder);
  if (before !== undefined) log.info(`${formatBytes(before)} free in ${folder}`);
  try {
    return await work();
  } catch (error) {
    const said = describeError(error);
    if (!OUT_OF_SPACE.test(said)) throw error;
    const left = await freeSpace(folder);
    throw new OutOfSpaceError(
      `The disk is full: ${describe(left)} of ${describe(before)} before the build are free in ${folder}`,
      {
        answer: said,
        hint: 'Free some space before the build (runners carry tools that can be removed), or use output: registry, which needs no copy on this machine',
        cause: error,
      },
    );
  }
}

const OUT_OF_SPACE = /no space left on device|ENOSPC|disk quota exceeded/i;

function describe(bytes: number | undefined): string {
  return bytes === undefined ? 'an unknown part' : formatBytes(bytes);
}
