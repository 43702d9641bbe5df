import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { parse, View } from 'vega';
import { compile } from 'vega-lite';
import { describe, expect, it } from 'vitest';
import { makeChart } from '../../../src/cli/book/make-chart.ts';
import type { Chart } from '../../../src/reports/charts/chart.ts';
import { inlineStyle } from '../../../src/reports/charts/chart-style.ts';
import { killsChart } from '../../../src/reports/charts/damage-chart.ts';
import { resultCharts } from '../../../src/reports/charts/result-charts.ts';
import type { BookChart } from '../../../src/scenarios/book/book-schema.ts';
import { loadBook } from '../../../src/scenarios/book/load-book.ts';
import { loadScenario } from '../../../src/scenarios/load-scenario.ts';
import { simulate } from '../../../src/sim/simulate.ts';
import { whatIfCharts } from './pairs/what-if-charts.ts';

const BOOKS = 'scenarios/books';
const SCENARIOS = [
  'firefight',
  'bar-brawl',
  'three-musketeers',
  'medical-check',
  'juan-and-susan',
  'rockys-drawbridge',
];
const FEW = 50;

/** The same chart, of fewer trials. */
function quick({ run, sweep, ...entry }: BookChart): BookChart {
  return {
    ...entry,
    ...(run && { run: { ...run, trials: FEW } }),
    ...(sweep && { sweep: { ...sweep, trials: FEW } }),
  };
}

function bookCharts(): Promise<[string, Chart][]> {
  const entries = readdirSync(BOOKS).flatMap((name) => {
    const { slug, folder, charts } = loadBook(join(BOOKS, name));
    return charts.map((entry) => ({ label: `${slug}: ${entry.name}`, entry, folder }));
  });
  return Promise.all(
    entries.map(
      async ({ label, entry, folder }): Promise<[string, Chart]> => [
        label,
        (await makeChart(quick(entry), folder)).chart,
      ],
    ),
  );
}

async function runCharts(): Promise<[string, Chart][]> {
  const charts = SCENARIOS.map(async (name) => {
    const result = await simulate({ ...loadScenario(`scenarios/${name}.yaml`), trials: FEW, threads: 0 });
    const kills = killsChart(result, inlineStyle(350));
    const all = [...resultCharts(result), ...resultCharts(result, inlineStyle(350)), ...(kills ? [kills] : [])];
    return all.map((chart): [string, Chart] => [`${name}: ${chart.name}`, chart]);
  });
  return (await Promise.all(charts)).flat();
}

const CHARTS = [...(await bookCharts()), ...(await runCharts()), ...(await whatIfCharts())];

describe('every kind of chart that is written', () => {
  it('is there', () => {
    expect(CHARTS.length).toBeGreaterThan(90);
  });

  it('is valid by the JSON Schema of Vega-Lite', { timeout: 60_000 }, () => {
    const ajv = new Ajv({ strict: false, validateFormats: false });
    const schema = createRequire(import.meta.url)('vega-lite/vega-lite-schema.json') as object;
    const isValid = ajv.compile({ ...schema, $ref: '#/definitions/TopLevelLayerSpec' });
    for (const [name, { spec }] of CHARTS) {
      isValid(JSON.parse(JSON.stringify(spec)));
      expect(isValid.errors, name).toBeNull();
    }
  });

  it.each(CHARTS)('%s is compiled and drawn without a warning', async (_, { spec }) => {
    const heard: unknown[] = [];
    const hear = (...said: unknown[]) => {
      heard.push(...said);
      return logger;
    };
    const logger = { level: () => logger, error: hear, warn: hear, info: () => logger, debug: () => logger };
    const compiled = compile(spec, { logger: logger as never }).spec;
    const svg = await new View(parse(compiled), { renderer: 'none', logger: logger as never }).toSVG();
    expect(heard).toEqual([]);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  });
});
