import { describe, expect, it } from 'vitest';
import { UsageError } from '../../../src/engine/core/errors.ts';
import { getAt } from '../../../src/scenarios/data/get-at.ts';
import { formatPath, parsePath, splitAssignment } from '../../../src/scenarios/data/scenario-path.ts';
import { loadScenario } from '../../../src/scenarios/load-scenario.ts';

describe('a path', () => {
  it.each([
    ['trials', ['trials']],
    ['sides.players.units.Captain Cole.skills', ['sides', 'players', 'units', 'Captain Cole', 'skills']],
    ['units."A.B".skills', ['units', 'A.B', 'skills']],
    ['units.Guard [1].skills', ['units', 'Guard [1]', 'skills']],
    ['units."Mk[2]".skills', ['units', 'Mk[2]', 'skills']],
    ['units."say \\"x\\"".at', ['units', 'say "x"', 'at']],
  ])('is read and written: %s', (text, names) => {
    expect(parsePath(text)).toEqual(names);
    expect(formatPath(names)).toBe(text);
  });

  it('has items by index with brackets as well', () => {
    expect(parsePath('sides.players.units[0].skills')).toEqual(['sides', 'players', 'units', '0', 'skills']);
    expect(parsePath('table[0][12]')).toEqual(['table', '0', '12']);
  });

  it.each(['', '.', 'a.', '.a', 'a..b', '"a', 'a"b"', '"a"b', '"\\x"'])('is refused: %s', (text) => {
    expect(() => parsePath(text)).toThrow(UsageError);
  });

  it('ends at the first equals sign outside quotes', () => {
    expect(splitAssignment('a.b=c=d')).toEqual({ path: 'a.b', value: 'c=d' });
    expect(splitAssignment('units."C = D".cool = 5')).toEqual({ path: 'units."C = D".cool', value: ' 5' });
    expect(splitAssignment('a=')).toEqual({ path: 'a', value: '' });
    expect(() => splitAssignment('a')).toThrow('expected PATH=VALUE');
  });
});

describe('getAt', () => {
  const { scenario } = loadScenario('scenarios/firefight.yaml');

  it.each([
    ['rules.wound.check', 'attacker-success'],
    ['rules."wound.check"', 'attacker-success'],
    ['sides.opposition.units.Trooper.count', 4],
    ['sides.players.units.Rifle.skills.shoot.value', 5],
    ['sides.players.units.Rifle.skills.shoot.auto', 1],
    ['sides.players.units.0.name', 'Point'],
    ['armory.heavy.damage', '3d10s4'],
  ])('reads a resolved scenario: %s', (path, value) => {
    expect(getAt(scenario, path)).toBe(value);
  });

  it.each([
    ['rules.wond.check', 'did you mean "wound"?'],
    ['sides.players.units.Medik.cool', 'did you mean "Medic"?'],
    ['trials.value', 'has nothing below it'],
    ['sides.players.units.Rifle.skills.shoot.aut', 'did you mean "auto"?'],
    ['toString', 'below the scenario'],
  ])('says what is near a path that names nothing: %s', (path, message) => {
    expect(() => getAt(scenario, path)).toThrow(message);
    expect(() => getAt(scenario, path)).toThrow(UsageError);
  });
});
