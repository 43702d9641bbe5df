import { SIDE_METRICS } from '../../engine/battle/battle-record.ts';
import { extrasOf } from '../../engine/systems/counters/fight-runner.ts';
import { unitEntries } from '../battle/inherit-unit.ts';
import { entriesOf, fieldOf } from '../data/tree.ts';
import type { MetricNames } from '../gates/read-metric.ts';
import { counterNamesOf } from './named-entries.ts';

/** What a Counters battle counts: BTL-7, then CTR-26. */
export function battleMetrics(data: unknown): MetricNames {
  const sides = entriesOf(fieldOf(data, 'sides')).map(([name]) => name);
  const counters = new Set(unitEntries(fieldOf(data, 'sides')).flatMap(({ unit }) => counterNamesOf(unit)));
  const bySide = [...SIDE_METRICS, ...extrasOf([...counters])];
  return {
    outcomes: [...sides, 'draw', 'timeout'],
    quantities: ['rounds', ...sides.flatMap((side) => bySide.map((name) => `${side}.${name}`))],
  };
}
