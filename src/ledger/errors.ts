import { AppError } from '../model/errors.ts';

/** The store of records could not be read or written. No tag moves on what it may have held. */
export class LedgerError extends AppError {
  override readonly name = 'LedgerError';
}
