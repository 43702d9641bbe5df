import { expect, it } from 'vitest';
import { verdictsOf } from './verdicts.ts';

const SEEDS = 2000;
const MOST_WRONG = SEEDS * 0.001;

const tell = (what: string, { pass, fail, undecided, meanTrials }: Awaited<ReturnType<typeof verdictsOf>>) =>
  process.stdout.write(
    `${what}: ${pass} pass, ${fail} fail, ${undecided} undecided, ${Math.round(meanTrials)} trials\n`,
  );

it('passes a gate that the truth meets by one percentage point, in 99.9% of seeds', async () => {
  const verdicts = await verdictsOf(SEEDS, 0.01);
  tell('one point inside', verdicts);
  expect(verdicts.pass).toBeGreaterThanOrEqual(SEEDS - MOST_WRONG);
  expect(verdicts.meanTrials).toBeLessThan(150_000);
});

it('fails one that the truth misses by one percentage point, in 99.9% of seeds', async () => {
  const verdicts = await verdictsOf(SEEDS, -0.01);
  tell('one point outside', verdicts);
  expect(verdicts.fail).toBeGreaterThanOrEqual(SEEDS - MOST_WRONG);
});

it('spends fewer trials on what is easy', async () => {
  const verdicts = await verdictsOf(200, 0.05);
  tell('five points inside', verdicts);
  expect(verdicts.pass).toBe(200);
  expect(verdicts.meanTrials).toBeLessThan(10_000);
});
