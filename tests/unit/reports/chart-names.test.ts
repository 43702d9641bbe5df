import { describe, expect, it } from 'vitest';
import { oddsOf } from '../../../src/cli/odds/odds-of.ts';
import { compileDice } from '../../../src/engine/dice/compile-dice.ts';
import { parseDice } from '../../../src/engine/dice/parse-dice.ts';
import { SYSTEMS } from '../../../src/engine/registry.ts';
import { oddsChartNames, oddsCharts } from '../../../src/reports/charts/odds-charts.ts';
import { resultChartNames, resultCharts } from '../../../src/reports/charts/result-charts.ts';
import { loadScenario } from '../../../src/scenarios/load-scenario.ts';
import { compileScenario } from '../../../src/sim/execution/compile-scenario.ts';
import { simulate } from '../../../src/sim/simulate.ts';

const compiled = (file: string) => compileScenario(SYSTEMS, loadScenario(`scenarios/${file}.yaml`).scenario);
const namesOf = (charts: readonly { readonly name: string }[]) => charts.map(({ name }) => name);

describe('names of charts, known before anything is computed', () => {
  it.each(['firefight', 'bar-brawl', 'three-musketeers', 'medical-check', 'juan-and-susan', 'rockys-drawbridge'])(
    'are those of a run of %s',
    async (file) => {
      const result = await simulate({ ...loadScenario(`scenarios/${file}.yaml`), trials: 50, threads: 0 });
      expect(resultChartNames(compiled(file).layout)).toEqual(namesOf(resultCharts(result)));
    },
  );

  it.each([
    [['2d6+3']],
    [['2d6 vs 7']],
    [['3d6', '4d6kh3']],
    [['3d6', '2d6 vs 7']],
    [['medical-check']],
    [['juan-and-susan']],
    [['medical-check', 'strength-check']],
    [['juan-and-susan', 'medical-check', '3d6']],
  ])('are those of the odds of %s', (targets) => {
    const isDice = (target: string) => /\d/.test(target);
    const shapes = targets.map((target) =>
      isDice(target)
        ? compileDice(parseDice(target)).layout
        : { kind: loadScenario(`scenarios/${target}.yaml`).scenario.kind, ...compiled(target).layout },
    );
    const results = targets.map((target) => oddsOf(isDice(target) ? target : `scenarios/${target}.yaml`, {}, []));
    expect(oddsChartNames(shapes)).toEqual(namesOf(oddsCharts(results)));
  });
});
