import { describe, expect, it } from 'vitest';
import { loadScenario, parseScenario, variantOf } from '../../../../src/scenarios/load-scenario.ts';
import { type TuneOptions, tune } from '../../../../src/sim/tune/tune.ts';

const OPTIONS = { seed: 1, threads: 0, confidence: 0.95, maxTrials: 400_000 };
const even = (value: number, within = 0.01): TuneOptions['target'] => ({
  quantity: { type: 'outcome', label: 'success' },
  value,
  within,
});

/** A Target 10 test whose target number is tuned: a d20, the bonus and −5 are to reach it. */
const test = (bonus: number) =>
  parseScenario(
    [
      ...['format: 1', 'name: Test', 'system: target-10', 'kind: check'],
      ...[`actor: { skill: ${bonus}, modifier: 0 }`, 'against: { nature: 5 }'],
    ].join('\n'),
    'test.yaml',
  );

describe('tune', { timeout: 60_000 }, () => {
  it('finds, for every bonus, the target number whose exact chance is nearest to 65%', async () => {
    for (let bonus = 0; bonus <= 10; bonus++) {
      const base = test(bonus);
      const values = Array.from({ length: 12 }, (_, i) => String(2 + i));
      const given = values.map((value) => {
        const { scenario } = variantOf(base, [`rules.test.targetNumber=${value}`]);
        return { value, scenario };
      });
      const { best, method, trials, met } = await tune(given, { ...OPTIONS, target: even(0.65) });
      const faces = Array.from({ length: 20 }, (_, i) => i + 1);
      const off = (value: string) =>
        Math.abs(faces.filter((face) => face + bonus - 5 >= Number(value)).length / 20 - 0.65);
      const nearest = values.reduce((a, b) => (off(b) < off(a) ? b : a));
      expect({ value: best.value, method, trials, met }).toEqual({
        ...{ value: nearest, method: 'exact', trials: 0, met: true },
      });
      expect(best.estimate).toBeCloseTo(0.65, 12);
    }
  });

  const firefight = loadScenario('scenarios/firefight.yaml');
  const shooting = (values: readonly number[]) =>
    values.map((value) => {
      const set = [`sides.opposition.units.Trooper.skills.shoot.value=${value}`];
      return { value: String(value), scenario: variantOf(firefight, set).scenario };
    });
  const players = (value: number, within = 0.01): TuneOptions['target'] => ({
    quantity: { type: 'outcome', label: 'players' },
    value,
    within,
  });

  it('follows a response that goes one way, and says between which two it passes the target', async () => {
    const result = await tune(shooting([0, 1, 2, 3, 4, 5, 6, 7, 8]), { ...OPTIONS, target: players(0.6) });
    expect(result).toMatchObject({ method: 'bracketing', met: false, decided: true });
    const [from, to] = result.jump ?? [];
    expect(from?.low).toBeGreaterThan(0.61);
    expect(to?.high).toBeLessThan(0.59);
    expect(Number(to?.value) - Number(from?.value)).toBe(1);
    expect(result.trials).toBeLessThan(30_000);
  });

  it('races values where what was probed does not go one way, and finds the same', async () => {
    const mixed = await tune(shooting([4, 0, 8, 2, 6, 3, 5]), { ...OPTIONS, target: players(0.6) });
    expect(mixed).toMatchObject({ method: 'racing', met: false, decided: true });
    expect(mixed.best.value).toBe('4');
  });

  it('is met where the whole interval lies within what was asked', async () => {
    const { met, decided, best } = await tune(shooting([3, 4, 5]), { ...OPTIONS, target: players(0.53, 0.06) });
    expect({ met, decided, value: best.value }).toEqual({ met: true, decided: true, value: '4' });
    expect(best.low).toBeGreaterThanOrEqual(0.47);
    expect(best.high).toBeLessThanOrEqual(0.59);
  });

  it('spends no more than its budget, and says that it is not decided', async () => {
    for (const maxTrials of [1, 2500, 5000]) {
      const target = players(0.53, 0.0001);
      const { trials, decided, met } = await tune(shooting([3, 4, 5]), { ...OPTIONS, target, maxTrials });
      expect(trials).toBeLessThanOrEqual(maxTrials);
      expect({ decided, met }).toEqual({ decided: false, met: false });
    }
  });
});
