import { join } from 'node:path';
import { gridChart } from '../../reports/charts/grid-chart.ts';
import { gridCsv } from '../../reports/odds-grid/grid-csv.ts';
import { gridDocument } from '../../reports/odds-grid/grid-document.ts';
import { gridMarkdown } from '../../reports/odds-grid/grid-markdown.ts';
import { gridText } from '../../reports/odds-grid/grid-text.ts';
import type { OddsGrid } from '../../sim/odds/odds-grid.ts';
import { print, stdoutStyle } from '../console.ts';
import { EXIT, type ExitStatus } from '../exit-status.ts';
import { requireWritable } from '../output-directory.ts';
import { type File, noteWritten, writeFiles } from '../write-files.ts';
import { computeGrid } from './compute-grid.ts';
import type { OddsArguments } from './odds-arguments.ts';
import { type OddsTableRequest, readOddsTableRequest } from './read-odds-table-request.ts';

/** Charts of a call without a file name. */
const FOLDER = 'odds';

/**
 * Prints the odds of a scenario over one parameter or two, and writes the files that were asked for.
 *
 * @throws UsageError, ScenarioError where anything is wrong: nothing was printed or written
 */
export async function showOddsTable(given: OddsArguments): Promise<ExitStatus> {
  const request = readOddsTableRequest(given);
  const { csv, markdown, chart } = request;
  if (chart !== undefined && chart.file === undefined) await requireWritable(given.out, [FOLDER]);
  const grid = computeGrid(request);
  const files = await filesOf(grid, request, join(given.out, FOLDER));
  await writeFiles(files);
  if (csv === '') process.stdout.write(gridCsv(grid));
  else if (markdown === '') process.stdout.write(gridMarkdown(grid));
  else if (given.json) print(JSON.stringify(gridDocument(grid)));
  else printText(grid);
  if (!given.quiet) noteWritten(files, join(given.out, FOLDER));
  return EXIT.done;
}

async function filesOf(
  grid: OddsGrid,
  { csv, markdown, chart, style }: OddsTableRequest,
  folder: string,
): Promise<File[]> {
  const files: File[] = [];
  if (csv) files.push([csv, gridCsv(grid)]);
  if (markdown) files.push([markdown, gridMarkdown(grid)]);
  if (chart === undefined) return files;
  const { drawCharts } = await import('./draw-charts.ts');
  return [...files, ...(await drawCharts([gridChart(grid, style)], chart, folder))];
}

function printText(grid: OddsGrid): void {
  print(gridText(grid, stdoutStyle()));
}
