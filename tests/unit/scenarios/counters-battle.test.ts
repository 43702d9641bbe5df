import { describe, expect, it } from 'vitest';
import { ScenarioError } from '../../../src/engine/core/errors.ts';
import { counters } from '../../../src/engine/systems/counters/index.ts';
import type { CountersBattle } from '../../../src/engine/systems/counters/scenario.ts';
import { loadScenario, parseScenario } from '../../../src/scenarios/load-scenario.ts';

/** A battle of one unit a side; the first one's line and the catalogue are the test's. */
function battle(unit: string, top = ''): string {
  return `format: 1
name: Test
system: counters
kind: battle
${top}sides:
  one:
    units:
      - ${unit}
  two:
    units:
      - { name: Other }
`;
}

const catalogue = (entry: string, list = 'counters') => `catalogue:\n  ${list}:\n    - ${entry}\n`;
const PARRY =
  '{ name: Parry, skill: blades, rank: 1, kind: defensive, against: melee, timing: damage, fewerLevels: 1 }';

/** `line:column code path: message`, one a problem. */
function problemsOf(text: string): string[] {
  try {
    parseScenario(text, 'x.yaml');
  } catch (error) {
    if (!(error instanceof ScenarioError)) throw error;
    return error.problems.map(
      ({ line, column, code, path, message }) => `${line}:${column} ${code} ${path}: ${message}`,
    );
  }
  return [];
}

describe('a Counters battle', () => {
  it('is resolved with every default', () => {
    const { scenario, warnings } = parseScenario(
      battle('{ name: A, count: 2, counters: [Dodge], skills: { brawl: 1 } }'),
      'x.yaml',
    );
    expect(warnings).toEqual([]);
    expect((scenario as CountersBattle).catalogue).toEqual({ attacks: [], counters: [] });
    expect((scenario as CountersBattle).sides['one']?.units[0]).toEqual({
      ...{ name: 'A', count: 2, attacks: ['Punch'], counters: [{ use: 'Dodge' }], tactics: [] },
      attributes: {
        strength: 3,
        constitution: 3,
        dexterity: 3,
        intelligence: 3,
        perception: 3,
        willpower: 3,
        presence: 3,
      },
      skills: { brawl: 1, firearms: 0, blades: 0 },
      armor: { penetrationResistance: 0, absorption: 0 },
    });
  });

  it.each([
    ['skills.brawl', 'sides.one.units.A.skills.brawl=4', '4'],
    ['a figure of the catalogue', 'rules.attacks.punch.damage=4', '4'],
  ])('is set from outside by path: %s', (_name, set, value) => {
    const { scenario } = parseScenario(battle('{ name: A }'), 'x.yaml', { set: [set] });
    expect(JSON.stringify(scenario)).toContain(`:${value}`);
  });

  it.each([
    [
      '{ name: A, attacks: [Pnch] }',
      '8:30 unknown-attack sides.one.units.A.attacks.0: expected an attack of the catalogue, got "Pnch" (did you mean "Punch"?)',
    ],
    [
      '{ name: A, attacks: [Punch, Punch] }',
      '8:37 duplicate-name sides.one.units.A.attacks.1: expected each attack once, got "Punch" again',
    ],
    [
      '{ name: A, counters: [Blok] }',
      '8:31 unknown-counter sides.one.units.A.counters.0: expected a counter of the catalogue, got "Blok" (did you mean "Block"?)',
    ],
    [
      '{ name: A, skills: { brawl: 1 }, counters: [Grit] }',
      '8:53 build sides.one.units.A.counters.0: Grit: the ranks of A leave no choice for a defensive counter of rank 2 of brawl',
    ],
    [
      '{ name: A, attacks: [Sucker Punch] }',
      '8:30 build sides.one.units.A.attacks.0: Sucker Punch: expected rank 2 or more in brawl, A has rank 0',
    ],
    [
      '{ name: A, skills: { brawl: 1 }, counters: [{ use: Opening, if: { damage: { atLeast: 1 } } }] }',
      '8:75 idle-condition sides.one.units.A.counters.0.if.damage: expected no condition on damage: it is not known when Opening is used (offensive)',
    ],
    [
      '{ name: A, tactics: [{ attack: Bite }] }',
      '8:40 unknown-attack sides.one.units.A.tactics.0.attack: expected an attack of the catalogue, got "Bite"',
    ],
    [
      '{ name: A, attributes: { strength: 11 } }',
      '8:44 out-of-range sides.one.units.A.attributes.strength: expected an integer from 0 to 10, got 11',
    ],
  ])('refuses, in place: %s', (unit, problem) => {
    expect(problemsOf(battle(unit))).toContainEqual(problem);
  });

  it.each([
    [PARRY.replace('timing: damage, ', ''), 'missing-key', 'expected timing'],
    [PARRY.replace('fewerLevels: 1', 'recoverable: true'), 'no-effect', 'expected at least one effect'],
    [
      PARRY.replace('damage', 'attack-roll'),
      'idle-key',
      'expected fewerLevels only with damage, got timing attack-roll',
    ],
    [PARRY.replace('defensive', 'offensive'), 'idle-key', 'expected timing only on a defensive counter'],
    [PARRY.replace('fewerLevels: 1', 'fewerLevels: 1, interrupt: true'), 'idle-key', 'expected interrupt only'],
    [PARRY.replace('fewerLevels: 1', 'fewerLevels: 1, standing: { fewerLevels: 1 }'), 'missing-key', 'together'],
    [PARRY.replace('fewerLevels: 1', 'fewerLevel: 1'), 'unknown-key', 'fewerLevels'],
    [PARRY.replace('fewerLevels: 1', 'attack: { accuracy: 1 }').replace('blades', 'any'), 'bad-skill', 'got any'],
    [
      PARRY.replace('fewerLevels: 1', 'fewerLevels: { roll: { attribute: luck } }'),
      'wrong-type',
      'expected 0 to 99 levels, or a map of roll',
    ],
  ])('refuses a counter that means nothing: %s', (entry, code, message) => {
    const problems = problemsOf(battle('{ name: A }', catalogue(entry)));
    expect(problems.length).toBeGreaterThan(0);
    expect(problems.every((problem) => problem.startsWith('7:'))).toBe(true);
    expect(problems.join('\n')).toContain(code);
    expect(problems.join('\n')).toContain(message);
  });

  it('refuses entries of one name, and a name that tactics use', () => {
    const attack = '{ name: release, skill: brawl, rank: 1, accuracy: 1, damage: 1 }';
    expect(problemsOf(battle('{ name: A }', catalogue(attack, 'attacks')))[0]).toContain('reserved-name');
    expect(problemsOf(battle('{ name: A }', `${catalogue(PARRY)}    - ${PARRY}\n`))[0]).toContain('duplicate-name');
  });

  it('warns of an untrained Kick, which rolls no dice, of a gun that is not there, and of tactics never reached', () => {
    const codes = (unit: string) => parseScenario(battle(unit), 'x.yaml').warnings.map(({ code }) => code);
    expect(codes('{ name: A, attacks: [Kick, Punch] }')).toEqual(['no-dice']);
    expect(codes('{ name: A, tactics: [{ attack: Kick }] }')).toEqual(['no-dice']);
    expect(codes('{ name: A, skills: { firearms: 1 }, attacks: [Shoot] }')).toEqual(['no-weapon']);
    expect(codes('{ name: A, attributes: { strength: 6, dexterity: 5 } }')).toEqual(['augmented']);
    expect(codes('{ name: A, skills: { medical: 2 } }')).toEqual(['no-combat-skill']);
    expect(codes('{ name: A, tactics: [{ move: hold }, { move: run }] }')).toEqual(['unreachable']);
  });

  it("plays a designer's own counter, written only in YAML, and counts it", () => {
    const { scenario, warnings, gates } = loadScenario('scenarios/own-counter.yaml');
    expect(warnings).toEqual([]);
    expect(gates).toHaveLength(2);
    const { createRunner, layout } = counters.compile(scenario as CountersBattle);
    const runner = createRunner(1);
    let [uses, prevented] = [0, 0];
    for (let trial = 0; trial < 200; trial++) {
      runner.play(trial);
      uses += runner.record.metrics[layout.metrics.indexOf('bouncer.uses.Roll With It')] as number;
      prevented += runner.record.metrics[layout.metrics.indexOf('bouncer.prevented.Roll With It')] as number;
    }
    expect(uses).toBeGreaterThan(200);
    expect(prevented).toBeGreaterThan(100);
  });
});
