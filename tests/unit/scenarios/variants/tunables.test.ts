import { describe, expect, it } from 'vitest';
import { loadScenario } from '../../../../src/scenarios/load-scenario.ts';
import { swapSides } from '../../../../src/scenarios/variants/side-swap.ts';
import { steppedText } from '../../../../src/scenarios/variants/stepped-text.ts';
import { tunablesOf } from '../../../../src/scenarios/variants/tunables.ts';

const firefight = loadScenario('scenarios/firefight.yaml');
const { tunables, immovable } = tunablesOf(firefight);
const at = (path: string) => tunables.find((tunable) => tunable.path === path);

describe('tunablesOf', () => {
  it.each([
    ['rules.successStep', { from: '7', down: '6', up: '8', alternatives: [] }],
    ['rules.initiative', { from: 'simultaneous', alternatives: ['counting-clock'] }],
    ['rules.push.enabled', { from: 'false', alternatives: ['true'] }],
    ['rules.attributeModifiers.4', { from: '2', down: '1', up: '3', alternatives: [] }],
    ['rules.clock.chain', { from: '0.25', down: '0.15', up: '0.35', alternatives: [] }],
    ['sides.opposition.waves', { from: '4', down: '3', up: '5', alternatives: [] }],
    ['sides.opposition.units.Trooper.count', { from: '4', down: '3', up: '5', alternatives: [] }],
    ['sides.players.units.Rifle.skills.shoot.value', { from: '5', down: '4', up: '6', alternatives: [] }],
    ['sides.players.units.Rifle.skills.shoot.auto', { from: '1', down: '0', up: '2', alternatives: [] }],
    ['sides.players.units.Point.tactics.0.if.distance.atLeast', { from: '9', down: '8', up: '10', alternatives: [] }],
    ['armory.assault-rifle.damage', { from: '4d4s1', down: '3d4s1', up: '5d4s1', alternatives: [] }],
  ])('moves %s', (path, moves) => {
    expect(at(path)).toEqual({ path, ...moves });
  });

  it('moves the tactics of units to their other choices', () => {
    expect(at('sides.players.units.Point.tactics.0.move')?.alternatives).toContain('hold');
  });

  it('moves a choice that may be a number as well: words to the other words, a number by a step', () => {
    const target = (value: string) =>
      tunablesOf(loadScenario('scenarios/plain-roll.yaml', { set: [`target=${value}`] })).tunables.find(
        ({ path }) => path === 'target',
      );
    expect(target('easy')?.alternatives).toEqual(['trivial', 'average', 'tricky', 'hard', 'expert', 'grand-challenge']);
    expect(target('12')).toMatchObject({ down: '11', up: '13', alternatives: [] });
  });

  it('leaves out what is not played, and weapons that nobody carries', () => {
    const paths = [...tunables, ...immovable].map(({ path }) => path);
    expect(paths.filter((path) => /^(?:name|seed|trials|expect|format)|\.name$/.test(path))).toEqual([]);
    const armory = new Set(paths.filter((path) => path.startsWith('armory.')).map((path) => path.split('.')[1]));
    expect([...armory].sort()).toEqual(['assault-rifle', 'pistol', 'smg', 'sniper-rifle']);
  });

  it('tells which texts have no step', () => {
    expect(immovable).toContainEqual({
      path: 'sides.players.units.Rifle.weapons.0',
      reason: 'a name or a text without a number',
    });
  });

  it.each(['cole-v-francois', 'bar-brawl', 'juan-and-susan', 'medical-check', 'razgums-spiders'])(
    'finds something to move in %s',
    (name) => {
      expect(tunablesOf(loadScenario(`scenarios/${name}.yaml`)).tunables.length).toBeGreaterThan(5);
    },
  );
});

describe('steppedText', () => {
  it.each([
    ['3d4s1', 1, '4d4s1'],
    ['d6+1', 1, '2d6+1'],
    ['1d6', -1, undefined],
    ['strength+2', -1, 'strength+1'],
    ['strength+0s1', -1, undefined],
    ['50%', 1, '60%'],
    ['10%', -1, undefined],
    ['pistol', 1, undefined],
  ])('%s moved by %i is %s', (text, by, moved) => {
    expect(steppedText(text, by)).toBe(moved);
  });
});

describe('swapSides', () => {
  it('names the sides in the other order, which is another fight', () => {
    const swap = swapSides(firefight.scenario);
    expect(swap).toMatchObject({ from: 'players, opposition', to: 'opposition, players' });
    expect(swap?.hash).not.toBe(firefight.hash);
    expect(swap?.scenario).toEqual(firefight.scenario);
  });

  it('swaps nothing where nobody fights', () => {
    expect(swapSides(loadScenario('scenarios/medical-check.yaml').scenario)).toBeUndefined();
  });
});
