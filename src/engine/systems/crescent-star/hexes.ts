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
  let walked = 0;
  while (walked < most && hexDistance(walker.q, walker.r) > 1) {
    step(walker, side, 1);
    walked++;
  }
  return walked;
}

/**
 * Walks `most` hexes away from the origin.
 *
 * @returns hexes walked
 * @rule CS-12
 */
export function walkAway(walker: Walker, side: number, most: number): number {
  for (let walked = 0; walked < most; walked++) step(walker, side, -1);
  return most;
}

/** Goes to the neighbour nearest the origin (sign 1) or farthest from it (sign −1). */
function step(walker: Walker, side: number, sign: number): void {
  const order = ORDER[side]!;
  let best = order[0]!;
  let bestDistance = sign * hexDistance(walker.q + STEP_Q[best]!, walker.r + STEP_R[best]!);
  for (let i = 1; i < 6; i++) {
    const direction = order[i]!;
    const distance = sign * hexDistance(walker.q + STEP_Q[direction]!, walker.r + STEP_R[direction]!);
    if (distance < bestDistance) {
      best = direction;
      bestDistance = distance;
    }
  }
  walker.q += STEP_Q[best]!;
  walker.r += STEP_R[best]!;
}
