import { massBelow } from '../../core/exact/mass-below.ts';
import { massFrom } from '../../core/exact/mass-from.ts';
import { createRollRunner } from '../../core/roll-runner.ts';
import { Rules } from '../../core/rule-parameter.ts';
import type { CompiledScenario } from '../../core/rules-system.ts';
import type { Teller } from '../../core/teller.ts';
import { PARAMETERS } from './parameters.ts';
import { compilePool, poolOdds, rollSuccesses } from './pool.ts';
import type { CountersCheck } from './pool-scenario.ts';
import { poolStory } from './story/pool-story.ts';

const LAYOUT = { outcomes: ['success', 'failure'], metrics: ['successes'], units: [], sides: [] };

/**
 * An attribute or skill check.
 *
 * Draws: the dice of its pool.
 *
 * @rule CTR-4
 */
export function compileCheck({ actor, needed, rules }: CountersCheck): CompiledScenario {
  const pool = compilePool(actor, new Rules(PARAMETERS, rules));
  const createRunner = (seed: number, teller?: Teller) =>
    createRollRunner(LAYOUT, seed, 1, teller, (roller, record) => {
      const successes = rollSuccesses(roller, 0, pool);
      record.metrics[0] = successes;
      record.outcome = successes >= needed ? 0 : 1;
    });
  return {
    layout: LAYOUT,
    createRunner,
    story: poolStory(createRunner, { pools: [{ name: 'actor', check: actor, pool }], needed }),
    exact() {
      const successes = poolOdds(pool);
      const outcomes = [massFrom(successes, needed), massBelow(successes, needed)];
      return { outcomes, metrics: [successes], leftOut: 0 };
    },
  };
}
