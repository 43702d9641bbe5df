import { UsageError } from '../../engine/core/errors.ts';
import { SYSTEMS } from '../../engine/registry.ts';
import type { LoadedScenario } from '../../scenarios/load-scenario.ts';
import { compileScenario } from '../../sim/execution/compile-scenario.ts';
import { exactOdds } from '../../sim/odds/exact-odds.ts';
import type { OddsResult } from '../../sim/odds/odds-result.ts';

/**
 * The exact odds of a scenario.
 *
 * @throws UsageError where its kind has none
 */
export function scenarioOdds({ file, scenario }: LoadedScenario): OddsResult {
  const compiled = compileScenario(SYSTEMS, scenario);
  if (compiled.exact === undefined) {
    throw new UsageError(`${file}: there are no exact odds of a ${scenario.kind}; evenodds run ${file} simulates it`);
  }
  return { ...exactOdds(scenario.name, compiled.layout, compiled.exact()), kind: scenario.kind };
}
