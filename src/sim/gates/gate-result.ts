import type { Gate } from '../../scenarios/gates/gate.ts';
import type { Interval } from '../statistics/intervals.ts';

/** What became of a gate: `undecided` where its interval still held a bound when the trials ended. */
export type Verdict = 'pass' | 'fail' | 'undecided';

/** A figure, and between what it lies. */
export interface Known extends Interval {
  /** The figure of the sample, or the exact one. */
  readonly estimate: number;
}

/** A gate and its verdict, with the figure it was given by. Ends may be infinite: of a quantile that is not bounded yet. */
export interface GateResult extends Known {
  readonly gate: Gate;
  readonly verdict: Verdict;
  /** Trials by which it was decided; 0 where the figure is exact. */
  readonly trials: number;
}

/** An outcome held against a stored result. */
export interface ChangeResult {
  readonly outcome: string;
  /** `fail` where it changed by more than the tolerance for certain; `undecided` where that could not be ruled out. */
  readonly verdict: Verdict;
  /** Its rate then and now. */
  readonly baseline: number;
  readonly estimate: number;
  /** How much higher it is now, with an interval that takes both samples into account. */
  readonly difference: number;
  readonly low: number;
  readonly high: number;
  /** Trials by which it was judged; 0 where the rate is exact. */
  readonly trials: number;
}

/** The gates of one scenario, judged. */
export interface JudgedScenario {
  /** Played in all; 0 where the figures are exact. */
  readonly trials: number;
  readonly gates: readonly GateResult[];
  readonly changes: readonly ChangeResult[];
  readonly interrupted: boolean;
}
