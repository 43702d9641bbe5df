import { describe, expect, it } from 'vitest';
import { findCliffs } from '../../../../src/sim/sweep/find-cliffs.ts';

const curve = (heights: readonly number[], error = 0) => heights.map((y, x) => ({ x, y, error }));
const logistic = Array.from({ length: 15 }, (_, i) => 1 / (1 + Math.exp(-(i - 7) / 1.5)));

describe('findCliffs', () => {
  it.each([
    ['a line', [0.1, 0.2, 0.3, 0.4, 0.5]],
    ['an S', logistic],
    ['a curve that only bends', [0.9, 0.88, 0.8, 0.65, 0.45, 0.3]],
    ['nothing that changes', [0.4, 0.4, 0.4, 0.4]],
    ['too few points', [0, 0, 1]],
  ])('finds none in %s', (_, heights) => {
    expect(findCliffs(curve(heights))).toEqual([]);
  });

  it('finds a step that stands out, with the rule that makes it', () => {
    const found = findCliffs(curve([0.04, 0.07, 0.11, 0.16, 0.33, 0.41, 0.49]), 'T10-8');
    expect(found).toEqual([{ after: 3, step: expect.closeTo(0.17, 12), rule: 'T10-8' }]);
  });

  it('finds a fall, and one at the end', () => {
    expect(findCliffs(curve([0.5, 0.48, 0.46, 0.44, 0.1])).map(({ after }) => after)).toEqual([3]);
    expect(findCliffs(curve([0.9, 0.5, 0.48, 0.46])).map(({ after }) => after)).toEqual([0]);
  });

  it('leaves out a step that chance may have made', () => {
    const heights = [0.2, 0.21, 0.22, 0.3, 0.31];
    expect(findCliffs(curve(heights, 0.001))).toHaveLength(1);
    expect(findCliffs(curve(heights, 0.03))).toEqual([]);
  });

  it('goes by slopes where the values are not evenly apart', () => {
    const points = [0, 1, 2, 10, 11].map((x) => ({ x, y: x / 20, error: 0 }));
    expect(findCliffs(points)).toEqual([]);
  });
});
