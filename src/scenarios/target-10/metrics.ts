import { SIDE_METRICS } from '../../engine/battle/battle-record.ts';
import { EXTRAS } from '../../engine/systems/target-10/fight-runner.ts';
import { entriesOf, fieldOf } from '../data/tree.ts';
import type { MetricNames } from '../gates/read-metric.ts';

/** Counted for each side: BTL-7, then T10-32. */
const BY_SIDE = [...SIDE_METRICS, ...EXTRAS];

/** What a Target 10 battle counts. */
export function battleMetrics(data: unknown): MetricNames {
  const sides = entriesOf(fieldOf(data, 'sides')).map(([name]) => name);
  return {
    outcomes: [...sides, 'draw', 'timeout'],
    quantities: ['rounds', ...sides.flatMap((side) => BY_SIDE.map((name) => `${side}.${name}`))],
  };
}
