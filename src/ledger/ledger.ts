import type { LegRecord } from '../model/record.ts';

/** An entry of the store that is not a record, or not one of ours: named, with why it was left out. */
export interface UnreadableEntry {
  readonly entry: string;
  readonly why: string;
}

export interface LedgerContents {
  /** All that parse, of whatever run, plan or attempt; what counts is settled later, by the records' own fields. */
  readonly records: readonly LegRecord[];
  readonly unreadable: readonly UnreadableEntry[];
}

/** The store of records (spec section 5): the run's artifacts, or a folder. */
export interface Ledger {
  /** Adds a record; a name that is taken (an earlier attempt's) is never an error. */
  write(record: LegRecord): Promise<void>;
  /** @throws LedgerError when the store itself cannot be read */
  read(): Promise<LedgerContents>;
}
