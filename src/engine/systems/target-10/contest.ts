import type { Dice } from '../../core/dice.ts';
import { createRollRunner, type Roller } from '../../core/roll-runner.ts';
import type { CompiledScenario } from '../../core/rules-system.ts';
import type { TallyLayout, TrialRecord } from '../../core/trial-record.ts';
import { contestOdds } from './contest-odds.ts';
import { type ContestPlan, planContest } from './contest-plan.ts';
import { addedBy, FAILED, GOES_ON, testsOf, verdictOf, WON } from './contest-total.ts';
import { afterTurn, failuresOf, freshStanding, isOut, type Standing, successesOf, takesRoll } from './standing.ts';
import { rollTest, succeeds } from './test.ts';
import type { Target10Contest } from './test-scenario.ts';

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
  return {
    layout,
    createRunner(seed, teller) {
      const standings = new Int32Array(length);
      const fresh = Int32Array.from(plan.contestants, ({ luck }) => freshStanding(luck));
      return createRollRunner(layout, seed, length + 1, teller, (roller, record) => {
        standings.set(fresh);
        playContest(plan, standings, roller, record);
      });
    },
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
  const order = rollOrder(plan, roller.dice);
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

function rollOrder({ orders, contestants }: ContestPlan, dice: Dice): readonly number[] {
  return orders.length === 1 ? orders[0]! : orders[dice.one(contestants.length, orders.length) - 1]!;
}

function takeTurn({ contestants, rules }: ContestPlan, standing: Standing, who: number, roller: Roller): Standing {
  if (!takesRoll(standing, rules)) return afterTurn(standing, false, rules);
  return afterTurn(standing, succeeds(rollTest(roller, who, contestants[who]!.test)), rules);
}
