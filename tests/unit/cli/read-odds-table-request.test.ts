import { describe, expect, it } from 'vitest';
import type { OddsArguments } from '../../../src/cli/odds/odds-arguments.ts';
import { readOddsTableRequest } from '../../../src/cli/odds/read-odds-table-request.ts';
import { chartStyle } from '../../../src/reports/charts/chart-style.ts';

const read = (more: Partial<OddsArguments>) =>
  readOddsTableRequest({ expressions: ['roll.yaml'], out: 'out', vary: 'target=1..3', ...more });

describe('a request for a table of odds', () => {
  it('is read', () => {
    expect(read({ vary: ['target=1..2', 'a=x,y'], set: 'b=1', csv: '-', markdown: 'table.md', metric: 'm' })).toEqual({
      file: 'roll.yaml',
      set: ['b=1'],
      axes: [
        { path: 'target', values: ['1', '2'] },
        { path: 'a', values: ['x', 'y'] },
      ],
      choice: { outcome: undefined, metric: 'm' },
      csv: '',
      markdown: 'table.md',
      chart: undefined,
      style: chartStyle('screen', ['b=1']),
    });
  });

  it.each([
    [{ vary: 'target' }, '--vary target: expected PATH=A..B'],
    [{ vary: 'target=0..5000' }, '--vary target=0..5000: expected at most 2,000 values, got 5,001'],
    [{ vary: ['a=1..100', 'b=0..99'] }, '--vary: expected a table of at most 2,000 points, got 10,000'],
    [{ vary: ['a=1,2', 'a=3,4'] }, '--vary: expected two parameters, got a twice'],
    [{ vary: ['a=1', 'b=1', 'c=1'] }, '--vary: expected one parameter or two, got 3'],
    [{ vary: ['a=1..21', 'b=1,2'], chart: '' }, '--chart: expected at most 20 values across and 60 down, got 21 and 2'],
    [{ chart: 'table.gif' }, '--chart: expected a file .png, .svg, .vl.json'],
    [{ outcome: 'a', metric: 'b' }, 'expected --outcome or --metric, got both'],
    [{ csv: '', json: true }, '--csv: expected a file, since --json prints to stdout'],
    [{ csv: '', markdown: '' }, '--csv: expected a file, since --markdown prints to stdout'],
    [{ 'at-least': '3' }, '--at-least: does not go with --vary'],
    [{ simulate: true }, '--simulate: does not go with --vary'],
    [{ expressions: ['2d6'] }, '--vary: expected one scenario file, got the expression 2d6'],
    [{ expressions: ['a.yaml', 'b.yaml'] }, '--vary: expected one scenario file, got 2 targets'],
  ] as const)('%j is refused', (more, message) => {
    expect(() => read(more)).toThrow(message);
  });
});
