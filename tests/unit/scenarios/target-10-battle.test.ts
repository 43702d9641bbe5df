import { describe, expect, it } from 'vitest';
import { ScenarioError } from '../../../src/engine/core/errors.ts';
import type { Target10Battle } from '../../../src/engine/systems/target-10/scenario.ts';
import { parseScenario } from '../../../src/scenarios/load-scenario.ts';

const battle = (units: string, more = '') =>
  `{format: 1, name: B, system: target-10, kind: battle, ${more} sides: {a: {units: [${units}]}, b: {units: [{name: Z, hitDice: 1}]}}}`;

function faultsOf(text: string): (readonly [code: string, path: string])[] {
  try {
    parseScenario(text, 'b.yaml');
    return [];
  } catch (error) {
    if (!(error instanceof ScenarioError)) throw error;
    return error.problems.map(({ code, path }) => [code, path]);
  }
}

describe('a Target 10 battle', () => {
  it('is resolved with every default filled in', () => {
    const { scenario, warnings } = parseScenario(
      battle('{name: A, hitDice: 2, luck: mid, weapons: [{name: W, kind: melee}]}'),
      'b.yaml',
    );
    expect(warnings).toEqual([]);
    const { sides, terrain } = scenario as Target10Battle;
    expect(terrain).toEqual([]);
    expect(sides['a']?.units[0]).toEqual({
      ...{ name: 'A', hitDice: 2, armor: 0, luck: 1, venturer: false, negotiation: 0, tactics: [], modifiers: {} },
      abilities: { strength: 10, dexterity: 10, charisma: 10 },
      weapons: [{ name: 'W', kind: 'melee', bonus: 0 }],
    });
  });

  it('is a valid file once it is resolved', () => {
    const text = battle('{name: A, hitDice: 2, hitPoints: 2d6, tactics: [{if: {health: {below: 0.5}}, move: flee}]}');
    const { scenario } = parseScenario(text, 'b.yaml');
    expect(parseScenario(JSON.stringify(scenario), 'r.json').scenario).toEqual(scenario);
  });

  it('may take Hit Dice and being a venturer from a base', () => {
    const base = '{name: A, hitDice: 3, venturer: true, tactics: [{action: negotiate}]}';
    expect(faultsOf(battle(`${base}, {name: C, like: A}`))).toEqual([]);
    expect(faultsOf(battle(`${base}, {name: C, like: A, venturer: false}`))).toEqual([
      ['no-venturer', 'sides.a.units.C.venturer'],
    ]);
  });

  it.each([
    ['{name: A}', '', 'missing-key', 'sides.a.units.A'],
    ['{name: A, hitDice: 1, hitPoints: 1d6-1}', '', 'bad-form', 'sides.a.units.A.hitPoints'],
    ['{name: A, hitDice: 1, abilities: {strength: 19}}', '', 'out-of-range', 'sides.a.units.A.abilities.strength'],
    [
      '{name: A, hitDice: 1, weapons: [{name: W, kind: melee, range: 3}]}',
      '',
      'misplaced-range',
      'sides.a.units.A.weapons.W.range',
    ],
    [
      '{name: A, hitDice: 1, weapons: [{name: W, kind: melee}, {name: W, kind: ranged}]}',
      '',
      'duplicate-name',
      'sides.a.units.A.weapons.1.name',
    ],
    ['{name: A, hitDice: 1, tactics: [{action: negotiate}]}', '', 'no-venturer', 'sides.a.units.A.tactics.0.action'],
    [
      '{name: A, hitDice: 1, tactics: [{if: {targeted: true}}]}',
      '',
      'unknown-key',
      'sides.a.units.A.tactics.0.if.targeted',
    ],
    ['{name: A, hitDice: 1}', 'terrain: [{kind: pit, from: 3, to: 1}],', 'empty-range', 'terrain.0'],
    ['{name: A, hitDice: 1}', 'terrain: [{kind: swamp, from: 3, to: 4}],', 'unknown-choice', 'terrain.0.kind'],
  ])('is refused: %s %s', (unit, more, code, path) => {
    expect(faultsOf(battle(unit, more))).toEqual([[code, path]]);
  });

  it('warns of an entry that is never reached', () => {
    const { warnings } = parseScenario(
      battle('{name: A, hitDice: 1, tactics: [{move: hold}, {move: flee}]}'),
      'b.yaml',
    );
    expect(warnings.map(({ code }) => code)).toEqual(['unreachable']);
  });
});
