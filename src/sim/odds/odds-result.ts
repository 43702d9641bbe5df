import type { Interval } from '../statistics/intervals.ts';

/** One value of a quantity with its chances. */
export interface OddsRow {
  readonly value: number;
  readonly probability: number;
  /** This value or more. */
  readonly atLeast: number;
  /** This value or less. */
  readonly atMost: number;
  /** Of an estimate: how well `atLeast` is known. */
  readonly atLeastInterval?: Interval;
}

/** A counted quantity: its values and what they come to. */
export interface OddsFigure {
  readonly mean: number;
  /** Of one roll. */
  readonly sd: number;
  /** The most likely values, ascending. */
  readonly modes: readonly number[];
  readonly median: number;
  /** Values that can come about, ascending, as far as they are followed. */
  readonly rows: readonly OddsRow[];
  /** Whether there may be values below the first row, and above the last. */
  readonly openBelow: boolean;
  readonly openAbove: boolean;
}

/** The odds of an expression or a scenario: all that tables, files and charts of them are made of. */
export interface OddsResult {
  /** The expression, or the scenario's name. */
  readonly name: string;
  /** Of a scenario: `check`, `contest`; an expression has none. */
  readonly kind?: string;
  /** Chances by outcome; empty where there is but one. */
  readonly outcomes: Readonly<Record<string, number>>;
  /** By counted quantity. */
  readonly figures: Readonly<Record<string, OddsFigure>>;
  /** Mass of the tails that are not followed; 0 for estimates. */
  readonly leftOut: number;
  /** Where the odds are not exact: how they were estimated, and how well. */
  readonly estimate?: OddsEstimate;
}

/** How sure estimated odds are. */
export interface OddsEstimate {
  readonly trials: number;
  readonly seed: number;
  readonly confidence: number;
  /** Rolls in which a die that would not end was cut short. */
  readonly cutShort: number;
  /** Interval of each outcome's rate. */
  readonly outcomes: Readonly<Record<string, Interval>>;
  /** Interval of each quantity's mean. */
  readonly means: Readonly<Record<string, Interval>>;
  /** Half-width of the band that holds all `atLeast` and `atMost` of a quantity at once. */
  readonly bandHalfWidth: number;
}
