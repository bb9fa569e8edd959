/**
 * Sends a signal to a process group.
 * @param pid its leader's
 */
export function signalGroup(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(-pid, name);
  } catch {
    // No process of the group is left.
  }
}
