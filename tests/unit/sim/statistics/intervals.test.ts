import { describe, expect, it } from 'vitest';
import { InvariantError } from '../../../../src/engine/core/errors.ts';
import { incompleteBeta } from '../../../../src/sim/statistics/incomplete-beta.ts';
import {
  clopperPearsonInterval,
  type Interval,
  meanInterval,
  neverSeenBound,
  rateInterval,
  wilsonInterval,
} from '../../../../src/sim/statistics/intervals.ts';

const expectInterval = (interval: Interval, low: number, high: number, digits: number) => {
  expect(interval.low).toBeCloseTo(low, digits);
  expect(interval.high).toBeCloseTo(high, digits);
};

describe('Clopper–Pearson', () => {
  // mpmath: the roots of the binomial tails at 0.025.
  it.each([
    [6, 10, 0.26237807660694507, 0.8784477418801728],
    [7, 1000, 0.002818858759620526, 0.014369194978918634],
    [620, 1000, 0.5890982340617007, 0.6501929780067928],
    [0, 20, 0, 0.16843347098308534],
  ])('%i of %i', (count, trials, low, high) => {
    expectInterval(clopperPearsonInterval(count, trials, 0.95), low, high, 13);
  });

  it('6200 of 10000 from below', () => {
    expect(clopperPearsonInterval(6200, 10_000, 0.95).low).toBeCloseTo(0.6104027603964, 12);
  });

  it('leaves half of the error in each tail, for every count of 30', () => {
    for (let count = 1; count < 30; count++) {
      const { low, high } = clopperPearsonInterval(count, 30, 0.9);
      expect(incompleteBeta(low, count, 30 - count + 1)).toBeCloseTo(0.05, 12);
      expect(1 - incompleteBeta(high, count + 1, 30 - count)).toBeCloseTo(0.05, 12);
    }
  });

  it('mirrors when success and failure swap', () => {
    const { low, high } = clopperPearsonInterval(3, 17, 0.95);
    expectInterval(clopperPearsonInterval(14, 17, 0.95), 1 - high, 1 - low, 14);
  });
});

describe('Wilson', () => {
  // Published: Newcombe, Statist. Med. 17 (1998), table I, method 3.
  it.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])('%i of %i', (count, trials, low, high) => {
    expectInterval(wilsonInterval(count, trials, 0.95), low, high, 4);
  });

  it('0 of 50 reaches to 7.13%, 0 of 1000 to 0.38%', () => {
    expect(wilsonInterval(0, 50, 0.95).high).toBeCloseTo(0.0713, 4);
    expect(wilsonInterval(0, 1000, 0.95).high).toBeCloseTo(0.0038, 4);
  });

  it('has no negative zero or rounding beyond 0 and 1', () => {
    for (const trials of [1, 2, 7, 1000, 1_000_000]) {
      expect(wilsonInterval(0, trials, 0.95).low).toBe(0);
      expect(wilsonInterval(trials, trials, 0.95).high).toBe(1);
    }
  });
});

describe('rate interval', () => {
  it('of a count of 0 or n is the one-sided bound, with the other end exact, by either method', () => {
    for (const method of ['wilson', 'clopper-pearson'] as const) {
      expect(rateInterval(0, 1000, 0.95, method)).toEqual({ low: 0, high: neverSeenBound(1000, 0.95) });
      expect(rateInterval(1000, 1000, 0.95, method)).toEqual({ low: 1 - neverSeenBound(1000, 0.95), high: 1 });
    }
    expect(neverSeenBound(1000, 0.95)).toBeCloseTo(1 - 0.05 ** (1 / 1000), 14);
  });

  it('holds the true rate with the stated chance where the event never shows: (1 − bound)^n = 0.05', () => {
    expect((1 - neverSeenBound(20, 0.95)) ** 20).toBeCloseTo(0.05, 12);
  });

  it('follows the method elsewhere', () => {
    expect(rateInterval(6, 10, 0.95, 'wilson')).toEqual(wilsonInterval(6, 10, 0.95));
    expect(rateInterval(6, 10, 0.95, 'clopper-pearson')).toEqual(clopperPearsonInterval(6, 10, 0.95));
  });

  it('of one trial is an interval still', () => {
    expectInterval(rateInterval(1, 1, 0.95, 'wilson'), 0.05, 1, 12);
  });

  it.each([
    [0, 0],
    [-1, 5],
    [6, 5],
    [Number.NaN, 5],
  ])('refuses %i of %i', (count, trials) => {
    expect(() => rateInterval(count, trials, 0.95, 'wilson')).toThrow(InvariantError);
  });
});

describe('mean interval', () => {
  it('is 1.96 standard errors to each side', () => {
    expectInterval(meanInterval(10, 1, 0.95), 8.040036, 11.959964, 6);
  });
});
