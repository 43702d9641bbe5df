import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { explained, writeWholeFile } from '../files/write-whole-file.ts';
import type { RunLog, SimulationResult } from '../sim/result.ts';
import { chartFiles, jsonText, type ReportFile } from './chart-files.ts';
import { type ChartStyle, chartStyle } from './charts/chart-style.ts';
import { isChartFile, resultCharts } from './charts/result-charts.ts';
import { CSV_FILES, csvTables } from './csv-tables.ts';
import type { ReportContext } from './html/html-report.ts';

/** What results can be written as, as `--format` names it. */
export const OUTPUT_FORMATS = ['csv', 'json', 'svg', 'png', 'html'] as const;
export type OutputFormat = (typeof OUTPUT_FORMATS)[number];

/** Files of a result besides its charts. */
const FILES = ['summary.json', 'run.json', 'report.html', ...CSV_FILES];

/**
 * Writes a result to a folder: `summary.json`, `run.json` and the specs of all charts for `json`, the
 * tables for `csv`, the charts for `svg` and `png`, `report.html` for `html`. Each file is written whole or not at all, and
 * what an earlier run left there of these is removed, so that the folder is of one run; with `adds` only where its
 * `summary.json` is not that of this result.
 *
 * @param directory made where it is missing
 * @returns paths within the directory, in the order in which they were written or removed
 * @throws RunError where the folder cannot be written to
 */
export async function writeResult(
  result: SimulationResult,
  runLog: RunLog,
  directory: string,
  wanted: Wanted,
): Promise<WrittenFiles> {
  const { formats, style = chartStyle(), adds = false } = wanted;
  const files = [
    ...textFiles(result, runLog, formats),
    ...(await chartFiles(resultCharts(result, style), formats)),
    ...(await reportFiles(result, wanted)),
  ];
  const keeps = adds && (await holdsFiguresOf(result, directory));
  for (const [name, content] of files) await writeWholeFile(join(directory, name), content);
  const written = files.map(([name]) => name);
  return { written, removed: keeps ? [] : await removeOld(directory, written) };
}

/** What became of the files of a folder. */
export interface WrittenFiles {
  readonly written: readonly string[];
  readonly removed: readonly string[];
}

/** What is to be written. */
interface Wanted {
  readonly formats: readonly OutputFormat[];
  readonly style?: ChartStyle;
  /** Whether files of the same figures that are there already stay. */
  readonly adds?: boolean;
  /** What the page tells besides the figures; without it there is none. */
  readonly report?: ReportContext;
}

function textFiles(result: SimulationResult, runLog: RunLog, formats: readonly OutputFormat[]): ReportFile[] {
  const files: ReportFile[] = [];
  if (formats.includes('json')) {
    files.push(['summary.json', jsonText(result.summary)], ['run.json', jsonText(runLog)]);
  }
  if (formats.includes('csv')) files.push(...Object.entries(csvTables(result)));
  return files;
}

/** The page is made where it is wanted, for it draws every chart twice. */
async function reportFiles(result: SimulationResult, { formats, report }: Wanted): Promise<ReportFile[]> {
  if (!formats.includes('html') || report === undefined) return [];
  const { htmlReport } = await import('./html/html-report.ts');
  return [['report.html', await htmlReport(result, report)]];
}

/** Whether the files in a folder show the same trials with the same intervals. */
async function holdsFiguresOf({ summary }: SimulationResult, directory: string): Promise<boolean> {
  const text = await readFile(join(directory, 'summary.json'), 'utf8').catch(() => undefined);
  return text === jsonText(summary);
}

async function removeOld(directory: string, written: readonly string[]): Promise<string[]> {
  const names: readonly string[] = await readdir(directory).catch(() => []);
  const charts = await readdir(join(directory, 'charts')).catch(() => []);
  const ours = [
    ...FILES.filter((name) => names.includes(name)),
    ...charts.filter(isChartFile).map((name) => `charts/${name}`),
  ];
  const old = ours.filter((path) => !written.includes(path));
  for (const name of old) {
    const path = join(directory, name);
    await explained(path, () => rm(path, { force: true }));
  }
  return old;
}
