import { describe, expect, it } from 'vitest';
import { chartStyle } from '../../../../src/reports/charts/chart-style.ts';
import { sweepHeatChart } from '../../../../src/reports/charts/sweep-heat-chart.ts';
import { sweepLineChart } from '../../../../src/reports/charts/sweep-line-chart.ts';
import { sweepTables } from '../../../../src/reports/sweep/sweep-csv.ts';
import { sweepDocument } from '../../../../src/reports/sweep/sweep-document.ts';
import { sweepText } from '../../../../src/reports/sweep/sweep-text.ts';
import { readFigure } from '../../../../src/scenarios/gates/read-figure.ts';
import { loadScenario, variantOf } from '../../../../src/scenarios/load-scenario.ts';
import { sweep } from '../../../../src/sim/sweep/sweep.ts';

const STYLE = { colour: false, width: 80 };
const contest = loadScenario('scenarios/juan-and-susan.yaml');
const JUAN = 'contestants.Juan.skill';
const SUSAN = 'contestants.Susan.skill';
const TARGET = { metric: 'outcome.Juan', value: 0.5 };
const over = (axes: readonly { path: string; values: readonly string[] }[]) =>
  sweep({
    ...{ base: contest, trials: 400, threads: 0, axes },
    variantAt: (values) =>
      variantOf(
        contest,
        values.map((value, i) => `${axes[i]?.path}=${value}`),
      ),
    figures: [readFigure('outcome.Juan', contest)],
  });
const LINE = await over([{ path: JUAN, values: ['6', '7', '8', '9', '10', '13'] }]);
const MAP = await over([
  { path: JUAN, values: ['5', '9', '13'] },
  { path: SUSAN, values: ['3', '6'] },
]);
/** Data of a chart's layers, nested ones too. */
function dataOf(spec: unknown): Record<string, unknown>[][] {
  const { data, layer = [] } = spec as { data?: { values: Record<string, unknown>[] }; layer?: unknown[] };
  return [...(data ? [data.values] : []), ...layer.flatMap(dataOf)];
}

describe('sweepText', () => {
  it('says what it found, where the target lies and where a cliff is, in 80 columns', () => {
    const text = sweepText(LINE, TARGET, STYLE);
    expect(text).toMatch(/^Juan from 7\.25% \(Juan skill 6\) to 63\.78% \(Juan skill 13\); 50% between 10 and 13\n/);
    expect(text).toMatch(/^ +9 +\d+% +\d+% to \d+% +base +33\.31%$/m);
    expect(text.replaceAll('\n', ' ')).toContain('cliff: Juan rises by 17.0 points from Juan skill 8 to 9');
    for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
  });

  it('shows two parameters as a table, the first across', () => {
    expect(sweepText(MAP, undefined, STYLE)).toMatch(/Juan skill\nSusan skill +5 +9 +13\n +3 +[<\d]/);
  });

  it('marks in the table what reaches the target, and the base', () => {
    const lines = sweepText(MAP, TARGET, STYLE).split('\n');
    const [three, six] = ['3', '6'].map((skill) => lines.find((line) => line.startsWith(`          ${skill}  `)));
    expect(three).toMatch(/^ +3 +16\.28% +\*56\.53% +\*83\.40%$/);
    expect(six).toMatch(/^ +6 +4\.24% +\[33\.31%\] +\*63\.78%$/);
    expect(lines).toContain('*: 50% or more of Juan, the target.');
    expect(lines).toContain('[ ]: the base, the file as it stands.');
    expect(lines.at(-1)).toBe('Exact.');
  });

  it('says of choices, which have no order, at which a target is reached', async () => {
    const when = await over([{ path: 'contestants.Juan.skill', values: ['9', '10', '13'] }]);
    const named = { ...when, points: when.points.map((point, i) => ({ ...point, values: [`choice ${i}`] })) };
    expect(sweepText(named, { ...TARGET, value: 0.35 }, STYLE).replaceAll('\n', ' ')).toContain(
      '; 35% or more at choice 1, choice 2 ',
    );
  });

  it('says that a target is met nowhere', () => {
    expect(sweepText(LINE, { ...TARGET, value: 0.99 }, STYLE)).toMatch(/; 99% nowhere\n/);
  });
});

describe('sweepDocument', () => {
  it('has numbers where values are numbers, and the shape that others read', () => {
    const document = sweepDocument(LINE) as {
      vary: string[];
      points: { values: unknown[]; base: boolean }[];
      cliffs: object;
    };
    expect(document).toMatchObject({ schema: 1, vary: [JUAN], trials: 400, shown: ['outcome.Juan'] });
    expect(document.points[3]).toMatchObject({
      values: [9],
      outcomes: { Juan: { rate: expect.any(Number) } },
      metrics: { tests: { mean: expect.any(Number) } },
      shown: {
        'outcome.Juan': { estimate: expect.any(Number), difference: { difference: 0 }, exact: expect.any(Number) },
      },
    });
    expect(document.points.map(({ base }) => base)).toEqual([false, false, false, true, false, false]);
    expect(document).not.toHaveProperty('target');
    expect(document.cliffs).toEqual({ 'outcome.Juan': [{ from: 8, to: 9, step: expect.closeTo(0.1703, 4) }] });
  });
});

describe('the target in the document of a sweep', () => {
  it('has the neighbours between which it is crossed: over two parameters, the contour', () => {
    expect(sweepDocument(LINE, TARGET)).toHaveProperty('finding', expect.stringMatching(/^Juan from .* to .*; .*$/));
    expect(sweepDocument(LINE, TARGET)).toMatchObject({
      target: { metric: 'outcome.Juan', value: 0.5, crossings: [{ below: [10], above: [13] }] },
    });
    expect(sweepDocument(MAP, TARGET)).toMatchObject({
      target: {
        crossings: [
          { below: [5, 3], above: [9, 3] },
          { below: [9, 6], above: [9, 3] },
          { below: [9, 6], above: [13, 6] },
        ],
      },
    });
  });

  it('has none where a figure stays on one side', () => {
    expect(sweepDocument(MAP, { ...TARGET, value: 0 })).toMatchObject({ target: { crossings: [] } });
  });
});

describe('sweepTables', () => {
  it('has a row a point and figure, with a column for each path', () => {
    const tables = sweepTables(MAP);
    const [header, ...rows] = (tables['sweep.csv'] ?? '').trim().split('\r\n');
    expect(header).toBe(
      `${JUAN},${SUSAN},metric,estimate,low,high,difference,differenceLow,differenceHigh,varianceSaved,exact`,
    );
    expect(rows.map((row) => row.split(',').slice(0, 3).join(' '))).toEqual(
      ['5 3', '9 3', '13 3', '5 6', '9 6', '13 6'].map((values) => `${values} outcome.Juan`),
    );
    expect(Object.keys(tables)).toEqual(['sweep.csv', 'outcomes.csv', 'metrics.csv']);
  });
});

describe('the charts of a sweep', () => {
  it('draws the curve with gates, target, base and cliff', () => {
    const { spec } = sweepLineChart(LINE, 0, { gates: contest.gates, target: TARGET, style: chartStyle() });
    const data = dataOf(spec);
    const words = data.flat().map(({ word }) => word);
    expect(words.filter((word) => word !== undefined)).toEqual(['base', 'cliff']);
    expect(data.flat().filter(({ bound }) => bound !== undefined)).toEqual([
      { bound: 0.323 },
      { bound: 0.343 },
      { bound: 0.5 },
    ]);
    expect(data.at(-1)).toHaveLength(6);
  });

  it('tells a gate at the value of the target from the target', () => {
    const gates = [{ metric: 'outcome.Juan', atLeast: 0.5 }];
    const { spec } = sweepLineChart(LINE, 0, { gates, target: TARGET, style: chartStyle() });
    expect(JSON.stringify(spec)).toContain('dashed: gate at least 50%, target 50%');
  });

  it('draws the line between cells on either side of the target', () => {
    const { spec } = sweepHeatChart(MAP, 0, { gates: [], target: TARGET, style: chartStyle() });
    const above = MAP.points.map(({ figures }) => (figures[0]?.estimate ?? 0) >= 0.5);
    expect(above).toEqual([false, true, true, false, false, true]);
    const edges = dataOf(spec).find(([first]) => first !== undefined && 'x2' in first && !('colour' in first));
    expect(edges).toEqual([
      { x: 1, y: 0, x2: 1, y2: 1 },
      { x: 1, y: 1, x2: 2, y2: 1 },
      { x: 2, y: 1, x2: 2, y2: 2 },
    ]);
  });

  it('draws values that are no numbers as marks without a line', () => {
    const words = { ...LINE, axes: [{ path: 'rules.tie', values: ['a', 'b', 'c', 'd', 'e', 'f'] }] };
    expect(
      JSON.stringify(sweepLineChart(words, 0, { gates: [], target: undefined, style: chartStyle() }).spec),
    ).not.toContain('"type":"line"');
  });
});
