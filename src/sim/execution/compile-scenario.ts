import { UsageError } from '../../engine/core/errors.ts';
import type { CompiledScenario, RulesSystem, ScenarioHead } from '../../engine/core/rules-system.ts';

/** Rule systems by their identifiers. */
export type Systems = Readonly<Record<string, RulesSystem>>;

/**
 * Compiles a scenario with the rules of its system.
 *
 * @throws UsageError where there is no such system
 */
export function compileScenario(systems: Systems, scenario: ScenarioHead): CompiledScenario {
  const system = Object.hasOwn(systems, scenario.system) ? systems[scenario.system] : undefined;
  if (system === undefined) {
    throw new UsageError(`system: expected one of ${Object.keys(systems).join(', ')}, got "${scenario.system}"`);
  }
  return system.compile(scenario);
}
