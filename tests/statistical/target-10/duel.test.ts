import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { playTrials } from '../../../src/engine/core/play-trials.ts';
import { Tally } from '../../../src/engine/core/tally.ts';
import { duelWith, LIMIT, missesOf, VARIANTS } from './judge-duel.ts';
import { compileText } from './play-both.ts';

const TRIALS = 12_000;

describe('Cole against Francois agrees with the exact chain', () => {
  const NAMES = ['target 12, luck 0/0, at reach', 'target 12, luck 3/0, charge', 'target 10, luck 3/0, at reach'];

  it.each(VARIANTS.filter(({ name }) => NAMES.includes(name)))('$name', ({ sets }) => {
    expect(missesOf(sets, sets, TRIALS)).toEqual([]);
  });

  it.each([
    ['a target number wrong by one', ['rules.combat.targetNumber=13']],
    ['death at 0', ['rules.combat.atZero=dead']],
    ['a hit point more', ['sides.frontier.units.Francois.hitPoints=25']],
    ['a luck point', ['sides.empire.units."Captain Cole".luck=1']],
    ['a charge where there is none', ['sides.frontier.units.Francois.at=30']],
  ])('which tells an engine with %s', (_name, sets) => {
    expect(missesOf(sets, [], TRIALS).length).toBeGreaterThan(0);
  });
});

const MIRROR = `
format: 1
name: Mirror
system: target-10
kind: battle
rules: { field: { distance: 20 } }
sides:
  one:
    units:
      - &guard
        { name: Guard, hitDice: 3, count: 2, abilities: { strength: 13, dexterity: 12 }, luck: 1, weapons: [{ name: Sword, kind: melee, bonus: 1 }, { name: Bow, kind: ranged, bonus: 1, range: 15 }], tactics: [] }
      - { name: Wrestler, hitDice: 3, hitPoints: 10, tactics: [{ if: { holding: false }, action: grapple }, { move: maneuver, action: kill }] }
  two:
    units:
      - *guard
      - { name: Wrestler, hitDice: 3, hitPoints: 10, tactics: [{ if: { holding: false }, action: grapple }, { move: maneuver, action: kill }] }
`;

/** Standard errors between the shares that both sides win. */
function unevenness(yaml: string, trials: number): number {
  const compiled = compileText(yaml);
  const tally = new Tally(compiled.layout);
  playTrials(compiled.createRunner(5), 0, trials, tally);
  const [one, two] = tally.outcomes as unknown as [number, number];
  return Math.abs(one - two) / Math.sqrt(one + two);
}

describe('a mirror fight is even', () => {
  it('for duels', () => {
    const duel = duelWith([]) as { sides: { empire: object } };
    const sides = { one: duel.sides.empire, two: duel.sides.empire };
    expect(unevenness(stringify({ ...duel, sides }), 20_000)).toBeLessThan(LIMIT);
  });

  it('for whole sides, at an even distance', () => {
    expect(unevenness(MIRROR, 10_000)).toBeLessThan(LIMIT);
  });

  it('and is told from one in which a side has a better sword', () => {
    expect(unevenness(MIRROR.replace('bonus: 1', 'bonus: 2').replace('- *guard', GUARD), 10_000)).toBeGreaterThan(
      LIMIT,
    );
  });
});

const GUARD =
  '- { name: Guard, hitDice: 3, count: 2, abilities: { strength: 13, dexterity: 12 }, luck: 1, weapons: [{ name: Sword, kind: melee, bonus: 1 }, { name: Bow, kind: ranged, bonus: 1, range: 15 }] }';
