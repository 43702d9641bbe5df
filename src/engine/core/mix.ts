import type { TrialIndex } from './dice.ts';

/**
 * The finalizer of MurmurHash3 (Appleby, 2011): a bijection of 32-bit words in which each bit of the
 * input changes each bit of the output with a probability close to one half.
 *
 * @param word any 32-bit integer
 * @returns a signed 32-bit integer
 */
export function mix32(word: number): number {
  let h = word ^ (word >>> 16);
  h = Math.imul(h, 0x85ebca6b);
  h ^= h >>> 13;
  h = Math.imul(h, 0xc2b2ae35);
  return h ^ (h >>> 16);
}

/** Odd constants from the fractional digits of the golden ratio and of the roots of 2, 3 and 5, one a lane. */
const LANES = [0x9e3779b9, 0x6a09e667, 0xbb67ae85, 0x3c6ef373] as const;

/** Low and high 32-bit words of an integer from 0 to 2^53 − 1. */
function words(value: number): [number, number] {
  return [value | 0, Math.floor(value / 0x1_0000_0000) | 0];
}

/**
 * Mixes a run's seed into four independent lanes, each word through two rounds of {@link mix32}.
 *
 * @param seed integer from 0 to 2^53 − 1
 * @returns four words
 */
export function mixSeed(seed: number): Int32Array {
  const [low, high] = words(seed);
  return Int32Array.from(LANES, (lane) => mix32(mix32(low + lane) ^ (mix32(high ^ lane) + lane)));
}

/**
 * Mixes a trial's index into the lanes of its run, so that neither neighbouring trials nor
 * neighbouring seeds have anything in common.
 *
 * @param seedLanes four words of {@link mixSeed}
 * @param trial integer from 0 to 2^53 − 1
 * @param lanes four words, written
 */
export function mixTrial(seedLanes: Int32Array, trial: TrialIndex, lanes: Int32Array): void {
  const low = trial | 0;
  const high = Math.floor(trial / 0x1_0000_0000) | 0;
  lanes[0] = mixLane(seedLanes[0]!, low, high, LANES[0]);
  lanes[1] = mixLane(seedLanes[1]!, low, high, LANES[1]);
  lanes[2] = mixLane(seedLanes[2]!, low, high, LANES[2]);
  lanes[3] = mixLane(seedLanes[3]!, low, high, LANES[3]);
}

function mixLane(seed: number, low: number, high: number, lane: number): number {
  return mix32(mix32(seed + Math.imul(low, lane)) + Math.imul(high, lane) + lane);
}

/**
 * The offset of a substream in each lane; adding it to the trial's lanes and mixing gives the substream's state.
 *
 * @param key any 32-bit integer, one a substream
 * @param lane 0 to 3
 */
export function laneOffset(key: number, lane: number): number {
  return Math.imul(mix32(key ^ LANES[lane]!), LANES[lane]!);
}
