import { describe, expect, it } from 'vitest';
import { possibleOrders } from '../../../../../src/engine/systems/target-10/contest-orders.ts';
import { planContest } from '../../../../../src/engine/systems/target-10/contest-plan.ts';
import type { Target10Contest } from '../../../../../src/engine/systems/target-10/test-scenario.ts';
import { loadScenario } from '../../../../../src/scenarios/load-scenario.ts';
import { facesOf, playScript } from '../../../play-script.ts';
import { contestOf, testerOf } from './arrange-test.ts';

const JUAN = { skill: 9, ability: 12 };
const SUSAN = { skill: 6, ability: 18 };
const together = (limit: number) => ({ limit, counted: 'together' }) as const;
const each = (limit: number) => ({ limit, counted: 'each' }) as const;
const INSTEAD = { luck: { when: 'instead-of-roll' } };

describe('who goes first', () => {
  const order = (...contestants: [value: number, skill: number, ability?: number][]) =>
    possibleOrders(contestants.map(([value, skill, ability]) => ({ value, skill, ability })));

  it('T10-8: higher value, then higher skill, then higher score', () => {
    expect(order([9, 9, 9], [10, 1, 9], [10, 2, 9], [10, 2, 12])).toEqual([[3, 2, 1, 0]]);
  });

  it('T10-8: a coin where all is equal, or one has no score', () => {
    const coin = [
      [0, 1],
      [1, 0],
    ];
    expect(order([10, 2, 12], [10, 2, 12])).toEqual(coin);
    expect(order([10, 2, 12], [10, 2])).toEqual(coin);
    expect(order([10, 2], [10, 2])).toEqual(coin);
  });

  it('T10-8: of three, scores still tell apart those two that have one', () => {
    expect(order([10, 2, 12], [10, 2], [10, 2, 14])).toEqual([
      [1, 2, 0],
      [2, 0, 1],
      [2, 1, 0],
    ]);
  });

  it('T10-8: the coin is a d2, rolled first', () => {
    const contest = contestOf({ A: { skill: 5 }, B: { skill: 5 } });
    expect(playScript(contest, [[2, 1], ...facesOf(20, 10)]).outcome).toBe('A');
    expect(playScript(contest, [[2, 2], ...facesOf(20, 10)]).outcome).toBe('B');
  });
});

describe('a contest', () => {
  it("T10-9: the text's Juan and Susan fail together on the sixth roll", () => {
    const contest = contestOf({ Susan: SUSAN, Juan: JUAN }, { successes: 3, failures: together(4) });
    expect(playScript(contest, facesOf(20, 4, 11, 7, 9, 13, 8))).toEqual({
      outcome: 'failure',
      counted: { tests: 6, 'Juan.successes': 1, 'Juan.failures': 2, 'Susan.successes': 1, 'Susan.failures': 2 },
    });
  });

  it('T10-9: the first with successes enough wins, each counting its own', () => {
    const contest = contestOf({ Juan: JUAN, Susan: SUSAN }, { successes: 2 });
    expect(playScript(contest, facesOf(20, 10, 10, 9, 20))).toEqual({
      outcome: 'Susan',
      counted: { tests: 4, 'Juan.successes': 1, 'Juan.failures': 1, 'Susan.successes': 2, 'Susan.failures': 0 },
    });
  });

  it('T10-9: with each, who hits the limit drops out, and the others go on', () => {
    const contest = contestOf({ Juan: JUAN, Susan: SUSAN }, { successes: 2, failures: each(2) });
    expect(playScript(contest, facesOf(20, 9, 10, 9, 9, 10)).outcome).toBe('Susan');
    expect(playScript(contest, facesOf(20, 9, 10, 9, 9, 9))).toEqual({
      outcome: 'failure',
      counted: { tests: 5, 'Juan.successes': 0, 'Juan.failures': 2, 'Susan.successes': 1, 'Susan.failures': 2 },
    });
  });

  it('T10-9: it is a timeout after so many rolls, unless the last of them ends it', () => {
    const contest = contestOf({ Juan: JUAN, Susan: SUSAN }, { rules: { contest: { maxTests: 3 } } });
    expect(playScript(contest, facesOf(20, 9, 9, 9)).outcome).toBe('timeout');
    expect(playScript(contest, facesOf(20, 9, 9, 10)).outcome).toBe('Juan');
  });

  it('T10-9: a lone contestant tests against nature', () => {
    const contest = contestOf({ Juan: JUAN }, { against: { nature: 8 }, successes: 2, failures: together(2) });
    expect(playScript(contest, facesOf(20, 8, 7, 7)).outcome).toBe('failure');
    expect(playScript(contest, facesOf(20, 8, 7, 8)).outcome).toBe('Juan');
    expect(playScript(contestOf({ Juan: JUAN }), facesOf(20, 5)).outcome).toBe('Juan');
  });

  it('T10-9: of several, each tests against the best of the others, dropped out or not', () => {
    const testers = { A: { skill: 7 }, B: { skill: 5 }, C: { skill: 2 } };
    const scenario = {
      rules: {},
      successes: 1,
      contestants: Object.fromEntries(Object.entries(testers).map(([name, sketch]) => [name, testerOf(sketch)])),
    } as unknown as Target10Contest;
    expect(planContest(scenario).contestants.map(({ test }) => test.bonus)).toEqual([2, -2, -5]);
    const contest = contestOf(testers, { failures: each(1) });
    expect(playScript(contest, facesOf(20, 7, 12)).outcome).toBe('B');
    expect(playScript(contest, facesOf(20, 7, 11, 15)).outcome).toBe('C');
    expect(playScript(contest, facesOf(20, 7, 11, 14)).outcome).toBe('failure');
  });

  it('T10-10: points save failed rolls, which stay tests, until they are spent', () => {
    const contest = contestOf({ Juan: { ...JUAN, luck: 1 }, Susan: SUSAN }, { successes: 2, failures: together(2) });
    expect(playScript(contest, facesOf(20, 1, 10, 1, 10))).toEqual({
      outcome: 'Susan',
      counted: { tests: 4, 'Juan.successes': 1, 'Juan.failures': 1, 'Susan.successes': 2, 'Susan.failures': 0 },
    });
  });

  it('T10-10: points spent instead of rolls are successes, and no tests', () => {
    const contest = contestOf({ Juan: { ...JUAN, luck: 1 }, Susan: SUSAN }, { successes: 2, rules: INSTEAD });
    expect(playScript(contest, facesOf(20, 9, 1, 9, 10))).toEqual({
      outcome: 'Juan',
      counted: { tests: 4, 'Juan.successes': 2, 'Juan.failures': 1, 'Susan.successes': 0, 'Susan.failures': 2 },
    });
  });

  it('T10-10: with points enough it is won without a roll', () => {
    const contest = contestOf({ Juan: { ...JUAN, luck: 3 } }, { successes: 3, rules: INSTEAD });
    expect(playScript(contest, [])).toMatchObject({ outcome: 'Juan', counted: { tests: 0, 'Juan.successes': 3 } });
  });

  it('T10-9: the shipped scenario is the example of the text', () => {
    const scenario = loadScenario('scenarios/juan-and-susan.yaml').scenario as unknown as Target10Contest;
    const { contestants, orders, rules } = planContest(scenario);
    expect(contestants.map(({ name, test }) => [name, test.bonus])).toEqual([
      ['Juan', 0],
      ['Susan', 0],
    ]);
    expect([orders, rules.successes, rules.failureLimit, rules.isTogether]).toEqual([[[0, 1]], 3, 4, true]);
  });
});
