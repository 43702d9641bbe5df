import { describe, expect, it } from 'vitest';
import { Rules } from '../../../../../src/engine/core/rule-parameter.ts';
import { luckPoints } from '../../../../../src/engine/systems/target-10/luck-points.ts';
import { PARAMETERS } from '../../../../../src/engine/systems/target-10/parameters.ts';
import { compileTest } from '../../../../../src/engine/systems/target-10/test.ts';
import { abilityModifier, testValue } from '../../../../../src/engine/systems/target-10/test-value.ts';
import { facesOf, playScript } from '../../../play-script.ts';
import { checkOf, testerOf } from './arrange-test.ts';

const RULES = new Rules(PARAMETERS, {});
const INSTEAD = { luck: { when: 'instead-of-roll' } };

/** Outcomes of a check by the face of its d20. */
function outcomes(check: ReturnType<typeof checkOf>, ...faces: number[]): string[] {
  return faces.map((face) => playScript(check, facesOf(20, face)).outcome);
}

describe('a test', () => {
  it('T10-1: modifiers by ability score, those of the text among them', () => {
    const scores = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18];
    const modifiers = [-3, -3, -2, -2, -1, -1, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4];
    expect(scores.map((score) => abilityModifier(score, RULES))).toEqual(modifiers);
  });

  it('T10-3: luck is a number, or goes by skill: low 3, mid 1, high 0', () => {
    expect([2, 'low', 'mid', 'high'].map((luck) => luckPoints(luck as 2 | 'low', RULES))).toEqual([2, 3, 1, 0]);
  });

  it('T10-4: d20 + bonus against 10; a 1 and a 20 are faces like others', () => {
    const even = checkOf({ skill: 5 });
    expect(outcomes(even, 1, 9, 10, 20)).toEqual(['failure', 'failure', 'success', 'success']);
    expect(playScript(even, facesOf(20, 4)).counted).toEqual({ margin: -6 });
    expect(outcomes(checkOf({ skill: 14 }), 1)).toEqual(['success']);
    expect(outcomes(checkOf({}, { nature: 10 }, { test: { targetNumber: 11 } }), 20)).toEqual(['failure']);
  });

  it('T10-4: the target number is a rule', () => {
    expect(outcomes(checkOf({ skill: 5 }, undefined, { test: { targetNumber: 12 } }), 11, 12)).toEqual([
      'failure',
      'success',
    ]);
  });

  it('T10-5: the test value is modifier, skill and situational modifier', () => {
    expect(testValue(testerOf({ skill: 9, ability: 12 }), RULES)).toBe(10);
    expect(testValue(testerOf({ skill: 6, ability: 18, situational: -2 }), RULES)).toBe(8);
    expect(testValue(testerOf({ skill: 6, modifier: -4, situational: 3 }), RULES)).toBe(5);
  });

  it('T10-6: the bonus is the difference of the values, situational modifiers inside, held within ten', () => {
    const bonus = (own: number, other: number) => compileTest(own, other, RULES).bonus;
    expect([bonus(8, 5), bonus(5, 8), bonus(20, 3), bonus(3, 20)]).toEqual([3, -3, 10, -10]);
    const limited = checkOf({ skill: 14, situational: 3 }, { nature: 5 });
    expect(playScript(limited, facesOf(20, 1)).counted).toEqual({ margin: 1 });
  });

  it('T10-6: an opponent is compared by the same sum', () => {
    const opponent = { skill: 6, ability: 18, situational: 0 };
    expect(playScript(checkOf({ skill: 9, ability: 12 }, { opponent }), facesOf(20, 10)).counted).toEqual({
      margin: 0,
    });
  });

  it("T10-7: nature's value stands for that of an opponent", () => {
    expect(playScript(checkOf({ skill: 3 }, { nature: 1 }), facesOf(20, 8)).counted).toEqual({ margin: 0 });
    expect(playScript(checkOf({ skill: 3 }, { nature: 10 }), facesOf(20, 8)).counted).toEqual({ margin: -9 });
  });

  it('T10-10: a point is spent once the roll has failed, whose margin stays', () => {
    const lucky = checkOf({ skill: 5, luck: 1 });
    expect(playScript(lucky, facesOf(20, 2))).toEqual({ outcome: 'success', counted: { margin: -8 } });
    expect(playScript(lucky, facesOf(20, 12))).toEqual({ outcome: 'success', counted: { margin: 2 } });
  });

  it('T10-10: a point spent instead of the roll rolls no die and leaves no margin', () => {
    expect(playScript(checkOf({ luck: 'mid' }, undefined, INSTEAD), [])).toEqual({ outcome: 'success', counted: {} });
    expect(playScript(checkOf({ luck: 'high' }, undefined, INSTEAD), facesOf(20, 2))).toEqual({
      outcome: 'failure',
      counted: { margin: -13 },
    });
  });
});
