import { describe, expect, it } from 'vitest';
import { scenarioOdds } from '../../../../src/cli/odds/scenario-odds.ts';
import { oddsCsv } from '../../../../src/reports/odds/odds-csv.ts';
import { oddsText } from '../../../../src/reports/odds/odds-text.ts';
import { loadScenario } from '../../../../src/scenarios/load-scenario.ts';
import { odds } from '../../../../src/sim/odds/odds.ts';
import { rowsWithin } from '../../../../src/sim/odds/odds-rows.ts';

const PLAIN = { colour: false, width: 80 };
const text = (...expressions: string[]) =>
  oddsText(
    expressions.map((expression) => odds(expression)),
    undefined,
    PLAIN,
  );
const within = (expression: string, from: number, to: number) =>
  oddsText([odds(expression)], (_, figure) => rowsWithin(figure, { from, to }), PLAIN)
    .split('\n')
    .filter((line) => /^ *-?\d+ {2}/.test(line))
    .map((line) => line.trim().replace(/ {2,}/g, ' | '));

describe('odds as text', () => {
  it('of an open-ended die never say that a high value is impossible or the highest', () => {
    expect(within('d6!', 1, 1)).toEqual(['1 | 16.67% | 100% | 16.67% | always']);
    expect(within('d6!', 500, 500)).toEqual(['500 | < 0.000001% | < 0.000001% | > 99.999999% | over 1e300']);
    expect(within('10 - d6!', -500, -500)).toEqual(['-500 | < 0.000001% | > 99.999999% | < 0.000001% | 1.00']);
    expect(within('10 - d6!', 10, 10)).toEqual(['10 | 0% | 0% | 100% | never']);
  });

  it('of closed dice say that what lies beyond is impossible', () => {
    expect(within('2d6', 1, 2)).toEqual(['1 | 0% | 100% | 0% | always', '2 | 2.78% | 100% | 2.78% | always']);
    expect(within('2d6', 13, 13)).toEqual(['13 | 0% | 0% | 100% | never']);
    expect(within('100d6', 101, 101)).toEqual(['101 | < 0.000001% | > 99.999999% | < 0.000001% | 1.00']);
  });

  it('of many values are thinned, and say so', () => {
    const lines = text('100d6').split('\n');
    expect(lines.length).toBeLessThan(75);
    expect(lines.join('\n')).toMatch(/\d+ of 501 values; --at-least/);
  });

  it('of several stand side by side, in as many tables as fit', () => {
    expect(text('d4', 'd6')).toMatchInlineSnapshot(`
      "expression  mean      sd  median          mode
      d4           2.5   1.118       2    1, 2, 3, 4
      d6           3.5  1.7078       3  1 to 6 alike

      at least      d4      d6
             1    100%    100%
             2  75.00%  83.33%
             3  50.00%  66.67%
             4  25.00%  50.00%
             5      0%  33.33%
             6      0%  16.67%

      Exact."
    `);
    const many = text(...Array.from({ length: 12 }, (_, i) => `d6+${i}`));
    expect(many.split('\n').filter((line) => line.length > 80)).toEqual([]);
  });

  it('shows control characters of an expression to nobody', () => {
    expect(text('d6\t+\t1').split('\n')[0]).toMatch(/^d6 \+ 1: /);
  });
});

const scenario = (name: string, ...set: string[]) => scenarioOdds(loadScenario(`scenarios/${name}.yaml`, { set }));

describe('odds of a scenario with open-ended dice', () => {
  it('are certain of what no open end can change', () => {
    expect(oddsText([scenario('razgums-spiders')], undefined, PLAIN)).toContain(
      '0   22.50%      100%   22.50%          always',
    );
    const certain = oddsText([scenario('plain-roll', 'actor.rating=12s0')], undefined, PLAIN);
    expect(certain).toMatch(/^success +100% +always$/m);
  });

  it('are not certain of what an open end may change', () => {
    expect(oddsText([scenario('wounded-opponent')], undefined, PLAIN)).not.toContain('always');
    expect(oddsText([scenario('plain-roll', 'actor.rating=12s0')], undefined, PLAIN)).toMatch(/> 99\.999999%/);
  });
});

describe('odds of several scenarios', () => {
  it('begin with the chances of outcomes that all have, and name quantities that are not the same', () => {
    const both = oddsText([scenario('strength-check'), scenario('johns-punch')], undefined, PLAIN);
    expect(both.split('\n').slice(0, 3)).toEqual([
      'expression                        success  failure',
      'A strength check with strength 3   78.40%   21.60%',
      "John's punch                       98.44%    1.56%",
    ]);
    const others = oddsText([scenario('strength-check'), scenario('razgums-spiders')], undefined, PLAIN);
    expect(others).toMatch(/^expression +mean/);
    expect(others).toMatch(/^A strength check with strength 3: succ.* 1\.5 /m);
    expect(others).toMatch(/: linksBought /);
    for (const line of `${both}\n${others}`.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
  });
});

describe('odds as CSV', () => {
  it('have a row for each outcome before those of the values', () => {
    const csv = oddsCsv([scenario('strength-check')], undefined).split('\r\n');
    expect(csv[0]).toBe('expression,metric,value,probability,atLeast,atMost');
    expect(csv.slice(1, 3)).toEqual([
      'A strength check with strength 3,outcome,success,0.7840000000000001,,',
      'A strength check with strength 3,outcome,failure,0.216,,',
    ]);
    expect(csv[3]).toMatch(/^A strength check with strength 3,successes,0,/);
  });
});
