import { join } from 'node:path';
import type { Chart } from '../reports/charts/chart.ts';
import { oddsCharts } from '../reports/charts/odds-charts.ts';
import { renderPng } from '../reports/charts/render-png.ts';
import { renderSvg } from '../reports/charts/render-svg.ts';
import type { OddsResult } from '../sim/odds-result.ts';
import type { ChartFileKind, ChartRequest } from './read-odds-request.ts';

const KINDS: readonly ChartFileKind[] = ['.vl.json', '.svg', '.png'];

/**
 * Draws odds: one chart to the file that was named, or all to a folder, in every format.
 *
 * @param prefersAtLeast whether the one chart is the curve of at least each value
 * @returns files and what goes into them
 */
export async function drawOdds(
  results: readonly OddsResult[],
  { file }: ChartRequest,
  folder: string,
  prefersAtLeast: boolean,
): Promise<[path: string, content: string | Uint8Array][]> {
  const charts = oddsCharts(results);
  if (file !== undefined) {
    const chart = charts.find(({ name }) => name === (prefersAtLeast ? 'at-least' : 'exactly')) ?? charts[0];
    return chart === undefined ? [] : [[file.path, await contentOf(chart.spec, file.kind)]];
  }
  const files: [string, string | Uint8Array][] = [];
  for (const { name, spec } of charts) {
    for (const kind of KINDS) files.push([join(folder, `${name}${kind}`), await contentOf(spec, kind)]);
  }
  return files;
}

async function contentOf(spec: Chart['spec'], kind: ChartFileKind): Promise<string | Uint8Array> {
  if (kind === '.vl.json') return `${JSON.stringify(spec, null, 2)}\n`;
  const svg = await renderSvg(spec);
  return kind === '.svg' ? svg : renderPng(svg);
}
