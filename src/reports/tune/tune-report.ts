import type { Figure } from '../../sim/pairs/figures.ts';
import type { ScenarioIdentity } from '../../sim/scenario-identity.ts';
import type { TuneResult } from '../../sim/tune/tune-result.ts';

/** What was tuned, and what was found: once, or once a value of a second parameter. */
export interface TuneReport extends ScenarioIdentity {
  readonly evenodds: string;
  /** The path that was tuned, and the second one. */
  readonly paths: readonly string[];
  readonly figure: Figure;
  /** Wanted of the figure, and how near is near enough. */
  readonly target: number;
  readonly within: number;
  readonly confidence: number;
  readonly seed: number;
  /** One without a second parameter. */
  readonly rows: readonly { readonly at?: string; readonly result: TuneResult }[];
  /** Values of the second parameter that were asked for and not searched: the trials or the user ended it before. */
  readonly unsearched: readonly string[];
}

/** What ended a search before its last row. */
export function endedBy({ rows }: TuneReport): 'budget' | 'interrupt' {
  return rows.some(({ result }) => result.interrupted) ? 'interrupt' : 'budget';
}

/** Trials of the whole. */
export function tunedTrials({ rows }: TuneReport): number {
  return rows.reduce((sum, { result }) => sum + result.trials, 0);
}
