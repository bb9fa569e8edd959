import pLimit, { type LimitFunction } from 'p-limit';

/** Small requests are cheap for both sides: so many more of them than of transfers. */
const REQUESTS_PER_TRANSFER = 8;

/** Bounds what runs at once per registry: transfers of blobs, and requests of any kind. */
export class Limits {
  readonly #transfers: number;
  readonly #limits = new Map<string, LimitFunction>();

  /** @param transfers blobs on their way to one registry at once */
  constructor(transfers: number) {
    this.#transfers = transfers;
  }

  transfer<T>(registry: string, work: () => Promise<T>): Promise<T> {
    return this.#limit(`transfer ${registry}`, this.#transfers)(work);
  }

  request<T>(registry: string, work: () => Promise<T>): Promise<T> {
    return this.#limit(`request ${registry}`, this.#transfers * REQUESTS_PER_TRANSFER)(work);
  }

  #limit(key: string, most: number): LimitFunction {
    const limit = this.#limits.get(key) ?? pLimit(most);
    this.#limits.set(key, limit);
    return limit;
  }
}
