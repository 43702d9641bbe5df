import { describe, expect, it } from 'vitest';
import { UsageError } from '../../../src/engine/core/errors.ts';
import { parseVary } from '../../../src/scenarios/variants/parse-vary.ts';

const valuesOf = (value: string) => parseVary(`a.b=${value}`, 100).values;

describe('--vary', () => {
  it.each([
    ['0..3', ['0', '1', '2', '3']],
    ['-2..1', ['-2', '-1', '0', '1']],
    ['−1..0', ['-1', '0']],
    ['5..5', ['5']],
    ['1..10:4', ['1', '5', '9']],
    ['0..1:0.25', ['0', '0.25', '0.5', '0.75', '1']],
    ['0.1..0.4:0.1', ['0.1', '0.2', '0.3', '0.4']],
    ['3,5,8', ['3', '5', '8']],
    [' easy , average', ['easy', 'average']],
    ['7', ['7']],
    ['[1, 2],[3, 4]', ['[1, 2]', '[3, 4]']],
    ['"a,b",c', ['"a,b"', 'c']],
    ["'x, y',{ nature: 5 }", ["'x, y'", '{ nature: 5 }']],
  ])('%s', (text, values) => expect(valuesOf(text)).toEqual(values));

  it('takes a path with quotes, and an equals sign in them', () => {
    expect(parseVary('units."A=.B".count=1..2', 10)).toEqual({ path: 'units."A=.B".count', values: ['1', '2'] });
  });

  it.each([
    ['actor.rating', /expected PATH=A\.\.B, PATH=A\.\.B:STEP or PATH=a,b,c/],
    ['a..b=1..2', /path a\.\.b/],
    ['a=9..1', /expected A no more than B, got 9\.\.1/],
    ['a=1..5:0', /expected a step above 0, got 0/],
    ['a=1..', /expected a range such as 0\.\.10 .* got "1\.\."/],
    ['a=one..five', /got "one\.\.five"/],
    ['a=1..5:-1', /expected a range/],
    ['a=1...5', /expected a range/],
    ['a=', /values such as 3,5,8 after =, got ""/],
    ['a=1,,2', /got "1,,2"/],
    ['a=1,', /got "1,"/],
    ['a=,', /got ","/],
    ['a=1,2,1', /expected each value once, got 1 twice/],
    ['a=0..1000000', /expected at most 100 values, got 1,000,001/],
    ['a=0..1:0.001', /expected at most 100 values, got 1,001/],
    [`a=${Array.from({ length: 101 }, (_, i) => i).join(',')}`, /at most 100 values, got 101/],
    ['a=0..99999999999999999999999', /expected at most 100 values/],
  ])('%s is refused', (text, message) => {
    const parse = () => parseVary(text, 100);
    expect(parse).toThrow(UsageError);
    expect(parse).toThrow(message);
  });
});
