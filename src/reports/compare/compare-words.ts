import type { ComparedDifference, Comparison } from '../../sim/compare/comparison.ts';
import { formatPercent } from '../format-rate.ts';
import { isPlural } from '../headline.ts';
import { metricWords } from '../metric-words.ts';
import { formatExact, formatExactIn } from '../odds/format-chance.ts';
import {
  type DifferenceUnit,
  formatMost,
  formatSide,
  formatSize,
  formatSizeInterval,
  isDifferent,
} from '../pairs/format-difference.ts';
import { shortName } from '../plain-name.ts';
import { ROUNDING } from '../rounding.ts';
import { trialsWord } from '../trial-words.ts';

const LONGEST_NAME = 28;

/** A difference with what it is of. */
export interface NamedDifference {
  readonly type: 'outcome' | 'mean' | 'probability';
  readonly name: string;
  readonly figure: ComparedDifference;
}

/** Everything that was compared: outcomes, probabilities, means. */
export function namedDifferences({ outcomes, metrics, probabilities = {} }: Comparison): NamedDifference[] {
  const named = (type: NamedDifference['type'], figures: Readonly<Record<string, ComparedDifference>>) =>
    Object.entries(figures).map(([name, figure]) => ({ type, name, figure }));
  return [...named('outcome', outcomes), ...named('probability', probabilities), ...named('mean', metrics)];
}

export function unitOf({ type }: NamedDifference): DifferenceUnit {
  return type === 'mean' ? 'mean' : 'rate';
}

/**
 * What a comparison found, in one sentence about its first figure: `players win 3.1 points more often
 * (from 47.2% to 50.3%), 95% interval 2.9 to 3.3`; where that can be computed, exactly.
 *
 * @param sides of a fight, whose outcomes are victories
 */
export function compareHeadline(comparison: Comparison, sides: readonly string[]): string {
  const first = namedDifferences(comparison)[0];
  if (first === undefined) return 'nothing to compare';
  const unit = unitOf(first);
  const { figure } = first;
  const points = unit === 'rate' ? ' points' : '';
  if (figure.exact !== undefined) return exactSentence(first, figure.exact, comparison.b.kind, sides);
  if (!isDifferent(figure)) {
    return `no difference found: ${subject(first, sides)} at most ${formatMost(figure, unit)}${points} apart`;
  }
  const [from, to] = [figure.a, figure.b].map((side) => formatSide(side, figure, unit));
  const interval = `${formatPercent(comparison.confidence)} interval ${formatSizeInterval(figure, unit)}`;
  const size = `${formatSize(figure, unit)}${points}`;
  return `${predicate(first, size, comparison.b.kind, sides)} (from ${from} to ${to}), ${interval}`;
}

function exactSentence(
  named: NamedDifference,
  { a, b, difference }: NonNullable<ComparedDifference['exact']>,
  kind: string,
  sides: readonly string[],
): string {
  const unit = unitOf(named);
  const [from, to] = [a, b].map((side) => formatExactIn(unit, side, side === 0 || side === 1));
  if (Math.abs(difference) < ROUNDING) return `no difference: ${subject(named, sides)} ${from}, exactly`;
  const size =
    unit === 'rate' ? `${exactPoints(100 * Math.abs(difference))} points` : formatExact(Math.abs(difference));
  const exact = { ...named, figure: { ...named.figure, difference } };
  return `${predicate(exact, size, kind, sides)} (from ${from} to ${to}), exactly`;
}

/** Two decimals, as chances have; more of what is smaller than they can say. */
function exactPoints(points: number): string {
  return points < 0.01 ? formatExact(points) : points.toFixed(2);
}

function subject({ type, name }: NamedDifference, sides: readonly string[]): string {
  const short = type === 'mean' ? metricWords(name) : shortName(name, LONGEST_NAME);
  if (type === 'mean') return `${short} of both are`;
  return sides.includes(name) ? `wins of ${short} are` : `rates of ${short} are`;
}

function predicate(named: NamedDifference, size: string, kind: string, sides: readonly string[]): string {
  const { type, name, figure } = named;
  const isMore = figure.difference > 0;
  const short = shortName(name, LONGEST_NAME);
  if (type === 'mean') return `${metricWords(name)}: ${size} ${isMore ? 'more' : 'less'} on average`;
  if (type === 'probability') return `${short}: ${size} ${isMore ? 'more' : 'less'}`;
  const often = `${size} ${isMore ? 'more' : 'less'} often`;
  if (sides.includes(name)) return `${short} ${isPlural(short) ? 'win' : 'wins'} ${often}`;
  if (sides.length > 0 && name === 'draw') return `${trialsWord(kind)} end in a draw ${often}`;
  if (sides.length > 0 && name === 'timeout') return `${trialsWord(kind)} run out of rounds ${often}`;
  return `${short} ${often}`;
}
