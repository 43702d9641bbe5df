import type { Chart } from './charts/chart.ts';

/** A file of a folder of results: its path in there, and what it holds. */
export type ReportFile = readonly [name: string, content: string | Uint8Array];

/**
 * Charts as files in `charts/`: the spec for `json`, pictures for `svg` and `png`. The chart libraries
 * are loaded where a picture is wanted, for they take longer than a small run.
 */
export async function chartFiles(charts: readonly Chart[], formats: readonly string[]): Promise<ReportFile[]> {
  const files: ReportFile[] = [];
  for (const { name, spec } of charts) {
    const path = `charts/${name}`;
    if (formats.includes('json')) files.push([`${path}.vl.json`, jsonText(spec)]);
    if (!(formats.includes('svg') || formats.includes('png'))) continue;
    const { renderSvg } = await import('./charts/render-svg.ts');
    const svg = await renderSvg(spec);
    if (formats.includes('svg')) files.push([`${path}.svg`, svg]);
    if (!formats.includes('png')) continue;
    const { renderPng } = await import('./charts/render-png.ts');
    files.push([`${path}.png`, await renderPng(svg)]);
  }
  return files;
}

/** A document as a file holds it. */
export function jsonText(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
