import { join } from 'node:path';
import { oddsCharts } from '../../reports/charts/odds-charts.ts';
import { oddsCsv } from '../../reports/odds/odds-csv.ts';
import { oddsDocument } from '../../reports/odds/odds-document.ts';
import { oddsText } from '../../reports/odds/odds-text.ts';
import type { RowChoice } from '../../reports/odds/row-choice.ts';
import type { OddsResult } from '../../sim/odds/odds-result.ts';
import { rowsWithin } from '../../sim/odds/odds-rows.ts';
import { print, stdoutStyle } from '../console.ts';
import { EXIT, type ExitStatus } from '../exit-status.ts';
import { requireWritable } from '../output-directory.ts';
import { type File, noteWritten, writeFiles } from '../write-files.ts';
import type { OddsArguments } from './odds-arguments.ts';
import { oddsOf } from './odds-of.ts';
import { type OddsRequest, readOddsRequest } from './read-odds-request.ts';

/** Charts of a call without a file name. */
const FOLDER = 'odds';

/**
 * Prints the odds of expressions, and writes the files that were asked for.
 *
 * @throws UsageError, ScenarioError where anything is wrong: nothing was printed or written
 */
export async function showOdds(given: OddsArguments): Promise<ExitStatus> {
  const request = readOddsRequest(given);
  const { atLeast, csv, chart } = request;
  const results = given.expressions.map((target) => oddsOf(target, request.options, request.set));
  if (chart !== undefined && chart.file === undefined) await requireWritable(given.out, [FOLDER]);
  const choice: RowChoice =
    atLeast === undefined ? undefined : ({ estimate }, figure) => rowsWithin(figure, atLeast, estimate);
  const files = await filesOf(results, request, choice, given.out);
  await writeFiles(files);
  if (csv === '') process.stdout.write(oddsCsv(results, choice));
  else if (given.json) for (const result of results) print(JSON.stringify(oddsDocument(result, choice)));
  else printText(results, choice);
  if (!given.quiet) noteWritten(files, join(given.out, FOLDER));
  return EXIT.done;
}

async function filesOf(
  results: readonly OddsResult[],
  { atLeast, csv, chart, style }: OddsRequest,
  choice: RowChoice,
  out: string,
): Promise<File[]> {
  const files: File[] = csv === undefined || csv === '' ? [] : [[csv, oddsCsv(results, choice)]];
  if (chart === undefined) return files;
  const { drawCharts } = await import('./draw-charts.ts');
  const charts = oddsCharts(results, { style, span: atLeast });
  const preferred = atLeast !== undefined || results.length > 1 ? /^at-least/ : /^/;
  return [...files, ...(await drawCharts(charts, chart, join(out, FOLDER), preferred))];
}

function printText(results: readonly OddsResult[], choice: RowChoice): void {
  print(oddsText(results, choice, stdoutStyle()));
}
