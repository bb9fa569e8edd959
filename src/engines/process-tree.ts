import { readdirSync, readFileSync } from 'node:fs';

interface Entry {
  readonly pid: number;
  readonly parent: number;
  readonly group: number;
  /** Since boot, in clock ticks: with the pid it names a process for good. */
  readonly started: string;
}

/** A process that can be told from a later one with the same number. */
export type ProcessId = Pick<Entry, 'pid' | 'started'>;

/**
 * What a process started, directly or not, that has left its process group: a container's first process, a daemon. Linux alone tells
 * (proc(5)); elsewhere the list is empty.
 */
export function straysOf(pid: number): readonly ProcessId[] {
  const entries = readEntries();
  const found: Entry[] = [];
  const family = new Set([pid]);
  // Parents may stand after their children: look until nothing is added.
  for (let size = 0; size !== family.size;) {
    size = family.size;
    for (const entry of entries) {
      if (!family.has(entry.parent) || family.has(entry.pid)) continue;
      family.add(entry.pid);
      if (entry.group !== pid) found.push(entry);
    }
  }
  return found;
}

/** Ends a process at once, if it is still the one that was meant. */
export function killProcess({ pid, started }: ProcessId): void {
  if (readEntry(String(pid))?.started !== started) return;
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It ended by itself, or is not ours to end.
  }
}

function readEntries(): Entry[] {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map(readEntry)
      .filter((entry) => entry !== undefined);
  } catch {
    return [];
  }
}

function readEntry(pid: string): Entry | undefined {
  let text: string;
  try {
    text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return undefined;
  }
  // The name is in parentheses and may hold anything, parentheses too.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const [state, parent, group] = fields;
  const started = fields[19];
  if (state === undefined || state === 'Z' || started === undefined) return undefined;
  return { pid: Number(pid), parent: Number(parent), group: Number(group), started };
}
