import { describe, expect, it } from 'vitest';
import { csvTables } from '../../../src/reports/csv-tables.ts';
import { terminalSummary } from '../../../src/reports/terminal-summary.ts';
import { toyResult } from './toy-firefight.ts';

const RESULT = toyResult({ trials: 200 });
const COUNTED = {
  ...RESULT,
  summary: { ...RESULT.summary, rules: { 'CS-1': 19, 'CS-2': 0, 'CS-7': 0 }, rulesTrials: 200 },
  neverFired: ['CS-2'],
};
const textOf = (result: typeof RESULT) => terminalSummary(result, { colour: false, width: 80 });

describe('how often rules fired', () => {
  it('is a table of every rule, with the trials in which it was counted', () => {
    expect(csvTables(COUNTED)['rules.csv']).toBe('rule,fired,trials\r\nCS-1,19,200\r\nCS-2,0,200\r\nCS-7,0,200\r\n');
    expect(csvTables(RESULT)).not.toHaveProperty('rules.csv');
  });

  it('is a line on the terminal of those that might have fired and never did', () => {
    expect(textOf(COUNTED)).toContain('\nRules that never fired in the first 200 fights: CS-2.\n');
    expect(textOf({ ...COUNTED, neverFired: [] })).not.toContain('never fired');
    expect(textOf(RESULT)).not.toContain('never fired');
  });
});
