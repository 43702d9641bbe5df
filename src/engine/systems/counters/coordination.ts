import { mapValues } from '../../core/exact/map-values.ts';
import { massBelow } from '../../core/exact/mass-below.ts';
import { massFrom } from '../../core/exact/mass-from.ts';
import { mixture, type WeightedCase } from '../../core/exact/mixture.ts';
import { createRollRunner } from '../../core/roll-runner.ts';
import { Rules } from '../../core/rule-parameter.ts';
import type { CompiledScenario, ExactOdds } from '../../core/rules-system.ts';
import type { Teller } from '../../core/teller.ts';
import { ROLL_EVENT } from './events.ts';
import { mostAndSuccessful } from './most-and-successful.ts';
import { PARAMETERS } from './parameters.ts';
import { compilePool, type Pool, poolOdds, rollSuccesses } from './pool.ts';
import type { CountersCoordination, TeamMember } from './pool-scenario.ts';
import { poolStory, type ToldPool } from './story/pool-story.ts';

const LAYOUT = { outcomes: ['success', 'failure'], metrics: ['successes'], units: [], sides: [] };

/** A coordination as integers. */
interface CoordinationPlan {
  /** One a character. */
  readonly pools: readonly Pool[];
  readonly needed: number;
  /** Successes that a further check adds that has one, and takes that has none. */
  readonly adds: number;
  readonly takes: number;
}

/**
 * A team's checks made one: that with most successes is primary, the others help or hinder it.
 *
 * Draws: the dice of each character's pool, from its own stream.
 *
 * @rule CTR-4, CTR-6
 */
export function compileCoordination(scenario: CountersCoordination): CompiledScenario {
  const plan = planCoordination(scenario);
  const { pools, needed } = plan;
  const createRunner = (seed: number, teller?: Teller) =>
    createRollRunner(LAYOUT, seed, pools.length, teller, (roller, record) => {
      let most = 0;
      let successful = 0;
      for (let i = 0; i < pools.length; i++) {
        const successes = rollSuccesses(roller, i, pools[i]!);
        if (successes > most) most = successes;
        if (successes > 0) successful++;
      }
      const result = coordinate(most, successful, plan);
      roller.teller.tell(ROLL_EVENT.together, most, successful, result, 0);
      record.metrics[0] = result;
      record.outcome = result >= needed ? 0 : 1;
    });
  return {
    layout: LAYOUT,
    createRunner,
    story: poolStory(createRunner, {
      pools: toldPools(scenario.team, pools),
      needed,
      adds: plan.adds,
      takes: plan.takes,
    }),
    exact: () => coordinationOdds(plan),
  };
}

function planCoordination({ team, needed, rules: given }: CountersCoordination): CoordinationPlan {
  const rules = new Rules(PARAMETERS, given);
  return {
    pools: team.flatMap((member) => new Array<Pool>(member.count).fill(compilePool(member, rules))),
    needed,
    adds: rules.number('coordination.adds'),
    takes: rules.number('coordination.takes'),
  };
}

/** Each character with its pool; of several alike each by a number. */
function toldPools(team: readonly TeamMember[], pools: readonly Pool[]): ToldPool[] {
  const members = team.flatMap((check) =>
    Array.from({ length: check.count }, (_, i) => ({
      name: check.count === 1 ? check.name : `${check.name} ${i + 1}`,
      check,
    })),
  );
  return members.map((member, i) => ({ ...member, pool: pools[i]! }));
}

/**
 * The result of a team: may be 0 or less.
 *
 * @param most successes of the primary check
 * @param successful checks with a success; where there is none, one of them is primary all the same
 * @rule CTR-6
 */
function coordinate(most: number, successful: number, { pools, adds, takes }: CoordinationPlan): number {
  const helping = successful > 0 ? successful - 1 : 0;
  return most + helping * adds - (pools.length - 1 - helping) * takes;
}

function coordinationOdds(plan: CoordinationPlan): ExactOdds {
  const bySuccessful = mostAndSuccessful(plan.pools.map(poolOdds));
  // The chances of each case stand within it, so that the cases only add up.
  const cases = bySuccessful.map((probabilities, successful): WeightedCase => {
    return [1, mapValues({ low: 0, probabilities, leftOut: 0 }, (most) => coordinate(most, successful, plan))];
  });
  const result = mixture(cases);
  const outcomes = [massFrom(result, plan.needed), massBelow(result, plan.needed)];
  return { outcomes, metrics: [result], leftOut: 0 };
}
