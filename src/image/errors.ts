import { AppError } from '../model/errors.ts';

/** What a builder left is not an image of the leg: damaged, of another platform, not one image, or no image at all. */
export class LayoutError extends AppError {
  override readonly name = 'LayoutError';
}

/** The programs in an image are of another architecture than its manifest says (spec section 11). */
export class WrongContentsError extends AppError {
  override readonly name = 'WrongContentsError';
}
