import { describe, expect, it } from 'vitest';
import { chartStyle } from '../../../../src/reports/charts/chart-style.ts';
import { differenceCharts } from '../../../../src/reports/charts/difference-chart.ts';
import { compareCsv } from '../../../../src/reports/compare/compare-csv.ts';
import { compareText } from '../../../../src/reports/compare/compare-text.ts';
import { compareHeadline } from '../../../../src/reports/compare/compare-words.ts';
import { loadScenario, variantOf } from '../../../../src/scenarios/load-scenario.ts';
import { compare } from '../../../../src/sim/compare/compare.ts';
import type { Comparison } from '../../../../src/sim/compare/comparison.ts';

const STYLE = { colour: false, width: 80 };
const CHANGE = 'sides.frontier.units.Francois.hitDice=9';
const duel = loadScenario('scenarios/cole-v-francois.yaml');
const FIGHT = await compare({ a: duel, b: variantOf(duel, [CHANGE]), trials: 2000, threads: 0 });
const SAME = await compare({ a: duel, b: duel, trials: 2000, threads: 0 });
const contest = loadScenario('scenarios/juan-and-susan.yaml');
const CONTEST = await compare({
  a: contest,
  b: variantOf(contest, ['contestants.Juan.skill=8']),
  trials: 2000,
  threads: 0,
});

describe('compareText', () => {
  it('answers in its first line, and fits 80 columns', () => {
    const text = compareText(FIGHT, [CHANGE], STYLE);
    expect(text).toMatch(
      /^empire wins [\d.]+ points less often \(from [\d.]+% to [\d.]+%\), 95% interval [\d.]+ to [\d.]+\n/,
    );
    expect(text).toContain(`B: with ${CHANGE}`);
    expect(text).toMatch(/^empire +[\d.]+% +[\d.]+% +-[\d.]+ +-[\d.]+ to -[\d.]+ +\d+%$/m);
    expect(text).toContain('figures share an error of 5%: all their intervals hold together');
    for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
  });

  it('says of what does not differ how far apart it may be', () => {
    const text = compareText(SAME, [], STYLE);
    expect(text).toMatch(/^no difference found: wins of empire are at most 0\.\d points apart\n/);
    expect(text).toContain('A and B play the same');
    expect(text).toContain('none: not one fight differed');
  });

  it('shows what mathematics says where it can', () => {
    expect(compareText(CONTEST, [], STYLE)).toMatch(/^Juan +33\.31% +16\.28% +-17\.0345$/m);
    expect(compareText(CONTEST, [], STYLE)).toMatch(
      /^Juan 17\.03 points less often \(from 33\.31% to 16\.28%\), exactly\n/,
    );
    expect(compareText(FIGHT, [], STYLE)).not.toContain('exact');
  });
});

describe('compareHeadline', () => {
  const figure = { a: 0.2, b: 0.3, difference: 0.1, low: 0.08, high: 0.12, varianceSaved: 0.5, differing: 100 };
  const headlineOf = (figures: Partial<Comparison>, sides = ['players', 'opposition']) =>
    compareHeadline({ ...FIGHT.comparison, outcomes: {}, metrics: {}, ...figures }, sides);

  it.each([
    [{ outcomes: { players: figure } }, 'players win 10 points more often (from 20% to 30%), 95% interval 8 to 12'],
    [
      { outcomes: { draw: figure } },
      'fights end in a draw 10 points more often (from 20% to 30%), 95% interval 8 to 12',
    ],
    [
      { outcomes: { timeout: figure } },
      'fights run out of rounds 10 points more often (from 20% to 30%), 95% interval 8 to 12',
    ],
    [{ metrics: { rounds: figure } }, 'rounds: 0.10 more on average (from 0.20 to 0.30), 95% interval 0.08 to 0.12'],
    [
      { probabilities: { 'P(rounds <= 5)': figure } },
      'P(rounds <= 5): 10 points more (from 20% to 30%), 95% interval 8 to 12',
    ],
  ])('%j', (figures, sentence) => {
    expect(headlineOf(figures)).toBe(sentence);
  });
});

describe('compareCsv', () => {
  it('has a row a figure, in full precision', () => {
    const [header, ...rows] = compareCsv(FIGHT.comparison).trim().split('\r\n');
    expect(header).toBe('metric,a,b,difference,low,high,varianceSaved,differing');
    expect(rows).toHaveLength(FIGHT.comparison.figures);
    const { a, b, difference } = FIGHT.comparison.outcomes['empire']!;
    expect(rows[0]).toMatch(new RegExp(`^outcome\\.empire,${a},${b},${difference},`));
  });

  it('has columns for what mathematics says where it can', () => {
    expect(compareCsv(CONTEST.comparison)).toContain(',exactA,exactB,exactDifference');
  });
});

describe('differenceCharts', () => {
  it('draws rates in points and means in standard deviations', () => {
    const [rates, means] = differenceCharts(FIGHT, chartStyle());
    expect([rates?.name, means?.name]).toEqual(['differences', 'differences-of-means']);
    const values = (rates as { spec: { layer: { data: { values: { difference: number }[] } }[] } }).spec.layer[0]!.data
      .values;
    expect(values[0]!.difference).toBeCloseTo(100 * FIGHT.comparison.outcomes['empire']!.difference, 9);
    expect(JSON.stringify(rates?.spec)).toContain('less often');
  });
});
