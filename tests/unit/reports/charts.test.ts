import { createRequire } from 'node:module';
import { Ajv } from 'ajv';
import { parse, View } from 'vega';
import { compile, type TopLevelSpec } from 'vega-lite';
import { describe, expect, it } from 'vitest';
import { CHART_WIDTH } from '../../../src/reports/charts/chart-style.ts';
import { renderPng } from '../../../src/reports/charts/render-png.ts';
import { renderSvg } from '../../../src/reports/charts/render-svg.ts';
import { isChartFile, resultCharts } from '../../../src/reports/charts/result-charts.ts';
import type { SimulationResult } from '../../../src/sim/result.ts';
import { darkPixels, pngPixels } from './png-pixels.ts';
import { svgSize, svgTexts } from './svg-texts.ts';
import { toyChain, toyCheck, toyResult } from './toy-firefight.ts';

const range = (name: string, count: number) => Array.from({ length: count }, (_, i) => `${name} ${i + 1}`);
const LONG = 'Wolfgang Amadeus the Very Long-Winded & <Wise> '.repeat(5).slice(0, 200);

/** Results that charts must bear. */
const CASES: Readonly<Record<string, SimulationResult>> = {
  firefight: toyResult({ trials: 500 }),
  'names of 200 characters': toyResult({
    name: LONG,
    trials: 200,
    sides: [
      { name: LONG, units: [LONG, 'Ö'.repeat(200)], chance: 0.3 },
      { name: 'W'.repeat(200), units: ['W'.repeat(200)], chance: 0.3 },
    ],
  }),
  'sixty units': toyResult({
    trials: 50,
    sides: [
      { name: 'heroes', units: range('Hero', 4), chance: 0.4 },
      { name: 'horde', units: range('Goblin', 60), chance: 0.02 },
    ],
  }),
  'hundreds of rounds': toyResult({
    trials: 300,
    maxRounds: 2000,
    sides: [
      { name: 'red', units: ['Ada'], chance: 0.004 },
      { name: 'blue', units: ['Bob'], chance: 0.003 },
    ],
  }),
  'one trial': toyResult({ trials: 1 }),
  'nobody hits': toyResult({
    trials: 20,
    maxRounds: 3,
    sides: [
      { name: 'red', units: ['Ada'], chance: 0 },
      { name: 'blue', units: ['Bob'], chance: 0 },
    ],
  }),
  'a check': toyCheck([10, 30, 10, 3]),
  'a check that never fails': toyCheck([0, 300]),
  'a check that always fails': toyCheck([300]),
  'one outcome': toyChain({ complete: 100 }),
  'sixty outcomes': toyChain(Object.fromEntries(range('broken', 60).map((name, i) => [name, 60 - i]))),
};

const charts = Object.entries(CASES).flatMap(([label, result]) =>
  resultCharts(result).map(({ name, spec }): [string, TopLevelSpec] => [`${label}: ${name}`, spec]),
);

/** Collects what Vega and Vega-Lite complain of. */
function complaints() {
  const heard: string[] = [];
  const hear = (...args: readonly unknown[]) => {
    heard.push(args.join(' '));
    return logger;
  };
  const logger = {
    level: () => logger,
    warn: hear,
    error: hear,
    info: () => logger,
    debug: () => logger,
  };
  return { heard, logger: logger as unknown as NonNullable<Parameters<typeof compile>[1]>['logger'] & typeof logger };
}

describe('charts', () => {
  it('of a fight are six, of anything else its outcomes and all it counts', () => {
    const names = (result: SimulationResult | undefined) =>
      result ? resultCharts(result).map(({ name }) => name) : [];
    expect(names(CASES['firefight'])).toEqual(['outcomes', 'rounds', 'survivors', 'attrition', 'damage', 'units']);
    expect(names(CASES['a check'])).toEqual(['outcomes', 'distribution-successes']);
    for (const name of Object.values(CASES).flatMap(names)) expect(isChartFile(`${name}.svg`)).toBe(true);
  });

  it.each(charts)('%s draws without a warning, every text within the picture', async (_, spec) => {
    const { heard, logger } = complaints();
    const compiled = compile(spec, { logger }).spec;
    const svg = await new View(parse(compiled), { renderer: 'none', logger }).toSVG();
    expect(heard).toEqual([]);
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
    for (const [label, spec] of charts.filter(([name]) => /^(firefight|hundreds|a check:)/.test(name))) {
      isValid(JSON.parse(JSON.stringify(spec)));
      expect(isValid.errors, label).toBeNull();
    }
  });

  it.each(charts)('%s holds its data, a few hundred rows at most', (_, spec) => {
    const text = JSON.stringify(spec);
    expect(text).not.toContain('"url"');
    expect(text.length).toBeLessThan(50_000);
  });

  it('draw the same bytes each time', async () => {
    for (const [, spec] of charts.slice(0, 6)) expect(await renderSvg(spec)).toBe(await renderSvg(spec));
  });

  it('never label anything 0% or 100% but the ends of a scale', async () => {
    for (const [label, spec] of charts.filter(([name]) =>
      /(never|always|trial|hits).*(outcomes|units|survivors)/.test(name),
    )) {
      const zeros = svgTexts(await renderSvg(spec)).filter(({ text }) => /^(0|100)(\.0+)?%$/.test(text));
      expect(zeros.length, label).toBeLessThanOrEqual(2);
    }
  });
});

describe('chart titles say the finding', () => {
  const titles = (label: string) =>
    resultCharts(CASES[label] as SimulationResult).map(({ spec }) => {
      const { text } = (spec as unknown as { title: { text: string[] } }).title;
      return text.join(' ');
    });

  it('of a firefight', () => {
    expect(titles('firefight')).toMatchInlineSnapshot(`
      [
        "Too close to call: opposition wins 50% of fights",
        "The median fight takes 5 to 6 rounds; 95% take 2 to 14",
        "Units left on average: players 1.3 of 4, opposition 1.3 of 4",
        "Standing after 5 rounds: players 1.7 of 4, opposition 1.8 of 4",
        "Trooper 4 and 2 others deal the most damage: 13 a fight each",
        "Survives least: Point (9%); most: Trooper 4 (50%)",
      ]
    `);
  });

  it('of a check', () => {
    expect(titles('a check')).toMatchInlineSnapshot(`
      [
        "Success in 81% of checks",
        "Successes: median 1, and all checks within 0 to 3",
      ]
    `);
    expect(titles('a check that never fails')).toMatchInlineSnapshot(`
      [
        "Success in > 99% of checks",
        "Successes: 1 in all 300 checks",
      ]
    `);
  });

  it('of a fight in which nothing happens', () => {
    expect(titles('nobody hits')).toMatchInlineSnapshot(`
      [
        "> 86% of fights run out of rounds",
        "All 20 fights took 3 rounds",
        "Units left on average: red 1 of 1, blue 1 of 1",
        "Standing after 3 rounds: red 1.0 of 1, blue 1.0 of 1",
        "Nobody deals damage",
        "Every unit survives > 86% of fights",
      ]
    `);
  });
});

describe('PNG', () => {
  it('is drawn with the bundled fonts: twice the size, white, with a dark title', async () => {
    const [chart] = resultCharts(CASES['firefight'] as SimulationResult);
    const svg = await renderSvg(chart?.spec as TopLevelSpec);
    const { width, height } = svgSize(svg);
    const png = await renderPng(svg);
    const pixels = pngPixels(png);
    expect([pixels.width, pixels.height]).toEqual([2 * width, 2 * height]);
    expect([...pixels.rgba.subarray(0, 4)]).toEqual([255, 255, 255, 255]);
    expect(darkPixels(pixels, 40, 50, 600, 100)).toBeGreaterThan(1000);
    expect(Buffer.from(await renderPng(svg)).equals(Buffer.from(png))).toBe(true);
  });
});
