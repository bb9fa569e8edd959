import path from 'node:path';
import { shortDigest, type Digest } from '../model/digest.ts';
import { describeError } from '../model/errors.ts';
import { LedgerError } from './errors.ts';
import { writeWhole } from './whole-file.ts';

/**
 * Keeps a plan beside the records of its legs, so that a release that stopped can go on by it. Each plan has a file of its own: a folder
 * may hold the records of several releases. No reader of records takes it for one.
 * @param text the plan as the input `plan` takes it
 * @returns the file
 * @throws LedgerError
 */
export async function keepPlan(folder: string, hash: Digest, text: string): Promise<string> {
  const file = path.join(folder, `plan-${shortDigest(hash)}.txt`);
  try {
    await writeWhole(file, `${text}\n`);
    return file;
  } catch (error) {
    throw new LedgerError('The plan could not be kept beside its records', {
      subject: file,
      answer: describeError(error),
      hint: 'handoff: directory:PATH needs a folder that can be written to',
      cause: error,
    });
  }
}
