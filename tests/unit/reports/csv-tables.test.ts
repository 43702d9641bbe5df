import { describe, expect, it } from 'vitest';
import { csvTables } from '../../../src/reports/csv-tables.ts';
import { toyChain, toyCheck, toyResult } from './toy-firefight.ts';

const rowsOf = (csv: string | undefined) =>
  (csv ?? '')
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','));

describe('CSV tables', () => {
  const result = toyResult();
  const tables = csvTables(result);

  it('have the headers of outputs.md', () => {
    expect(Object.fromEntries(Object.entries(tables).map(([name, csv]) => [name, csv.split('\r\n')[0]]))).toEqual({
      'outcomes.csv': 'outcome,count,rate,low,high',
      'metrics.csv': 'metric,n,mean,sd,low,high,min,p05,p25,median,p75,p95,max',
      'distributions.csv': 'metric,value,count,probability,cumulative',
      'units.csv': 'side,unit,survival,damageDealt,kills,attacks,hits,hitRate',
      'attrition.csv': 'round,side,meanActive,p10,p90',
    });
  });

  it('give numbers that read back the same', () => {
    for (const [outcome, count, rate, low, high] of rowsOf(tables['outcomes.csv']).slice(1)) {
      const figure = result.summary.outcomes[outcome ?? ''];
      expect([count, rate, low, high].map(Number)).toEqual([figure?.count, figure?.rate, figure?.low, figure?.high]);
    }
  });

  it('have a row a metric, a value, a unit, and a side and round', () => {
    expect(rowsOf(tables['metrics.csv'])).toHaveLength(1 + Object.keys(result.summary.metrics).length);
    expect(rowsOf(tables['distributions.csv'])).toHaveLength(1 + Object.values(result.distributions).flat().length);
    expect(rowsOf(tables['units.csv'])).toHaveLength(1 + 8);
    expect(rowsOf(tables['attrition.csv'])).toHaveLength(1 + result.attrition.length);
  });

  it('leave the hit rate of who never attacked empty', () => {
    const [idle] = result.summary.units;
    if (idle === undefined) throw new Error('no unit');
    const units = [{ ...idle, attacks: 0, hits: 0, hitRate: null }];
    const csv = csvTables({ ...result, summary: { ...result.summary, units } })['units.csv'];
    expect(csv).toMatch(/,0,0,\r\n$/);
  });

  it('of a check have neither units nor attrition', () => {
    expect(Object.keys(csvTables(toyCheck([1, 2])))).toEqual(['outcomes.csv', 'metrics.csv', 'distributions.csv']);
  });

  it('quote by RFC 4180', () => {
    const csv = csvTables(toyChain({ 'a, "b"\nc': 1, d: 1 }))['outcomes.csv'];
    expect(csv).toContain('"a, ""b""\nc",1,0.5,');
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx'])('make %j no formula', (name) => {
    const csv = csvTables(toyChain({ [name]: 1, d: 1 }))['outcomes.csv'] ?? '';
    expect(csv.replaceAll('"', '')).toContain(`\r\n'${name},1,`);
  });

  it('leave negative numbers alone', () => {
    const { summary, ...rest } = toyCheck([1, 2]);
    const distributions = { successes: [{ value: -1, count: 3, probability: 1, cumulative: 1 }] };
    expect(csvTables({ ...rest, summary, distributions })['distributions.csv']).toContain('successes,-1,3,1,1\r\n');
  });
});
