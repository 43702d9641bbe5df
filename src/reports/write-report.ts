import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { explained, writeWholeFile } from '../files/write-whole-file.ts';
import { chartFiles, jsonText, type ReportFile } from './chart-files.ts';
import type { Chart } from './charts/chart.ts';
import type { WhatIfContext, WhatIfPage } from './html/what-if/what-if-page.ts';

/** What comparisons, sweeps and sensitivities can be written as, as `--format` names it. */
export const REPORT_FORMATS = ['csv', 'json', 'svg', 'png', 'html'] as const;
export type ReportFormat = (typeof REPORT_FORMATS)[number];

/** What is found beyond the figures of one scenario. */
export interface Report {
  /** The JSON document by the name of its file. */
  readonly document: ReportFile;
  /** CSV by file name. */
  readonly tables: Readonly<Record<string, string>>;
  readonly charts: readonly Chart[];
  /** What `report.html` tells; made where that is wanted. */
  readonly page: () => { readonly page: WhatIfPage; readonly context: WhatIfContext };
}

const PAGE = 'report.html';

/**
 * Writes a report to a folder of its own. Each file is written whole or not at all, and charts that an
 * earlier call left there are removed, so that the folder is of one call.
 *
 * @param directory made where it is missing
 * @throws RunError where the folder cannot be written to
 */
export async function writeReport(
  { document, tables, charts, page }: Report,
  directory: string,
  formats: readonly ReportFormat[],
): Promise<void> {
  const [documentName] = document;
  const files: ReportFile[] = [
    ...(formats.includes('json') ? [document] : []),
    ...(formats.includes('csv') ? Object.entries(tables) : []),
    ...(await chartFiles(charts, formats)),
    ...(formats.includes('html') ? [await pageFile(page())] : []),
  ];
  for (const [name, content] of files) await writeWholeFile(join(directory, name), content);
  const written = new Set(files.map(([name]) => name));
  const earlier = await readdir(join(directory, 'charts')).catch(() => []);
  const ours = [documentName, PAGE, ...Object.keys(tables), ...earlier.filter(isChart).map((name) => `charts/${name}`)];
  for (const name of ours.filter((path) => !written.has(path))) {
    const path = join(directory, name);
    await explained(path, () => rm(path, { force: true }));
  }
}

/** The page draws every chart twice, so it is made where it is wanted. */
async function pageFile({ page, context }: ReturnType<Report['page']>): Promise<ReportFile> {
  const { whatIfHtml } = await import('./html/what-if/what-if-page.ts');
  return [PAGE, await whatIfHtml(page, context)];
}

/** @returns the document as the file that holds it */
export function documentFile(name: string, document: object): ReportFile {
  return [name, jsonText(document)];
}

function isChart(name: string): boolean {
  return /\.(?:vl\.json|svg|png)$/.test(name);
}
