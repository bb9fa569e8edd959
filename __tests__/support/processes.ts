import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

/** Command lines of this machine's processes, those in containers too, that hold a text; zombies have none. */
export async function processesWith(text: string): Promise<string[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const lines = await Promise.all(
    pids.map((pid) => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')),
  );
  return lines.map((line) => line.replaceAll('\0', ' ')).filter((line) => line.includes(text));
}

/** Waits a while until there is nothing left, for what an engine's daemon ends a moment later; what is there still. */
export async function soonEmpty(look: () => Promise<string[]>): Promise<string[]> {
  let found = await look();
  for (let turn = 0; turn < 50 && found.length > 0; turn += 1) {
    await sleep(100);
    found = await look();
  }
  return found;
}
