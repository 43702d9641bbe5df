import { UsageError } from '../../engine/core/errors.ts';
import { type ChartStyle, chartStyle } from '../../reports/charts/chart-style.ts';
import { MOST_COLUMNS, MOST_ROWS } from '../../reports/charts/heat-plot.ts';
import type { Varied } from '../../scenarios/variants/parse-vary.ts';
import type { GridChoice } from '../../sim/odds/odds-grid.ts';
import { parseTheme } from '../option-values.ts';
import { readAxes } from '../read-axes.ts';
import { type ChartRequest, parseChart } from './chart-request.ts';
import type { OddsArguments } from './odds-arguments.ts';
import { isScenarioFile, isStdout, withoutGuard } from './odds-target.ts';

/** Points of a table at most: a few seconds. */
const MOST_POINTS = 2000;

/** What `odds FILE --vary` was asked for, read and in range. */
export interface OddsTableRequest {
  readonly file: string;
  readonly set: readonly string[];
  /** One or two, of different paths. */
  readonly axes: readonly Varied[];
  readonly choice: GridChoice;
  /** Paths of files, empty for stdout. */
  readonly csv: string | undefined;
  readonly markdown: string | undefined;
  readonly chart: ChartRequest | undefined;
  readonly style: ChartStyle;
}

/** @throws UsageError where an option's value is wrong, or two do not go together */
export function readOddsTableRequest(given: OddsArguments): OddsTableRequest {
  for (const name of ['at-least', 'simulate', 'trials', 'seed', 'confidence'] as const) {
    if (given[name] !== undefined) throw new UsageError(`--${name}: does not go with --vary`);
  }
  const { outcome, metric } = given;
  if (outcome !== undefined && metric !== undefined) throw new UsageError('expected --outcome or --metric, got both');
  const axes = readAxes([given.vary ?? []].flat(), MOST_POINTS);
  const chart = parseChart(given.chart);
  if (chart !== undefined) requireReadable(axes);
  const set = [given.set ?? []].flat();
  return {
    file: readFile(given.expressions),
    set,
    axes,
    choice: { outcome, metric },
    ...readPlaces(given),
    chart,
    style: chartStyle(parseTheme(given.theme), set),
  };
}

function readFile(targets: readonly string[]): string {
  const [target = ''] = targets.map(withoutGuard);
  if (targets.length === 1 && isScenarioFile(target)) return target;
  const got = targets.length === 1 ? `the expression ${target}` : `${targets.length} targets`;
  throw new UsageError(`--vary: expected one scenario file, got ${got}`);
}

/**
 * A heat map of more cells could not be read.
 *
 * @throws UsageError where there are more
 */
export function requireReadable([columns, rows]: readonly Varied[]): void {
  if (rows === undefined || columns === undefined) return;
  const [across, down] = [columns.values.length, rows.values.length];
  if (across <= MOST_COLUMNS && down <= MOST_ROWS) return;
  throw new UsageError(
    `--chart: expected at most ${MOST_COLUMNS} values across and ${MOST_ROWS} down, got ${across} and ${down}`,
  );
}

/** Standard output takes one table. */
function readPlaces({ csv, markdown, json }: OddsArguments): Pick<OddsTableRequest, 'csv' | 'markdown'> {
  const printed = [isStdout(csv) && '--csv', isStdout(markdown) && '--markdown', json && '--json'];
  const names = printed.filter((name) => typeof name === 'string');
  if (names.length > 1) throw new UsageError(`${names[0]}: expected a file, since ${names[1]} prints to stdout`);
  return { csv: csv === '-' ? '' : csv, markdown: markdown === '-' ? '' : markdown };
}
