import type { Known } from '../gates/gate-result.ts';

/** A value of the parameter, and the metric with it. Intervals of all values hold together. */
export interface TunePoint extends Known {
  readonly value: string;
  /** Played with it; 0 where the metric is exact. */
  readonly trials: number;
}

/** What was found over one parameter. */
export interface TuneResult {
  /** True where the whole interval of the best value's metric lies within what was asked of the target. */
  readonly met: boolean;
  /** False where the trials ended before it was known which value is nearest, or whether it is near enough. */
  readonly decided: boolean;
  readonly best: TunePoint;
  /** The values beside it. */
  readonly neighbours: readonly TunePoint[];
  /** Where none meets the target: the values next to each other between which the metric passes it. */
  readonly jump?: readonly [TunePoint, TunePoint];
  /** Every value that was played, in their order. */
  readonly points: readonly TunePoint[];
  /** How it was found: each value computed, the response followed to where it crosses, or all raced. */
  readonly method: 'exact' | 'bracketing' | 'racing';
  readonly trials: number;
  readonly interrupted: boolean;
}
