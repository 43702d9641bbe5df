import type { OddsResult } from '../../sim/odds/odds-result.ts';
import { formatCount } from '../format-count.ts';
import { formatPercent, formatSampleShare } from '../format-rate.ts';
import { formatChance } from '../odds/format-chance.ts';

/**
 * The subtitle of a chart of odds: what is shown, and whether it is exact or an estimate, with its margin.
 *
 * @param shown what the chart shows
 */
export function oddsSource(results: readonly OddsResult[], shown: string): string {
  const estimate = results.find((result) => result.estimate !== undefined)?.estimate;
  if (estimate === undefined) return `exact · ${shown}`;
  const points = Number((100 * estimate.bandHalfWidth).toPrecision(2));
  const rolls = `estimate from ${formatCount(estimate.trials)} rolls`;
  return `${rolls}, cumulative within ${points} points (${formatPercent(estimate.confidence)}) · ${shown}`;
}

/** A chance as it is written in charts: rounded, but never to 0% or 100% of what is neither. */
export function shareText(share: number, { estimate, leftOut }: OddsResult): string {
  if (estimate !== undefined) return formatSampleShare(Math.min(1, share), estimate.trials);
  const text = formatChance(share, leftOut === 0);
  // One decimal is enough beside a bar, where it does not read as none or all.
  const short = `${(100 * share).toFixed(1)}%`;
  return share >= 0.001 && share <= 0.999 ? short : text;
}
