import { FIXED_INPUTS } from '../inputs/catalogue.ts';
import type { RawInputs } from '../inputs/raw.ts';
import { AppError, CancelledError, describeError } from '../model/errors.ts';

/** A release on this machine stopped before its end; its plan and records are kept. */
export class UnfinishedError extends AppError {
  override readonly name = 'UnfinishedError';
}

/** Inputs whose values are shown nowhere. */
const SECRET: readonly string[] = ['secrets', 'github-token'];

/**
 * The command line with which a release that stopped goes on: by the plan that was kept, with all else that was said. What was pushed is
 * then neither built nor sent again.
 * @param again flags of the command line alone, as they are written
 */
export function goOnLine(planFile: string, inputs: RawInputs, again: readonly string[]): string {
  const free = Object.entries(inputs).filter(
    ([name, text]) => name !== 'plan' && text !== '' && !FIXED_INPUTS.includes(name),
  );
  const shown = free.filter(([name]) => !SECRET.includes(name));
  const line = [
    'multiarch-publish publish --plan',
    quoted(planFile),
    ...shown.map(([name, text]) => `--${name}=${quoted(text)}`),
    ...again.map(quoted),
  ].join(' ');
  const hidden = free.filter(([name]) => SECRET.includes(name)).map(([name]) => `--${name}`);
  return hidden.length === 0 ? line : `${line} (and the same ${hidden.join(' and ')} as before)`;
}

/** The error that stopped a release, with how to go on in its hint. */
export function withLine(error: unknown, line: string): AppError {
  const goOn = `Go on with: ${line}`;
  if (!(error instanceof AppError)) {
    return new UnfinishedError(describeError(error), { hint: goOn, cause: error });
  }
  const { message, leg, subject, answer, hint } = error;
  const Kind = error instanceof CancelledError ? CancelledError : UnfinishedError;
  return new Kind(message, {
    ...(leg === undefined ? {} : { leg }),
    ...(subject === undefined ? {} : { subject }),
    ...(answer === undefined ? {} : { answer }),
    hint: hint === undefined ? goOn : `${hint}\n${goOn}`,
    cause: error,
  });
}

/** A word as a POSIX shell takes it. */
function quoted(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}
