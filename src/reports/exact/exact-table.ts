import type { ComparedFigure, SimulationResult } from '../../sim/result.ts';
import { formatMean } from '../format-mean.ts';
import { formatRate } from '../format-rate.ts';
import { formatChance, formatExact } from '../odds/format-chance.ts';
import { shortNames } from '../short-names.ts';
import { type TextColumn, textTable } from '../text-table.ts';
import { formatStandardErrors } from './format-standard-errors.ts';

const COLUMNS: readonly TextColumn[] = [
  { title: 'exact odds', align: 'left' },
  { title: 'exact', align: 'right' },
  { title: 'simulated', align: 'right' },
  { title: 'standard errors', align: 'right' },
];
/** Below so many trials nearly everything agrees with everything. */
const FEWEST_TRIALS = 100;
/** What the figures need beside the first column. */
const FIGURES_WIDTH = 42;

/**
 * Exact figures beside simulated ones as text: each outcome, and the mean of each counted quantity.
 *
 * @param width of the terminal, in columns
 * @param most outcomes and means, each
 * @returns no lines where nothing is known exactly
 */
export function exactTable({ summary, exact }: SimulationResult, width: number, most: number): string[] {
  if (exact === undefined) return [];
  const row = (label: string, figure: ComparedFigure, shown: string, simulated: string) => [
    label,
    shown,
    simulated,
    formatStandardErrors(figure.standardErrors),
  ];
  const outcomes = Object.entries(exact.outcomes).map(([outcome, figure]) => {
    const rate = summary.outcomes[outcome];
    const certain = figure.exact === 0 || figure.exact === 1;
    return row(outcome, figure, formatChance(figure.exact, certain), rate === undefined ? '' : formatRate(rate));
  });
  const means = Object.entries(exact.means).map(([metric, figure]) => {
    const mean = summary.metrics[metric];
    return row(`${metric}, mean`, figure, formatExact(figure.exact), mean === undefined ? '' : formatMean(mean));
  });
  const rows = [...outcomes.slice(0, most), ...means.slice(0, most)];
  const names = shortNames(
    rows.map(([label = '']) => label),
    Math.max(12, width - FIGURES_WIDTH),
  );
  return textTable(
    COLUMNS,
    rows.map(([, ...figures], i) => [names[i] ?? '', ...figures]),
  );
}

/** What the table comes to. */
export function exactNote({ summary, exact }: SimulationResult): string[] {
  if (exact === undefined) return [];
  const limit = Number(exact.limit.toFixed(1));
  if (exact.disagreements.length > 0) {
    return [`Simulation and exact odds CONTRADICT each other: a difference beyond ${limit} standard errors.`];
  }
  if (summary.trials < FEWEST_TRIALS) return ['So few trials say nothing of whether simulation and exact odds agree.'];
  return [`Simulation and exact odds agree: no difference is beyond ${limit} standard errors.`];
}
