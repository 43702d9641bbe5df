import type { GridAxis } from '../odds/odds-grid.ts';
import type { Difference } from '../pairs/difference.ts';
import type { Figure } from '../pairs/figures.ts';
import type { MetricFigure, RateFigure } from '../result.ts';
import type { ScenarioIdentity } from '../scenario-identity.ts';
import type { Interval } from '../statistics/intervals.ts';
import type { Cliff } from './find-cliffs.ts';

/** A figure at a point. Its interval holds together with those of all other points and figures of the sweep. */
export interface SweptFigure extends Interval {
  readonly estimate: number;
  /** Point less base, in the same trials; these hold together too. None of a quantile. */
  readonly difference?: Difference;
  /** By mathematics, where the kind can be computed. */
  readonly exact?: number;
}

/** One value of each axis, and what came of it. */
export interface SweptPoint {
  readonly values: readonly string[];
  /** Whether it plays what the base plays. */
  readonly isBase: boolean;
  /** Rates and means as a run of its own gives them, each interval for itself. */
  readonly outcomes: Readonly<Record<string, RateFigure>>;
  readonly metrics: Readonly<Record<string, MetricFigure>>;
  /** What was swept, in the order asked for. */
  readonly figures: readonly SweptFigure[];
}

/** Figures over one parameter of a scenario, or over two. */
export interface SweepResult extends ScenarioIdentity {
  readonly evenodds: string;
  /** One or two: columns, then rows. */
  readonly axes: readonly GridAxis[];
  readonly figures: readonly Figure[];
  readonly seed: number;
  /** Of the base and of each point. */
  readonly trials: number;
  readonly confidence: number;
  /** Row by row: the first axis runs fastest. */
  readonly points: readonly SweptPoint[];
  /** Of each figure over one numeric axis. */
  readonly cliffs: readonly (readonly Cliff[])[];
  readonly interrupted: boolean;
}
