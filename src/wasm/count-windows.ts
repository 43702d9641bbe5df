import type { CountWindow } from '../engine/core/batch-counts.ts';
import type { TrialRecord } from '../engine/core/trial-record.ts';

/** A window is no wider; rarer values beyond it are added one by one. */
const WIDEST = 1 << 12;
const FIRST_SPAN = 32;
const FIRST_ROUNDS = 16;

/**
 * Windows for the counts of batches, which widen by what turned out to lie outside. A quantity has none before it was
 * something else than 0.
 */
export class CountWindows {
  /** One a counted quantity. */
  readonly ofMetrics: CountWindow[];
  /** Rounds that have windows. */
  rounds: number;
  private readonly mostRounds: number;

  /**
   * @param metrics number of counted quantities
   * @param mostRounds that a trial may have
   */
  constructor(metrics: number, mostRounds: number) {
    this.ofMetrics = Array.from({ length: metrics }, () => ({ low: 0, span: 0 }));
    this.mostRounds = mostRounds;
    this.rounds = Math.min(FIRST_ROUNDS, mostRounds);
  }

  /** Makes room for a trial, as far as windows go; returns whether any became wider. */
  include({ metrics, rounds }: TrialRecord): boolean {
    let isWider = rounds > this.rounds;
    if (isWider) this.rounds = Math.min(this.mostRounds, Math.max(rounds, 2 * this.rounds));
    this.ofMetrics.forEach((window, i) => {
      const wider = widened(window, metrics[i]!);
      isWider ||= wider !== window;
      this.ofMetrics[i] = wider;
    });
    return isWider;
  }
}

/**
 * A window of at least twice the span, and of 32 values, that holds a value; the same where it does, or where that would
 * be too wide.
 */
function widened(window: CountWindow, value: number): CountWindow {
  const { low, span } = window;
  const width = Math.max(1, span);
  const high = low + width - 1;
  const needed = Math.max(high, value) - Math.min(low, value) + 1;
  if (needed <= width || needed > WIDEST) return window;
  const wider = Math.min(WIDEST, Math.max(needed, 2 * span, FIRST_SPAN));
  return { low: value < low ? high - wider + 1 : low, span: wider };
}
