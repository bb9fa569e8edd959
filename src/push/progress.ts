import { formatBytes } from '../model/format.ts';
import type { Log } from '../model/log.ts';

const INTERVAL_MS = 10_000;

/** Says every ten seconds how far a transfer is; nothing for one that ends sooner. */
export class TransferProgress implements Disposable {
  #sent = 0;
  readonly #timer: NodeJS.Timeout;

  constructor(log: Log, what: string, total: number) {
    this.#timer = setInterval(() => {
      log.info(`${what}: ${formatBytes(this.#sent)} of at most ${formatBytes(total)} sent`);
    }, INTERVAL_MS);
    this.#timer.unref();
  }

  add(bytes: number): void {
    this.#sent += bytes;
  }

  /** Bytes so far. */
  get sent(): number {
    return this.#sent;
  }

  [Symbol.dispose](): void {
    clearInterval(this.#timer);
  }
}
