import { spawn } from 'node:child_process';
import { childEnv } from '../../model/child-env.ts';
import { CancelledError } from '../../model/errors.ts';
import { signalGroup } from '../../model/process-group.ts';

/** An answer is a few lines; what goes on beyond has no end. Characters of both outputs. */
const LONGEST = 1024 * 1024;
/** How long outputs may stay open after the helper's end: an agent that it started may hold them for good. Milliseconds. */
const DRAIN = 2_000;

/** What a helper did not keep to; the message goes on after its name. */
export class HelperLimitError extends Error {
  override readonly name = 'HelperLimitError';
}

export interface HelperOutput {
  /** Null where a signal ended it. */
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/**
 * Runs `PROGRAM get` with a text on its standard input. One that does not end, whatever it started or ignores, is ended with all of its
 * process group.
 * @throws HelperLimitError after `patience` milliseconds or a megabyte, CancelledError, the system's error when it cannot start
 */
export function runHelper(
  program: string,
  input: string,
  options: {
    readonly env: NodeJS.ProcessEnv;
    readonly signal: AbortSignal;
    readonly patience: number;
  },
): Promise<HelperOutput> {
  const { env, signal, patience } = options;
  return new Promise((resolve, reject) => {
    const child = spawn(program, ['get'], { env: childEnv(env), detached: true });
    const outputs = { stdout: '', stderr: '' };
    const closeOutputs = (): void => {
      child.stdout.destroy();
      child.stderr.destroy();
    };
    const stop = (why: Error): void => {
      reject(why);
      if (child.pid !== undefined) signalGroup(child.pid, 'SIGKILL');
      closeOutputs();
    };
    const onAbort = (): void => {
      stop(new CancelledError('Stopped by a signal', { cause: signal.reason }));
    };
    const limit = setTimeout(() => {
      stop(new HelperLimitError(`did not answer within ${String(patience / 1000)} s`));
    }, patience);
    let drain: NodeJS.Timeout | undefined;
    const tidy = (): void => {
      clearTimeout(limit);
      clearTimeout(drain);
      signal.removeEventListener('abort', onAbort);
    };

    for (const name of ['stdout', 'stderr'] as const) {
      child[name].setEncoding('utf8').on('data', (text: string) => {
        outputs[name] += text;
        if (outputs.stdout.length + outputs.stderr.length > LONGEST) {
          stop(new HelperLimitError('writes without an end'));
        }
      });
    }
    child.once('error', (error) => {
      tidy();
      reject(error);
    });
    child.once('exit', () => {
      drain = setTimeout(closeOutputs, DRAIN);
    });
    child.once('close', (code) => {
      tidy();
      resolve({ code, ...outputs });
    });
    // A helper may end without reading; its exit status says more than EPIPE.
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
    signal.addEventListener('abort', onAbort, { once: true });
    if (signal.aborted) onAbort();
  });
}
