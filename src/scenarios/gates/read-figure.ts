import { UsageError } from '../../engine/core/errors.ts';
import { formOf } from '../forms.ts';
import type { LoadedScenario } from '../load-scenario.ts';
import type { Gate } from './gate.ts';
import { type MetricNames, readMetric } from './read-metric.ts';

/**
 * Reads the text of a metric, as a gate names it, of scenarios that are compared: one of what any of them has.
 *
 * @param text `outcome.players`, `rounds`, `rounds.p90`, `P(rounds <= 5)`
 * @throws UsageError with what was expected
 */
export function readFigure(text: string, ...scenarios: readonly LoadedScenario[]): Pick<Gate, 'metric' | 'quantity'> {
  const quantity = readMetric(text, namesOf(scenarios));
  if (!('expected' in quantity)) return { metric: text, quantity };
  throw new UsageError(`metric: ${quantity.expected}, got "${text}"${quantity.hint}`);
}

function namesOf(scenarios: readonly LoadedScenario[]): MetricNames {
  const names = scenarios.flatMap(({ scenario }) => formOf(scenario.system, scenario.kind)?.metrics(scenario) ?? []);
  return {
    outcomes: [...new Set(names.flatMap(({ outcomes }) => outcomes))],
    quantities: [...new Set(names.flatMap(({ quantities }) => quantities))],
  };
}
