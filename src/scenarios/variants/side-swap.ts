import { entriesOf, fieldOf } from '../data/tree.ts';
import type { ResolvedScenario } from '../head/resolve-head.ts';
import { scenarioHash } from '../scenario-hash.ts';

/** A fight with its sides named in the other order. */
export interface SideSwap {
  readonly scenario: ResolvedScenario;
  readonly hash: string;
  /** `players, opposition`, and the other way round. */
  readonly from: string;
  readonly to: string;
}

/**
 * The same fight with its sides in the other order, which breaks ties: what differs is the advantage of order.
 *
 * @returns undefined where nobody fights
 */
export function swapSides(scenario: ResolvedScenario): SideSwap | undefined {
  const sides = entriesOf(fieldOf(scenario, 'sides'));
  if (sides.length < 2) return undefined;
  const swapped = { ...scenario, sides: Object.fromEntries(sides.toReversed()) };
  const names = sides.map(([name]) => name);
  return {
    scenario: swapped,
    hash: scenarioHash(swapped),
    from: names.join(', '),
    to: names.toReversed().join(', '),
  };
}
