import { UsageError } from '../../engine/core/errors.ts';
import { type ChartStyle, chartStyle } from '../../reports/charts/chart-style.ts';
import { MOST_SERIES } from '../../reports/charts/palette.ts';
import type { OddsOptions } from '../../sim/odds/odds.ts';
import type { ValueSpan } from '../../sim/odds/odds-rows.ts';
import { parseConfidence, parseSeed, parseTheme, parseTrials } from '../option-values.ts';
import { type ChartRequest, parseChart } from './chart-request.ts';
import type { OddsArguments } from './odds-arguments.ts';
import { isStdout } from './odds-target.ts';

const MOST_ROWS = 10_000;
/** Totals are counted as 32-bit integers. */
const MOST_VALUE = 2 ** 31 - 1;

/** What `odds` was asked for, read and in range. */
export interface OddsRequest {
  readonly options: OddsOptions;
  /** Rows that the tables are to have. */
  readonly atLeast: ValueSpan | undefined;
  /** Path of the CSV file, empty for stdout. */
  readonly csv: string | undefined;
  readonly chart: ChartRequest | undefined;
  readonly style: ChartStyle;
  /** Changes to files. */
  readonly set: readonly string[];
}

/** @throws UsageError where an option's value is wrong, or two do not go together */
export function readOddsRequest(given: OddsArguments): OddsRequest {
  const { simulate = false, json = false, csv, chart, expressions } = given;
  for (const name of ['trials', 'seed', 'confidence'] as const) {
    if (!simulate && given[name] !== undefined) {
      throw new UsageError(`--${name}: exact odds have none; it goes with --simulate`);
    }
  }
  for (const name of ['outcome', 'metric', 'markdown'] as const) {
    if (given[name] !== undefined) throw new UsageError(`--${name}: goes with --vary, for a table over a parameter`);
  }
  if (json && isStdout(csv)) throw new UsageError('--csv: expected a file, since --json prints to stdout');
  if (chart !== undefined && expressions.length > MOST_SERIES) {
    throw new UsageError(
      `--chart: expected at most ${MOST_SERIES} expressions in one chart, got ${expressions.length}`,
    );
  }
  const set = [given.set ?? []].flat();
  return {
    options: {
      simulate,
      trials: parseTrials(given.trials),
      seed: parseSeed(given.seed),
      confidence: parseConfidence(given.confidence),
    },
    atLeast: parseSpan(given['at-least']),
    csv: isStdout(csv) ? '' : csv,
    chart: parseChart(chart),
    style: chartStyle(parseTheme(given.theme), set),
    set,
  };
}

/**
 * `--at-least`: `9..25`, or one value.
 *
 * @throws UsageError where it is neither, or too long
 */
export function parseSpan(text: string | undefined): ValueSpan | undefined {
  if (text === undefined) return undefined;
  const [, first, last = first] = /^([-−]?\d{1,10})(?:\.\.([-−]?\d{1,10}))?$/.exec(text.trim()) ?? [];
  const [from, to] = [first, last].map((value) => Number(value?.replace('−', '-'))) as [number, number];
  const isInRange = Math.abs(from) <= MOST_VALUE && Math.abs(to) <= MOST_VALUE && from <= to;
  if (!isInRange) throw new UsageError(`--at-least: expected A..B such as 9..25, A no more than B, got "${text}"`);
  if (to - from < MOST_ROWS) return { from, to };
  throw new UsageError(`--at-least: expected at most ${MOST_ROWS} values, got ${to - from + 1}`);
}
