import { parse, View } from 'vega';
import { compile } from 'vega-lite';
import { describe, expect, it } from 'vitest';
import { CHART_WIDTH } from '../../../../src/reports/charts/chart-style.ts';
import { svgSize, svgTexts } from '../svg-texts.ts';
import { whatIfCharts } from './what-if-charts.ts';

const CHARTS = await whatIfCharts();

/** What Vega has to say. */
function listener() {
  const heard: unknown[] = [];
  const hear = (...said: unknown[]) => {
    heard.push(...said);
    return logger;
  };
  const logger = { level: () => logger, error: hear, warn: hear, info: () => logger, debug: () => logger };
  return { heard, logger };
}

describe('charts of comparisons, sweeps, searches and sensitivities', () => {
  it.each(CHARTS)('%s draws without a warning, every text within the picture', async (name, { spec }) => {
    const { heard, logger } = listener();
    const compiled = compile(spec, { logger: logger as never }).spec;
    const svg = await new View(parse(compiled), { renderer: 'none', logger: logger as never }).toSVG();
    expect(heard).toEqual([]);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    const { width, height } = svgSize(svg);
    const isPhone = name.startsWith('phone');
    expect(width).toBe(isPhone ? 350 : CHART_WIDTH);
    const margin = isPhone ? 0 : 8;
    for (const { text, left, right, y } of svgTexts(svg)) {
      expect(left >= margin && right <= width - margin && y > margin && y < height - margin, text).toBe(true);
    }
  });
});
