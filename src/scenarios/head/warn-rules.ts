import { type NestedRules, type RuleParameter, ruleAt } from '../../engine/core/rule-parameter.ts';
import type { Fault } from '../data/fault.ts';

/**
 * Rules that were changed without effect, because they apply only where another has some value.
 *
 * @param rules resolved
 */
export function warnRules(rules: NestedRules, parameters: readonly RuleParameter[]): readonly Fault[] {
  return parameters.flatMap(({ path, default: preset, only }) => {
    if (only === undefined || ruleAt(rules, only.path) === only.is) return [];
    if (String(ruleAt(rules, path)) === String(preset)) return [];
    const message = `has no effect unless rules.${only.path} is ${only.is}`;
    return [{ code: 'unused-rule', path: ['rules', ...path.split('.')], message }];
  });
}
