import { describe, expect, it } from 'vitest';
import { integerBins, shareIn } from '../../../src/reports/charts/integer-bins.ts';
import type { DistributionRow } from '../../../src/sim/result.ts';

/** A distribution with the given counts by value. */
const rowsOf = (counts: Readonly<Record<number, number>>): DistributionRow[] => {
  const entries = Object.entries(counts).map(([value, count]) => [Number(value), count] as const);
  const total = entries.reduce((sum, [, count]) => sum + count, 0);
  let seen = 0;
  return entries.map(([value, count]) => {
    seen += count;
    return { value, count, probability: count / total, cumulative: seen / total };
  });
};

const labels = (counts: Readonly<Record<number, number>>, most: number) =>
  integerBins(rowsOf(counts), most).map(({ label }) => label);

const upTo = (last: number) => Object.fromEntries(Array.from({ length: last }, (_, i) => [i + 1, 1]));

describe('bars of integers', () => {
  it('are one an integer, with those that were never seen', () => {
    expect(labels({ 2: 5, 5: 1 }, 10)).toEqual(['2', '3', '4', '5']);
    expect(labels({ 7: 1 }, 10)).toEqual(['7']);
  });

  it('collect a long tail of 1% in one bar', () => {
    const bins = integerBins(rowsOf({ 1: 500, 2: 300, 3: 193, 90: 7 }), 10);
    expect(bins.map(({ label }) => label)).toEqual(['1', '2', '3', '4+']);
    expect(shareIn(rowsOf({ 1: 500, 2: 300, 3: 193, 90: 7 }), bins.at(-1) ?? { label: '', from: 0, to: 0 })).toBe(
      0.007,
    );
  });

  it('are of several integers each where that is not enough, on round edges', () => {
    expect(labels(upTo(60), 20)).toEqual([
      '1–4',
      ...['5–9', '10–14', '15–19', '20–24', '25–29', '30–34', '35–39', '40–44', '45–49', '50–54', '55–59'],
      '60–64',
    ]);
  });

  it('collect the lower tail too then', () => {
    expect(labels({ 0: 1, 1000: 500, 1050: 500, 3000: 1 }, 12)).toEqual([
      '≤ 999',
      ...['1000–1009', '1010–1019', '1020–1029', '1030–1039', '1040–1049', '1050–1059'],
      '1060+',
    ]);
  });
});
