import { Rules } from '../../core/rule-parameter.ts';
import { possibleOrders } from './contest-orders.ts';
import { isLuckInsteadOfRoll, luckPoints } from './luck-points.ts';
import { PARAMETERS } from './parameters.ts';
import type { ContestRules } from './standing.ts';
import { compileTest, type Test } from './test.ts';
import type { Target10Contest, Tester } from './test-scenario.ts';
import { testValue } from './test-value.ts';

/** One who takes part, as integers. */
export interface Contestant {
  readonly name: string;
  readonly test: Test;
  /** Luck points at the start. */
  readonly luck: number;
}

/** A contest as integers. */
export interface ContestPlan {
  readonly contestants: readonly Contestant[];
  /** Orders in which they may test, each as likely as the next; contestants by index. */
  readonly orders: readonly (readonly number[])[];
  readonly rules: ContestRules;
}

/** @rule T10-3, T10-5, T10-6, T10-7, T10-8, T10-9 */
export function planContest(scenario: Target10Contest): ContestPlan {
  const rules = new Rules(PARAMETERS, scenario.rules);
  const testers = Object.entries(scenario.contestants);
  const values = testers.map(([, tester]) => testValue(tester, rules));
  const contestants = testers.map(([name, tester], i): Contestant => {
    const test = compileTest(values[i]!, bestOther(values, i) ?? natureOf(scenario, rules), rules);
    return { name, test, luck: luckPoints(tester.luck, rules) };
  });
  const order = testers.map(([, tester], i) => priorityOf(tester, values[i]!));
  return { contestants, orders: possibleOrders(order), rules: contestRules(scenario, rules) };
}

/** The best test value among all the others, or undefined where there is none. */
export function bestOther(values: readonly number[], own: number): number | undefined {
  return values.length === 1 ? undefined : Math.max(...values.filter((_, i) => i !== own));
}

function natureOf({ against }: Target10Contest, rules: Rules): number {
  return against?.nature ?? rules.number('test.nature');
}

function priorityOf({ skill, ability }: Tester, value: number) {
  return { value, skill, ability };
}

function contestRules({ successes, failures }: Target10Contest, rules: Rules): ContestRules {
  return {
    successes,
    failureLimit: failures?.limit ?? Number.POSITIVE_INFINITY,
    isTogether: failures?.counted !== 'each',
    isLuckInsteadOfRoll: isLuckInsteadOfRoll(rules),
    maxTests: rules.number('contest.maxTests'),
  };
}
