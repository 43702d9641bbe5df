import type { Chart } from '../charts/chart.ts';
import { renderSvg } from '../charts/render-svg.ts';
import { Html, html } from './html.ts';

/** Width of charts on a wide page and on a phone of 390 pixels, in pixels. */
export const WIDE_CHART = 760;
export const NARROW_CHART = 350;

/**
 * A chart in a page: its finding as a heading, and the picture, drawn once for wide pages and once for phones.
 *
 * @param narrow the same chart of `NARROW_CHART` pixels
 * @param details what stands below it, such as its figures
 */
export async function chartFigure(wide: Chart, narrow: Chart, details?: Html): Promise<Html> {
  const [large, small] = await Promise.all([renderSvg(wide.spec), renderSvg(narrow.spec)]);
  return html`<figure>
<figcaption><h3>${wide.title}</h3><p>${wide.subtitle}</p></figcaption>
<div class="chart" tabindex="0" role="group" aria-label="Chart: ${wide.title}. Arrow keys read its marks.">
<div class="wide">${new Html(large)}</div>
<div class="narrow">${new Html(small)}</div>
</div>
${details}
</figure>
`;
}
