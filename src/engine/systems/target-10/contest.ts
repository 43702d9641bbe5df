import { createRollRunner, type Roller } from '../../core/roll-runner.ts';
import { Rules } from '../../core/rule-parameter.ts';
import type { CompiledScenario } from '../../core/rules-system.ts';
import type { Teller } from '../../core/teller.ts';
import type { TallyLayout, TrialRecord } from '../../core/trial-record.ts';
import { contestOdds } from './contest-odds.ts';
import { bestOther, type ContestPlan, planContest } from './contest-plan.ts';
import { addedBy, FAILED, GOES_ON, testsOf, verdictOf, WON } from './contest-total.ts';
import { ROLL_EVENT } from './events.ts';
import { PARAMETERS } from './parameters.ts';
import {
  afterTurn,
  type ContestRules,
  failuresOf,
  freshStanding,
  isOut,
  luckOf,
  type Standing,
  successesOf,
  takesRoll,
} from './standing.ts';
import { type ToldTester, testStory, valueParts } from './story/test-story.ts';
import { rollTest, succeeds } from './test.ts';
import type { Target10Contest } from './test-scenario.ts';
import { testValue } from './test-value.ts';

/**
 * A contest: all test in turn until one has successes enough, or failures end it.
 *
 * Draws: where several orders are possible one die of as many sides as there are (a coin is a d2); d20
 * a test, each contestant from its own stream.
 *
 * @rule T10-8, T10-9, T10-10
 */
export function compileContest(scenario: Target10Contest): CompiledScenario {
  const plan = planContest(scenario);
  const layout = layoutOf(plan);
  const { length } = plan.contestants;
  const createRunner = (seed: number, teller?: Teller) => {
    const standings = new Int32Array(length);
    const fresh = Int32Array.from(plan.contestants, ({ luck }) => freshStanding(luck));
    return createRollRunner(layout, seed, length + 1, teller, (roller, record) => {
      standings.set(fresh);
      playContest(plan, standings, roller, record);
    });
  };
  return {
    layout,
    createRunner,
    story: testStory(createRunner, { testers: toldTesters(scenario, plan), isContest: true, orders: plan.orders }),
    exact: () => contestOdds(plan),
  };
}

/** Outcomes: a contestant each, `failure`, `timeout`. Counted: `tests`, then successes and failures by contestant. */
function layoutOf({ contestants }: ContestPlan): TallyLayout {
  const names = contestants.map(({ name }) => name);
  return {
    outcomes: [...names, 'failure', 'timeout'],
    metrics: ['tests', ...names.flatMap((name) => [`${name}.successes`, `${name}.failures`])],
    units: [],
    sides: [],
  };
}

function playContest(plan: ContestPlan, standings: Int32Array, roller: Roller, record: TrialRecord): void {
  const { contestants, rules } = plan;
  const order = rollOrder(plan, roller);
  let total = 0;
  for (let i = 0; i < standings.length; i++) total += addedBy(standings[i]!, contestants[i]!.luck, rules);
  // Ends: every turn of those still in spends luck or makes a roll, of which there are at most `maxTests`.
  for (let turn = 0; ; turn = turn === order.length - 1 ? 0 : turn + 1) {
    const who = order[turn]!;
    const standing = standings[who]!;
    if (isOut(standing, rules)) continue;
    const next = takeTurn(plan, standing, who, roller);
    standings[who] = next;
    total += addedBy(next, contestants[who]!.luck, rules) - addedBy(standing, contestants[who]!.luck, rules);
    tellStanding(roller, who, next, rules);
    const verdict = verdictOf(total, next, rules);
    if (verdict === GOES_ON) continue;
    record.outcome = verdict === WON ? who : standings.length + (verdict === FAILED ? 0 : 1);
    break;
  }
  count(record, testsOf(total), standings);
}

function count({ metrics }: TrialRecord, tests: number, standings: Int32Array): void {
  metrics[0] = tests;
  for (let i = 0; i < standings.length; i++) {
    metrics[1 + 2 * i] = successesOf(standings[i]!);
    metrics[2 + 2 * i] = failuresOf(standings[i]!);
  }
}

function tellStanding({ teller }: Roller, who: number, standing: Standing, rules: ContestRules): void {
  teller.tell(ROLL_EVENT.standing, who, successesOf(standing), failuresOf(standing), isOut(standing, rules) ? 1 : 0);
}

function rollOrder({ orders, contestants }: ContestPlan, { dice, teller }: Roller): readonly number[] {
  const which = orders.length === 1 ? 0 : dice.one(dice.stream(contestants.length), orders.length) - 1;
  teller.tell(ROLL_EVENT.order, which, 0, 0, 0);
  return orders[which]!;
}

function takeTurn({ contestants, rules }: ContestPlan, standing: Standing, who: number, roller: Roller): Standing {
  const takesOne = takesRoll(standing, rules);
  const hasRolled = takesOne && succeeds(rollTest(roller, who, contestants[who]!.test));
  const next = afterTurn(standing, hasRolled, rules);
  const luck = luckOf(next);
  if (luck < luckOf(standing)) roller.teller.tell(ROLL_EVENT.luck, who, luck, takesOne ? 1 : 0, 0);
  return next;
}

function toldTesters({ against, contestants, rules: given }: Target10Contest, plan: ContestPlan): ToldTester[] {
  const rules = new Rules(PARAMETERS, given);
  const testers = Object.values(contestants);
  const values = testers.map((tester) => testValue(tester, rules));
  return plan.contestants.map(({ name, test }, i) => {
    const best = bestOther(values, i);
    const nature = { name: 'nature', value: against?.nature ?? rules.number('test.nature') };
    const other =
      best === undefined
        ? nature
        : { name: plan.contestants[values.findIndex((value, j) => j !== i && value === best)]!.name, value: best };
    return { name, value: valueParts(testers[i]!, rules), other, test };
  });
}
