import { describe, expect, it } from 'vitest';
import { scenarioOdds } from '../../src/cli/odds/scenario-odds.ts';
import { gridChart } from '../../src/reports/charts/grid-chart.ts';
import { gridCsv } from '../../src/reports/odds-grid/grid-csv.ts';
import { gridDocument } from '../../src/reports/odds-grid/grid-document.ts';
import { gridMarkdown } from '../../src/reports/odds-grid/grid-markdown.ts';
import { gridText } from '../../src/reports/odds-grid/grid-text.ts';
import { loadScenario, variantOf } from '../../src/scenarios/load-scenario.ts';
import { oddsGrid } from '../../src/sim/odds/odds-grid.ts';

/** Pools of dice have finite sums: the same to the last digit on every machine. */
const LOADED = loadScenario('scenarios/medical-check.yaml');
const GRID = oddsGrid(
  [
    { path: 'actor.attribute', values: ['1', '3', '5'] },
    { path: 'actor.skill', values: ['0', '1', '4'] },
  ],
  {},
  ([attribute, skill]) => scenarioOdds(variantOf(LOADED, [`actor.attribute=${attribute}`, `actor.skill=${skill}`])),
);

describe('a table of odds', () => {
  it.each([
    ['table.txt', `${gridText(GRID, { colour: false, width: 80 })}\n`],
    ['table.md', gridMarkdown(GRID)],
    ['table.csv', gridCsv(GRID).replaceAll('\r\n', '\n')],
    ['table.json', `${JSON.stringify(gridDocument(GRID), null, 2)}\n`],
    ['table.vl.json', `${JSON.stringify(gridChart(GRID).spec, null, 2)}\n`],
  ])('%s', async (file, text) => {
    await expect(text).toMatchFileSnapshot(`./expected/odds-table/${file}`);
  });
});
