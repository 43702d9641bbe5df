import { describe, expect, it } from 'vitest';
import { exactNumberBeside, exactRateBeside, plainDigits } from '../../../src/reports/exact-beside.ts';

describe('exactRateBeside', () => {
  it.each([
    ['five digits', 0.602_345_6, [], '60.235%'],
    ['no zeros at the end', 0.5, [0.4, 0.6], '50%'],
    ['a tiny chance in digits, and not 0%', 1.612_345e-10, [1e-7], '0.000000016123%'],
    ['never an exponent', 4.19e-9, [1e-7], '0.000000419%'],
    ['what its digits cannot tell from 0', 1e-30, [0.5], '< 0.000000000001%'],
    ['what its digits cannot tell from 1', 1 - 1e-15, [0.5], '> 99.999999999999%'],
    ['nearly certain', 1 - 1.6e-9, [0.5], '99.99999984%'],
    ['impossible', 0, [0.5], '0%'],
    ['certain', 1, [0.5], '100%'],
    ['on which side of a bound', 0.530_000_4, [0.53], '53.00004%'],
    ['on which side of a bound next to 1', 0.999_999_999_9, [0.999_999_999_88], '99.99999999%'],
    ['on the bound, but for rounding', 0.1 + 0.2, [0.3], '30%'],
  ] as const)('%s', (_, chance, bounds, text) => {
    expect(exactRateBeside(chance, bounds)).toBe(text);
  });
});

describe('exactNumberBeside', () => {
  it.each([
    [3.416_666_7, [], '3.4167'],
    [3.5, [3], '3.5'],
    [7.000_000_2, [7], '7.0000002'],
    [1e-8, [1], '0.00000001'],
    [-1e-20, [1], '0'],
    [1200, [1], '1200'],
  ] as const)('%d beside %j', (value, bounds, text) => {
    expect(exactNumberBeside(value, bounds)).toBe(text);
  });
});

describe('plainDigits', () => {
  it('has no exponent and no separators', () => {
    expect([plainDigits(1e-9, 6), plainDigits(100 * 0.07, 6), plainDigits(12_345, 6)]).toEqual([
      '0.000000001',
      '7',
      '12345',
    ]);
  });
});
