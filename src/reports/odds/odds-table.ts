import type { OddsEstimate, OddsFigure, OddsResult, OddsRow } from '../../sim/odds/odds-result.ts';
import type { RateFigure } from '../../sim/result.ts';
import { formatPercent, formatRate, formatRateInterval, formatSampleShare } from '../format-rate.ts';
import { type TextColumn, textTable } from '../text-table.ts';
import { formatChance, formatOneIn } from './format-chance.ts';

/**
 * The rows of exact odds as text: exactly, at least, at most, and how rarely as 1 in N.
 *
 * @param title of the values
 * @returns lines, the first of titles
 */
export function oddsTable(figure: OddsFigure, rows: readonly OddsRow[], title: string): string[] {
  return textTable(
    rightColumns(title, 'exactly', 'at least', 'at most', 'at least: 1 in'),
    rows.map((row) => [
      String(row.value),
      formatChance(row.probability, isKnownWhole(figure, row.value)),
      formatAtLeast(figure, row),
      formatChance(row.atMost, isAtMostCertain(figure, row.value)),
      formatOneIn(row.atLeast, isAtLeastCertain(figure, row.value)),
    ]),
  );
}

/** The rows of an estimate as text: no more digits than the rolls support, and the interval of `at least`. */
export function estimateTable(rows: readonly OddsRow[], estimate: OddsEstimate, title: string): string[] {
  const { trials, confidence } = estimate;
  return textTable(
    rightColumns(title, 'exactly', 'at least', `${formatPercent(confidence)} interval`, 'at most'),
    rows.map((row) => {
      const rate = rateOf(row, trials);
      return [
        String(row.value),
        formatSampleShare(row.probability, trials),
        formatRate(rate),
        formatRateInterval(rate),
        formatSampleShare(row.atMost, trials),
      ];
    }),
  );
}

/** The outcomes of a result as text; no lines where there is but one. */
export function outcomeTable({ outcomes, estimate, leftOut }: OddsResult): string[] {
  const rows = Object.entries(outcomes);
  if (rows.length === 0) return [];
  const figures =
    estimate === undefined ? ['chance', '1 in'] : ['rate', `${formatPercent(estimate.confidence)} interval`];
  return textTable(
    [{ title: 'outcome', align: 'left' }, ...rightColumns(...figures)],
    rows.map(([name, chance]) => {
      const rate = estimatedRate(estimate, name, chance);
      if (rate === undefined) {
        return [name, formatChance(chance, leftOut === 0), formatOneIn(chance, leftOut === 0)];
      }
      return [name, formatRate(rate), formatRateInterval(rate)];
    }),
  );
}

/** The chance of an outcome: `78.40%`; of an estimate with no more digits than the rolls support. */
export function outcomeText({ outcomes, estimate, leftOut }: OddsResult, name: string): string {
  const chance = outcomes[name] ?? 0;
  const rate = estimatedRate(estimate, name, chance);
  return rate === undefined ? formatChance(chance, leftOut === 0) : formatRate(rate);
}

function estimatedRate(estimate: OddsEstimate | undefined, name: string, rate: number): RateFigure | undefined {
  const interval = estimate?.outcomes[name];
  if (estimate === undefined || interval === undefined) return undefined;
  return { count: Math.round(rate * estimate.trials), rate, ...interval };
}

/** The chance of a row's value or more, as it is printed. */
export function formatAtLeast(figure: OddsFigure, row: OddsRow, estimate?: OddsEstimate): string {
  if (estimate !== undefined) return formatRate(rateOf(row, estimate.trials));
  return formatChance(row.atLeast, isAtLeastCertain(figure, row.value));
}

function rateOf({ atLeast, atLeastInterval }: OddsRow, trials: number) {
  const { low, high } = atLeastInterval ?? { low: atLeast, high: atLeast };
  return { count: Math.round(atLeast * trials), rate: atLeast, low, high };
}

/** Columns aligned right. */
function rightColumns(...titles: string[]): TextColumn[] {
  return titles.map((title) => ({ title, align: 'right' }));
}

/** Whether a chance of 1 or 0 of at least a value is the truth: a value within is neither. */
function isAtLeastCertain({ rows, openBelow, openAbove }: OddsFigure, value: number): boolean {
  const [least = 0, most = 0] = [rows[0]?.value, rows.at(-1)?.value];
  return value <= least ? !openBelow : value > most && !openAbove;
}

function isAtMostCertain({ rows, openBelow, openAbove }: OddsFigure, value: number): boolean {
  const [least = 0, most = 0] = [rows[0]?.value, rows.at(-1)?.value];
  return value >= most ? !openAbove : value < least && !openBelow;
}

function isKnownWhole({ rows, openBelow, openAbove }: OddsFigure, value: number): boolean {
  const [least = 0, most = 0] = [rows[0]?.value, rows.at(-1)?.value];
  return !((value < least && openBelow) || (value > most && openAbove));
}
