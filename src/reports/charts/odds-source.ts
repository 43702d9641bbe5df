import type { OddsFigure, OddsResult } from '../../sim/odds/odds-result.ts';
import type { ValueSpan } from '../../sim/odds/odds-rows.ts';
import { changesText } from '../changes-text.ts';
import { formatCount } from '../format-count.ts';
import { formatPercent, formatSampleShare } from '../format-rate.ts';
import { formatChance } from '../odds/format-chance.ts';
import { plainName } from '../plain-name.ts';
import { trialsWord } from '../trial-words.ts';
import { joinParts } from './chart-frame.ts';
import type { ChartStyle } from './chart-style.ts';

/** What of odds is drawn. */
export interface OddsView {
  readonly style: ChartStyle;
  /** The values that were asked for; all that matter where none were. */
  readonly span?: ValueSpan | undefined;
}

/** One of the counted quantities of a result. */
export interface OddsSeries {
  readonly result: OddsResult;
  readonly metric: string;
  readonly figure: OddsFigure;
}

/**
 * The subtitle of a chart of odds: whether they are exact or an estimate, with its margin, what is shown,
 * and of a scenario its name.
 *
 * @param shown what the chart shows
 */
export function oddsSource(results: readonly OddsResult[], { changes }: ChartStyle, shown: string): string {
  const [first] = results;
  const scenario = results.length === 1 && first?.kind !== undefined ? plainName(first.name) : '';
  return joinParts(certainty(results), shown, changesText(changes), scenario);
}

/** What a roll of an expression, or a trial of a scenario, is called: `rolls`, `contests`. */
export function rollsWord({ kind }: OddsResult): string {
  return kind === undefined ? 'rolls' : trialsWord(kind);
}

function certainty(results: readonly OddsResult[]): string {
  const estimate = results.find((result) => result.estimate !== undefined)?.estimate;
  if (estimate === undefined) return 'exact';
  const points = Number((100 * estimate.bandHalfWidth).toPrecision(2));
  const rolls = `estimate from ${formatCount(estimate.trials)} rolls`;
  return `${rolls}, cumulative within ${points} points (${formatPercent(estimate.confidence)})`;
}

/** A chance as it is written in charts: rounded, but never to 0% or 100% of what is neither. */
export function shareText(share: number, { estimate, leftOut }: OddsResult): string {
  if (estimate !== undefined) return formatSampleShare(Math.min(1, share), estimate.trials);
  const text = formatChance(share, leftOut === 0);
  // One decimal is enough beside a bar, where it does not read as none or all.
  const short = `${(100 * share).toFixed(1)}%`;
  return share >= 0.001 && share <= 0.999 ? short : text;
}
