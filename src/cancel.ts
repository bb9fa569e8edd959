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
