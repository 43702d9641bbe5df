import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { UsageError } from '../../../src/engine/core/errors.ts';
import { ruleAt } from '../../../src/engine/core/rule-parameter.ts';
import { PARAMETERS } from '../../../src/engine/systems/crescent-star/parameters.ts';
import type { CrescentStarBattle, CrescentStarUnit } from '../../../src/engine/systems/crescent-star/scenario.ts';
import { loadScenario, parseScenario, variantOf } from '../../../src/scenarios/load-scenario.ts';
import { battleOf, MINIMAL } from './minimal-battle.ts';

const SHIPPED = readdirSync('scenarios')
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => `scenarios/${name}`);

const resolved = (text: string, ...set: string[]) =>
  parseScenario(text, 'test.yaml', { set }).scenario as unknown as CrescentStarBattle;

function unitOf(text: string, name: string, ...set: string[]): CrescentStarUnit {
  const units = Object.values(resolved(text, ...set).sides).flatMap((side) => side.units);
  const unit = units.find((each) => each.name === name);
  if (!unit) throw new Error(`no unit ${name}`);
  return unit;
}

describe('a minimal battle', () => {
  it('has every default filled in', () => {
    const { rules, armory, ...rest } = resolved(MINIMAL);
    const unit = {
      attributes: { strength: 3, resistance: 3, manipulation: 3, observation: 3 },
      skills: { shoot: '0s0', melee: '0s0', parry: '0s0', dodge: '0s0', resist: '0s0' },
      ...{ size: 'human', effectiveness: 4, cool: 0, weapons: [], tactics: [] },
    };
    expect(rest).toEqual({
      ...{ format: 1, name: 'Minimal', system: 'crescent-star', kind: 'battle', trials: 100_000, seed: 1 },
      sides: {
        heroes: { role: 'players', waves: 1, nextWave: 'on-defeat', units: [{ name: 'Rifle', ...unit }] },
        guards: { role: 'gamemaster', waves: 1, nextWave: 'on-defeat', units: [{ name: 'Guard', ...unit }] },
      },
    });
    expect(Object.keys(armory)).toHaveLength(8);
    for (const { path, default: preset } of PARAMETERS) expect(ruleAt(rules, path), path).toEqual(preset);
  });

  it('is named after its file', () => {
    expect(parseScenario(MINIMAL, 'some/where/tight-spot.v2.yaml')).toMatchObject({ slug: 'tight-spot.v2', gates: [] });
  });
});

describe('a resolved scenario', () => {
  it.each(SHIPPED)('resolves to itself, in YAML and JSON: %s', (file) => {
    const { scenario, hash, gates, warnings } = loadScenario(file);
    for (const text of [stringify(scenario), JSON.stringify(scenario), JSON.stringify(scenario, null, '\t')]) {
      const again = parseScenario(text, file);
      expect(again.scenario).toEqual(scenario);
      expect(JSON.stringify(again.scenario)).toBe(JSON.stringify(scenario));
      expect(again.hash).toBe(hash);
      expect(again.gates.map(({ line, column, ...gate }) => gate)).toEqual(
        gates.map(({ line, column, ...gate }) => gate),
      );
      expect(again.warnings).toEqual(warnings);
    }
  });

  it.each(SHIPPED)('is plain JSON, and its file gives no warning: %s', (file) => {
    const { scenario, warnings } = loadScenario(file);
    expect(JSON.parse(JSON.stringify(scenario))).toEqual(scenario);
    expect(warnings).toEqual([]);
    expect(readFileSync(file, 'utf8')).toMatch(
      /^# yaml-language-server: \$schema=\.\.\/schema\/scenario\.schema\.json\n/,
    );
  });

  it('keeps sides and units in the order of the file', () => {
    const { sides } = resolved(battleOf(['{ name: Z }', '{ name: A, count: 2 }', '{ name: M }']));
    expect(Object.keys(sides)).toEqual(['heroes', 'guards']);
    expect(sides['heroes']?.units.map(({ name, count }) => [name, count])).toEqual([
      ['Z', undefined],
      ['A', 2],
      ['M', undefined],
    ]);
  });

  it('writes values in one way', () => {
    const tactics = '[{ if: { health: { below: 0.07 } } }, { if: { health: { below: "50.0%" } } }, { move: hold }]';
    const unit = unitOf(
      battleOf(
        [`{ name: A, skills: { shoot: 3, melee: "-1", parry: 2s1 }, weapon: bow, tactics: ${tactics} }`],
        undefined,
        'armory: { bow: { damage: 2d6, increment: 9, maxIncrements: 3 }, fist: { damage: strength+0s0 } }\n',
      ),
      'A',
    );
    expect(unit.skills).toMatchObject({ shoot: '3s0', melee: '-1s0', parry: '2s1' });
    expect(unit.weapons).toEqual(['bow']);
    expect(unit.tactics.map((entry) => entry.if?.health?.below)).toEqual(['7%', '50%', undefined]);
    const { armory } = resolved(
      battleOf(
        ['{ name: A }'],
        undefined,
        'armory: { bow: { damage: 2d6, increment: 9, maxIncrements: 3 }, fist: { damage: strength+0s0 }, pistol: { damage: strength+1s2 } }\n',
      ),
    );
    expect(armory).toMatchObject({ bow: { damage: '2d6s0' }, fist: { damage: 'strength+0' } });
    expect(armory['pistol']).toEqual({ damage: 'strength+1s2' });
  });

  it('CS-20: takes resist from the resistance modifier of its own rules', () => {
    const text = battleOf([
      '{ name: A, attributes: { resistance: 7 } }',
      '{ name: B, attributes: { resistance: 1 }, skills: { resist: 2 } }',
    ]);
    expect(unitOf(text, 'A').skills.resist).toBe('3s0');
    expect(unitOf(text, 'B').skills.resist).toBe('2s0');
    expect(unitOf(text, 'A', 'rules.attributeModifiers=[0, 0, 0, 0, 0, 0, 9]').skills.resist).toBe('9s0');
    expect(unitOf(text, 'A', 'sides.heroes.units.A.attributes.resistance=1').skills.resist).toBe('-1s0');
  });
});

describe('rules', () => {
  const withRules = (rules: string) => MINIMAL.replace('sides:', `rules:\n${rules}\nsides:`);

  it.each([
    ['nested', '  clock: { fear: { wound: 5 } }'],
    ['joined by dots', '  clock.fear.wound: 5'],
    ['half and half', '  clock.fear: { wound: 5 }'],
    ['half and half', '  clock: { fear.wound: 5 }'],
  ])('are given %s: %s', (_, rules) => {
    const { rules: found } = resolved(withRules(rules));
    expect(ruleAt(found, 'clock.fear.wound')).toBe(5);
    expect(ruleAt(found, 'clock.fear.hit')).toBe(1);
  });
});

describe('like', () => {
  const base =
    '{ name: Base, count: 3, attributes: { strength: 5, resistance: 5 }, skills: { shoot: 4s1 }, stones: 1, weapons: [smg, pistol], at: [1, 2], tactics: [{ move: hold }] }';

  it('merges maps, replaces lists, and leaves name, count and place', () => {
    const unit = unitOf(battleOf([base, '{ name: A, like: Base, attributes: { strength: 2 }, tactics: [] }']), 'A');
    expect(unit).toMatchObject({
      attributes: { strength: 2, resistance: 5, manipulation: 3 },
      skills: { shoot: '4s1', resist: '2s0' },
      ...{ stones: 1, weapons: ['smg', 'pistol'], tactics: [] },
    });
    expect(Object.keys(unit)).not.toContain('count');
    expect(Object.keys(unit)).not.toContain('at');
    expect(Object.keys(unit)).not.toContain('like');
  });

  it('takes a base further down, and the base of a base', () => {
    const text = battleOf(['{ name: A, like: B }', '{ name: B, like: Base, skills: { dodge: 2 } }', base]);
    expect(unitOf(text, 'A').skills).toMatchObject({ shoot: '4s1', dodge: '2s0' });
  });

  it('takes the own side first, else the side that it names', () => {
    const text = battleOf(
      [base],
      ['{ name: Base, skills: { shoot: 1 } }', '{ name: A, like: Base }', '{ name: B, like: heroes/Base }'],
    );
    expect(unitOf(text, 'A').skills.shoot).toBe('1s0');
    expect(unitOf(text, 'B').skills.shoot).toBe('4s1');
  });

  it('does not carry stones over to the other side', () => {
    expect(Object.keys(unitOf(battleOf([base], ['{ name: B, like: heroes/Base }']), 'B'))).not.toContain('stones');
  });

  it('lets weapon stand in for weapons', () => {
    expect(unitOf(battleOf([base, '{ name: A, like: Base, weapon: lmg }']), 'A').weapons).toEqual(['lmg']);
    expect(unitOf(battleOf(['{ name: C, weapon: lmg }', '{ name: A, like: C, weapons: [] }']), 'A').weapons).toEqual(
      [],
    );
  });

  it('passes on what is set on the base', () => {
    const text = battleOf([base, '{ name: A, like: Base }']);
    expect(unitOf(text, 'A', 'sides.heroes.units.Base.skills.shoot.auto=0').skills.shoot).toBe('4s0');
  });
});

describe('the hash', () => {
  const hashOf = (text: string, ...set: string[]) => parseScenario(text, 'x.yaml', { set }).hash;

  it('is what it was', () => {
    expect(hashOf(MINIMAL)).toMatchInlineSnapshot(`"b414eef89b37f41ed462a7db767f6951985e9f239a7edf45aaf6b3a60bb1a1eb"`);
  });

  it('is the same however the file is written', () => {
    const turned = battleOf(['{ skills: { shoot: 2s0, dodge: 1 }, name: A }']);
    expect(hashOf(turned)).toBe(hashOf(battleOf(['{ name: A, size: human, skills: { dodge: 1s0, shoot: 2 } }'])));
    expect(hashOf(MINIMAL, 'rules.successStep=7')).toBe(hashOf(MINIMAL));
    expect(hashOf(MINIMAL, 'armory={pistol: {maxIncrements: 6, increment: 5, damage: 3d4}}')).toBe(hashOf(MINIMAL));
  });

  it('leaves out name, description, trials, seed and gates', () => {
    const set = ['name=Other', 'description=Text', 'trials=5', 'seed=9', 'expect=[{metric: rounds, atMost: 5}]'];
    expect(hashOf(MINIMAL, ...set)).toBe(hashOf(MINIMAL));
  });

  it('tells fights apart, also by the order of the sides, which the dice follow', () => {
    const sides = /( {2}heroes:\n(?: {4}.*\n)+)( {2}guards:\n(?: {4}.*\n)+)/;
    expect(hashOf(MINIMAL.replace(sides, '$2$1'))).not.toBe(hashOf(MINIMAL));
    expect(hashOf(MINIMAL, 'rules.successStep=6')).not.toBe(hashOf(MINIMAL));
    expect(hashOf(MINIMAL, 'sides.heroes.units.Rifle.name=Gun')).not.toBe(hashOf(MINIMAL));
  });
});

describe('warnings', () => {
  it('name what has no effect, where it stands', () => {
    const text = battleOf(['{ name: A, cool: 3, tactics: [{ move: hold }, { move: run }] }']);
    expect(parseScenario(text, 'x.yaml').warnings).toEqual([
      {
        code: 'unused-key',
        file: 'x.yaml',
        line: 9,
        column: 26,
        path: 'sides.heroes.units.A.cool',
        message: 'has no effect unless rules.initiative is counting-clock',
      },
      {
        code: 'unreachable',
        file: 'x.yaml',
        line: 9,
        column: 55,
        path: 'sides.heroes.units.A.tactics.1',
        message: 'is never reached: entry 1 has no condition',
      },
    ]);
    expect(parseScenario(text, 'x.yaml', { set: ['rules.initiative=counting-clock'] }).warnings).toHaveLength(1);
  });
});

describe('a rule that another one switches on', () => {
  const warningsOf = (...set: string[]) =>
    parseScenario(MINIMAL, 'x.yaml', { set }).warnings.map(({ path, message }) => `${path}: ${message}`);

  it('is warned of where it was changed without effect', () => {
    expect(warningsOf('rules.clock.fear.hit=5', 'rules.push.most=[1,1,1,1,1,1,1]')).toEqual([
      'rules.push.most: --set rules.push.most=[1,1,1,1,1,1,1]: has no effect unless rules.push.enabled is true',
      'rules.clock.fear.hit: --set rules.clock.fear.hit=5: has no effect unless rules.initiative is counting-clock',
    ]);
  });

  it('is not where it has effect, or is as it was', () => {
    expect(warningsOf('rules.initiative=counting-clock', 'rules.clock.fear.hit=5')).toEqual([]);
    expect(warningsOf('rules.clock.fear.hit=1')).toEqual([]);
  });
});

describe('a variant', () => {
  it('is the file with more values set', () => {
    const loaded = loadScenario('scenarios/firefight.yaml', { set: ['trials=10'] });
    const variant = variantOf(loaded, ['rules.successStep=6']);
    expect(variant.scenario).toMatchObject({ trials: 10, rules: { successStep: 6 } });
    expect(variant.hash).not.toBe(loaded.hash);
    expect(loaded.scenario.rules['successStep']).toBe(7);
  });

  it.each(['trials', '=5', 'a..b=1', '"open=1', 'a"b=1', 'trials=[1', 'trials=*x'])('is refused: %s', (set) => {
    expect(() => parseScenario(MINIMAL, 'x.yaml', { set: [set] })).toThrow(UsageError);
  });
});
