import { UsageError } from '../../engine/core/errors.ts';
import type { Chart } from '../../reports/charts/chart.ts';
import { type ChartStyle, chartStyle } from '../../reports/charts/chart-style.ts';
import { gridChart } from '../../reports/charts/grid-chart.ts';
import { oddsCharts } from '../../reports/charts/odds-charts.ts';
import { resultCharts } from '../../reports/charts/result-charts.ts';
import { sweepHeatChart } from '../../reports/charts/sweep-heat-chart.ts';
import { sweepLineChart } from '../../reports/charts/sweep-line-chart.ts';
import { csvTables } from '../../reports/csv-tables.ts';
import { oddsCsv } from '../../reports/odds/odds-csv.ts';
import { gridCsv } from '../../reports/odds-grid/grid-csv.ts';
import { sweepTables } from '../../reports/sweep/sweep-csv.ts';
import type { BookChart } from '../../scenarios/book/book-schema.ts';
import { readFigure } from '../../scenarios/gates/read-figure.ts';
import { loadScenario, variantOf } from '../../scenarios/load-scenario.ts';
import { rowsWithin } from '../../sim/odds/odds-rows.ts';
import { simulate } from '../../sim/simulate.ts';
import { sweep } from '../../sim/sweep/sweep.ts';
import { computeGrid } from '../odds/compute-grid.ts';
import { oddsOf } from '../odds/odds-of.ts';
import { isScenarioFile } from '../odds/odds-target.ts';
import { parseSpan } from '../odds/read-odds-request.ts';
import { requireReadable } from '../odds/read-odds-table-request.ts';
import { defaultFigures } from '../pairs/default-figures.ts';
import { MOST_SWEPT_POINTS, readAxes } from '../read-axes.ts';
import { bookFile } from './book-file.ts';

const SWEEP_TRIALS = 20_000;

/** A chart, and its figures as CSV. */
export interface MadeChart {
  readonly chart: Chart;
  readonly csv: string;
}

/**
 * Computes or simulates what a chart of a book shows, in this thread.
 *
 * @param folder that its files are looked for from
 * @throws UsageError, ScenarioError where it asks for something that there is not
 */
export function makeChart(
  { table, odds, run, sweep: swept }: BookChart,
  folder: string,
): Promise<MadeChart> | MadeChart {
  if (table !== undefined) return makeTable(table, folder);
  if (odds !== undefined) return makeOdds(odds, folder);
  if (run !== undefined) return makeRun(run, folder);
  return makeSweep(swept as NonNullable<typeof swept>, folder);
}

type Asked<Kind extends keyof BookChart> = NonNullable<BookChart[Kind]>;

function makeTable({ file, vary, set = [], outcome, metric }: Asked<'table'>, folder: string): MadeChart {
  const axes = readAxes(vary, MOST_SWEPT_POINTS);
  requireReadable(axes);
  const grid = computeGrid({ file: bookFile(file, folder), set, axes, choice: { outcome, metric } });
  return { chart: gridChart(grid, printStyle(set)), csv: gridCsv(grid) };
}

function makeOdds({ of, set = [], show, atLeast }: Asked<'odds'>, folder: string): MadeChart {
  const span = parseSpan(atLeast);
  const results = of.map((target) => {
    const place = bookFile(target, folder);
    return oddsOf(isScenarioFile(place) ? place : target, {}, set);
  });
  const choice =
    span &&
    (({ estimate }: (typeof results)[number], figure: Parameters<typeof rowsWithin>[0]) =>
      rowsWithin(figure, span, estimate));
  return {
    chart: chosen(oddsCharts(results, { style: printStyle(set), span }), show),
    csv: oddsCsv(results, choice),
  };
}

async function makeRun({ file, chart, set = [], trials, seed }: Asked<'run'>, folder: string): Promise<MadeChart> {
  const loaded = loadScenario(bookFile(file, folder), { set });
  const result = await simulate({ ...loaded, trials, seed, threads: 0 });
  const tables = csvTables(result);
  return {
    chart: chosen(resultCharts(result, printStyle(set)), chart),
    csv: tables[TABLE_OF[chart] ?? 'distributions.csv'] ?? '',
  };
}

/** Which table holds the figures of a chart. */
const TABLE_OF: Readonly<Record<string, string>> = {
  outcomes: 'outcomes.csv',
  attrition: 'attrition.csv',
  damage: 'units.csv',
  kills: 'units.csv',
  units: 'units.csv',
};

async function makeSweep(
  { file, vary, set = [], metric, trials = SWEEP_TRIALS, seed }: Asked<'sweep'>,
  folder: string,
): Promise<MadeChart> {
  const axes = readAxes(vary, MOST_SWEPT_POINTS);
  const base = loadScenario(bookFile(file, folder), { set });
  const figures = (metric === undefined ? defaultFigures(base) : [readFigure(metric, base)]).slice(0, 1);
  const variantAt = (values: readonly string[]) =>
    variantOf(
      base,
      axes.map(({ path }, i) => `${path}=${values[i]}`),
    );
  const result = await sweep({ base, axes, figures, variantAt, trials, seed, threads: 0 });
  const view = { gates: base.gates, target: undefined, style: printStyle(set) };
  const [csv = ''] = Object.values(sweepTables(result));
  return { chart: (axes.length > 1 ? sweepHeatChart : sweepLineChart)(result, 0, view), csv };
}

function chosen(charts: readonly Chart[], wanted: string | undefined): Chart {
  const chart = wanted === undefined ? charts[0] : charts.find(({ name }) => name === wanted);
  if (chart !== undefined) return chart;
  throw new UsageError(`expected a chart ${charts.map(({ name }) => name).join(', ')}, got "${wanted}"`);
}

function printStyle(changes: readonly string[]): ChartStyle {
  return chartStyle('print', changes);
}
