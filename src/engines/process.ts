import { spawn } from 'node:child_process';
import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { CancelledError } from '../model/errors.ts';
import { formatSeconds } from '../model/format.ts';
import { codeOf, isMissing } from '../model/system-error.ts';
import { causeOf } from './cause.ts';
import { endProcess, endWithThisProcess } from './end-process.ts';
import { BuildTimeoutError, ProgramError } from './errors.ts';
import { eachLine, Tail } from './lines.ts';
import { secretPieces, StreamMask } from './mask.ts';

/*
 * Child processes, without a shell. node:child_process and not @actions/exec, which gives no hold on a process group, no time limit
 * and no way to stop (docs/decisions/0003-child-processes.md).
 */

export interface RunOptions {
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  readonly signal: AbortSignal;
  /** Takes each line of both outputs as it comes, secrets masked. */
  readonly onLine?: (line: string) => void;
  /** Seconds. */
  readonly timeout?: number | undefined;
  /** Seconds in which nothing is written, or read of what it is given: not even a dot of a progress bar. */
  readonly stallTimeout?: number | undefined;
  /** Values that no line may show. */
  readonly secrets?: readonly string[];
  /** What the process reads; nothing by default. */
  readonly input?: AsyncIterable<Uint8Array>;
  /** `template platform`, for errors. */
  readonly leg?: string;
}

/** Lines of output that an error shows. */
const TAIL_LINES = 20;
/** How long outputs may stay open after the program's end: something that it left running may hold them for good. */
const DRAIN_MS = 2_000;

/**
 * Runs a program to its end, its output line by line to `onLine`.
 * @throws ProgramError when it cannot start or fails, BuildTimeoutError, CancelledError; all with the last lines
 */
export async function run(argv: readonly string[], options: RunOptions): Promise<void> {
  const child = launch(argv, options);
  eachLine(child.stdout, new StreamMask(secretPieces(options.secrets ?? [])), child.said);
  await child.ended;
}

/**
 * Runs a program and returns what it wrote to stdout. For short answers.
 * @throws as {@link run}
 */
export async function capture(argv: readonly string[], options: RunOptions): Promise<string> {
  const child = launch(argv, options);
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  await child.ended;
  return Buffer.concat(chunks).toString('utf8');
}

export interface Running {
  readonly stdout: Readable;
  /** Resolves on exit code 0; rejects as {@link run} does. */
  readonly ended: Promise<void>;
  /** Takes a line of output; its secrets are masked already. */
  readonly said: (line: string) => void;
}

/**
 * Starts a program whose stdout the caller reads, to the end: a reader that is slower than the program gets all of it, as long as it
 * takes something within the stall limit.
 */
export function start(
  argv: readonly string[],
  options: RunOptions & { readonly stallTimeout: number },
): Running {
  const child = launch(argv, options, options.stallTimeout * 1000);
  // Read from at once: when a program ends, node lets go of what nobody reads.
  const stdout = new PassThrough();
  pipeline(child.stdout, stdout).catch(() => undefined);
  return { ...child, stdout };
}

/** @param patienceMs how long after an end without failure the reader of stdout may take nothing */
function launch(argv: readonly string[], options: RunOptions, patienceMs?: number): Running {
  const [command = '', ...args] = argv;
  const { cwd, env, signal, leg } = options;
  const context = leg === undefined ? {} : { leg };
  const secrets = secretPieces(options.secrets ?? []);
  const tail = new Tail(TAIL_LINES);
  // A group of its own, so that all that the program started can be ended with it.
  const child = spawn(command, args, { cwd, env, detached: true, stdio: ['pipe', 'pipe', 'pipe'] });
  endWithThisProcess(child);

  let stopped: Error | undefined;
  let drain: NodeJS.Timeout | undefined;
  const closeOutputs = (): void => {
    child.stdout.destroy();
    child.stderr.destroy();
  };
  const stop = (why: Error): void => {
    stopped ??= why;
    if (drain === undefined) endProcess(child);
    else closeOutputs();
  };
  const limits = new Limits(options, (why) => {
    stop(new BuildTimeoutError(why, { ...context, answer: tail.toString() }));
  });
  const onAbort = (): void => {
    stop(new CancelledError(`${command} was stopped`, { ...context, cause: signal.reason }));
  };
  const alive = (): void => {
    limits.renew();
  };
  const said = (line: string): void => {
    tail.add(line);
    options.onLine?.(line);
  };

  // A program that ends before it has read all of its input says why by its exit code; an input that breaks off is our own fault.
  const onInputError = (error: unknown): void => {
    if (!(error instanceof Error) || /EPIPE|ERR_STREAM_PREMATURE_CLOSE/.test(String(codeOf(error))))
      return;
    stop(error);
  };
  child.stdout.on('data', alive);
  child.stderr.on('data', alive);
  eachLine(child.stderr, new StreamMask(secrets), said);
  if (options.input === undefined) child.stdin.end();
  else pipeline(options.input, each(alive), child.stdin).catch(onInputError);
  signal.addEventListener('abort', onAbort, { once: true });
  if (signal.aborted) onAbort();

  const ended = new Promise<void>((resolve, reject) => {
    child.once('error', (cause: NodeJS.ErrnoException) => {
      reject(
        new ProgramError(`${command} cannot be started`, {
          ...context,
          wasNotFound: isMissing(cause),
          answer: isMissing(cause) ? `no program "${command}" on PATH` : cause.message,
          cause,
        }),
      );
    });
    child.once('exit', (code) => {
      limits.clear();
      const isWhole = patienceMs !== undefined && code === 0 && stopped === undefined;
      const timer = setTimeout(closeOutputs, isWhole ? patienceMs : DRAIN_MS);
      if (isWhole) child.stdout.on('data', () => timer.refresh());
      drain = timer;
    });
    child.once('close', (code, killedBy) => {
      if (stopped !== undefined) reject(stopped);
      else if (code === 0) resolve();
      else {
        const how =
          killedBy === null ? `ended with exit code ${String(code)}` : `died of ${killedBy}`;
        const { text, isAll } = causeOf(tail.lines);
        reject(
          new ProgramError(`${describe(argv)} ${how}${text === '' ? '' : `: ${text}`}`, {
            ...context,
            // What the message says already is not said again.
            ...(isAll ? {} : { answer: tail.toString() }),
            exitCode: code ?? undefined,
          }),
        );
      }
    });
  }).finally(() => {
    limits.clear();
    clearTimeout(drain);
    signal.removeEventListener('abort', onAbort);
  });
  return { stdout: child.stdout, ended, said };
}

/** Calls `onChunk` for each chunk that passes. */
function each(onChunk: () => void) {
  return async function* (chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const chunk of chunks) {
      onChunk();
      yield chunk;
    }
  };
}

/** The program and its subcommands: enough to know which it was, without its arguments' values. */
function describe(argv: readonly string[]): string {
  const words = argv.slice(0, 3);
  const option = words.findIndex((word, index) => index > 0 && !/^[a-z][a-z-]*$/.test(word));
  return words.slice(0, option === -1 ? words.length : option).join(' ');
}

/** The two clocks of a run. */
class Limits {
  readonly #options: Pick<RunOptions, 'timeout' | 'stallTimeout'>;
  readonly #onPassed: (why: string) => void;
  readonly #whole: NodeJS.Timeout | undefined;
  #stall: NodeJS.Timeout | undefined;

  constructor(
    options: Pick<RunOptions, 'timeout' | 'stallTimeout'>,
    onPassed: (why: string) => void,
  ) {
    this.#options = options;
    this.#onPassed = onPassed;
    const { timeout } = options;
    if (timeout !== undefined) {
      this.#whole = setTimeout(() => {
        onPassed(`timeout: not done after ${formatSeconds(timeout)}`);
      }, timeout * 1000);
    }
    this.renew();
  }

  renew(): void {
    const { stallTimeout } = this.#options;
    if (stallTimeout === undefined) return;
    if (this.#stall !== undefined) {
      this.#stall.refresh();
      return;
    }
    this.#stall = setTimeout(() => {
      this.#onPassed(`stall-timeout: no output for ${formatSeconds(stallTimeout)}`);
    }, stallTimeout * 1000);
  }

  clear(): void {
    clearTimeout(this.#whole);
    clearTimeout(this.#stall);
  }
}
