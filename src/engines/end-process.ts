import type { ChildProcess } from 'node:child_process';
import { signalGroup } from '../model/process-group.ts';
import { killProcess, straysOf } from './process-tree.ts';

/** How long a program may take to end by itself once its containers are gone: podman then takes away what it made for them. */
const ALONE_MS = 2_000;
/** Time between the request to end and the kill. A runner that cancels a job kills us 10 s after its own request. */
const GRACE_MS = 3_000;

/** What runs now, each the leader of a process group of its own. */
const running = new Set<ChildProcess>();

/**
 * Ties a program to this process: when this one ends while the program runs (a second Ctrl-C, an error that nobody caught), the program
 * and all that it started are killed before.
 * @param child the leader of a process group of its own
 */
export function endWithThisProcess(child: ChildProcess): void {
  if (child.pid === undefined) return;
  if (running.size === 0) process.once('exit', killRunning);
  running.add(child);
  child.once('exit', () => {
    running.delete(child);
    if (running.size === 0) process.off('exit', killRunning);
  });
}

function killRunning(): void {
  for (const { pid } of running) {
    if (pid === undefined) continue;
    straysOf(pid).forEach(killProcess);
    signalGroup(pid, 'SIGKILL');
  }
}

/**
 * Ends a program and all that it started: first what left its process group (containers: without them the program fails and cleans up),
 * then the group by request, then whatever is left by force.
 * @param child the leader of a process group of its own
 */
export function endProcess(child: ChildProcess): void {
  const { pid } = child;
  if (pid === undefined) return;
  let strays = straysOf(pid);
  const killStrays = (): void => {
    strays.forEach(killProcess);
  };
  const kill = (): void => {
    strays = [...strays, ...straysOf(pid)];
    killStrays();
    signalGroup(pid, 'SIGKILL');
  };
  let timer: NodeJS.Timeout;
  const request = (): void => {
    signalGroup(pid, 'SIGTERM');
    timer = setTimeout(kill, GRACE_MS);
  };
  killStrays();
  timer = setTimeout(request, strays.length === 0 ? 0 : ALONE_MS);
  child.once('exit', () => {
    clearTimeout(timer);
    killStrays();
    // The leader is gone; what it left running in its group goes too.
    signalGroup(pid, 'SIGKILL');
  });
}
