import { styleText } from 'node:util';
import { harmless } from '../model/harmless.ts';
import type { Log } from '../model/log.ts';

/**
 * The log of the command line. All of it goes to stderr, so that stdout holds only what was asked for (`--json`, `--show`).
 * Colours only on a terminal and without NO_COLOR.
 */
export function terminalLog(env: NodeJS.ProcessEnv = process.env): Log {
  const coloured = process.stderr.isTTY && (env.NO_COLOR ?? '') === '';
  const paint = (style: 'yellow' | 'red' | 'bold' | 'dim', text: string): string =>
    coloured ? styleText(style, text) : text;
  const write = (line: string): void => {
    process.stderr.write(`${harmless(line)}\n`);
  };
  return {
    info: write,
    warning: (line) => {
      write(`${paint('yellow', 'Warning:')} ${line}`);
    },
    error: (line) => {
      write(`${paint('red', 'Error:')} ${line}`);
    },
    debug: (line) => {
      if (env.RUNNER_DEBUG === '1') write(paint('dim', line));
    },
    async group(title, work) {
      write(paint('bold', title));
      return work();
    },
  };
}
