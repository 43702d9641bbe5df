import { extraCell } from '../../battle/battle-record.ts';

/** What Counters counts a side besides what every battle counts, and besides the counters in play (CTR-26). */
const FIXED_EXTRAS = ['stuns', 'knockOuts'] as const;

/** What is counted of each counter in play. */
const OF_COUNTERS = ['uses', 'recovered', 'prevented'] as const;

/**
 * Names of what a battle counts a side besides what every battle counts: `stuns`, `knockOuts`, and
 * `uses.NAME`, `recovered.NAME`, `prevented.NAME` of each counter in play on either side.
 *
 * @rule CTR-26
 */
export function extrasOf(counterNames: readonly string[]): string[] {
  return [...FIXED_EXTRAS, ...OF_COUNTERS.flatMap((quantity) => counterNames.map((name) => `${quantity}.${name}`))];
}

/**
 * The cell of `TrialRecord.metrics` that counts a quantity of a side.
 *
 * @param counters number of counters in play
 * @rule CTR-26
 */
export function sideCell(side: number, quantity: (typeof FIXED_EXTRAS)[number], counters: number): number {
  return extraCell(side, FIXED_EXTRAS.indexOf(quantity), extrasCount(counters));
}

/**
 * The cell of `TrialRecord.metrics` that counts a quantity of a counter on a side.
 *
 * @param counter index among the counters in play
 * @param counters their number
 * @rule CTR-26
 */
export function counterCell(
  side: number,
  quantity: (typeof OF_COUNTERS)[number],
  counter: number,
  counters: number,
): number {
  const extra = FIXED_EXTRAS.length + OF_COUNTERS.indexOf(quantity) * counters + counter;
  return extraCell(side, extra, extrasCount(counters));
}

/** Number of the quantities of {@link extrasOf}. */
export function extrasCount(counters: number): number {
  return FIXED_EXTRAS.length + OF_COUNTERS.length * counters;
}
