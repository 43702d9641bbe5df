import type { ComparedFigure, ExactComparison } from '../../sim/result.ts';
import { csvText } from '../csv-text.ts';

/**
 * Exact figures beside simulated ones as CSV: a row for each outcome, and for the mean and each value of
 * each counted quantity. What the mathematics rules out is off by `Infinity`.
 */
export function exactCsv({ outcomes, means, distributions }: ExactComparison): string {
  const row = (quantity: string, value: string | number, figure: ComparedFigure) => [
    quantity,
    value,
    figure.exact,
    figure.simulated,
    Number.isFinite(figure.standardErrors) ? figure.standardErrors : String(figure.standardErrors),
  ];
  return csvText(
    ['quantity', 'value', 'exact', 'simulated', 'standardErrors'],
    [
      ...Object.entries(outcomes).map(([name, figure]) => row('outcome', name, figure)),
      ...Object.entries(means).flatMap(([metric, figure]) => [
        row(metric, 'mean', figure),
        ...(distributions[metric] ?? []).map((value) => row(metric, value.value, value)),
      ]),
    ],
  );
}
