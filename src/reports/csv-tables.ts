import type { Samples, SimulationResult } from '../sim/result.ts';
import { csvText } from './csv-text.ts';
import { exactCsv } from './exact/exact-csv.ts';

/**
 * The tables of a result as CSV by file name: RFC 4180 (CRLF), UTF-8, with a header; numbers as the
 * shortest text that reads back the same, an empty cell for what there is none of. A fight has all of
 * them, anything else none of units and attrition, and what can be computed its exact odds. Samples are there
 * where they were asked for.
 */
export function csvTables(result: SimulationResult): Record<string, string> {
  const files = Object.entries(TABLES).map(([name, table]) => [name, table(result)] as const);
  return Object.fromEntries(files.filter((file): file is [string, string] => file[1] !== undefined));
}

/** By file name, in their order; undefined where a result has none of it. */
const TABLES: Readonly<Record<string, (result: SimulationResult) => string | undefined>> = {
  'outcomes.csv': outcomesCsv,
  'metrics.csv': metricsCsv,
  'distributions.csv': distributionsCsv,
  'units.csv': unitsCsv,
  'attrition.csv': attritionCsv,
  'rules.csv': rulesCsv,
  'exact.csv': ({ exact }) => exact && exactCsv(exact),
  'samples.csv': ({ samples }) => samples && samplesCsv(samples),
};

/** Names of all tables that a result may have. */
export const CSV_FILES: readonly string[] = Object.keys(TABLES);

function outcomesCsv({ summary }: SimulationResult): string {
  const rows = Object.entries(summary.outcomes).map(([name, { count, rate, low, high }]) => [
    name,
    count,
    rate,
    low,
    high,
  ]);
  return csvText(['outcome', 'count', 'rate', 'low', 'high'], rows);
}

/** Every rule of the system, those that never decided anything too. */
function rulesCsv({ summary: { rules, rulesTrials = 0 } }: SimulationResult): string | undefined {
  if (rules === undefined) return undefined;
  return csvText(
    ['rule', 'fired', 'trials'],
    Object.entries(rules).map(([rule, fired]) => [rule, fired, rulesTrials]),
  );
}

const METRIC_COLUMNS = ['n', 'mean', 'sd', 'low', 'high', 'min', 'p05', 'p25', 'median', 'p75', 'p95', 'max'] as const;

function metricsCsv({ summary }: SimulationResult): string {
  const rows = Object.entries(summary.metrics).map(([name, figure]) => [
    name,
    ...METRIC_COLUMNS.map((column) => figure[column]),
  ]);
  return csvText(['metric', ...METRIC_COLUMNS], rows);
}

function distributionsCsv({ distributions }: SimulationResult): string {
  const rows = Object.entries(distributions).flatMap(([name, values]) =>
    values.map(({ value, count, probability, cumulative }) => [name, value, count, probability, cumulative]),
  );
  return csvText(['metric', 'value', 'count', 'probability', 'cumulative'], rows);
}

const UNIT_COLUMNS = ['side', 'unit', 'survival', 'damageDealt', 'kills', 'attacks', 'hits', 'hitRate'] as const;

function unitsCsv({ summary }: SimulationResult): string | undefined {
  if (summary.units.length === 0) return undefined;
  return csvText(
    UNIT_COLUMNS,
    summary.units.map((unit) => UNIT_COLUMNS.map((column) => unit[column])),
  );
}

const ATTRITION_COLUMNS = ['round', 'side', 'meanActive', 'p10', 'p90'] as const;

function attritionCsv({ attrition }: SimulationResult): string | undefined {
  if (attrition.length === 0) return undefined;
  return csvText(
    ATTRITION_COLUMNS,
    attrition.map((row) => ATTRITION_COLUMNS.map((column) => row[column])),
  );
}

function samplesCsv({ metrics, rows }: Samples): string {
  return csvText(
    ['trial', 'outcome', ...metrics],
    rows.map(({ outcome, values }, trial) => [trial, outcome, ...values]),
  );
}
