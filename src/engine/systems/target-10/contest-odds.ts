import type { Distribution } from '../../core/exact/distribution.ts';
import type { ExactOdds } from '../../core/rules-system.ts';
import { orderOdds } from './contest-order-odds.ts';
import type { ContestPlan } from './contest-plan.ts';
import { ContestSums } from './contest-sums.ts';

/**
 * The exact odds of a contest, over all orders in which it may be played.
 *
 * @rule T10-8, T10-9, T10-10
 */
export function contestOdds(plan: ContestPlan): ExactOdds {
  const size = plan.contestants.length;
  const sums = new ContestSums(size);
  const known = new Map<string, ContestSums>();
  for (const order of plan.orders) {
    // Orders that differ only by contestants who are alike have the same odds, place by place.
    const kinds = order.map((who) => kindOf(plan, who)).join(' ');
    const places = known.get(kinds) ?? orderOdds(plan, order);
    known.set(kinds, places);
    sums.addPlaces(places, order, 1 / plan.orders.length);
  }
  const metrics = [sums.tests, ...sums.successes.flatMap((successes, who) => [successes, sums.failures[who]!])];
  return {
    outcomes: [...sums.won, sums.failed, sums.timedOut],
    metrics: metrics.map(distributionOf),
    leftOut: 0,
  };
}

function kindOf({ contestants }: ContestPlan, who: number): string {
  const { test, luck } = contestants[who]!;
  return `${test.bonus},${luck}`;
}

function distributionOf(sums: readonly number[]): Distribution {
  return { low: 0, probabilities: Float64Array.from(sums), leftOut: 0 };
}
