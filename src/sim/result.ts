import type { ScenarioHead } from '../engine/core/rules-system.ts';
import type { Interval, IntervalMethod } from './statistics/intervals.ts';

/** An estimated rate: how many of all trials, the share, and its sampling interval. */
export interface RateFigure {
  readonly count: number;
  /** 0 to 1. */
  readonly rate: number;
  readonly low: number;
  readonly high: number;
  /** Where trials were cut short (timeouts, loop bounds): what the rate could be if they had all ended one way. */
  readonly bounds?: { readonly low: number; readonly high: number };
}

/** Figures of a counted quantity over all trials. Quantiles are of type 1: the smallest value whose cumulative share is at least p. */
export interface MetricFigure {
  readonly n: number;
  readonly mean: number;
  /** Spread of one trial, n − 1; 0 for a single trial, of which nothing is known. */
  readonly sd: number;
  /** Standard error of the mean. */
  readonly se: number;
  /** Interval of the mean; of zero width where no two trials differed, unless the run was watched. */
  readonly low: number;
  readonly high: number;
  readonly min: number;
  readonly p05: number;
  readonly p25: number;
  readonly median: number;
  readonly p75: number;
  readonly p95: number;
  readonly max: number;
}

/** Figures of a roster unit; means a trial, hit rate over the hits and attacks of all trials. */
export interface UnitFigure {
  readonly side: string;
  readonly unit: string;
  readonly survival: number;
  readonly damageDealt: number;
  readonly kills: number;
  readonly attacks: number;
  readonly hits: number;
  /** Null where the unit never attacked. */
  readonly hitRate: number | null;
}

/** What `summary.json` holds: no clock and no machine, so that equal runs are equal files. */
export interface Summary {
  readonly schema: 1;
  readonly evenodds: string;
  readonly system: string;
  readonly kind: string;
  readonly scenario: ScenarioHead;
  readonly hash: string;
  readonly seed: number;
  readonly trials: number;
  readonly confidence: number;
  /**
   * Of a run that was to end once its outcomes were known to a half-width: whether they are. Its intervals
   * hold for a run that is watched; all else is as in a run of so many trials.
   */
  readonly stopping?: { readonly precision: number; readonly met: boolean };
  readonly digest: string;
  readonly outcomes: Readonly<Record<string, RateFigure>>;
  readonly metrics: Readonly<Record<string, MetricFigure>>;
  readonly units: readonly UnitFigure[];
  /** How often each rule of the system decided something, where that was counted: by identifier. */
  readonly rules?: Readonly<Record<string, number>>;
  /** In how many trials, the first of the run, that was counted. */
  readonly rulesTrials?: number;
  /** The same by mathematics, for kinds that can be computed. */
  readonly exact?: ExactSummary;
}

/** Exact figures of what was simulated. */
export interface ExactSummary {
  /** Chances, 0 to 1. */
  readonly outcomes: Readonly<Record<string, number>>;
  readonly metrics: Readonly<Record<string, { readonly mean: number; readonly sd: number }>>;
}

/** A simulated figure beside the exact one. */
export interface ComparedFigure {
  readonly exact: number;
  readonly simulated: number;
  /** How far the simulated one lies above the exact, or, below 0, under it; infinite where it cannot be. */
  readonly standardErrors: number;
}

/** A value of a counted quantity, and how often it comes about. */
export interface ComparedValue extends ComparedFigure {
  readonly value: number;
}

/** Simulation and mathematics held against each other. */
export interface ExactComparison {
  readonly outcomes: Readonly<Record<string, ComparedFigure>>;
  readonly means: Readonly<Record<string, ComparedFigure>>;
  /** Values ascending. */
  readonly distributions: Readonly<Record<string, readonly ComparedValue[]>>;
  /** Standard errors beyond which an outcome or mean contradicts the mathematics. */
  readonly limit: number;
  /** What lies beyond the limit, outcomes first. */
  readonly disagreements: readonly Disagreement[];
}

/** An outcome's rate or a quantity's mean that is too far from its exact value. */
export interface Disagreement extends ComparedFigure {
  /** `outcome success`, `mean of successes`. */
  readonly what: string;
}

/** One value of a counted quantity: how often, and the shares equal to it and up to it. */
export interface DistributionRow {
  readonly value: number;
  readonly count: number;
  readonly probability: number;
  readonly cumulative: number;
}

/** Active units of a side at the end of a round, over all trials. */
export interface AttritionRow {
  /** From 1. */
  readonly round: number;
  readonly side: string;
  readonly meanActive: number;
  readonly p10: number;
  readonly p90: number;
}

/** A finished simulation: all that files, charts and tables are made of. */
export interface SimulationResult {
  readonly summary: Summary;
  /** By counted quantity, values ascending. */
  readonly distributions: Readonly<Record<string, readonly DistributionRow[]>>;
  readonly attrition: readonly AttritionRow[];
  /** How the intervals of rates were computed; `anytime`: as those of a run that is watched. */
  readonly interval: IntervalMethod | 'anytime';
  /** Interval of the median, by counted quantity. */
  readonly medians: Readonly<Record<string, Interval>>;
  /** Half-width of the band around every cumulative share of a distribution at once, in probability. */
  readonly bandHalfWidth: number;
  /** For kinds that can be computed: how simulation and mathematics agree. */
  readonly exact?: ExactComparison;
  /** Single trials, where they were asked for. */
  readonly samples?: Samples;
  /** Where rules were counted: those that may decide something in such a scenario, and did not. */
  readonly neverFired?: readonly string[];
  /** True where the run was interrupted: the figures are of the first `summary.trials` trials. */
  readonly interrupted: boolean;
}

/** The first trials of a run one by one. */
export interface Samples {
  /** Names of the counted quantities. */
  readonly metrics: readonly string[];
  /** One a trial from the first: its outcome, and a value a quantity. */
  readonly rows: readonly { readonly outcome: string; readonly values: Int32Array }[];
}

/** What `run.json` holds: all that differs from run to run. */
export interface RunLog {
  readonly startedAt: string;
  readonly elapsedMs: number;
  readonly threads: number;
  readonly trialsPerSecond: number;
  readonly requestedTrials: number;
  /** The scenario's, as it was named when it was run. */
  readonly file: string;
  /** Settings in place of the file's, `PATH=VALUE`. */
  readonly set: readonly string[];
  /** By this run; the others were stored before. */
  readonly playedTrials: number;
  readonly interrupted: boolean;
  readonly evenodds: string;
  readonly node: string;
  readonly platform: string;
  readonly cpu: string;
}
