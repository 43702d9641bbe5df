/** How far a run is, and how fast. Only complete runs of trials from the first are counted. */
export interface Pace {
  readonly trials: number;
  readonly total: number;
  readonly elapsedMs: number;
  readonly trialsPerSecond: number;
  /** Time left at that rate. */
  readonly leftMs: number;
}

/**
 * @param trials that were played, 1 or more
 * @param total trials asked for
 * @param elapsedMs 0 or more; a hundredth at least is counted
 */
export function paceOf(trials: number, total: number, elapsedMs: number): Pace {
  const elapsed = Math.max(0.01, elapsedMs);
  return {
    trials,
    total,
    elapsedMs: elapsed,
    trialsPerSecond: (trials / elapsed) * 1000,
    leftMs: ((total - trials) / trials) * elapsed,
  };
}
