import type { OddsFigure, OddsResult, OddsRow } from '../../sim/odds/odds-result.ts';
import { shortName } from '../plain-name.ts';
import { type TextColumn, textTable } from '../text-table.ts';
import { mainFigure, meanText, modeText, oddsName, sdText } from './odds-names.ts';
import { formatAtLeast, outcomeText } from './odds-table.ts';
import { type RowChoice, thinRows } from './row-choice.ts';

/** Columns of a chance, and the gap before each. */
const CHANCE_WIDTH = 10;
const LEAST_NAME = 8;
const MOST_NAME = 40;
const MOST_OUTCOMES = 4;
const MOST_LABEL = 10;
/** Of a name beside the most outcomes, in 80 columns. */
const MOST_BESIDE = 32;

/**
 * Several results beside each other: what each comes to, and the chances of each value or more.
 *
 * @param width of the terminal, in columns
 */
export function compareTables(results: readonly OddsResult[], choice: RowChoice, width: number): string[][] {
  return [outcomesTable(results), summaryTable(results), ...atLeastTables(results, choice, width)];
}

/** The chances of outcomes that all of them have; no lines where there are none, or too many. */
function outcomesTable(results: readonly OddsResult[]): string[] {
  const labels = Object.keys(results[0]?.outcomes ?? {}).filter((label) =>
    results.every(({ outcomes }) => Object.hasOwn(outcomes, label)),
  );
  if (labels.length === 0 || labels.length > MOST_OUTCOMES) return [];
  const columns = labels.map((label): TextColumn => ({ title: shortName(label, MOST_LABEL), align: 'right' }));
  return textTable(
    [{ title: 'expression', align: 'left' }, ...columns],
    results.map((result) => [oddsName(result, MOST_BESIDE), ...labels.map((label) => outcomeText(result, label))]),
  );
}

function summaryTable(results: readonly OddsResult[]): string[] {
  const columns: TextColumn[] = [
    { title: 'expression', align: 'left' },
    ...['mean', 'sd', 'median', 'mode'].map((title): TextColumn => ({ title, align: 'right' })),
  ];
  const metrics = results.map((result) => mainFigure(result)?.[0]);
  const isOne = metrics.every((metric) => metric === metrics[0]);
  const rows = results.flatMap((result) => {
    const [metric, figure] = mainFigure(result) ?? [];
    if (metric === undefined || figure === undefined) return [];
    const cells = [meanText(result, metric, figure), sdText(result, figure), String(figure.median), modeText(figure)];
    return [[shortName(isOne ? result.name : `${result.name}: ${metric}`, MOST_NAME), ...cells]];
  });
  return textTable(columns, rows);
}

/** As many results beside each other as there is room for. */
function atLeastTables(results: readonly OddsResult[], choice: RowChoice, width: number): string[][] {
  const perTable = Math.max(1, Math.floor((width - CHANCE_WIDTH) / (CHANCE_WIDTH + 2)));
  const values = valuesOf(results, choice);
  const tables: string[][] = [];
  for (let first = 0; first < results.length; first += perTable) {
    tables.push(atLeastTable(results.slice(first, first + perTable), values, width));
  }
  return tables;
}

function atLeastTable(results: readonly OddsResult[], values: readonly number[], width: number): string[] {
  const room = Math.max(LEAST_NAME, Math.floor((width - CHANCE_WIDTH) / results.length) - 2);
  const columns = ['at least', ...results.map((result) => oddsName(result, room))];
  const figures = results.map((result) => [result, mainFigure(result)?.[1]] as const);
  return textTable(
    columns.map((title) => ({ title, align: 'right' })),
    values.map((value) => [
      String(value),
      ...figures.map(([{ estimate }, figure]) =>
        figure === undefined ? '' : formatAtLeast(figure, rowAt(figure, value), estimate),
      ),
    ]),
  );
}

/** The values that any of the results has rows of, thinned like one table. */
function valuesOf(results: readonly OddsResult[], choice: RowChoice): number[] {
  const byValue = new Map<number, OddsRow>();
  for (const result of results) {
    const figure = mainFigure(result)?.[1];
    if (figure === undefined) continue;
    for (const row of choice === undefined ? thinRows(figure.rows) : choice(result, figure)) {
      const other = byValue.get(row.value) ?? row;
      byValue.set(row.value, {
        ...row,
        atLeast: Math.max(row.atLeast, other.atLeast),
        atMost: Math.max(row.atMost, other.atMost),
      });
    }
  }
  const rows = [...byValue.values()].sort((a, b) => a.value - b.value);
  return (choice === undefined ? thinRows(rows) : rows).map(({ value }) => value);
}

/** The chance of at least a value that need not be one of the figure's own. */
function rowAt({ rows }: OddsFigure, value: number): OddsRow {
  const next = rows.find((row) => row.value >= value);
  return { ...(next ?? NEVER), value };
}

const NEVER: OddsRow = { value: 0, probability: 0, atLeast: 0, atMost: 1 };
