/**
 * Balance figures for tabletop rules, as a library: load a scenario, simulate it, read the figures.
 *
 * @example
 * ```ts
 * import { loadScenario, simulate } from 'evenodds';
 *
 * const loaded = loadScenario('scenarios/firefight.yaml', { set: ['rules.successStep=6'] });
 * const { summary } = await simulate({ ...loaded, trials: 100_000, seed: 1 });
 * const { rate, low, high } = summary.outcomes.players;
 * console.log(`players win ${rate} (${low} to ${high})`);
 * ```
 *
 * @packageDocumentation
 */
export {
  InvariantError,
  RunError,
  ScenarioError,
  type ScenarioProblem,
  UsageError,
} from './engine/core/errors.ts';
export { readFigure } from './scenarios/gates/read-figure.ts';
export { type LoadedScenario, loadScenario, variantOf } from './scenarios/load-scenario.ts';
export { type CompareOptions, compare } from './sim/compare/compare.ts';
export type { ComparedDifference, Comparison, ComparisonResult } from './sim/compare/comparison.ts';
export { type OddsOptions, odds } from './sim/odds/odds.ts';
export type { OddsEstimate, OddsFigure, OddsResult, OddsRow } from './sim/odds/odds-result.ts';
export type { Pace } from './sim/pace.ts';
export type { Difference } from './sim/pairs/difference.ts';
export type { Figure } from './sim/pairs/figures.ts';
export { PartialRunError } from './sim/partial-run-error.ts';
export type { Progress } from './sim/progress.ts';
export type { MetricFigure, RateFigure, SimulationResult, Summary, UnitFigure } from './sim/result.ts';
export { type SimulateOptions, simulate } from './sim/simulate.ts';
export type { IntervalMethod } from './sim/statistics/intervals.ts';
export { type SweepOptions, sweep } from './sim/sweep/sweep.ts';
export type { SweepResult, SweptFigure, SweptPoint } from './sim/sweep/sweep-result.ts';
