/** Where facts, warnings and progress go: the runner's log, a terminal, or a test's array. */
export interface Log {
  info(line: string): void;
  /** A warning annotation; the caller keeps to one per cause. */
  warning(line: string): void;
  error(line: string): void;
  debug(line: string): void;
  /** Runs `work` inside a foldable group. */
  group<T>(title: string, work: () => Promise<T>): Promise<T>;
}
