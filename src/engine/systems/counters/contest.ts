import { cumulativeOf } from '../../core/exact/cumulative.ts';
import type { Distribution } from '../../core/exact/distribution.ts';
import { createRollRunner } from '../../core/roll-runner.ts';
import { Rules } from '../../core/rule-parameter.ts';
import type { CompiledScenario, ExactOdds } from '../../core/rules-system.ts';
import type { Teller } from '../../core/teller.ts';
import type { TrialRecord } from '../../core/trial-record.ts';
import { PARAMETERS } from './parameters.ts';
import { compilePool, poolOdds, rollSuccesses } from './pool.ts';
import type { CountersContest } from './pool-scenario.ts';
import { poolStory } from './story/pool-story.ts';

/**
 * An opposed check of two or more: the most successes win, and where several have as many it is a tie.
 *
 * Draws: the dice of each contestant's pool, from its own stream.
 *
 * @rule CTR-4, CTR-5
 */
export function compileContest({ contestants, rules: given }: CountersContest): CompiledScenario {
  const rules = new Rules(PARAMETERS, given);
  const names = Object.keys(contestants);
  const pools = Object.values(contestants).map((contestant) => compilePool(contestant, rules));
  const layout = {
    outcomes: [...names, 'tie'],
    metrics: names.map((name) => `${name}.successes`),
    units: [],
    sides: [],
  };
  const createRunner = (seed: number, teller?: Teller) =>
    createRollRunner(layout, seed, pools.length, teller, (roller, record) => {
      for (let i = 0; i < pools.length; i++) record.metrics[i] = rollSuccesses(roller, i, pools[i]!);
      judge(record);
    });
  const told = names.map((name, i) => ({ name, check: contestants[name]!, pool: pools[i]! }));
  return {
    layout,
    createRunner,
    story: poolStory(createRunner, { pools: told, isContest: true }),
    exact: () => contestOdds(pools.map(poolOdds)),
  };
}

/** Writes the outcome: who has most successes, or the last outcome, a tie. */
function judge(record: TrialRecord): void {
  const { metrics } = record;
  let most = -1;
  for (let i = 0; i < metrics.length; i++) {
    if (metrics[i]! > most) {
      most = metrics[i]!;
      record.outcome = i;
    } else if (metrics[i] === most) record.outcome = metrics.length;
  }
}

function contestOdds(successes: readonly Distribution[]): ExactOdds {
  const fewer = successes.map((one) => {
    const { atMost } = cumulativeOf(one);
    return (value: number) => (value === 0 ? 0 : (atMost[value - 1] ?? 1));
  });
  const wins = successes.map(({ probabilities }, own) =>
    probabilities.reduce(
      (sum, chance, value) =>
        sum + fewer.reduce((all, isFewer, other) => (other === own ? all : all * isFewer(value)), chance),
      0,
    ),
  );
  const tie = Math.max(0, 1 - wins.reduce((sum, win) => sum + win, 0));
  return { outcomes: [...wins, tie], metrics: successes, leftOut: 0 };
}
