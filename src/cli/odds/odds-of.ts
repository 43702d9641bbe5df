import { UsageError } from '../../engine/core/errors.ts';
import { loadScenario } from '../../scenarios/load-scenario.ts';
import { type OddsOptions, odds } from '../../sim/odds/odds.ts';
import type { OddsResult } from '../../sim/odds/odds-result.ts';
import { isScenarioFile, withoutGuard } from './odds-target.ts';
import { scenarioOdds } from './scenario-odds.ts';

/**
 * The odds of an expression, or of a scenario file whose kind can be computed.
 *
 * @param set `PATH=VALUE`, for files
 * @throws UsageError, ScenarioError where it cannot be read, or has no exact odds
 */
export function oddsOf(argument: string, options: OddsOptions, set: readonly string[]): OddsResult {
  const target = withoutGuard(argument);
  if (!isScenarioFile(target)) {
    if (set.length > 0) throw new UsageError(`--set: changes scenario files, and ${target} is an expression`);
    return odds(target, options);
  }
  if (options.simulate)
    throw new UsageError(`--simulate: rolls expressions; evenodds run ${target} simulates the file`);
  return scenarioOdds(loadScenario(target, { set }));
}
