import { type RuleParameter, type RuleValue, ruleAt } from '../engine/core/rule-parameter.ts';
import type { ScenarioHead } from '../engine/core/rules-system.ts';
import { systemOf } from '../engine/registry.ts';
import type { ReportContext } from '../reports/html/html-report.ts';

/** The system of a scenario, and those of its rules that have an effect in it, with their values. */
export function rulesInForce(scenario: ScenarioHead): Pick<ReportContext, 'system' | 'rulesVersion' | 'rules'> {
  const { title, version, parameters } = systemOf(scenario.system);
  const valueHere = ({ path, default: preset }: RuleParameter): RuleValue => ruleAt(scenario.rules, path) ?? preset;
  const isInForce = ({ only }: RuleParameter) => {
    const other = only && parameters.find(({ path }) => path === only.path);
    return other === undefined || valueHere(other) === only?.is;
  };
  return {
    system: title,
    rulesVersion: version,
    rules: parameters.filter(isInForce).map((parameter) => ({ parameter, value: valueHere(parameter) })),
  };
}
