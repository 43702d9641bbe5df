import { describe, expect, it } from 'vitest';
import { namedPath } from '../../../src/scenarios/data/named-path.ts';

const units = [{ name: 'Cole' }, { name: 'A.B' }, { name: 'Twin' }, { name: 'Twin' }, {}];
const scenario = { sides: { empire: { units } } };

describe('namedPath', () => {
  it.each([
    ['sides.empire.units.0.hitDice', 'sides.empire.units.Cole.hitDice'],
    ['sides.empire.units[0].hitDice', 'sides.empire.units.Cole.hitDice'],
    ['sides.empire.units.1.hitDice', 'sides.empire.units."A.B".hitDice'],
    ['sides.empire.units.Cole.hitDice', 'sides.empire.units.Cole.hitDice'],
    ['sides.empire.units.2', 'sides.empire.units.2'],
    ['sides.empire.units.4.count', 'sides.empire.units.4.count'],
    ['sides.empire.units.9.count', 'sides.empire.units.9.count'],
    ['rules."target.step"', 'rules."target.step"'],
  ])('of %s is %s', (path, named) => expect(namedPath(scenario, path)).toBe(named));
});
