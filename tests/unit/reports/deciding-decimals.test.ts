import { describe, expect, it } from 'vitest';
import { decidingDecimals } from '../../../src/reports/deciding-decimals.ts';

describe('decidingDecimals', () => {
  it.each([
    ['far from the bound', [52, 57], [60], 0, 0],
    ['as many as are deserved', [52.34, 57.12], [60], 1, 1],
    ['an end that would read as the bound', [54.97, 57.1], [55], 0, 2],
    ['an end that would read beyond the bound', [52.1, 55.6], [55.65], 0, 1],
    ['both ends and both bounds', [54.97, 70.004], [55, 70], 0, 3],
    ['an end on the bound', [55.00000000000001, 57.1], [55], 0, 0],
    ['no bound', [54.97, 57.1], [], 0, 0],
    ['an end close to the bound', [55 - 4e-9, 57], [55], 0, 9],
  ] as const)('%s', (_, values, bounds, least, decimals) => {
    expect(decidingDecimals(values, bounds, least)).toBe(decimals);
  });
});
