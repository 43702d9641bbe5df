import { quantileOf } from '../../engine/core/exact/cumulative.ts';
import type { Distribution } from '../../engine/core/exact/distribution.ts';
import { meanOf } from '../../engine/core/exact/moments.ts';
import type { Histogram } from '../../engine/core/histogram.ts';
import type { ExactOdds } from '../../engine/core/rules-system.ts';
import type { Tally } from '../../engine/core/tally.ts';
import type { TallyLayout } from '../../engine/core/trial-record.ts';
import type { Comparison, GateQuantity } from '../../scenarios/gates/gate.ts';
import { asChance } from '../odds/as-chance.ts';
import { exactMoments, exactSums } from '../odds/exact-moments.ts';
import { meanSequence } from '../statistics/mean-sequence.ts';
import { quantileSequence } from '../statistics/quantile-sequence.ts';
import { quantiles } from '../statistics/quantiles.ts';
import { rateSequence } from '../statistics/rate-sequence.ts';
import type { Known } from './gate-result.ts';

const HOLDS: Readonly<Record<Comparison, (value: number, bound: number) => boolean>> = {
  '<=': (value, bound) => value <= bound,
  '<': (value, bound) => value < bound,
  '>=': (value, bound) => value >= bound,
  '>': (value, bound) => value > bound,
  '=': (value, bound) => value === bound,
};

/**
 * What trials say of a quantity, with an interval that may be watched.
 *
 * @param tally one trial or more
 */
export function sampledFigure(quantity: GateQuantity, tally: Tally, confidence: number): Known {
  const { trials, layout } = tally;
  if (quantity.type === 'outcome') {
    return rate(tally.outcomes[layout.outcomes.indexOf(quantity.label)] ?? 0, trials, confidence);
  }
  const histogram = tally.metrics[layout.metrics.indexOf(quantity.metric)] as Histogram;
  switch (quantity.type) {
    case 'probability':
      return rate(countWhere(histogram, quantity), trials, confidence);
    case 'quantile': {
      const [estimate = 0] = quantiles(histogram, trials, [100 * quantity.share]);
      return { estimate, ...quantileSequence(histogram, quantity.share, confidence) };
    }
    case 'mean':
      return { estimate: exactMoments(exactSums(histogram)).mean, ...meanSequence(histogram, confidence) };
  }
}

function rate(count: number, trials: number, confidence: number): Known {
  return { estimate: count / trials, ...rateSequence(count, trials, confidence) };
}

function countWhere(
  histogram: Histogram,
  { comparison, value }: { readonly comparison: Comparison; readonly value: number },
): number {
  let sum = 0;
  histogram.forEach((seen, count) => {
    if (HOLDS[comparison](seen, value)) sum += count;
  });
  return sum;
}

/** The exact value of a quantity. */
export function exactFigure(quantity: GateQuantity, layout: TallyLayout, odds: ExactOdds): number {
  if (quantity.type === 'outcome') return asChance(odds.outcomes[layout.outcomes.indexOf(quantity.label)] ?? 0);
  const distribution = odds.metrics[layout.metrics.indexOf(quantity.metric)] as Distribution;
  switch (quantity.type) {
    case 'probability':
      return asChance(chanceWhere(distribution, quantity));
    case 'quantile':
      return quantileOf(distribution, quantity.share);
    case 'mean':
      return meanOf(distribution);
  }
}

function chanceWhere(
  { low, probabilities }: Distribution,
  { comparison, value }: { readonly comparison: Comparison; readonly value: number },
): number {
  return probabilities.reduce((sum, chance, i) => (HOLDS[comparison](low + i, value) ? sum + chance : sum), 0);
}
