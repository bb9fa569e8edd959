/** GitHub shows ten annotations of a kind per step and drops the rest (spec section 9). */
const LIMIT = 10;

/** Counts annotations of one kind: the first nine are shown, the rest only logged and summed up by the tenth at the end. */
export class AnnotationBudget {
  #asked = 0;

  /** May this one be an annotation? If not, it goes into the log as plain text. */
  take(): boolean {
    this.#asked += 1;
    return this.#asked < LIMIT;
  }

  /** The last annotation, where some were left out. */
  get summary(): string | undefined {
    const left = this.#asked - (LIMIT - 1);
    return left > 0 ? `${left} more of these are in the log of this step.` : undefined;
  }
}
