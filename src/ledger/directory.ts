import { readdir } from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import { describeError } from '../model/errors.ts';
import { parseJson } from '../model/json.ts';
import { recordSchema, type LegRecord } from '../model/record.ts';
import { readSmallFile } from '../model/small-file.ts';
import { entryName } from './entry.ts';
import { LedgerError } from './errors.ts';
import type { Ledger, LedgerContents, UnreadableEntry } from './ledger.ts';
import { writeWhole } from './whole-file.ts';

/** How our files end. Whatever else lies in the folder is not ours. */
const SUFFIX = '.record.json';

/** Files that are open at once: a folder may hold the records of many runs. */
const AT_ONCE = 64;

/** Bytes: a record is some kilobytes. Anybody may put something else into a shared folder. */
const MAX_RECORD = 4 * 1024 * 1024;

/** A folder as ledger: one file per leg, plan, run and attempt, written whole or not at all. */
export function openDirectoryLedger(folder: string): Ledger {
  return {
    async write(record) {
      const file = path.join(folder, entryName(record) + SUFFIX);
      try {
        await writeWhole(file, `${JSON.stringify(record, null, 2)}\n`);
      } catch (error) {
        throw new LedgerError('The record could not be written', {
          subject: file,
          answer: describeError(error),
          hint: 'handoff: directory:PATH needs a folder that this job may write to',
          cause: error,
        });
      }
    },
    async read() {
      const names = await list(folder);
      const limit = pLimit(AT_ONCE);
      const entries = await Promise.all(names.map((name) => limit(() => readEntry(folder, name))));
      return sortEntries(entries);
    },
  };
}

async function list(folder: string): Promise<readonly string[]> {
  try {
    const names = await readdir(folder);
    return names.filter((name) => name.endsWith(SUFFIX)).sort();
  } catch (error) {
    throw new LedgerError('The records could not be read', {
      subject: folder,
      answer: describeError(error),
      hint: 'the folder of handoff: directory:PATH must be the one that the legs wrote to, and readable here',
      cause: error,
    });
  }
}

async function readEntry(folder: string, name: string): Promise<LegRecord | UnreadableEntry> {
  const file = path.join(folder, name);
  try {
    return parseJson(recordSchema, await readSmallFile(file, MAX_RECORD), `record ${name}`);
  } catch (error) {
    return { entry: file, why: describeError(error) };
  }
}

/** Parts what was read into records and entries that are none. */
export function sortEntries(entries: readonly (LegRecord | UnreadableEntry)[]): LedgerContents {
  const records: LegRecord[] = [];
  const unreadable: UnreadableEntry[] = [];
  for (const entry of entries) {
    if ('entry' in entry) unreadable.push(entry);
    else records.push(entry);
  }
  return { records, unreadable };
}
