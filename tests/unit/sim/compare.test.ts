import { describe, expect, it } from 'vitest';
import { InvariantError, UsageError } from '../../../src/engine/core/errors.ts';
import { readFigure } from '../../../src/scenarios/gates/read-figure.ts';
import { loadScenario, variantOf } from '../../../src/scenarios/load-scenario.ts';
import { compare } from '../../../src/sim/compare/compare.ts';
import type { PairedExecutor, PairedJob } from '../../../src/sim/execution/executor.ts';
import { createInProcessExecutor } from '../../../src/sim/execution/in-process-executor.ts';
import { PartialRunError } from '../../../src/sim/partial-run-error.ts';
import { simulate } from '../../../src/sim/simulate.ts';

const duel = loadScenario('scenarios/cole-v-francois.yaml');
const stronger = variantOf(duel, ['sides.frontier.units.Francois.hitDice=9']);
const musketeers = loadScenario('scenarios/three-musketeers.yaml');
const contest = loadScenario('scenarios/juan-and-susan.yaml');
const OWN = { trials: 600, seed: 5, threads: 0 };

describe('compare', () => {
  it('leaves the figures of each side as a run of its own has them', async () => {
    const { a, b, comparison } = await compare({ a: duel, b: stronger, ...OWN });
    expect(a).toEqual(await simulate({ ...duel, ...OWN }));
    expect(b).toEqual(await simulate({ ...stronger, ...OWN }));
    expect([comparison.a.digest, comparison.b.digest]).toEqual([a.summary.digest, b.summary.digest]);
  });

  it('gives in both directions the same difference with another sign', async () => {
    const [there, back] = [
      await compare({ a: duel, b: stronger, ...OWN }),
      await compare({ a: stronger, b: duel, ...OWN }),
    ];
    const { empire } = there.comparison.outcomes;
    expect(empire!.difference).toBeLessThan(0);
    expect(back.comparison.outcomes['empire']).toEqual({
      ...empire,
      a: empire!.b,
      b: empire!.a,
      difference: -empire!.difference,
      low: -empire!.high,
      high: -empire!.low,
    });
  });

  it('finds of a scenario against itself no difference, within a bound', async () => {
    const { comparison } = await compare({ a: duel, b: variantOf(duel, []), ...OWN });
    for (const { difference, low, high, differing } of [
      ...Object.values(comparison.outcomes),
      ...Object.values(comparison.metrics),
    ]) {
      expect([difference, differing]).toEqual([0, 0]);
      expect(high).toBeGreaterThan(0);
      expect(low).toBe(-high);
    }
  });

  it.each([
    ['kind', contest, 'expected two scenarios of one kind, got a battle and a contest'],
    ['system', loadScenario('scenarios/bar-brawl.yaml'), 'expected two scenarios of one system'],
  ])('refuses two scenarios of another %s', async (_, b, message) => {
    await expect(compare({ a: duel, b, ...OWN })).rejects.toThrow(message);
  });

  it('shares one error budget among all that it compares', async () => {
    const all = await compare({ a: duel, b: stronger, ...OWN });
    const one = await compare({ a: duel, b: stronger, ...OWN, figures: [readFigure('outcome.empire', duel)] });
    const width = ({ comparison }: typeof all) =>
      comparison.outcomes['empire']!.high - comparison.outcomes['empire']!.low;
    expect(one.comparison.figures).toBe(1);
    expect(all.comparison.figures).toBe(
      Object.keys(all.comparison.outcomes).length + Object.keys(all.comparison.metrics).length,
    );
    expect(Object.keys(one.comparison.metrics)).toEqual([]);
    expect(width(all)).toBeGreaterThan(1.3 * width(one));
  });

  it('compares how often a quantity lies on one side of a value', async () => {
    const figures = [readFigure('P(rounds <= 5)', duel)];
    const { comparison, a, b } = await compare({ a: duel, b: stronger, ...OWN, figures });
    const shareOf = ({ distributions }: typeof a) =>
      distributions['rounds']!.filter(({ value }) => value <= 5).reduce((sum, { count }) => sum + count, 0) / 600;
    expect(comparison.probabilities?.['P(rounds <= 5)']).toMatchObject({ a: shareOf(a), b: shareOf(b) });
  });

  it('gives what mathematics says beside what was played', async () => {
    const weaker = variantOf(contest, ['contestants.Juan.skill=7']);
    const { comparison } = await compare({ a: contest, b: weaker, trials: 20_000, threads: 0 });
    const { exact, low, high } = comparison.outcomes['Juan']!;
    expect(exact!.difference).toBe(exact!.b - exact!.a);
    expect(exact!.difference).toBeGreaterThan(low);
    expect(exact!.difference).toBeLessThan(high);
    expect(comparison.metrics['tests']!.exact).toBeDefined();
  });

  it('refuses quantiles and what only one of the two has', async () => {
    const quantile = [readFigure('rounds.p90', duel)];
    await expect(compare({ a: duel, b: stronger, ...OWN, figures: quantile })).rejects.toThrow(UsageError);
    const other = [readFigure('empire.dead', duel)];
    await expect(compare({ a: musketeers, b: duel, ...OWN, figures: other })).rejects.toThrow(
      'metric: expected what both scenarios have, got empire.dead',
    );
  });

  it('counts an outcome that only one has as never seen in the other', async () => {
    const { comparison } = await compare({ a: musketeers, b: duel, ...OWN });
    expect(comparison.outcomes['musketeers']!.b).toBe(0);
    expect(comparison.outcomes['empire']!.a).toBe(0);
  });

  it('keeps the trials before a failure', async () => {
    const executor = (job: PairedJob): PairedExecutor => {
      const inner = createInProcessExecutor(job);
      return {
        ...inner,
        run: (batch) =>
          batch.first < 4000 ? inner.run(batch) : Promise.reject(new InvariantError('a die on its edge')),
      };
    };
    const failed = await compare({ a: duel, b: stronger, trials: 10_000, executor }).catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(PartialRunError);
    const { comparison, interrupted } = (failed as PartialRunError<Awaited<ReturnType<typeof compare>>>).result;
    expect([comparison.trials, interrupted]).toEqual([4000, true]);
  });
});
