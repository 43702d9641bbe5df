import type { RuleMark, RuleParameter } from './rule-parameter.ts';

export type Range = readonly [min: number, max: number];

/** A row of a system's table of parameters: an integer. */
export function integer(
  rule: string,
  mark: RuleMark,
  path: string,
  preset: number,
  [min, max]: Range,
  description: string,
): RuleParameter {
  return { type: 'integer', rule, mark, path, default: preset, min, max, description };
}

/** A row of a system's table of parameters: on or off. */
export function flag(rule: string, mark: RuleMark, path: string, preset: boolean, description: string): RuleParameter {
  return { type: 'boolean', rule, mark, path, default: preset, description };
}

/** A row of a system's table of parameters: one of several words, the first unless a scenario says another. */
export function choice(
  rule: string,
  mark: RuleMark,
  path: string,
  choices: readonly [string, ...string[]],
  description: string,
): RuleParameter {
  return { type: 'choice', rule, mark, path, default: choices[0], choices, description };
}
