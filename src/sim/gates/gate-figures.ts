import type { Histogram } from '../../engine/core/histogram.ts';
import type { Tally } from '../../engine/core/tally.ts';
import type { GateQuantity } from '../../scenarios/gates/gate.ts';
import { exactMoments, exactSums } from '../odds/exact-moments.ts';
import { happens, type TrialEvent } from '../pairs/pair-layout.ts';
import { meanSequence } from '../statistics/mean-sequence.ts';
import { quantileSequence } from '../statistics/quantile-sequence.ts';
import { quantiles } from '../statistics/quantiles.ts';
import { rateSequence } from '../statistics/rate-sequence.ts';
import type { Known } from './gate-result.ts';

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

function countWhere(histogram: Histogram, event: TrialEvent): number {
  let sum = 0;
  histogram.forEach((seen, count) => {
    if (happens(event, seen)) sum += count;
  });
  return sum;
}

/** A figure that is not an estimate. */
export function exactly(value: number): Known {
  return { estimate: value, low: value, high: value };
}
