import type { RuleParameters } from './rule-parameters.ts';
import type { Hex, Move } from './types.ts';

const EAST: Hex = { q: 1, r: 0 };
const NORTH_EAST: Hex = { q: 1, r: -1 };
const NORTH_WEST: Hex = { q: 0, r: -1 };
const WEST: Hex = { q: -1, r: 0 };
const SOUTH_WEST: Hex = { q: -1, r: 1 };
const SOUTH_EAST: Hex = { q: 0, r: 1 };

/** CS-12: the order in which ties between neighbours are settled. */
const ORDER_SIDE_ONE = [EAST, NORTH_EAST, NORTH_WEST, WEST, SOUTH_WEST, SOUTH_EAST];
const ORDER_SIDE_TWO = [WEST, NORTH_WEST, NORTH_EAST, EAST, SOUTH_EAST, SOUTH_WEST];

/** CS-12: an advance goes not nearer than this. */
const NEAREST_HEXES = 1;

/**
 * Distance between two places, in hexes.
 *
 * @rule CS-11 (max(|dq|, |dr|, |dq + dr|))
 */
export function hexDistance(a: Hex, b: Hex): number {
  const dq = a.q - b.q;
  const dr = a.r - b.r;
  return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
}

/** The neighbour nearest to (or farthest from) a place; the first in order among equals. */
function stepTo(from: Hex, towards: Hex, away: boolean, isFirstSide: boolean): Hex {
  let best: Hex | undefined;
  let bestDistance = 0;
  for (const direction of isFirstSide ? ORDER_SIDE_ONE : ORDER_SIDE_TWO) {
    const neighbour = { q: from.q + direction.q, r: from.r + direction.r };
    const distance = hexDistance(neighbour, towards);
    const isBetter = away ? distance > bestDistance : distance < bestDistance;
    if (best === undefined || isBetter) {
      best = neighbour;
      bestDistance = distance;
    }
  }
  return best ?? from;
}

/**
 * Where a move ends.
 *
 * @rule CS-12
 * @param from where the unit stood at the start of the round
 * @param target where its target stood then
 */
export function placeAfter(rules: RuleParameters, move: Move, from: Hex, target: Hex, isFirstSide: boolean): Hex {
  if (move === 'hold') return from;
  const away = move === 'withdraw' || move === 'flee';
  const steps = move === 'run' || move === 'flee' ? rules.movement.running : rules.movement.acting;
  let place = from;
  for (let step = 0; step < steps; step++) {
    if (!away && hexDistance(place, target) <= NEAREST_HEXES) break;
    place = stepTo(place, target, away, isFirstSide);
  }
  return place;
}
