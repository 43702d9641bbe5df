import { describe, expect, it } from 'vitest';
import { Histogram } from '../../../../src/engine/core/histogram.ts';

function rowsOf(histogram: Histogram): [number, number][] {
  const rows: [number, number][] = [];
  histogram.forEach((value, count) => rows.push([value, count]));
  return rows;
}

function histogramOf(...values: number[]): Histogram {
  const histogram = new Histogram();
  for (const value of values) histogram.add(value);
  return histogram;
}

describe('Histogram', () => {
  it('lists values in ascending order, 9 before 10 and negatives first', () => {
    expect(rowsOf(histogramOf(10, 9, 8, -3, 9))).toEqual([
      [-3, 1],
      [8, 1],
      [9, 2],
      [10, 1],
    ]);
  });

  it('takes any integer without a preset range', () => {
    const far = 2 ** 52;
    expect(rowsOf(histogramOf(0, far, -far, 5_000_000, far))).toEqual([
      [-far, 1],
      [0, 1],
      [5_000_000, 1],
      [far, 2],
    ]);
  });

  it('keeps an outlier that the window grows to meet', () => {
    const histogram = histogramOf(0, 1_500_000);
    for (let value = 600_000; value < 600_010; value++) histogram.add(value);
    histogram.add(1_500_000);
    expect(rowsOf(histogram).at(-1)).toEqual([1_500_000, 2]);
    expect(rowsOf(histogram)).toHaveLength(12);
  });

  it('holds a million different values', () => {
    const histogram = new Histogram();
    for (let value = 0; value < 1_000_000; value++) histogram.add(value * 3);
    let count = 0;
    histogram.forEach(() => count++);
    expect(count).toBe(1_000_000);
  });

  it('knows how many values it has, outliers among them', () => {
    expect(histogramOf().size).toBe(0);
    expect(histogramOf(0, 2 ** 52, -(2 ** 52), 17, 0, 2 ** 52).size).toBe(4);
  });

  it('counts beyond 2^32', () => {
    const histogram = new Histogram();
    histogram.add(7, 2 ** 40);
    histogram.add(7);
    expect(rowsOf(histogram)).toEqual([[7, 2 ** 40 + 1]]);
  });

  it('merges in either order to the same counts', () => {
    const one = histogramOf(1, 2, 3, -50);
    const two = histogramOf(3, 400, -7);
    const oneTwo = histogramOf();
    oneTwo.merge(one);
    oneTwo.merge(two);
    const twoOne = histogramOf();
    twoOne.merge(two);
    twoOne.merge(one);
    expect(rowsOf(oneTwo)).toEqual(rowsOf(twoOne));
  });
});
