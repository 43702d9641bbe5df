/**
 * Steps to the neighbours of a hex, in the order in which side one prefers them: E, NE, NW, W, SW, SE.
 *
 * @rule CS-12
 */
const STEP_Q = Int32Array.of(1, 1, 0, -1, -1, 0);
const STEP_R = Int32Array.of(0, -1, -1, 0, 1, 1);

/** The order of side two is its mirror image: W, NW, NE, E, SE, SW. */
const ORDER = [Int32Array.of(0, 1, 2, 3, 4, 5), Int32Array.of(3, 2, 1, 0, 5, 4)] as const;

/**
 * Distance in hexes between places whose axial coordinates differ by dq and dr.
 *
 * @rule CS-11
 */
export function hexDistance(dq: number, dr: number): number {
  return (Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) >> 1;
}

/** A unit on its way, relative to where it walks to or from; scratch. */
export class Walker {
  q = 0;
  r = 0;
}

/**
 * Walks up to `most` hexes towards the origin, not nearer than 1.
 *
 * @param side 0 or 1, for the order in which ties between neighbours go
 * @returns hexes walked
 * @rule CS-12
 */
export function walkNearer(walker: Walker, side: number, most: number): number {
  const start = hexDistance(walker.q, walker.r);
  const end = Math.max(Math.min(start, 1), start - most);
  for (let distance = start - 1; distance >= end; distance--) stepTo(walker, side, distance);
  return start - end;
}

/**
 * Walks `most` hexes away from the origin.
 *
 * @returns hexes walked
 * @rule CS-12
 */
export function walkAway(walker: Walker, side: number, most: number): number {
  const start = hexDistance(walker.q, walker.r);
  for (let walked = 1; walked <= most; walked++) stepTo(walker, side, start + walked);
  return most;
}

/** Goes to the first neighbour at a distance from the origin that is one less, or one more, than the present one. */
function stepTo(walker: Walker, side: number, distance: number): void {
  const order = ORDER[side]!;
  let first = 0;
  while (hexDistance(walker.q + STEP_Q[order[first]!]!, walker.r + STEP_R[order[first]!]!) !== distance) first++;
  walker.q += STEP_Q[order[first]!]!;
  walker.r += STEP_R[order[first]!]!;
}
