/** Aborts an upload of which no chunk has left for a while. The wait for the answer after the last one has its own limit. */
export class StallGuard {
  readonly #abort = new AbortController();
  readonly #idle: number;
  readonly #outer: AbortSignal;
  readonly #onOuter = (): void => {
    this.#abort.abort();
  };
  #timer: NodeJS.Timeout | undefined;
  stalled = false;
  /** What went wrong with the bytes themselves, which is not the connection's fault. */
  broken: { readonly error: unknown } | undefined;

  constructor(idle: number, outer: AbortSignal) {
    this.#idle = idle;
    this.#outer = outer;
    outer.addEventListener('abort', this.#onOuter, { once: true });
  }

  get signal(): AbortSignal {
    return this.#abort.signal;
  }

  async *watch(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    this.#timer = setTimeout(() => {
      this.stalled = true;
      this.#abort.abort();
    }, this.#idle);
    const source = chunks[Symbol.asyncIterator]();
    try {
      for (;;) {
        const next = await this.#next(source);
        if (next.done === true) break;
        this.#timer.refresh();
        yield next.value;
      }
    } finally {
      clearTimeout(this.#timer);
      await source.return?.();
    }
  }

  async #next(source: AsyncIterator<Uint8Array>): Promise<IteratorResult<Uint8Array>> {
    try {
      return await source.next();
    } catch (error) {
      this.broken = { error };
      throw error;
    }
  }

  end(): void {
    clearTimeout(this.#timer);
    this.#outer.removeEventListener('abort', this.#onOuter);
  }
}
