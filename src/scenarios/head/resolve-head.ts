import type { NestedRules, RuleParameter } from '../../engine/core/rule-parameter.ts';
import type { ScenarioHead } from '../../engine/core/rules-system.ts';
import type { Expectation } from '../gates/expectation.ts';
import { DEFAULT_SEED, DEFAULT_TRIALS } from './head-schema.ts';
import { fillRules } from './nest-rules.ts';

/** A scenario with every default filled in: plain JSON, and itself a valid scenario file. */
export interface ResolvedScenario extends ScenarioHead {
  /** Gates as the file writes them. */
  readonly expect?: readonly Expectation[];
}

/** Fills in what every scenario has, whatever its system and kind. */
export function resolveHead(
  authored: Partial<Record<string, unknown>>,
  parameters: readonly RuleParameter[],
): ResolvedScenario {
  const { name, description, system, kind, trials, seed, rules, expect } = authored as Partial<ResolvedScenario>;
  return {
    format: 1,
    name: name ?? '',
    ...(description === undefined ? {} : { description }),
    system: system ?? '',
    kind: kind ?? '',
    trials: trials ?? DEFAULT_TRIALS,
    seed: seed ?? DEFAULT_SEED,
    rules: fillRules(parameters, (rules ?? {}) as NestedRules),
    ...(expect === undefined ? {} : { expect }),
  };
}
