import type { Difference } from '../pairs/difference.ts';
import type { SimulationResult } from '../result.ts';
import type { ScenarioIdentity } from '../scenario-identity.ts';

/** A figure of both scenarios by mathematics. */
export interface ExactDifference {
  readonly a: number;
  readonly b: number;
  readonly difference: number;
}

/** A difference, with what mathematics says of it where both scenarios can be computed. */
export interface ComparedDifference extends Difference {
  readonly exact?: ExactDifference;
}

/** One of the two that were compared. */
export interface ComparedScenario extends ScenarioIdentity {
  /** Of its own tally: that of a run of its own with as many trials and the same seed. */
  readonly digest: string;
}

/** What `compare --json` prints: no clock and no machine. */
export interface Comparison {
  readonly schema: 1;
  readonly evenodds: string;
  readonly seed: number;
  readonly trials: number;
  /** Of all intervals together. */
  readonly confidence: number;
  /** How many figures share the error of that. */
  readonly figures: number;
  readonly a: ComparedScenario;
  readonly b: ComparedScenario;
  /** By label. */
  readonly outcomes: Readonly<Record<string, ComparedDifference>>;
  /** By name; means of what both count. */
  readonly metrics: Readonly<Record<string, ComparedDifference>>;
  /** By the text of the comparison, where such were asked for. */
  readonly probabilities?: Readonly<Record<string, ComparedDifference>>;
}

/** A finished comparison: all that files, charts and tables are made of. */
export interface ComparisonResult {
  readonly comparison: Comparison;
  /** Each alone, as a run of its own gives it, at the confidence of the comparison for each figure alone. */
  readonly a: SimulationResult;
  readonly b: SimulationResult;
  readonly interrupted: boolean;
}
