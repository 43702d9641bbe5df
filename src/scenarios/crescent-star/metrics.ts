import { entriesOf, fieldOf } from '../data/tree.ts';
import type { MetricNames } from '../gates/read-metric.ts';

/** Counted for each side: BTL-7, then CS-25. */
const BY_SIDE = [
  ...['survivors', 'dead', 'unconscious', 'fled', 'damageDealt', 'attacks', 'hits', 'wavesDefeated', 'firstLossRound'],
  ...['stonesSpent', 'chained', 'wounds'],
];

/** What a Crescent Star battle counts. */
export function battleMetrics(data: unknown): MetricNames {
  const sides = entriesOf(fieldOf(data, 'sides')).map(([name]) => name);
  return {
    outcomes: [...sides, 'draw', 'timeout'],
    quantities: ['rounds', ...sides.flatMap((side) => BY_SIDE.map((name) => `${side}.${name}`))],
  };
}
