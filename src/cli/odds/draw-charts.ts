import { join } from 'node:path';
import type { Chart } from '../../reports/charts/chart.ts';
import { renderPng } from '../../reports/charts/render-png.ts';
import { renderSvg } from '../../reports/charts/render-svg.ts';
import { CHART_FILES, type ChartFileKind, type ChartRequest } from './chart-request.ts';

/**
 * Draws charts: one to the file that was named, or all to a folder, in every format.
 *
 * @param charts one or more
 * @param preferred matches the name of the one that goes to the file; the first where there is none of that name
 * @returns files and what goes into them
 */
export async function drawCharts(
  charts: readonly Chart[],
  { file }: ChartRequest,
  folder: string,
  preferred: RegExp = /^/,
): Promise<[path: string, content: string | Uint8Array][]> {
  if (file !== undefined) {
    const chart = charts.find(({ name }) => preferred.test(name)) ?? charts[0];
    return chart === undefined ? [] : [[file.path, await contentOf(chart.spec, file.kind)]];
  }
  const files: [string, string | Uint8Array][] = [];
  for (const { name, spec } of charts) {
    for (const kind of CHART_FILES) files.push([join(folder, `${name}${kind}`), await contentOf(spec, kind)]);
  }
  return files;
}

async function contentOf(spec: Chart['spec'], kind: ChartFileKind): Promise<string | Uint8Array> {
  if (kind === '.vl.json') return `${JSON.stringify(spec, null, 2)}\n`;
  const svg = await renderSvg(spec);
  return kind === '.svg' ? svg : renderPng(svg);
}
