import { createRollRunner, type Roller } from '../../core/roll-runner.ts';
import { Rules } from '../../core/rule-parameter.ts';
import type { CompiledScenario, ExactOdds } from '../../core/rules-system.ts';
import type { Teller } from '../../core/teller.ts';
import type { TrialRecord } from '../../core/trial-record.ts';
import { ROLL_EVENT } from './events.ts';
import { isLuckInsteadOfRoll, isSpentInsteadOfRoll, isSpentOnFailure, luckPoints } from './luck-points.ts';
import { PARAMETERS } from './parameters.ts';
import { type ToldTester, testStory, valueParts } from './story/test-story.ts';
import { compileTest, marginOdds, rollOdds, rollTest, succeeds, type Test } from './test.ts';
import type { Target10Check } from './test-scenario.ts';
import { testValue } from './test-value.ts';

const SUCCESS = 0;
const FAILURE = 1;

/** A check as integers. */
interface CheckPlan {
  readonly test: Test;
  /** Points at the start. */
  readonly luck: number;
  /** Certain by luck, without a die: there is no margin. */
  readonly isCertain: boolean;
  /** A luck point waits for a roll that fails. */
  readonly hasLuck: boolean;
}

/**
 * A check: one test against nature or an opponent who does not act.
 *
 * Draws: d20, unless luck is spent instead of it.
 *
 * @rule T10-4, T10-7, T10-10
 */
export function compileCheck(scenario: Target10Check): CompiledScenario {
  const plan = planCheck(scenario);
  const layout = { outcomes: ['success', 'failure'], metrics: plan.isCertain ? [] : ['margin'], units: [], sides: [] };
  const createRunner = (seed: number, teller?: Teller) =>
    createRollRunner(layout, seed, 1, teller, (roller, record) => playCheck(plan, roller, record));
  return {
    layout,
    createRunner,
    story: testStory(createRunner, { testers: [toldTester(scenario, plan.test)], isContest: false, orders: [] }),
    exact: () => checkOdds(plan),
  };
}

function planCheck({ actor, against, rules: given }: Target10Check): CheckPlan {
  const rules = new Rules(PARAMETERS, given);
  const other = 'nature' in against ? against.nature : testValue(against.opponent, rules);
  const luck = luckPoints(actor.luck, rules);
  const isInsteadOfRoll = isLuckInsteadOfRoll(rules);
  return {
    test: compileTest(testValue(actor, rules), other, rules),
    luck,
    isCertain: isSpentInsteadOfRoll(luck, isInsteadOfRoll),
    hasLuck: isSpentOnFailure(luck, isInsteadOfRoll),
  };
}

function toldTester({ actor, against, rules: given }: Target10Check, test: Test): ToldTester {
  const rules = new Rules(PARAMETERS, given);
  const isNature = 'nature' in against;
  return {
    name: 'actor',
    value: valueParts(actor, rules),
    other: {
      name: isNature ? 'nature' : 'the opponent',
      value: isNature ? against.nature : testValue(against.opponent, rules),
    },
    test,
  };
}

function playCheck({ test, isCertain, hasLuck, luck }: CheckPlan, roller: Roller, record: TrialRecord): void {
  record.outcome = SUCCESS;
  if (isCertain) {
    roller.teller.tell(ROLL_EVENT.luck, 0, luck - 1, 0, 0);
    return;
  }
  const margin = rollTest(roller, 0, test);
  record.metrics[0] = margin;
  if (succeeds(margin)) return;
  if (hasLuck) roller.teller.tell(ROLL_EVENT.luck, 0, luck - 1, 1, 0);
  else record.outcome = FAILURE;
}

function checkOdds({ test, isCertain, hasLuck }: CheckPlan): ExactOdds {
  const margins = marginOdds(test);
  const outcomes = isCertain || hasLuck ? [1, 0] : rollOdds(margins);
  return { outcomes, metrics: isCertain ? [] : [margins], leftOut: 0 };
}
