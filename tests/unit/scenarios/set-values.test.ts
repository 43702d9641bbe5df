import { describe, expect, it } from 'vitest';
import { ScenarioError } from '../../../src/engine/core/errors.ts';
import { getAt } from '../../../src/scenarios/data/get-at.ts';
import { loadScenario, parseScenario } from '../../../src/scenarios/load-scenario.ts';
import { battleOf, MINIMAL } from './minimal-battle.ts';

const FIREFIGHT = 'scenarios/firefight.yaml';

/** What is at a path once it has been set. */
function valueAfter(set: string, path = set.slice(0, set.indexOf('='))): unknown {
  return getAt(loadScenario(FIREFIGHT, { set: [set] }).scenario, path);
}

function messagesOf(text: string, ...set: string[]): readonly string[] {
  try {
    parseScenario(text, 'x.yaml', { set });
  } catch (error) {
    if (error instanceof ScenarioError)
      return error.problems.map(({ code, line, message }) => `${code} ${line}: ${message}`);
    throw error;
  }
  return [];
}

describe('--set', () => {
  it.each([
    ['trials=5', 5],
    ['name=Other', 'Other'],
    ['sides.opposition.waves=7', 7],
    ['sides.players.units.Medic.skills.shoot=4s1', '4s1'],
    ['sides.players.units.Medic.skills.shoot.auto=2', 2],
    ['sides.players.units.Medic.skills.shoot.value=-3', -3],
    ['sides.opposition.units.Trooper.count=9', 9],
    ['sides.players.units.Point.tactics.0.if.distance.atLeast=4', 4],
    ['rules.wound.check=every-hit', 'every-hit'],
    ['rules.successStep=6', 6],
    ['rules.attributeModifiers.6=4', 4],
  ])('replaces what the file has: %s', (set, value) => {
    expect(valueAfter(set)).toEqual(value);
  });

  it.each([
    ['description="A text: with a colon"', 'A text: with a colon'],
    ['sides.players.units.Rifle.cool=2', 2],
    ['sides.players.units.Rifle.at=[3, -4]', [3, -4]],
    ['sides.players.waves=2', 2],
    ['sides.opposition.nextWave.everyRounds=3', 3],
    ['rules.clock.fear.wound=0', 0],
    ['armory.assault-rifle.damage=5d6s0', '5d6s0'],
    ['sides.opposition.units.Trooper.tactics=[{move: run}]', [{ move: 'run' }]],
  ] as [string, unknown][])('adds what the file leaves out: %s', (set, value) => {
    expect(valueAfter(set)).toEqual(value);
  });

  it('copies in a gun of the catalogue of which a part is set', () => {
    expect(valueAfter('armory.assault-rifle.damage=5d6s0', 'armory.assault-rifle')).toEqual({
      ...{ damage: '5d6s0', increment: 20, maxIncrements: 8 },
    });
    expect(valueAfter('armory.assault-rifle.increment=9', 'armory.assault-rifle.damage')).toBe('4d4s1');
  });

  it('copies in the rating and the list of which a part is set', () => {
    const text = battleOf([
      '{ name: A, skills: { shoot: 2s1 }, weapon: smg, tactics: [{ move: hold }] }',
      '{ name: B, like: A, attributes: { resistance: 7 } }',
    ]);
    const set = (...sets: string[]) => parseScenario(text, 'x.yaml', { set: sets }).scenario;
    const at = (path: string, ...sets: string[]) => getAt(set(...sets), `sides.heroes.units.B.${path}`);
    expect(at('skills.shoot', 'sides.heroes.units.B.skills.shoot.value=5')).toBe('5s1');
    expect(at('skills.resist', 'sides.heroes.units.B.skills.resist.auto=1')).toBe('3s1');
    expect(at('weapons', 'sides.heroes.units.B.weapons.0=lmg')).toEqual(['lmg']);
    expect(at('tactics', 'sides.heroes.units.B.tactics.0.move=run')).toEqual([{ move: 'run' }]);
    expect(at('skills.shoot', 'trials=0', 'sides.heroes.units.B.skills.shoot.value=5', 'trials=3')).toBe('5s1');
  });

  it('lets weapon and weapons replace each other', () => {
    expect(valueAfter('sides.players.units.Rifle.weapons=[pistol, smg]')).toEqual(['pistol', 'smg']);
    expect(valueAfter('sides.players.units.Rifle.weapon=lmg', 'sides.players.units.Rifle.weapons')).toEqual(['lmg']);
  });

  it.each([
    ['rules:\n  wound.check: attacker-success\n', 'rules.wound.check=every-hit'],
    ['rules:\n  wound: { check: attacker-success }\n', 'rules.wound.check=every-hit'],
    ['rules:\n  wound: { check: attacker-success }\n', 'rules."wound.check"=every-hit'],
    ['rules:\n  wound.check: attacker-success\n', 'rules.wound={check: every-hit}'],
    ['rules:\n  wound.check: attacker-success\n', 'rules={wound.check: every-hit}'],
  ])('replaces a rule however the file writes it: %j %s', (rules, set) => {
    const { scenario } = parseScenario(MINIMAL.replace('sides:', `${rules}sides:`), 'x.yaml', { set: [set] });
    expect(getAt(scenario, 'rules.wound.check')).toBe('every-hit');
  });

  it('reaches names with dots, spaces and equals signs', () => {
    const text = battleOf(['{ name: A.B }', '{ name: C = D }', '{ name: The third }', '{ name: "7" }']);
    for (const name of ['"A.B"', '"C = D"', 'The third', '7']) {
      const { scenario } = parseScenario(text, 'x.yaml', { set: [`sides.heroes.units.${name}.cool=5`] });
      expect(getAt(scenario, `sides.heroes.units.${name}.cool`)).toBe(5);
    }
  });

  it('is carried out in order', () => {
    const { scenario } = parseScenario(MINIMAL, 'x.yaml', {
      set: ['sides.heroes.units.Rifle.name=Gun', 'sides.heroes.units.Gun.cool=1', 'sides.heroes.units.Gun.cool=2'],
    });
    expect(getAt(scenario, 'sides.heroes.units.Gun.cool')).toBe(2);
  });

  it('mends a file', () => {
    expect(messagesOf(`${MINIMAL}trials: 0\n`)).toHaveLength(1);
    expect(messagesOf(`${MINIMAL}trials: 0\n`, 'trials=5')).toEqual([]);
  });
});

describe('a --set that is wrong', () => {
  it.each([
    ['trials=-5', 'out-of-range undefined: --set trials=-5: expected an integer from 1 to 1000000000000, got -5'],
    ['trials=', 'wrong-type undefined: --set trials=: expected an integer from 1 to 1000000000000, got nothing'],
    ['trials=.nan', 'wrong-type undefined: --set trials=.nan: expected an integer from 1 to 1000000000000, got .nan'],
    [
      'heroes.waves=2',
      'unknown-path undefined: --set heroes.waves=2: expected one of format, name, description, system, kind, trials, seed, rules, armory, sides, expect below the scenario, got "heroes" (did you mean "sides.heroes"?)',
    ],
    [
      'sides.heros.waves=2',
      'unknown-path undefined: --set sides.heros.waves=2: expected one of heroes, guards below sides, got "heros" (did you mean "heroes"?)',
    ],
    [
      'sides.heroes.units.Rifel.cool=2',
      'unknown-path undefined: --set sides.heroes.units.Rifel.cool=2: expected one of Rifle below sides.heroes.units, got "Rifel" (did you mean "Rifle"?)',
    ],
    [
      'sides.heroes.units.Rifle.skill.shoot=2',
      'unknown-path undefined: --set sides.heroes.units.Rifle.skill.shoot=2: expected one of name, count, like, attributes, skills, size, effectiveness, cool, stones, weapon, weapons, at, … below sides.heroes.units.Rifle, got "skill" (did you mean "skills"?)',
    ],
    [
      'armory.asault-rifle.damage=2d6',
      'unknown-path undefined: --set armory.asault-rifle.damage=2d6: expected one of pistol, smg, shotgun, assault-rifle, lmg, sniper-rifle, thrown-knife, heavy below armory, got "asault-rifle" (did you mean "assault-rifle"?)',
    ],
    [
      'trials.value=2',
      'unknown-path undefined: --set trials.value=2: expected a path that names something, but trials has nothing below it',
    ],
    [
      '__proto__.x=2',
      'unknown-path undefined: --set __proto__.x=2: expected one of format, name, description, system, kind, trials, seed, rules, armory, sides, expect below the scenario, got "__proto__"',
    ],
    [
      'rules.constructor.x=2',
      'unknown-path undefined: --set rules.constructor.x=2: expected one of maxRounds, successStep, attributeModifiers, push, difficulty, contest, chain, stones, field, movement, initiative, clock, … below rules, got "constructor"',
    ],
    [
      'sides.heroes.units.Rifle.skills.shoot.auto=many',
      'bad-form undefined: --set sides.heroes.units.Rifle.skills.shoot.auto=many: expected a rating from -99s0 to 99s99, such as 3s1, or an integer, got "0smany"',
    ],
    [
      'sides.guards.units.Guard.stones=2',
      "misplaced-stones undefined: --set sides.guards.units.Guard.stones=2: expected stones only on units of the side with role players, got them on the game master's",
    ],
    [
      'sides.guards.units.Guard.weapon=gun',
      'unknown-weapon undefined: --set sides.guards.units.Guard.weapon=gun: expected a weapon of the armory or the catalogue (pistol, smg, shotgun, assault-rifle, lmg, sniper-rifle, thrown-knife, heavy), got "gun"',
    ],
    [
      'system=target',
      'unknown-choice undefined: --set system=target: expected one of target-10, counters, crescent-star, got "target" (did you mean "target-10"?)',
    ],
  ])('says so in place of a line: %s', (set, message) => {
    expect(messagesOf(MINIMAL, set)).toEqual([message]);
  });

  it('does not hide a rating that is broken in the file', () => {
    const text = battleOf(['{ name: A, skills: { shoot: 5x1 } }']);
    expect(messagesOf(text, 'sides.heroes.units.A.skills.shoot.auto=1')).toEqual([
      'bad-form 9: expected a rating from -99s0 to 99s99, such as 3s1, or an integer, got "5x1"',
      'unknown-path undefined: --set sides.heroes.units.A.skills.shoot.auto=1: expected a file without other faults, to set part of what it leaves out',
    ]);
    const list = battleOf(['{ name: A }']);
    expect(messagesOf(list, 'sides.heroes.units.A.skills.shoot.auto=[1]')).toHaveLength(1);
  });

  it('is told with the faults of the file, and with the others', () => {
    expect(messagesOf(`${MINIMAL}trials: 0\n`, 'seed=-1', 'sed=1').map((message) => message.slice(0, 40))).toEqual([
      ...[
        'out-of-range 14: expected an integer fro',
        'out-of-range undefined: --set seed=-1: e',
        'unknown-path undefined: --set sed=1: exp',
      ],
    ]);
  });
});
