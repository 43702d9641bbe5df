import { statSync } from 'node:fs';
import { UsageError } from '../engine/core/errors.ts';
import { SYSTEMS } from '../engine/registry.ts';
import { loadScenario } from '../scenarios/load-scenario.ts';
import { compileScenario } from '../sim/batch-player.ts';
import { exactOdds } from '../sim/exact-odds.ts';
import { type OddsOptions, odds } from '../sim/odds.ts';
import type { OddsResult } from '../sim/odds-result.ts';

/**
 * The odds of an expression, or of a scenario file whose kind can be computed.
 *
 * @throws UsageError, ScenarioError where it cannot be read, or has no exact odds
 */
export function oddsOf(argument: string, options: OddsOptions): OddsResult {
  // The command line puts a space before a minus, so that it is no option.
  const target = argument.replace(/^ (?=-)/, '');
  if (!isScenarioFile(target)) return odds(target, options);
  if (options.simulate)
    throw new UsageError(`--simulate: rolls expressions; evenodds run ${target} simulates the file`);
  const { scenario } = loadScenario(target);
  const compiled = compileScenario(SYSTEMS, scenario);
  if (compiled.exact === undefined) {
    throw new UsageError(
      `${target}: there are no exact odds of a ${scenario.kind}; evenodds run ${target} simulates it`,
    );
  }
  return exactOdds(scenario.name, compiled.layout, compiled.exact());
}

/** Whether a target is a file: it is there, or is named like one. */
function isScenarioFile(target: string): boolean {
  return /\.(ya?ml|json)$/i.test(target) || (statSync(target, { throwIfNoEntry: false })?.isFile() ?? false);
}
