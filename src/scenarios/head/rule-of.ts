import type { RuleParameter, RuleValue } from '../../engine/core/rule-parameter.ts';
import { fieldOf } from '../data/tree.ts';

/**
 * A rule of a scenario's data, which may be of whatever shape: the default where the file has none, or one
 * of another type.
 *
 * @param path of a parameter of the table
 */
export function ruleOf(data: unknown, path: string, parameters: readonly RuleParameter[]): RuleValue {
  const preset = parameters.find((parameter) => parameter.path === path)!.default;
  const value = path.split('.').reduce<unknown>((here, name) => fieldOf(here, name), fieldOf(data, 'rules'));
  return typeof value === typeof preset ? (value as RuleValue) : preset;
}
