import { describe, expect, it } from 'vitest';
import { readMoves } from '../../../src/cli/sensitivity/read-moves.ts';
import { chartStyle } from '../../../src/reports/charts/chart-style.ts';
import { tornadoChart } from '../../../src/reports/charts/tornado-chart.ts';
import { sensitivityCsv, sensitivityDocument } from '../../../src/reports/sensitivity/sensitivity-files.ts';
import { sensitivityText } from '../../../src/reports/sensitivity/sensitivity-text.ts';
import { readFigure } from '../../../src/scenarios/gates/read-figure.ts';
import { loadScenario, variantOf } from '../../../src/scenarios/load-scenario.ts';
import { compare } from '../../../src/sim/compare/compare.ts';
import { sensitivity } from '../../../src/sim/sensitivity/sensitivity.ts';

const duel = loadScenario('scenarios/cole-v-francois.yaml');
const figure = readFigure('outcome.empire', duel);
const OVER = [
  'sides.empire.units.Captain Cole',
  'rules.luck',
  'rules.contest.maxTests',
  'rules.combat.atZero',
  'sides',
];
const MOVES = readMoves(duel, OVER);
const OWN = { trials: 500, seed: 1, threads: 0 };
const RESULT = await sensitivity({ ...OWN, base: duel, moved: MOVES.moved, figure });

describe('readMoves', () => {
  it('moves what lies at or below a path, down before up, and the sides', () => {
    const paths = MOVES.moved.map(({ path }) => path);
    expect(paths).toContain('rules.luck.when');
    expect(paths.at(-1)).toBe('sides');
    const hitDice = MOVES.moved.find(({ path }) => path.endsWith('Cole.hitDice'));
    expect(hitDice?.moves.map(({ direction, to }) => `${direction} ${to}`)).toEqual(['down 5', 'up 7']);
  });

  it('says why a value cannot be moved', () => {
    const { unmoved } = readMoves(loadScenario('scenarios/cole-v-francois.yaml'), ['sides.empire.nextWave']);
    expect(unmoved).toEqual([{ path: 'sides.empire.nextWave', reason: 'a name or a text without a number' }]);
  });

  it('moves a value that stands at its bound one way only', () => {
    const luck = readMoves(duel, ['sides.empire.units.Captain Cole.luck']).moved;
    expect(luck.map(({ moves }) => moves.map(({ to }) => to))).toEqual([['1']]);
  });

  it('takes units by index, as other paths do', () => {
    const [byName, byIndex] = ['Captain Cole', '0'].map((unit) => readMoves(duel, [`sides.empire.units.${unit}`]));
    expect(byIndex).toEqual(byName);
    expect(readMoves(duel, ['sides.empire.units.0.hitDice']).moved).toHaveLength(1);
  });

  it('refuses paths that name nothing that can be moved', () => {
    expect(() => readMoves(duel, ['sides.empire.units.Nobody'])).toThrow('--over: expected the path of a value');
    expect(() => readMoves(duel, ['sides.empire.units.0.hitdie'])).toThrow(
      'got "sides.empire.units.0.hitdie" (did you mean "sides.empire.units.Captain Cole.hitDice"?)',
    );
  });
});

describe('sensitivity', () => {
  it('gives each move the difference that a comparison gives it, the largest first', async () => {
    const row = RESULT.rows.find(({ path }) => path.endsWith('Cole.hitDice'));
    const b = variantOf(duel, [`${row?.path}=7`]);
    const confidence = 1 - 0.05 / RESULT.moves;
    const { comparison } = await compare({ a: duel, b, ...OWN, confidence, figures: [figure] });
    const up = row?.moves.find(({ direction }) => direction === 'up');
    expect(up).toMatchObject({ ...comparison.outcomes['empire'], low: expect.any(Number), high: expect.any(Number) });
    expect(up?.low).toBeCloseTo(comparison.outcomes['empire']!.low, 9);
    const sizes = RESULT.rows.map(({ moves }) => Math.max(...moves.map(({ difference }) => Math.abs(difference))));
    expect(sizes).toEqual(sizes.toSorted((one, other) => other - one));
  });

  it('shows the advantage of order as a row: none in a mirror match', async () => {
    const mirror = variantOf(
      duel,
      [
        ...['hitDice=6', 'hitPoints=21', 'abilities.strength=15', 'abilities.dexterity=12'],
        ...['weapons.0.bonus=2'],
      ].map((set) => `sides.frontier.units.Francois.${set}`),
    );
    const { moved } = readMoves(mirror, ['sides']);
    const order = moved.filter(({ path }) => path === 'sides');
    const { rows } = await sensitivity({ ...OWN, trials: 2000, base: mirror, moved: order, figure });
    expect(rows[0]?.moves[0]?.low).toBeLessThan(0);
    expect(rows[0]?.moves[0]?.high).toBeGreaterThan(0);
  });
});

describe('what sensitivity reports', () => {
  it('says what matters most, groups what has no effect and tells what was not moved, in 80 columns', () => {
    const text = sensitivityText(RESULT, MOVES.unmoved, { colour: false, width: 80 });
    expect(text).toMatch(/^empire: empire .+ matters most, [+-]\d+ points at \d+\n/);
    expect(text).toMatch(/no effect: not one fight differed \(at most [\d.]+ points\): [\s\S]*contest max tests/);
    expect(text).toMatch(/hold together \(Bonferroni\)/);
    for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
  });

  it('has the JSON shape that others read', () => {
    const { rows } = sensitivityDocument(RESULT, MOVES.unmoved) as { rows: { path: string }[] };
    const effect = {
      to: expect.anything(),
      difference: expect.any(Number),
      low: expect.any(Number),
      high: expect.any(Number),
    };
    expect(rows.find(({ path }) => path.endsWith('Cole.hitDice'))).toMatchObject({ from: 6, down: effect, up: effect });
    expect(rows.find(({ path }) => path === 'rules.combat.atZero')).toMatchObject({
      from: 'unconscious',
      alternatives: [{ ...effect, to: 'dead' }],
    });
  });

  it('has a row a move in its CSV', () => {
    const [header, ...rows] = sensitivityCsv(RESULT).trim().split('\r\n');
    expect(header).toBe('path,from,to,a,b,difference,low,high,varianceSaved,differing');
    expect(rows).toHaveLength(RESULT.moves);
  });

  it('draws a bar a move, but of what has no effect none', () => {
    const chart = tornadoChart(RESULT, chartStyle());
    const text = JSON.stringify(chart?.spec);
    expect(text).toContain('hit dice');
    expect(text).not.toContain('max tests');
    const idle = { ...RESULT, rows: RESULT.rows.filter(({ path }) => path === 'rules.contest.maxTests') };
    expect(tornadoChart(idle, chartStyle())).toBeUndefined();
  });
});
