/** What an error knows besides its first sentence. Every field is shown to the user, so none may hold a secret. */
export interface ErrorContext {
  /** The leg on which it happened, `template platform`. */
  readonly leg?: string;
  /** The image reference, file or URL on which it happened. */
  readonly subject?: string;
  /** What the other side (registry, engine, file system) said, in its own words. */
  readonly answer?: string;
  /** What the user can do about it. */
  readonly hint?: string;
  readonly cause?: unknown;
}

/**
 * The base of every error that users are meant to read: what failed, where, what the other side answered, and what to do
 * (spec section 9). Subclasses set a literal `name`, one class per kind.
 */
export class AppError extends Error {
  override readonly name: string = 'AppError';
  readonly leg: string | undefined;
  readonly subject: string | undefined;
  readonly answer: string | undefined;
  readonly hint: string | undefined;

  constructor(message: string, context: ErrorContext = {}) {
    super(message, context.cause === undefined ? undefined : { cause: context.cause });
    this.leg = context.leg;
    this.subject = context.subject;
    this.answer = context.answer;
    this.hint = context.hint;
  }
}

/** One thing wrong with what the user gave: where it is (an input's name, or file:line:column) and what is wrong with it. */
export interface Problem {
  readonly where: string;
  readonly message: string;
  readonly hint?: string;
}

/** All bad inputs of one call, reported together. */
export class InputError extends AppError {
  override readonly name = 'InputError';
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    const lines = problems.map(
      ({ where, message, hint }) => `${where}: ${message}${hint === undefined ? '' : ` (${hint})`}`,
    );
    super(
      lines.length === 1
        ? `Bad input: ${lines.join('')}`
        : `${lines.length} bad inputs:\n${lines.map((line) => `  - ${line}`).join('\n')}`,
    );
    this.problems = problems;
  }
}

/** The work was stopped by a signal or a time limit; nothing further was written. */
export class CancelledError extends AppError {
  override readonly name = 'CancelledError';
}

/** The text that a user sees for any thrown value: several lines, no stack trace. */
export function describeError(error: unknown): string {
  return describe(error, () => true);
}

/** The same without a long answer, for where the log shows it already: an engine's last lines. */
export function describeBriefly(error: unknown): string {
  return describe(error, isShort);
}

function describe(error: unknown, isShown: (answer: string) => boolean): string {
  if (!(error instanceof Error)) return String(error);
  if (!(error instanceof AppError)) return error.message;
  const { message, leg, subject, answer, hint } = error;
  const where = [leg, subject].filter((part) => part !== undefined).join(', ');
  return [
    where === '' ? message : `${message} [${where}]`,
    ...(answer === undefined || !isShown(answer) ? [] : [`Answer: ${answer}`]),
    ...(hint === undefined ? [] : [`What to do: ${hint}`]),
  ].join('\n');
}

function isShort(answer: string): boolean {
  return answer.length <= SHORT_ANSWER && !answer.includes('\n');
}

/** Longer answers are an engine's last lines, of which the message names the cause already. */
const SHORT_ANSWER = 200;

/** The same in one line, for records and tables: what failed, and the other side's answer where that is short. */
export function summariseError(error: unknown): string {
  if (!(error instanceof AppError)) return describeError(error).replaceAll(/\s*\n\s*/g, ' ');
  const { message, subject, answer = '' } = error;
  const short = answer !== '' && isShort(answer);
  return [
    message,
    ...(subject === undefined ? [] : [`[${subject}]`]),
    ...(short ? [`– ${answer}`] : []),
  ]
    .join(' ')
    .replaceAll(/\s*\n\s*/g, ' ');
}

/** A summary without where it happened (subject, digests): failures of many places that have one cause read alike. */
export function causeOf(summary: string): string {
  return summary.replaceAll(/ \[[^\]\n]*\]/g, '').replaceAll(/sha256:[0-9a-f]{64}/g, 'sha256:…');
}
