/** Where facts, warnings and progress go: the runner's log, a terminal, or a test's array. */
export interface Log {
  readonly info: (line: string) => void;
  /** A warning annotation; the caller keeps to one per cause. */
  readonly warning: (line: string) => void;
  readonly error: (line: string) => void;
  readonly debug: (line: string) => void;
  /** Runs `work` inside a foldable group. */
  group<T>(title: string, work: () => Promise<T>): Promise<T>;
}
