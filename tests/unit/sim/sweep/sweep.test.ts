import { describe, expect, it } from 'vitest';
import { UsageError } from '../../../../src/engine/core/errors.ts';
import type { ScenarioHead } from '../../../../src/engine/core/rules-system.ts';
import { SYSTEMS } from '../../../../src/engine/registry.ts';
import { readFigure } from '../../../../src/scenarios/gates/read-figure.ts';
import { loadScenario, variantOf } from '../../../../src/scenarios/load-scenario.ts';
import { compare } from '../../../../src/sim/compare/compare.ts';
import type { PairedBatch } from '../../../../src/sim/execution/executor.ts';
import { createInProcessExecutor } from '../../../../src/sim/execution/in-process-executor.ts';
import { simulate } from '../../../../src/sim/simulate.ts';
import { sweep } from '../../../../src/sim/sweep/sweep.ts';

const duel = loadScenario('scenarios/cole-v-francois.yaml');
const HIT_DICE = 'sides.frontier.units.Francois.hitDice';
const OWN = { trials: 500, seed: 3, threads: 0 };
const figures = [
  readFigure('outcome.empire', duel),
  readFigure('rounds.p90', duel),
  readFigure('P(rounds <= 5)', duel),
];
const over = (values: readonly string[]) => ({
  ...OWN,
  base: duel,
  axes: [{ path: HIT_DICE, values }],
  variantAt: ([value]: readonly string[]) => variantOf(duel, [`${HIT_DICE}=${value}`]),
  figures,
});

describe('sweep', () => {
  it('gives each point the figures of a run of its own, and its difference from the base', async () => {
    const { points, trials } = await sweep(over(['6', '7', '9']));
    expect(trials).toBe(500);
    expect(points.map(({ isBase }) => isBase)).toEqual([false, true, false]);
    const nine = variantOf(duel, [`${HIT_DICE}=9`]);
    const { summary } = await simulate({ ...nine, ...OWN });
    expect(points[2]).toMatchObject({ values: ['9'], outcomes: summary.outcomes, metrics: summary.metrics });
    const alone = await compare({ a: duel, b: nine, ...OWN, confidence: 1 - 0.05 / 9, figures: [figures[0]!] });
    const { exact: _, ...difference } = alone.comparison.outcomes['empire']!;
    const own = points[2]!.figures[0]!.difference!;
    expect(own).toEqual({ ...difference, low: own.low, high: own.high });
    expect(own.low).toBeCloseTo(difference.low, 9);
  });

  it('widens the band with the number of points and figures, so that all hold together', async () => {
    const width = async (values: readonly string[], own = figures.slice(0, 1)) => {
      const { points } = await sweep({ ...over(values), figures: own });
      return points[0]!.figures[0]!.high - points[0]!.figures[0]!.low;
    };
    const one = await width(['6']);
    expect(await width(['6', '7', '8', '9', '10'])).toBeGreaterThan(1.2 * one);
    expect(await width(['6'], figures)).toBeGreaterThan(1.1 * one);
  });

  it('knows quantiles, of which it gives no difference, and rates of comparisons', async () => {
    const { points } = await sweep(over(['6']));
    const [, quantile, rate] = points[0]!.figures;
    expect(quantile?.difference).toBeUndefined();
    expect(Number.isInteger(quantile?.estimate)).toBe(true);
    expect(rate?.difference?.b).toBe(rate?.estimate);
  });

  it('plays two parameters row by row', async () => {
    const skill = 'sides.empire.units.Captain Cole.hitDice';
    const { points } = await sweep({
      ...over(['6', '8']),
      axes: [
        { path: HIT_DICE, values: ['6', '8'] },
        { path: skill, values: ['5', '7'] },
      ],
      variantAt: ([one, two]) => variantOf(duel, [`${HIT_DICE}=${one}`, `${skill}=${two}`]),
    });
    expect(points.map(({ values }) => values.join(' '))).toEqual(['6 5', '8 5', '6 7', '8 7']);
  });

  it('plays 441 points with one executor, which makes each scenario once, however many batches there are', async () => {
    const hitPoints = (side: string, unit: string) => `sides.${side}.units.${unit}.hitPoints`;
    const paths = [hitPoints('frontier', 'Francois'), hitPoints('empire', 'Captain Cole')] as const;
    const values = Array.from({ length: 21 }, (_, i) => String(3 + i));
    let [compiled, executors, batches] = [0, 0, 0];
    const system = SYSTEMS[duel.scenario.system]!;
    const compile = (scenario: ScenarioHead) => {
      compiled++;
      return system.compile(scenario);
    };
    const { points } = await sweep({
      ...{ base: duel, trials: 251, seed: 3, figures: figures.slice(0, 1) },
      axes: paths.map((path) => ({ path, values })),
      variantAt: (own) =>
        variantOf(
          duel,
          paths.map((path, i) => `${path}=${own[i]}`),
        ),
      executor(job) {
        executors++;
        const executor = createInProcessExecutor(job, { [system.id]: { ...system, compile } });
        const run = (batch: PairedBatch) => {
          batches++;
          return executor.run(batch);
        };
        return { ...executor, run };
      },
    });
    expect(points).toHaveLength(441);
    expect({ compiled, executors }).toEqual({ compiled: 442, executors: 1 });
    expect(batches).toBeGreaterThan(2 * Math.ceil(441 / 8) - 1);
  });

  it('marks the cliff of a tie rule, from the exact odds where there are any', async () => {
    const contest = loadScenario('scenarios/juan-and-susan.yaml');
    const path = 'contestants.Juan.skill';
    const { cliffs, points } = await sweep({
      ...{ base: contest, trials: 200, threads: 0 },
      axes: [{ path, values: ['5', '6', '7', '8', '9', '10', '11'] }],
      variantAt: ([value]) => variantOf(contest, [`${path}=${value}`]),
      figures: [readFigure('outcome.Juan', contest)],
    });
    expect(cliffs).toEqual([[{ after: 3, step: expect.closeTo(0.1703, 4) }]]);
    expect(points[4]!.figures[0]!.exact).toBeCloseTo(0.3331, 4);
  });

  it('makes every scenario before it plays any', async () => {
    const refused = sweep({ ...over(['6', '-3']), onProgress: () => expect.unreachable() });
    await expect(refused).rejects.toThrow('hitDice');
    const unknown = { metric: 'outcome.nobody', quantity: { type: 'outcome', label: 'nobody' } } as const;
    await expect(sweep({ ...over(['6']), figures: [unknown] })).rejects.toThrow(UsageError);
  });
});
