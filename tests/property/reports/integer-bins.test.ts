import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { integerBins, shareIn } from '../../../src/reports/charts/integer-bins.ts';
import type { DistributionRow } from '../../../src/sim/result.ts';

const rows = fc
  .uniqueArray(fc.oneof(fc.integer({ min: -20, max: 200 }), fc.integer({ min: -1e6, max: 1e9 })), { minLength: 1 })
  .chain((values) => fc.tuple(fc.constant(values), fc.array(fc.nat(1000), { minLength: values.length })))
  .map(([values, weights]): DistributionRow[] => {
    const counts = values.map((_, i) => 1 + (weights[i] ?? 0));
    const total = counts.reduce((sum, count) => sum + count, 0);
    let seen = 0;
    return [...values]
      .sort((a, b) => a - b)
      .map((value, i) => {
        const count = counts[i] ?? 1;
        seen += count;
        return { value, count, probability: count / total, cumulative: seen / total };
      });
  });

describe('bars of integers', () => {
  test.prop([rows, fc.integer({ min: 8, max: 60 })])(
    'are few, in order, without gap or overlap, and hold all',
    (values, most) => {
      const bins = integerBins(values, most);
      expect(bins.length).toBeLessThanOrEqual(most);
      bins.slice(1).forEach(({ from }, i) => {
        expect(from).toBe((bins[i]?.to ?? Number.NaN) + 1);
      });
      expect(new Set(bins.map(({ label }) => label)).size).toBe(bins.length);
      expect(bins.reduce((sum, bin) => sum + shareIn(values, bin), 0)).toBeCloseTo(1, 9);
    },
  );
});
