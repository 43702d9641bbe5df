import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { UsageError } from '../../../src/engine/core/errors.ts';
import { compileDice } from '../../../src/engine/dice/compile-dice.ts';
import { parseDice } from '../../../src/engine/dice/parse-dice.ts';
import { expectEnumerated, expectLaws, expectSimulated, simulatedPValue } from './dice-laws.ts';
import { randomTerms } from './random-dice.ts';

const RUNS = 200;

describe('random expressions', () => {
  test.prop([randomTerms], { numRuns: RUNS })('are as enumerated in big fractions', expectEnumerated);

  test.prop([randomTerms, randomTerms], { numRuns: RUNS })('keep the laws of sums and comparisons', expectLaws);

  test.prop([randomTerms, fc.maxSafeNat()], { numRuns: RUNS })('are rolled as they are computed', (terms, seed) =>
    expectSimulated(terms, seed, RUNS),
  );
});

describe('the comparison of rolls with odds', () => {
  it.each([
    ['3d6kh2', '3d6dh1'],
    ['d6r1', 'd6ro1'],
    ['2d6!2', '2d6!1'],
    ['3d6!s2kh2', '3d6!2kh2'],
    ['6d10>=7x10', '6d10>=7'],
    ['d6-d6', '0*d6'],
    ['2*d6', '2d6'],
  ])('rejects rolls of %s as %s', (rolled, computed) => {
    expect(simulatedPValue(rolled, computed, 1)).toBeLessThan(1e-6);
    expect(simulatedPValue(rolled, rolled, 1)).toBeGreaterThan(1e-6);
  });
});

describe('random texts', () => {
  const pieces = fc.constantFrom(...'d 2 6 10 ! s kh kl dh dl 1 r ro >= x f F % + - * ( ) vs 0 🎲 k'.split(' '), ' ');

  test.prop([fc.array(pieces, { maxLength: 12 }).map((list) => list.join(''))], { numRuns: 2000 })(
    'are computed, or refused with a column or a size',
    (text) => {
      try {
        compileDice(parseDice(text)).exact();
      } catch (error) {
        expect(error).toBeInstanceOf(UsageError);
        expect((error as Error).message).toMatch(
          /^(column \d+: .+\n {2}.*\n {2} *\^|too large for exact odds: .*--simulate)/,
        );
      }
    },
  );
});
