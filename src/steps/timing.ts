/** Seconds per phase of a leg, as its record keeps them: to the millisecond. */
export type Timings = Record<string, number>;

/** Does a phase's work and notes how long it took, whatever its end. */
export async function timed<T>(
  timings: Timings,
  phase: string,
  work: () => Promise<T>,
): Promise<T> {
  const began = performance.now();
  try {
    return await work();
  } finally {
    timings[phase] = Math.round(performance.now() - began) / 1000;
  }
}
