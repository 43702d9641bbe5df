import { describe, expect, it } from 'vitest';
import { formatChance, formatExact, formatExactIn, formatOneIn } from '../../../../src/reports/odds/format-chance.ts';

describe('an exact chance', () => {
  it.each([
    [1 / 6, '16.67%'],
    [0.5, '50.00%'],
    [1 / 216, '0.46%'],
    [1 / 1296, '0.077%'],
    [4095 / 4096, '99.976%'],
    [1 / 1_048_576, '0.000095%'],
    [1 - 1 / 1_048_576, '99.999905%'],
    [1e-12, '< 0.000001%'],
    [1 - 1e-12, '> 99.999999%'],
  ])('%d is written %s', (chance, text) => {
    expect(formatChance(chance, true)).toBe(text);
  });

  it('reads alike however its last digit came out', () => {
    expect(formatChance(0.87675, true)).toBe(formatChance(0.87675 - 2e-16, true));
    expect(formatChance(0.87675 + 2e-16, true)).toBe('87.68%');
  });

  it('is 0% and 100% only where that is certain', () => {
    expect([formatChance(0, true), formatChance(1, true)]).toEqual(['0%', '100%']);
    expect([formatChance(0, false), formatChance(1, false)]).toEqual(['< 0.000001%', '> 99.999999%']);
  });
});

describe('one in', () => {
  it.each([
    [1, 'always'],
    [0, 'never'],
    [1 / 6, '6'],
    [0.51, '1.96'],
    [1 / 46_656, '46,656'],
    [1 / 12_345.6, '12,346'],
    [1 / 60_466_176, '60.5 million'],
    [6 ** -20, '3.7e+15'],
    [1e-10, '10 billion'],
  ])('%d is %s', (chance, text) => {
    expect(formatOneIn(chance, true)).toBe(text);
  });

  it('says neither always nor never of what is merely close', () => {
    expect([formatOneIn(1, false), formatOneIn(0, false)]).toEqual(['1.00', 'over 1e300']);
  });
});

it('writes a mean without needless digits, and no −0', () => {
  expect([3.5, 12.244598765, 7.000000000000001, -1e-16, 0].map(formatExact)).toEqual(['3.5', '12.2446', '7', '0', '0']);
});

describe('formatExactIn', () => {
  it('words a rate as a chance, and a mean as a number', () => {
    expect(formatExactIn('rate', 0.693_75)).toBe('69.38%');
    expect(formatExactIn('mean', 0.693_75)).toBe('0.6938');
    expect([formatExactIn('rate', 1), formatExactIn('rate', 1, true)]).toEqual(['> 99.999999%', '100%']);
  });
});
