import { createRequire } from 'node:module';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { CHART_WIDTH } from '../../../src/reports/charts/chart-style.ts';
import { gridChart } from '../../../src/reports/charts/grid-chart.ts';
import { heatColour, heatTextColour } from '../../../src/reports/charts/heat-colour.ts';
import { MOST_COLUMNS, MOST_ROWS } from '../../../src/reports/charts/heat-plot.ts';
import { renderSvg } from '../../../src/reports/charts/render-svg.ts';
import { gridCsv } from '../../../src/reports/odds-grid/grid-csv.ts';
import { gridMarkdown } from '../../../src/reports/odds-grid/grid-markdown.ts';
import { gridText } from '../../../src/reports/odds-grid/grid-text.ts';
import { axisLabel, cellText } from '../../../src/reports/odds-grid/grid-words.ts';
import { type OddsGrid, oddsGrid } from '../../../src/sim/odds/odds-grid.ts';
import { svgSize, svgTexts } from './svg-texts.ts';
import { toyGrid, toyOdds } from './toy-grid.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, i) => String(i));
const PLAIN = { colour: false, width: 80 };
const LONG = 'W'.repeat(200);

const CASES: Readonly<Record<string, OddsGrid>> = {
  line: toyGrid([['target', numbers(9)]]),
  'a single point': toyGrid([['target', ['5']]]),
  'ever so many points': toyGrid([['target', numbers(2000)]]),
  names: toyGrid([['target', ['easy', 'average', LONG]]]),
  heat: toyGrid([
    ['target', numbers(7)],
    ['actor.rating.value', numbers(9)],
  ]),
  'a heat map of means': toyGrid(
    [
      ['target', numbers(7)],
      ['actor.rating.value', numbers(9)],
    ],
    { metric: 'successes' },
  ),
  'the largest heat map': toyGrid([
    ['target', numbers(MOST_COLUMNS)],
    [`contestants.${LONG}.skill`, numbers(MOST_ROWS - 1).concat(LONG)],
  ]),
};

describe('a table of odds', () => {
  it('is laid out across and down, in blocks that fit', () => {
    expect(gridText(CASES['heat'] as OddsGrid, PLAIN)).toMatchInlineSnapshot(`
      "Climbing the wall: success by target (across) and actor rating (down)

                    target
      actor rating      0      1      2      3      4      5      6
                 0  50.0%  41.7%  33.9%  26.9%  20.9%  15.9%  11.9%
                 1  58.3%  50.0%  41.7%  33.9%  26.9%  20.9%  15.9%
                 2  66.1%  58.3%  50.0%  41.7%  33.9%  26.9%  20.9%
                 3  73.1%  66.1%  58.3%  50.0%  41.7%  33.9%  26.9%
                 4  79.1%  73.1%  66.1%  58.3%  50.0%  41.7%  33.9%
                 5  84.1%  79.1%  73.1%  66.1%  58.3%  50.0%  41.7%
                 6  88.1%  84.1%  79.1%  73.1%  66.1%  58.3%  50.0%
                 7  91.2%  88.1%  84.1%  79.1%  73.1%  66.1%  58.3%
                 8  93.5%  91.2%  88.1%  84.1%  79.1%  73.1%  66.1%

      Exact: dice that may go on for ever are followed until 2e-18 is left out."
    `);
    for (const grid of [CASES['the largest heat map'], CASES['heat']]) {
      const lines = gridText(grid as OddsGrid, { colour: false, width: 60 }).split('\n');
      expect(lines.filter((line) => line.length > 60)).toEqual([]);
    }
  });

  it('over one parameter is a list', () => {
    expect(gridText(CASES['line'] as OddsGrid, PLAIN)).toMatchInlineSnapshot(`
      "Climbing the wall: success by target

      target  success  1 in
           0   73.11%  1.37
           1   66.08%  1.51
           2   58.26%  1.72
           3   50.00%     2
           4   41.74%  2.40
           5   33.92%  2.95
           6   26.89%  3.72
           7   20.86%  4.79
           8   15.89%  6.29

      Exact: dice that may go on for ever are followed until 2e-18 is left out."
    `);
  });

  it('in Markdown keeps its columns, whatever a value holds', () => {
    const grid = toyGrid([
      ['target', ['1', 'a|b']],
      ['actor.rating.value', ['0', '<i>']],
    ]);
    expect(gridMarkdown(grid)).toMatchInlineSnapshot(`
      "| actor rating \\ target | 1 | a\\|b |
      | ---: | ---: | ---: |
      | 0 | 41.7% | 20.9% |
      | &lt;i&gt; | 73.1% | 50.0% |
      "
    `);
    expect(gridMarkdown(toyGrid([['target', ['1', '2']]]))).toMatchInlineSnapshot(`
      "| target | success |
      | ---: | ---: |
      | 1 | 66.1% |
      | 2 | 58.3% |
      "
    `);
  });

  it('in CSV is tidy and in full precision', () => {
    const [header, first, second, ...rest] = gridCsv(CASES['heat'] as OddsGrid).split('\r\n');
    expect([header, first]).toEqual(['target,actor.rating.value,outcome.success', '0,0,0.5']);
    expect(second).toMatch(/^1,0,0\.\d{10,}$/);
    expect(rest).toHaveLength(7 * 9 - 1);
  });

  it('says 100% and 0% of what is certain only', () => {
    const cell = (shown: number, leftOut: number) =>
      cellText(
        { figure: { type: 'outcome', name: 'success' } },
        { values: [], shown, result: { ...toyOdds(0, 0), leftOut } },
      );
    expect([cell(1, 0), cell(0, 0), cell(1, 1e-18), cell(0, 1e-18)]).toEqual(['100%', '0%', '> 99.9%', '< 0.1%']);
    expect([cell(0.9996, 0), cell(0.0004, 0), cell(0.5125, 0)]).toEqual(['> 99.9%', '< 0.1%', '51.2%']);
  });

  it.each([
    ['actor.rating.value', 'actor rating'],
    ['actor.rating.auto', 'actor rating auto'],
    ['rules.successStep', 'success step'],
    ['contestants."Juan P.".skill', 'Juan P  skill'],
    ['value', 'value'],
  ])('calls %s %s', (path, label) => expect(axisLabel(path)).toBe(label.replace('  ', ' ')));

  it.each([
    [{ outcome: 'win' }, '--outcome: expected success, failure, got "win"'],
    [{ metric: 'toString' }, '--metric: expected successes, got "toString"'],
  ])('refuses a figure that there is not: %j', (choice, message) => {
    expect(() => oddsGrid([{ path: 'target', values: ['1'] }], choice, () => toyOdds(1, 1))).toThrow(message);
  });
});

describe('charts of tables', () => {
  const charts = Object.entries(CASES).map(([label, grid]) => [label, gridChart(grid).spec] as const);

  it.each(charts)('%s: every text lies within the picture', async (_, spec) => {
    const svg = await renderSvg(spec);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    const { width, height } = svgSize(svg);
    expect(width).toBe(CHART_WIDTH);
    for (const { text, left, right, y } of svgTexts(svg)) {
      expect(left > 8 && right < CHART_WIDTH - 8 && y > 8 && y < height - 8, text).toBe(true);
    }
  });

  it('are valid by the JSON Schema of Vega-Lite', { timeout: 30_000 }, () => {
    const ajv = new Ajv({ strict: false, validateFormats: false });
    const schema = createRequire(import.meta.url)('vega-lite/vega-lite-schema.json') as object;
    const isValid = ajv.compile({ ...schema, $ref: '#/definitions/TopLevelLayerSpec' });
    for (const [label, spec] of charts) {
      isValid(JSON.parse(JSON.stringify(spec)));
      expect(isValid.errors, label).toBeNull();
    }
  });

  it('can be read: figures stand out from their cells, and cells grow darker evenly', () => {
    const shares = Array.from({ length: 101 }, (_, i) => i / 100);
    const light = shares.map((share) => luminance(heatColour(share)));
    shares.forEach((share, i) => {
      const [a, b] = [light[i] as number, luminance(heatTextColour(share))];
      expect((Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05), `${share}`).toBeGreaterThan(4.5);
      if (i > 0) expect(light[i]).toBeLessThan(light[i - 1] as number);
    });
  });
});

/** Relative luminance, WCAG 2. */
function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
