import type { SweepResult, SweptPoint } from '../../sim/sweep/sweep-result.ts';
import { csvText } from '../csv-text.ts';
import { axisValue } from '../odds-grid/grid-words.ts';

const METRIC_COLUMNS = ['n', 'mean', 'sd', 'low', 'high', 'min', 'p05', 'p25', 'median', 'p75', 'p95', 'max'] as const;

/**
 * The tables of a sweep by file name, tidy: a column for each path, then the figure. `sweep.csv` has what was swept,
 * with intervals that hold together; the others all that was counted, as a run of its own has it.
 */
export function sweepTables(result: SweepResult): Record<string, string> {
  const { axes, points } = result;
  const paths = axes.map(({ path }) => path);
  const rowsOf = (cells: (point: SweptPoint) => (string | number | null)[][]) =>
    points.flatMap((point) => cells(point).map((row) => [...point.values.map(axisValue), ...row]));
  const columns = [
    'metric',
    'estimate',
    'low',
    'high',
    'difference',
    'differenceLow',
    'differenceHigh',
    'varianceSaved',
  ];
  return {
    'sweep.csv': csvText(
      [...paths, ...columns, 'exact'],
      rowsOf((point) => sweptRows(result, point)),
    ),
    'outcomes.csv': csvText(
      [...paths, 'outcome', 'count', 'rate', 'low', 'high'],
      rowsOf(({ outcomes }) =>
        Object.entries(outcomes).map(([name, { count, rate, low, high }]) => [name, count, rate, low, high]),
      ),
    ),
    'metrics.csv': csvText(
      [...paths, 'metric', ...METRIC_COLUMNS],
      rowsOf(({ metrics }) =>
        Object.entries(metrics).map(([name, figure]) => [name, ...METRIC_COLUMNS.map((column) => figure[column])]),
      ),
    ),
  };
}

function sweptRows({ figures }: SweepResult, point: SweptPoint): (string | number | null)[][] {
  return point.figures.map(({ estimate, low, high, difference, exact }, i) => [
    figures[i]?.metric ?? '',
    ...[estimate, low, high],
    ...[difference?.difference, difference?.low, difference?.high, difference?.varianceSaved, exact].map(
      (value) => value ?? null,
    ),
  ]);
}
