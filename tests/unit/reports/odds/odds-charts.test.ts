import { createRequire } from 'node:module';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { CHART_WIDTH } from '../../../../src/reports/charts/chart-style.ts';
import { oddsCharts } from '../../../../src/reports/charts/odds-charts.ts';
import { renderSvg } from '../../../../src/reports/charts/render-svg.ts';
import { odds } from '../../../../src/sim/odds/odds.ts';
import { svgSize, svgTexts } from '../svg-texts.ts';

const CASES: Readonly<Record<string, readonly string[]>> = {
  'one die': ['d6'],
  'a constant': ['7'],
  'open-ended dice': ['10d10!kh5'],
  'a comparison': ['2d6+3 vs 2d6+1'],
  'a wide comparison': ['20d20 vs 200'],
  'six expressions': ['3d6', '4d6kh3', '2d6+6', 'd20', 'd6!', '(((1+2)*3+d100)*1)+10000-9990 + 0 + 0 + 0 + 0 + 0 + 0'],
  'ever so many values': ['100d100'],
};

describe('charts of odds', () => {
  const charts = Object.entries(CASES).flatMap(([label, expressions]) =>
    oddsCharts(expressions.map((expression) => odds(expression))).map(
      ({ name, spec }) => [`${label}: ${name}`, spec] as const,
    ),
  );

  it.each(charts)('%s: every text lies within the picture', async (_, spec) => {
    const svg = await renderSvg(spec);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    const { height } = svgSize(svg);
    for (const { text, left, right, y } of svgTexts(svg)) {
      expect(left > 8 && right < CHART_WIDTH - 8 && y > 8 && y < height - 8, text).toBe(true);
    }
  });

  it('are valid by the JSON Schema of Vega-Lite, and small', { timeout: 30_000 }, () => {
    const ajv = new Ajv({ strict: false, validateFormats: false });
    const schema = createRequire(import.meta.url)('vega-lite/vega-lite-schema.json') as object;
    const isValid = ajv.compile({ ...schema, $ref: '#/definitions/TopLevelLayerSpec' });
    for (const [label, spec] of charts) {
      isValid(JSON.parse(JSON.stringify(spec)));
      expect(isValid.errors, label).toBeNull();
      expect(JSON.stringify(spec).length, label).toBeLessThan(80_000);
    }
  });

  it('say the finding, and whether it is exact', () => {
    const titles = charts.map(([, spec]) => {
      const { text, subtitle } = (spec as unknown as { title: { text: string[]; subtitle: string } }).title;
      return `${text.join(' ')} | ${subtitle}`;
    });
    expect(titles.slice(0, 8)).toMatchInlineSnapshot(`
      [
        "Median 3 for d6; all rolls within 1 to 6 | exact · chance of each value",
        "50.0% of rolls of d6 reach 4, 16.7% reach 6 | exact · chance of each value or more",
        "Always 7: 7 | exact · chance of each value",
        "100% of rolls of 7 reach 7 | exact · chance of each value or more",
        "Median 43 for 10d10!kh5; 91.2% of rolls within 30 to 65 | exact · chance of each value",
        "53.2% of rolls of 10d10!kh5 reach 43, 11.1% reach 59 | exact · chance of each value or more",
        "Of 2d6+3 vs 2d6+1 the first wins 66.4%, ties 9.6%, loses 23.9% | exact · chance of each value",
        "55.6% of rolls of 2d6+3 vs 2d6+1 reach a margin of 2, 15.9% reach 6 | exact · chance of each value or more",
      ]
    `);
    expect(titles.every((title) => title.includes('| exact · '))).toBe(true);
    const [rolled] = oddsCharts([odds('d6', { simulate: true, trials: 1000 })]);
    expect(JSON.stringify(rolled?.spec)).toContain('estimate from 1,000 rolls, cumulative within 4.3 points (95%)');
  });
});
