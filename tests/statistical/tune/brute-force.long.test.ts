import { availableParallelism } from 'node:os';
import { expect, it } from 'vitest';
import { loadScenario, variantOf } from '../../../src/scenarios/load-scenario.ts';
import { simulate } from '../../../src/sim/simulate.ts';
import { tune } from '../../../src/sim/tune/tune.ts';

const TARGET = 0.6;
const TRIALS = 2_000_000;

it('finds the shooting of the troopers that two million fights at each value find', {
  timeout: 3_600_000,
}, async () => {
  const base = loadScenario('scenarios/firefight.yaml');
  const given = [2, 3, 4, 5, 6].map((value) => {
    const { scenario, hash } = variantOf(base, [`sides.opposition.units.Trooper.skills.shoot.value=${value}`]);
    return { value: String(value), scenario, hash };
  });
  const off: number[] = [];
  for (const { scenario, hash } of given) {
    const { summary } = await simulate({ scenario, hash, trials: TRIALS, seed: 99 });
    off.push(Math.abs((summary.outcomes['players']?.rate as number) - TARGET));
  }
  const target = { quantity: { type: 'outcome', label: 'players' }, value: TARGET, within: 0.01 } as const;
  const threads = availableParallelism();
  const found = await tune(given, { seed: 1, threads, confidence: 0.95, maxTrials: 10_000_000, target });
  expect(found.best.value).toBe(given[off.indexOf(Math.min(...off))]?.value);
  expect(found).toMatchObject({ met: Math.min(...off) <= 0.01, decided: true });
});
