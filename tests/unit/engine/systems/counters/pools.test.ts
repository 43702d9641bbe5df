import { describe, expect, it } from 'vitest';
import { Rules } from '../../../../../src/engine/core/rule-parameter.ts';
import { PARAMETERS } from '../../../../../src/engine/systems/counters/parameters.ts';
import { TargetNumbers } from '../../../../../src/engine/systems/counters/target-numbers.ts';
import { parseScenario } from '../../../../../src/scenarios/load-scenario.ts';
import { facesOf, playScript } from '../../../play-script.ts';
import { checkOf, contestOf, coordinationOf } from './arrange-pools.ts';

const successes = (check: ReturnType<typeof checkOf>, ...faces: number[]) =>
  playScript(check, facesOf(10, ...faces)).counted['successes'];

describe('a pool', () => {
  it('CTR-1: attributes go from 0 to 10, and above 5 the file is told that they are augmented', () => {
    const check = (attribute: number) =>
      parseScenario(
        `format: 1\nname: x\nsystem: counters\nkind: check\nactor: { attribute: ${attribute} }\n`,
        'x.yaml',
      ).warnings.map(({ code, path }) => `${code} ${path}`);
    expect(check(0)).toEqual([]);
    expect(check(5)).toEqual([]);
    expect(check(6)).toEqual(['augmented actor.attribute']);
    expect(() => check(11)).toThrow('expected an integer from 0 to 10, got 11');
  });

  it('CTR-2: the target number is 10 less the attribute, 2 at least, and 7 without one', () => {
    const numbers = new TargetNumbers(new Rules(PARAMETERS, {}));
    expect([0, 1, 5, 8, 9, 10].map((attribute) => numbers.byAttribute(attribute))).toEqual([10, 9, 5, 2, 2, 2]);
    expect(successes(checkOf({ skill: 2 }), 6, 7)).toBe(1);
    expect(successes(checkOf({ attribute: 4, skill: 2, targetNumber: 9 }), 8, 9)).toBe(1);
    expect(successes(checkOf({ skill: 2, targetNumber: 11 }), 10, 10)).toBe(0);
  });

  it('CTR-3: a 10 is two, a 1 none whatever the target', () => {
    expect(successes(checkOf({ attribute: 9, skill: 4 }), 10, 1, 2, 9)).toBe(4);
    expect(successes(checkOf({ skill: 1, targetNumber: 1 }), 1)).toBe(0);
    expect(successes(checkOf({ skill: 1, targetNumber: 1 }, 1, { pool: { oneFails: false } }), 1)).toBe(1);
    expect(successes(checkOf({ attribute: 3, skill: 2 }, 1, { pool: { ten: 3 } }), 10, 9)).toBe(4);
  });

  it('CTR-3: a pool of no or fewer dice has no success', () => {
    expect(playScript(checkOf({ skill: 0 }), [])).toEqual({ outcome: 'failure', counted: { successes: 0 } });
    expect(playScript(checkOf({ attribute: 2, dice: -3 }), []).outcome).toBe('failure');
  });
});

describe('checks', () => {
  it('CTR-4: strength 3 rolls three dice at 7', () => {
    expect(playScript(checkOf({ attribute: 3 }), facesOf(10, 6, 7, 10)).counted).toEqual({ successes: 3 });
  });

  it('CTR-4: intelligence 5 and medical 4 roll four dice at 5', () => {
    expect(playScript(checkOf({ attribute: 5, skill: 4 }), facesOf(10, 4, 5, 9, 1)).counted).toEqual({ successes: 2 });
  });

  it("CTR-4: John's punch is six dice at 6", () => {
    const punch = checkOf({ attribute: 4, skill: 4, dice: 2 });
    expect(playScript(punch, facesOf(10, 5, 6, 7, 8, 9, 10)).counted).toEqual({ successes: 6 });
  });

  it('CTR-4: with neither attribute nor skill it rolls the dice that it has more, at 7', () => {
    expect(playScript(checkOf({ dice: 2 }), facesOf(10, 7, 6)).counted).toEqual({ successes: 1 });
  });

  it('CTR-4: as many successes as needed succeed', () => {
    expect(playScript(checkOf({ attribute: 3 }, 2), facesOf(10, 6, 7, 6)).outcome).toBe('failure');
    expect(playScript(checkOf({ attribute: 3 }, 2), facesOf(10, 6, 7, 7)).outcome).toBe('success');
  });

  it('CTR-5: more successes win, and as many are a tie', () => {
    const contest = contestOf({ A: { attribute: 2 }, B: { attribute: 3 } });
    expect(playScript(contest, facesOf(10, 8, 7, 7, 7, 6)).outcome).toBe('B');
    expect(playScript(contest, facesOf(10, 10, 7, 7, 6, 6))).toEqual({
      outcome: 'A',
      counted: { 'A.successes': 2, 'B.successes': 1 },
    });
    expect(playScript(contest, facesOf(10, 7, 7, 6, 6, 6)).outcome).toBe('tie');
  });

  it('CTR-5: of three it is a tie where the best two have as many, not where the others do', () => {
    const contest = contestOf({ A: { attribute: 1 }, B: { attribute: 1 }, C: { attribute: 1 } });
    expect(playScript(contest, facesOf(10, 1, 9, 9)).outcome).toBe('tie');
    expect(playScript(contest, facesOf(10, 9, 9, 10)).outcome).toBe('C');
  });
});

describe('coordination', () => {
  const result = (faces: number[], rules = {}) =>
    playScript(
      coordinationOf(
        [
          { attribute: 3, skill: 1, count: 2 },
          { attribute: 3, skill: 1 },
        ],
        1,
        rules,
      ),
      facesOf(10, ...faces),
    );

  it('CTR-6: the best check, one more for each other that succeeds, one less for each that does not', () => {
    expect(result([10, 7, 6])).toEqual({ outcome: 'success', counted: { successes: 2 } });
    expect(result([7, 10, 8]).counted).toEqual({ successes: 4 });
    expect(result([6, 7, 6])).toEqual({ outcome: 'failure', counted: { successes: -1 } });
  });

  it('CTR-6: where nobody succeeds one of them is still the primary, with none', () => {
    expect(result([6, 6, 6])).toEqual({ outcome: 'failure', counted: { successes: -2 } });
    expect(playScript(coordinationOf([{ skill: 1 }]), facesOf(10, 2)).counted).toEqual({ successes: 0 });
  });

  it('CTR-6: what a check adds or takes is a rule', () => {
    expect(result([10, 7, 6], { coordination: { adds: 2, takes: 3 } }).counted).toEqual({ successes: 1 });
  });
});
