import { describe, expect, it } from 'vitest';
import { resultCharts } from '../../../src/reports/charts/result-charts.ts';
import { csvTables } from '../../../src/reports/csv-tables.ts';
import { terminalSummary } from '../../../src/reports/terminal-summary.ts';
import { toyCheck, toyResult } from '../../unit/reports/toy-firefight.ts';

/** Changed on purpose? `npx vitest run --project golden -u`, and say in the changelog which numbers moved. */
const RESULTS = { firefight: toyResult({ trials: 200, cutShortEvery: 100 }), check: toyCheck([10, 30, 10, 3]) };

describe.each(Object.entries(RESULTS))('%s', (name, result) => {
  const expected = (file: string) => `./expected/${name}/${file}`;

  it('summary.json', async () => {
    await expect(`${JSON.stringify(result.summary, null, 2)}\n`).toMatchFileSnapshot(expected('summary.json'));
  });

  it.each(Object.entries(csvTables(result)))('%s', async (file, csv) => {
    expect(csv.endsWith('\r\n')).toBe(true);
    // Kept with plain line breaks, so that no tool of the repository converts them.
    await expect(csv.replaceAll('\r\n', '\n')).toMatchFileSnapshot(expected(file));
  });

  it.each(resultCharts(result).map((chart) => [chart.name, chart.spec] as const))('%s.vl.json', async (file, spec) => {
    await expect(`${JSON.stringify(spec, null, 2)}\n`).toMatchFileSnapshot(expected(`${file}.vl.json`));
  });

  it('terminal', async () => {
    const text = terminalSummary(result, { colour: false, width: 80 });
    await expect(`${text}\n`).toMatchFileSnapshot(expected('terminal.txt'));
  });
});
