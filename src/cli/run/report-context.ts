import { type RuleParameter, type RuleValue, ruleAt } from '../../engine/core/rule-parameter.ts';
import { SYSTEMS } from '../../engine/registry.ts';
import type { ReportContext } from '../../reports/html/html-report.ts';
import type { LoadedScenario } from '../../scenarios/load-scenario.ts';
import type { RunRequest } from './read-run-request.ts';
import { sameFigures } from './repeat-command.ts';

/** What the report of a run tells besides its figures. */
export function reportContext(loaded: LoadedScenario, request: RunRequest): ReportContext {
  const { scenario } = loaded;
  const { title, version, parameters } = SYSTEMS[scenario.system] ?? { title: '', version: 0, parameters: [] };
  const valueHere = ({ path, default: preset }: RuleParameter): RuleValue => ruleAt(scenario.rules, path) ?? preset;
  const isInForce = ({ only }: RuleParameter) => {
    const other = only && parameters.find(({ path }) => path === only.path);
    return other === undefined || valueHere(other) === only?.is;
  };
  return {
    system: title,
    rulesVersion: version,
    rules: parameters.filter(isInForce).map((parameter) => ({ parameter, value: valueHere(parameter) })),
    command: sameFigures(loaded, request),
    changes: request.set,
  };
}
