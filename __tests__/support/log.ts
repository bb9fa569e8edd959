import type { Log } from '../../src/model/log.ts';

/** A log that keeps its lines, each with its level. */
export interface RecordedLog extends Log {
  readonly lines: string[];
}

export function recordedLog(): RecordedLog {
  const lines: string[] = [];
  const keep = (level: string) => (line: string) => {
    lines.push(`${level}: ${line}`);
  };
  return {
    lines,
    info: keep('info'),
    warning: keep('warning'),
    error: keep('error'),
    debug: keep('debug'),
    group: (_title, work) => work(),
  };
}

export const silentLog: Log = recordedLog();
