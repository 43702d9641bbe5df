import type { Histogram } from '../../engine/core/histogram.ts';
import { lookNumber } from '../sequential/looks.ts';
import { dkwmBand } from './dkwm-band.ts';
import { type Interval, type IntervalMethod, meanInterval, rateInterval } from './intervals.ts';
import { meanSequence } from './mean-sequence.ts';
import { quantileIntervals } from './quantile-interval.ts';
import { quantileSequence } from './quantile-sequence.ts';
import { rateSequence } from './rate-sequence.ts';

/** How all intervals of a result are computed. */
export interface IntervalFamily {
  rate(count: number, trials: number): Interval;
  /** @param moments of the histogram's values */
  mean(histogram: Histogram, moments: { readonly mean: number; readonly se: number }): Interval;
  /** Values of the sample; its smallest or largest where it is too small to bound that end. */
  median(histogram: Histogram): Interval;
  /** Half-width of a band around a whole cumulative curve, in probability. */
  band(trials: number): number;
}

/** Intervals for a number of trials fixed beforehand. */
export function fixedIntervals(confidence: number, method: IntervalMethod): IntervalFamily {
  return {
    rate: (count, trials) => rateInterval(count, trials, confidence, method),
    mean: (_, { mean, se }) => meanInterval(mean, se, confidence),
    median: quantileIntervals(50, confidence),
    band: (trials) => dkwmBand(trials, confidence),
  };
}

/**
 * Intervals for a run that is watched at `looks` and stopped by what it shows: confidence sequences. The
 * band is that of fixed trials with 1 / (k (k + 1)) of the error at look k, which adds up to all of it.
 */
export function anytimeIntervals(confidence: number): IntervalFamily {
  return {
    rate: (count, trials) => rateSequence(count, trials, confidence),
    mean: (histogram) => meanSequence(histogram, confidence),
    median: (histogram) => withinSample(histogram, quantileSequence(histogram, 0.5, confidence)),
    band: (trials) => {
      const look = lookNumber(trials);
      return dkwmBand(trials, 1 - (1 - confidence) / (look * (look + 1)));
    },
  };
}

function withinSample(histogram: Histogram, { low, high }: Interval): Interval {
  let [least, greatest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  histogram.forEach((value) => {
    least = Math.min(least, value);
    greatest = Math.max(greatest, value);
  });
  return { low: Math.max(low, least), high: Math.min(high, greatest) };
}
