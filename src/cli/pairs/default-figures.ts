import { formOf } from '../../scenarios/forms.ts';
import { readFigure } from '../../scenarios/gates/read-figure.ts';
import type { LoadedScenario } from '../../scenarios/load-scenario.ts';
import type { Figure } from '../../sim/pairs/figures.ts';

/** What a scenario is judged by where nobody says: what its gates judge, or its first outcome. */
export function defaultFigures(loaded: LoadedScenario): Figure[] {
  const { gates, scenario } = loaded;
  const judged = [...new Set(gates.map(({ metric }) => metric))];
  if (judged.length > 0) return judged.map((metric) => readFigure(metric, loaded));
  const [first = ''] = formOf(scenario.system, scenario.kind)?.metrics(scenario).outcomes ?? [];
  return [readFigure(`outcome.${first}`, loaded)];
}
