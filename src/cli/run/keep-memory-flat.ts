/** A run of more trials is long. */
const LONG = 1_000_000;

/**
 * Has V8 collect garbage early in this process where a run is long: what merged batches leave behind would otherwise lie
 * in a heap that grows as long as the run lasts. A short run would pay a tenth of its time for it, a long one
 * pays nothing (docs/PERFORMANCE.md).
 *
 * @param trials of the run
 */
export async function keepMemoryFlat(trials: number): Promise<void> {
  if (trials <= LONG) return;
  const { setFlagsFromString } = await import('node:v8');
  setFlagsFromString('--optimize-for-size');
}
