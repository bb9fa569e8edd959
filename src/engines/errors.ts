import { AppError, type ErrorContext } from '../model/errors.ts';

/** A program (an engine, the user's command) that could not be started, or ended with a failure. */
export class ProgramError extends AppError {
  override readonly name = 'ProgramError';
  /** The exit code; undefined where a signal ended it or it never started. */
  readonly exitCode: number | undefined;
  /** There is no such program. */
  readonly wasNotFound: boolean;

  constructor(
    message: string,
    {
      exitCode,
      wasNotFound = false,
      ...context
    }: ErrorContext & { readonly exitCode?: number | undefined; readonly wasNotFound?: boolean },
  ) {
    super(message, context);
    this.exitCode = exitCode;
    this.wasNotFound = wasNotFound;
  }
}

/** The program ran longer than `timeout`, or said nothing for `stall-timeout`; its process group was ended. */
export class BuildTimeoutError extends AppError {
  override readonly name = 'BuildTimeoutError';
}

/** The engine cannot do what was asked, or what it left is not what was asked. */
export class EngineError extends AppError {
  override readonly name = 'EngineError';
}

/** No engine answered, or not the one that was asked for. */
export class NoEngineError extends AppError {
  override readonly name = 'NoEngineError';
}
