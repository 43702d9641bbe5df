import { describe, expect, it } from 'vitest';
import {
  formatDifference,
  formatDifferenceInterval,
  formatMost,
  formatSaved,
  formatSide,
  formatSizeInterval,
} from '../../../../src/reports/pairs/format-difference.ts';

const MORE = { a: 0.4721, b: 0.5029, difference: 0.0308, low: 0.0289, high: 0.0331, varianceSaved: 0.79, differing: 9 };
const LESS = { ...MORE, difference: -0.0308, low: -0.0331, high: -0.0289 };
const NONE = { ...MORE, difference: 0, low: -0.00149, high: 0.00149, differing: 0 };

describe('a difference as text', () => {
  it.each([
    [formatDifference(MORE, 'rate'), '+3.1'],
    [formatDifference(LESS, 'rate'), '-3.1'],
    [formatDifference(NONE, 'rate'), 'none'],
    [formatDifferenceInterval(LESS, 'rate'), '-3.3 to -2.9'],
    [formatSizeInterval(LESS, 'rate'), '2.9 to 3.3'],
    [formatSide(LESS.a, LESS, 'rate'), '47.2%'],
    [formatSide(17.8042, { ...MORE, low: 0.01, high: 0.05 }, 'mean'), '17.80'],
    [formatDifference({ ...MORE, difference: -0.0004 }, 'mean'), '0.000'],
    [formatSaved(MORE), '79%'],
    [formatSaved({ ...MORE, varianceSaved: 0.9999 }), '> 99%'],
    [formatSaved({ ...MORE, varianceSaved: -0.03 }), '-3%'],
    [formatSaved({ ...MORE, varianceSaved: null }), ''],
  ])('%s', (text, expected) => expect(text).toBe(expected));

  it('rounds what was not found up', () => {
    expect(formatMost(NONE, 'rate')).toBe('0.2');
  });
});
