import { InvariantError, UsageError } from '../../engine/core/errors.ts';
import type { Histogram } from '../../engine/core/histogram.ts';
import type { GateQuantity } from '../../scenarios/gates/gate.ts';
import { exactMoments, exactSums } from '../odds/exact-moments.ts';
import { type Interval, meanInterval, rateInterval } from '../statistics/intervals.ts';
import { quantileInterval } from '../statistics/quantile-interval.ts';
import { quantiles } from '../statistics/quantiles.ts';
import { type Difference, meanDifference, rateDifference } from './difference.ts';
import type { PairLayout, TrialEvent } from './pair-layout.ts';
import type { PairedTallies, VariantTallies } from './paired-tallies.ts';

/** A figure that variants are held against their base by. */
export interface Figure {
  /** As `expect` names it: `outcome.players`, `rounds`, `P(rounds <= 5)`. */
  readonly metric: string;
  readonly quantity: GateQuantity;
}

/** What has to be counted jointly for these figures, in their order. */
export function eventsOf(figures: readonly Figure[]): TrialEvent[] {
  return figures.flatMap(({ quantity }) => (quantity.type === 'probability' ? [quantity] : []));
}

/** Every outcome and every mean that a base and a variant can be compared by. */
export function allFigures({ outcomes, metrics }: PairLayout): Figure[] {
  return [
    ...outcomes.map((label) => ({ metric: `outcome.${label}`, quantity: { type: 'outcome', label } as const })),
    ...metrics.map((metric) => ({ metric, quantity: { type: 'mean', metric } as const })),
  ];
}

/** @throws UsageError for a quantile, whose difference is no mean of differences */
export function requirePaired(figures: readonly Figure[]): void {
  const quantile = figures.find(({ quantity }) => quantity.type === 'quantile');
  if (quantile === undefined) return;
  throw new UsageError(`metric: expected a rate or a mean, got the quantile ${quantile.metric}; P(… <= n) is its rate`);
}

/** @throws UsageError for an outcome that neither of the two has, or a quantity that not both count */
export function requireKnown(figures: readonly Figure[], { outcomes, metrics }: PairLayout): void {
  for (const { metric, quantity } of figures) {
    const known = quantity.type === 'outcome' ? outcomes.includes(quantity.label) : metrics.includes(quantity.metric);
    if (!known) throw new UsageError(`metric: expected what both scenarios have, got ${metric}`);
  }
}

/**
 * The difference of a figure between the base and one of its variants.
 *
 * @param figures all that the run was asked for, `eventsOf` of which it counted
 * @param confidence above 0 and below 1
 * @throws InvariantError where it was not counted
 */
export function differenceOf(
  figure: Figure,
  { base }: PairedTallies,
  { own, pair }: VariantTallies,
  confidence: number,
): Difference {
  const { metric, quantity } = figure;
  if (quantity.type === 'mean') {
    const index = pair.layout.metrics.indexOf(quantity.metric);
    const differences = pair.differences[index];
    if (differences === undefined) throw new InvariantError(`${metric} was not compared`);
    const valuesOf = (tally: typeof base) => tally.metrics[tally.layout.metrics.indexOf(quantity.metric)] as Histogram;
    return meanDifference(differences, valuesOf(base), valuesOf(own), confidence);
  }
  return rateDifference(pair.countsOf(rateIndex(quantity, pair.layout)), pair.trials, confidence);
}

/**
 * A figure of a variant alone, with its interval.
 *
 * @param figure that the variant has
 * @param confidence above 0 and below 1
 */
export function ownInterval(
  { quantity }: Figure,
  { own, pair }: VariantTallies,
  confidence: number,
): Interval & { readonly estimate: number } {
  const n = own.trials;
  if (quantity.type === 'outcome' || quantity.type === 'probability') {
    const { both, onlyVariant } = pair.countsOf(rateIndex(quantity, pair.layout));
    const count = both + onlyVariant;
    return { estimate: count / n, ...rateInterval(count, n, confidence, 'wilson') };
  }
  const histogram = own.metrics[own.layout.metrics.indexOf(quantity.metric)] as Histogram;
  if (quantity.type === 'quantile') {
    const percent = 100 * quantity.share;
    const [estimate = 0] = quantiles(histogram, n, [percent]);
    return { estimate, ...quantileInterval(histogram, percent, confidence) };
  }
  const { mean, se } = exactMoments(exactSums(histogram));
  return { estimate: mean, ...meanInterval(mean, se, confidence) };
}

/** The confidence of each of several figures that are right together at a confidence, by Bonferroni. */
export function sharedConfidence(confidence: number, figures: number): number {
  return 1 - (1 - confidence) / Math.max(1, figures);
}

function rateIndex(quantity: GateQuantity, { outcomes, events }: PairLayout): number {
  if (quantity.type === 'outcome') return outcomes.indexOf(quantity.label);
  const same = (event: TrialEvent) =>
    quantity.type === 'probability' &&
    event.metric === quantity.metric &&
    event.comparison === quantity.comparison &&
    event.value === quantity.value;
  return outcomes.length + events.findIndex(same);
}
