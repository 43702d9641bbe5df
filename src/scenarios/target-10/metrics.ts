import type { MetricNames } from '../read-metric.ts';
import { entriesOf, fieldOf } from '../tree.ts';

/** Counted for each side: BTL-7, then T10-32. */
const BY_SIDE = [
  ...['survivors', 'dead', 'unconscious', 'fled', 'damageDealt', 'attacks', 'hits', 'wavesDefeated', 'firstLossRound'],
  ...['luckSpent', 'timesProne', 'timesHeld', 'timesDisarmed', 'negotiatedRounds'],
];

/** What a Target 10 battle counts. */
export function battleMetrics(data: unknown): MetricNames {
  const sides = entriesOf(fieldOf(data, 'sides')).map(([name]) => name);
  return {
    outcomes: [...sides, 'draw', 'timeout'],
    quantities: ['rounds', ...sides.flatMap((side) => BY_SIDE.map((name) => `${side}.${name}`))],
  };
}
