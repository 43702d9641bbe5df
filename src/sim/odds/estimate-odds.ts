import type { Histogram } from '../../engine/core/histogram.ts';
import { playTrials } from '../../engine/core/play-trials.ts';
import type { CompiledScenario } from '../../engine/core/rules-system.ts';
import { Tally } from '../../engine/core/tally.ts';
import { dkwmBand } from '../statistics/dkwm-band.ts';
import { type Interval, meanInterval, rateInterval } from '../statistics/intervals.ts';
import { quantiles } from '../statistics/quantiles.ts';
import { exactMoments, exactSums, type Moments } from './exact-moments.ts';
import type { OddsFigure, OddsResult, OddsRow } from './odds-result.ts';

export interface EstimateOptions {
  /** 1 or more. */
  readonly trials: number;
  /** Integer from 0 to 2^53 − 1. */
  readonly seed: number;
  /** Of intervals, above 0 and below 1. */
  readonly confidence: number;
}

/**
 * Estimates odds by rolling, in this thread. Rates have Wilson intervals.
 *
 * @param name of the expression
 */
export function estimateOdds(name: string, compiled: CompiledScenario, options: EstimateOptions): OddsResult {
  const { layout } = compiled;
  const { trials, seed, confidence } = options;
  const tally = new Tally(layout);
  playTrials(compiled.createRunner(seed), 0, trials, tally);
  const moments = tally.metrics.map((histogram) => exactMoments(exactSums(histogram)));
  const byMetric = <T>(value: (i: number) => T): Record<string, T> =>
    Object.fromEntries(layout.metrics.map((metric, i) => [metric, value(i)]));
  return {
    name,
    outcomes: byOutcome(tally, (count) => count / trials),
    figures: byMetric((i) => figureOf(tally.metrics[i] as Histogram, moments[i] as Moments, confidence)),
    leftOut: 0,
    estimate: {
      trials,
      seed,
      confidence,
      cutShort: tally.cutShort,
      outcomes: byOutcome(tally, (count) => rateInterval(count, trials, confidence, 'wilson')),
      means: byMetric((i) => intervalOf(moments[i] as Moments, confidence)),
      bandHalfWidth: dkwmBand(trials, confidence),
    },
  };
}

function byOutcome<T>({ layout, outcomes }: Tally, value: (count: number) => T): Record<string, T> {
  if (layout.outcomes.length < 2) return {};
  return Object.fromEntries(layout.outcomes.map((outcome, i) => [outcome, value(outcomes[i] as number)]));
}

function intervalOf({ mean, se }: Moments, confidence: number): Interval {
  return meanInterval(mean, se, confidence);
}

/** A sample never says that there is nothing beyond what it saw. */
function figureOf(histogram: Histogram, { n, mean, sd }: Moments, confidence: number): OddsFigure {
  const [median = 0] = quantiles(histogram, n, [50]);
  let most = 0;
  let modes: number[] = [];
  histogram.forEach((value, count) => {
    if (count > most) modes = [];
    most = Math.max(most, count);
    if (count === most) modes.push(value);
  });
  return { mean, sd, modes, median, rows: rowsOf(histogram, n, confidence), openBelow: true, openAbove: true };
}

function rowsOf(histogram: Histogram, trials: number, confidence: number): OddsRow[] {
  const rows: OddsRow[] = [];
  let seen = 0;
  histogram.forEach((value, count) => {
    const from = trials - seen;
    seen += count;
    rows.push({
      value,
      probability: count / trials,
      atLeast: from / trials,
      atMost: seen / trials,
      atLeastInterval: rateInterval(from, trials, confidence, 'wilson'),
    });
  });
  return rows;
}
