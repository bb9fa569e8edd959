/**
 * A signal that aborts on SIGINT, SIGTERM and SIGHUP (a terminal that was closed), so that work stops before its next write and tells what
 * was done. A second signal of the same kind ends the process at once, as it would without a handler, and the programs that it started
 * with it.
 */
export function cancelSignal(): AbortSignal {
  const controller = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(name, () => {
      controller.abort(new Error(`stopped by ${name}`));
      process.once(name, () => {
        endBy(name);
      });
    });
  }
  return controller.signal;
}

/** Ends this process as the signal does, after the listeners of `exit`: a signal alone calls none. */
function endBy(name: NodeJS.Signals): void {
  process.once('exit', () => {
    // Nothing listens for it any more. Shells tell a process that died of a signal from one that chose to end.
    process.kill(process.pid, name);
  });
  process.exit(1);
}

/**
 * Lets the work go on when nobody reads its output any more (`… | head`), or when it cannot be written (a full disk): a release must not
 * stop between two tags for that. What is lost for want of space makes the process fail in the end.
 */
export function outliveReaders(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', ({ code }: NodeJS.ErrnoException) => {
      if (code !== 'EPIPE') process.exitCode = 1;
    });
  }
}
