import { expect, it } from 'vitest';
import { verdictsOf } from './verdicts.ts';

it('judges right what lies three points inside or outside, and spends few trials on it', async () => {
  const inside = await verdictsOf(20, 0.03);
  expect(inside).toMatchObject({ pass: 20, fail: 0, undecided: 0 });
  expect(inside.meanTrials).toBeLessThan(20_000);
  expect(await verdictsOf(20, -0.03)).toMatchObject({ pass: 0, fail: 20 });
});
