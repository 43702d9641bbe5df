import { describe, expect, it } from 'vitest';
import { Rules } from '../../../../../src/engine/core/rule-parameter.ts';
import { parseDamage } from '../../../../../src/engine/systems/crescent-star/damage.ts';
import { PARAMETERS } from '../../../../../src/engine/systems/crescent-star/parameters.ts';
import { modifierOf, pushOf } from '../../../../../src/engine/systems/crescent-star/push.ts';
import { formatRating, parseRating } from '../../../../../src/engine/systems/crescent-star/rating.ts';
import { foldsOf, rollOpenEnded, successesOf } from '../../../../../src/engine/systems/crescent-star/roll.ts';
import type { ScriptedDie } from '../../../scripted-dice.ts';
import { arrangeFight } from './arrange-fight.ts';

function roll(script: ScriptedDie[]): number {
  const arranged = arrangeFight({ players: [{}], opposition: [{}], script });
  const total = rollOpenEnded(arranged.fight, arranged.fight.dice.stream(0));
  arranged.dice.expectUsedUp();
  return total;
}

describe('rolls', () => {
  it('CS-1: d10 + d4 are added', () => {
    expect(
      roll([
        [10, 7],
        [4, 2],
      ]),
    ).toBe(9);
  });

  it('CS-1: each die that shows its maximum is rolled again and added, without limit', () => {
    expect(
      roll([
        [10, 10],
        [4, 3],
        [10, 10],
        [10, 6],
      ]),
    ).toBe(29);
    expect(
      roll([
        [10, 1],
        [4, 4],
        [4, 4],
        [4, 4],
        [4, 1],
      ]),
    ).toBe(14);
    expect(
      roll([
        [10, 10],
        [4, 4],
        [10, 2],
        [4, 1],
      ]),
    ).toBe(17);
  });

  it('CS-1: a die that would never end is cut short and counted', () => {
    const arranged = arrangeFight({
      players: [{}],
      opposition: [{}],
      script: [[10, 1], [4, 4], ...Array.from({ length: 64 }, (): ScriptedDie => [4, 4])],
    });
    rollOpenEnded(arranged.fight, arranged.fight.dice.stream(0));
    expect(arranged.fight.cutShort).toBe(1);
  });

  it('CS-2: a rating is a value and automatic successes', () => {
    expect(parseRating('3s2')).toEqual({ value: 3, auto: 2 });
    expect(parseRating('-1s0')).toEqual({ value: -1, auto: 0 });
    expect(parseRating('3')).toEqual({ value: 3, auto: 0 });
    expect(formatRating({ value: 3, auto: 0 })).toBe('3s0');
    for (const text of ['', 's1', '3s', '3s-1', '3.5', 'three', '3 s 1']) expect(parseRating(text)).toBeUndefined();
  });

  it('CS-3: one success at the target number and one more for each full seven above it', () => {
    expect([14, 15, 21, 22, 28, 29, 34].map((total) => successesOf(total, 15, 7))).toEqual([0, 1, 1, 2, 2, 3, 3]);
  });

  it('CS-3: 34 against 15 is three', () => {
    expect(successesOf(34, 15, 7)).toBe(3);
  });

  it('CS-5: modifiers by attribute rating', () => {
    const rules = new Rules(PARAMETERS, {});
    expect([1, 2, 3, 4, 5, 6, 7].map((rating) => modifierOf(rating, rules))).toEqual([-1, 0, 0, 1, 2, 2, 3]);
  });

  it('CS-6: a push is off by default, and no more than the modifier', () => {
    const pushes = (rules: Rules) => [1, 2, 3, 4, 5, 6, 7].map((rating) => pushOf(rating, rules));
    expect(pushes(new Rules(PARAMETERS, {}))).toEqual([0, 0, 0, 0, 0, 0, 0]);
    expect(pushes(new Rules(PARAMETERS, { push: { enabled: true } }))).toEqual([0, 0, 0, 1, 1, 2, 2]);
    const flat = { push: { enabled: true, most: [9, 9, 9, 9, 9, 9, 9] } };
    expect(pushes(new Rules(PARAMETERS, flat))).toEqual([0, 0, 0, 1, 2, 2, 3]);
  });

  it('CS-19: damage is dice and automatic successes, or strength and a number', () => {
    expect(parseDamage('3d4s1')).toEqual({ byStrength: false, count: 3, sides: 4, plus: 0, auto: 1 });
    expect(parseDamage('2d10')).toEqual({ byStrength: false, count: 2, sides: 10, plus: 0, auto: 0 });
    expect(parseDamage('strength+2')).toEqual({ byStrength: true, count: 0, sides: 0, plus: 2, auto: 0 });
    for (const text of ['', '4', 'd4', '0d4', '2d1', '3d4s', 'strength', 'strength-1']) {
      expect(parseDamage(text)).toBeUndefined();
    }
  });

  it('CS-26: 22 becomes 15 with one negative success, 32 becomes 18 with two, 21 stays', () => {
    const folded = (number: number) => [number - 7 * foldsOf(number, 21, 7), foldsOf(number, 21, 7)];
    expect(folded(21)).toEqual([21, 0]);
    expect(folded(22)).toEqual([15, 1]);
    expect(folded(28)).toEqual([21, 1]);
    expect(folded(29)).toEqual([15, 2]);
    expect(folded(32)).toEqual([18, 2]);
  });
});
