import { expect } from 'vitest';
import { compareDistributions } from '../../../src/engine/core/exact/compare-distributions.ts';
import { convolve } from '../../../src/engine/core/exact/convolve.ts';
import { cumulativeOf } from '../../../src/engine/core/exact/cumulative.ts';
import { type Distribution, highestOf, probabilityOf, totalOf } from '../../../src/engine/core/exact/distribution.ts';
import { negate, scale, shift } from '../../../src/engine/core/exact/map-values.ts';
import { compileDice } from '../../../src/engine/dice/compile-dice.ts';
import { parseDice } from '../../../src/engine/dice/parse-dice.ts';
import { chiSquareUpperTail } from '../../../src/sim/statistics/chi-square-upper-tail.ts';
import { compareOdds, oddsOf, type Term } from '../../oracles/dice/enumerate.ts';
import { toNumber } from '../../oracles/dice/fraction.ts';
import { termsText } from '../../unit/engine/dice/dice-terms.ts';

/** A right engine fails one such test in a million; all expressions of a run share that. */
const LEVEL = 1e-6;
const ROLLS = 2000;
/** Cells with fewer rolls expected are put together. */
const LEAST_EXPECTED = 10;
const TOLERANCE = 1e-12;

/** The exact distribution of an expression. */
function exactTotal(text: string): Distribution {
  return compileDice(parseDice(text)).exact().metrics[0] as Distribution;
}

/** Every value's chance is that of going through all ways in which the dice may fall. */
export function expectEnumerated(terms: Term[]): void {
  const text = termsText(terms);
  const distribution = exactTotal(text);
  const odds = oddsOf(terms);
  for (const [value, chance] of odds) {
    expect(Math.abs(probabilityOf(distribution, value) - toNumber(chance)), `${text} = ${value}`).toBeLessThan(
      TOLERANCE,
    );
  }
  distribution.probabilities.forEach((chance, i) => {
    if (!odds.has(distribution.low + i)) expect(chance, `${text} = ${distribution.low + i}`).toBe(0);
  });
  expect(Math.abs(totalOf(distribution) - 1)).toBeLessThan(TOLERANCE);
}

/** Sums commute, shift and scale; a chance and its opposite come to 1; one beats another as that loses. */
export function expectLaws(one: Term[], other: Term[]): void {
  const [a, b] = [termsText(one), termsText(other)];
  expectSame(exactTotal(`${a} + ${b.replace(/^- /, '-')}`), exactTotal(`${b} + ${a.replace(/^- /, '-')}`));
  expectSame(exactTotal(`(${a}) + (${b})`), convolve(exactTotal(a), exactTotal(b)));
  expectSame(exactTotal(`(${a}) + 7`), shift(exactTotal(a), 7));
  expectSame(exactTotal(`-3 * (${a})`), scale(exactTotal(a), -3));
  const { atLeast, atMost } = cumulativeOf(exactTotal(a));
  for (let i = 1; i < atLeast.length; i++) {
    expect((atLeast[i] as number) + (atMost[i - 1] as number)).toBeCloseTo(1, 12);
  }
  const here = compileDice(parseDice(`${a} vs ${b}`)).exact();
  const mirrored = compileDice(parseDice(`${b} vs ${a}`)).exact();
  expect(here.outcomes).toEqual([...mirrored.outcomes].reverse().map((chance) => expect.closeTo(chance, 12)));
  const naive = compareOdds(oddsOf(one), oddsOf(other));
  expect(here.outcomes).toEqual(
    [naive.win, naive.tie, naive.lose].map((chance) => expect.closeTo(toNumber(chance), 12)),
  );
  const { win, lose } = compareDistributions(here.metrics[0] as Distribution, exactTotal('0'));
  expect([win, lose]).toEqual([
    expect.closeTo(here.outcomes[0] as number, 12),
    expect.closeTo(here.outcomes[2] as number, 12),
  ]);
  expectSame(here.metrics[0] as Distribution, negate(mirrored.metrics[0] as Distribution));
}

/**
 * Rolling agrees with the mathematics: chi-square over the values, at a level shared by all runs.
 *
 * @param runs of this test
 */
export function expectSimulated(terms: Term[], seed: number, runs: number): void {
  const text = termsText(terms);
  expect(simulatedPValue(text, text, seed), text).toBeGreaterThan(LEVEL / runs);
}

/** How well the rolls of one expression fit the odds of another; 0 where a roll is not among its values. */
export function simulatedPValue(rolled: string, computed: string, seed: number): number {
  const distribution = exactTotal(computed);
  const runner = compileDice(parseDice(rolled)).createRunner(seed);
  const counts = new Float64Array(distribution.probabilities.length);
  for (let trial = 0; trial < ROLLS; trial++) {
    runner.play(trial);
    const value = runner.record.metrics[0] as number;
    if (probabilityOf(distribution, value) === 0) return 0;
    counts[value - distribution.low]! += 1;
  }
  return pValue(counts, distribution.probabilities);
}

function expectSame(one: Distribution, other: Distribution): void {
  const low = Math.min(one.low, other.low);
  const high = Math.max(highestOf(one), highestOf(other));
  for (let value = low; value <= high; value++) {
    expect(Math.abs(probabilityOf(one, value) - probabilityOf(other, value))).toBeLessThan(TOLERANCE);
  }
}

/** P value of Pearson's chi-square, neighbours put together until each cell expects enough; 1 for one cell. */
function pValue(counts: Float64Array, chances: Float64Array): number {
  const cells: { seen: number; expected: number }[] = [];
  let [seen, expected] = [0, 0];
  chances.forEach((chance, i) => {
    seen += counts[i] as number;
    expected += chance * ROLLS;
    if (expected < LEAST_EXPECTED) return;
    cells.push({ seen, expected });
    [seen, expected] = [0, 0];
  });
  const last = cells.at(-1);
  if (last !== undefined) Object.assign(last, { seen: last.seen + seen, expected: last.expected + expected });
  if (cells.length < 2) return 1;
  const statistic = cells.reduce((sum, cell) => sum + (cell.seen - cell.expected) ** 2 / cell.expected, 0);
  return chiSquareUpperTail(statistic, cells.length - 1);
}
