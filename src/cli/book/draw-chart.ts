import { printPng } from '../../reports/charts/print-png.ts';
import { renderPdf } from '../../reports/charts/render-pdf.ts';
import { renderSvg } from '../../reports/charts/render-svg.ts';
import type { BookChart } from '../../scenarios/book/book-schema.ts';
import { makeChart } from './make-chart.ts';

/** What is drawn: a chart of a book, and where its files are looked for. */
export interface DrawingJob {
  readonly entry: BookChart;
  readonly folder: string;
}

/** A drawn chart: its files by name. */
export interface Drawing {
  readonly files: Readonly<Record<string, string | Uint8Array>>;
}

/** Makes a chart of a book and draws it in every format. */
export async function drawChart({ entry, folder }: DrawingJob): Promise<Drawing> {
  const { chart, csv } = await makeChart(entry, folder);
  const svg = await renderSvg(chart.spec);
  const { name } = entry;
  return {
    files: {
      [`${name}.svg`]: svg,
      [`${name}.png`]: await printPng(svg),
      [`${name}.pdf`]: await renderPdf(svg, chart.title),
      [`${name}.csv`]: csv,
      [`${name}.vl.json`]: `${JSON.stringify(chart.spec, null, 2)}\n`,
    },
  };
}
