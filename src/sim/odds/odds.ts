import { compileDice } from '../../engine/dice/compile-dice.ts';
import { parseDice } from '../../engine/dice/parse-dice.ts';
import { checkRunLimits } from '../run-limits.ts';
import { defaultRolls } from './default-rolls.ts';
import { estimateOdds } from './estimate-odds.ts';
import { exactOdds } from './exact-odds.ts';
import type { OddsResult } from './odds-result.ts';

export interface OddsOptions {
  /** Rolls the dice in place of computing: an estimate. */
  readonly simulate?: boolean | undefined;
  /** Rolls, 1 to 1e12; a million if left out, fewer for more than a hundred dice. */
  readonly trials?: number | undefined;
  /** Integer from 0 to 2^53 − 1; 1 if left out. */
  readonly seed?: number | undefined;
  /** Of intervals, above 0 and below 1; 0.95 if left out. */
  readonly confidence?: number | undefined;
}

/**
 * The odds of a dice expression, `d10! + d4! + 3`, or of a comparison, `2d6+3 vs 2d6+1`: exact, unless
 * they are asked for as an estimate.
 *
 * @param text the grammar is in `docs/DICE.md`
 * @throws UsageError where the expression cannot be read, or is too large to be computed
 */
export function odds(text: string, options: OddsOptions = {}): OddsResult {
  const expression = parseDice(text);
  const compiled = compileDice(expression);
  if (!options.simulate) return exactOdds(text, compiled.layout, compiled.exact());
  const { trials = defaultRolls(expression), seed = 1, confidence = 0.95 } = options;
  checkRunLimits({ trials, seed, threads: 0, confidence, interval: 'wilson' });
  return estimateOdds(text, compiled, { trials, seed, confidence });
}
