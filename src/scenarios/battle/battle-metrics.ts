import { SIDE_METRICS } from '../../engine/battle/battle-record.ts';
import { entriesOf, fieldOf } from '../data/tree.ts';
import type { MetricNames } from '../gates/read-metric.ts';

/**
 * What a battle counts (BTL-7).
 *
 * @param data the battle as its file writes it, of whatever shape
 * @param extras names of what its system counts a side besides
 */
export function battleMetrics(data: unknown, extras: readonly string[]): MetricNames {
  const sides = entriesOf(fieldOf(data, 'sides')).map(([name]) => name);
  const bySide = [...SIDE_METRICS, ...extras];
  return {
    outcomes: [...sides, 'draw', 'timeout'],
    quantities: ['rounds', ...sides.flatMap((side) => bySide.map((name) => `${side}.${name}`))],
  };
}
