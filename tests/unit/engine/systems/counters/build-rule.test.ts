import { describe, expect, it } from 'vitest';
import { Rules } from '../../../../../src/engine/core/rule-parameter.ts';
import { checkBuild } from '../../../../../src/engine/systems/counters/build-rule.ts';
import { BRAWL, HOUSE } from '../../../../../src/engine/systems/counters/catalogue.ts';
import type { CounterEntry } from '../../../../../src/engine/systems/counters/catalogue-entry.ts';
import { catalogueParameters, resolveCatalogue } from '../../../../../src/engine/systems/counters/catalogue-numbers.ts';
import { PARAMETERS } from '../../../../../src/engine/systems/counters/parameters.ts';

const RULES = new Rules(PARAMETERS, {});
const high = (rank: number, kind: CounterEntry['kind'] = 'defensive'): CounterEntry => ({
  ...{ name: `High ${rank}`, skill: 'brawl', rank, kind, against: 'melee' },
  fewerDice: 1,
});
const CATALOGUE = {
  attacks: [...BRAWL.attacks, ...HOUSE.attacks],
  counters: [...BRAWL.counters, ...HOUSE.counters, high(6), high(7, 'offensive')],
};

/** Names that are refused. */
function refused(
  skills: Record<string, number>,
  counters: readonly string[],
  attacks: readonly string[] = [],
): string[] {
  const unit = { name: 'Unit', skills, attacks, counters: counters.map((use) => ({ use })) };
  return checkBuild(unit, CATALOGUE, RULES).map(
    ({ list, index }) => (list === 'attacks' ? attacks : counters)[index] as string,
  );
}

describe('the build rule', () => {
  it('CTR-10: each rank lets a unit choose two defensive and one offensive counter of that rank or lower', () => {
    expect(refused({ brawl: 1 }, ['Block', 'Street Tough', 'Opening'])).toEqual([]);
    expect(refused({ brawl: 1 }, ['Block', 'Street Tough', 'Defensive Crouch'])).toEqual(['Defensive Crouch']);
    expect(refused({ brawl: 1 }, ['Opening', 'Follow Through'])).toEqual(['Follow Through']);
    expect(refused({ brawl: 1 }, ['Grit'])).toEqual(['Grit']);
    expect(
      refused({ brawl: 2 }, ['Block', 'Grit', 'Defensive Crouch', 'Street Tough', 'Opening', 'Head Butt']),
    ).toEqual([]);
    expect(refused({}, ['Block'])).toEqual(['Block']);
  });

  it('CTR-10: each rank from 6 lets it choose two of any type, not of any rank', () => {
    expect(refused({ brawl: 6 }, ['High 6', 'High 7'])).toEqual(['High 7']);
    expect(refused({ brawl: 7 }, ['High 6', 'High 7'])).toEqual([]);
  });

  it("CTR-10: each skill's choices are its own; counters of any skill use up those of any", () => {
    expect(refused({ blades: 2 }, ['Block'])).toEqual(['Block']);
    expect(refused({ brawl: 1, blades: 1 }, ['Dodge', 'Side Step', 'Block', 'Street Tough'])).toEqual([]);
    expect(refused({ brawl: 1, medical: 3 }, ['Dodge', 'Side Step', 'Block'])).toEqual(['Block']);
  });

  it('CTR-10: says which counter is one too many, and of which skill', () => {
    const unit = { name: 'Unit', skills: {}, attacks: [], counters: [{ use: 'Dodge' }, { use: 'Opening' }] };
    expect(checkBuild(unit, CATALOGUE, RULES).map(({ message }) => message)).toEqual([
      'Dodge: the ranks of Unit leave no choice for a defensive counter of rank 1 of any skill',
      'Opening: the ranks of Unit leave no choice for an offensive counter of rank 1 of brawl',
    ]);
  });

  it('CTR-10: a counter listed twice is one with two conditions', () => {
    expect(refused({ brawl: 1 }, ['Block', 'Block', 'Street Tough'])).toEqual([]);
  });

  it('CTR-9: basic attacks of each rank up to its own, the untrained ones at rank 0', () => {
    expect(refused({}, [], ['Punch', 'Jab', 'Kick', 'Grab', 'Sucker Punch', 'Shoot'])).toEqual([
      'Sucker Punch',
      'Shoot',
    ]);
    expect(refused({ brawl: 2, blades: 1 }, [], ['Bull Rush', 'Twin Strike'])).toEqual(['Twin Strike']);
  });

  it('CTR-10: build free lifts all limits', () => {
    const unit = {
      name: 'Unit',
      skills: {},
      build: 'free' as const,
      attacks: ['Bull Rush'],
      counters: [{ use: 'Grit' }],
    };
    expect(checkBuild(unit, CATALOGUE, RULES)).toEqual([]);
  });
});

describe('the catalogue', () => {
  it('CTR-26: each of its figures is a rule parameter, marked text or house', () => {
    const paths = new Map(catalogueParameters().map((parameter) => [parameter.path, parameter]));
    expect(paths.get('attacks.sucker-punch.damage')).toMatchObject({ default: 5, mark: 'text' });
    expect(paths.get('counters.riposte.attack.accuracy')).toMatchObject({ default: 1, mark: 'house' });
    expect(paths.get('counters.defensive-crouch.standing.fewerLevels')).toMatchObject({ default: 2, mark: 'text' });
    const rules = new Rules(PARAMETERS, { attacks: { punch: { damage: 4 } } });
    const { attacks } = resolveCatalogue({ attacks: [], counters: [] }, rules);
    expect(attacks[0]).toMatchObject({ name: 'Punch', damage: 4, accuracy: 2 });
  });
});
