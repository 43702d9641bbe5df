import { fc, test } from '@fast-check/vitest';
import { describe } from 'vitest';
import { expectEnumerated, expectLaws, expectSimulated } from './dice-laws.ts';
import { randomTerms } from './random-dice.ts';

const RUNS = 10_000;
// The same expressions on every run; others than those of the short test.
const SEED = 20131001;

describe('ten thousand random expressions', () => {
  test.prop([randomTerms], { numRuns: RUNS, seed: SEED })('are as enumerated in big fractions', expectEnumerated);

  test.prop([randomTerms, randomTerms], { numRuns: RUNS, seed: SEED })('keep the laws of sums', expectLaws);

  test.prop([randomTerms, fc.maxSafeNat()], { numRuns: RUNS, seed: SEED })(
    'are rolled as they are computed',
    (terms, seed) => expectSimulated(terms, seed, RUNS),
  );
});
