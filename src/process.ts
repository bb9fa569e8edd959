/**
 * A signal that aborts on SIGINT and SIGTERM, so that work stops before its next write and tells what was done. A second signal
 * of the same kind ends the process at once, as it would without a handler.
 */
export function cancelSignal(): AbortSignal {
  const controller = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const) {
    process.once(name, () => {
      controller.abort(new Error(`stopped by ${name}`));
    });
  }
  return controller.signal;
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
