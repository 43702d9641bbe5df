import type { Dice } from './dice.ts';
import type { DicePool } from './dice-pool.ts';
import { laneOffset, mix32, mixSeed, mixTrial } from './mix.ts';
import { RESULTS, type SuccessTable, TOGETHER } from './success-table.ts';
import { nextWord } from './xoshiro128.ts';

/** Bits of a word, low and high, that multiply and shift to a result of three d10: 2^22 × 1000 is less than 2^32. */
const THREE_BITS = 22;
const THREE_SHIFT = 32 - THREE_BITS;
const THREE_MASK = (1 << THREE_BITS) - 1;
const THREE_UNFAIR = (1 << THREE_BITS) % RESULTS;

/**
 * Dice from xoshiro128++ substreams, one a unit and purpose, keyed by seed, trial and the substream's
 * key, each seeded on its first draw in a trial.
 *
 * Every result is exactly uniform: multiply and shift with rejection (Lemire, "Fast random integer
 * generation in an interval", 2019), on 24 bits up to 256 results and on 32 bits above; pools of d10 that
 * count successes take three dice a word, on 22 bits.
 */
export class StreamDice implements Dice {
  private readonly seedLanes: Int32Array;
  private readonly lanes = new Int32Array(4);
  private readonly offsets: Int32Array;
  private readonly state: Int32Array;
  private readonly seededIn: Int32Array;
  private stamp = 0;

  /**
   * @param seed of the run, integer from 0 to 2^53 − 1
   * @param keys one a substream, all different
   */
  constructor(seed: number, keys: Int32Array) {
    this.seedLanes = mixSeed(seed);
    this.state = new Int32Array(keys.length * 4);
    this.seededIn = new Int32Array(keys.length);
    this.offsets = new Int32Array(keys.length * 4);
    for (let i = 0; i < this.offsets.length; i++) {
      this.offsets[i] = laneOffset(keys[i >> 2]!, i & 3);
    }
  }

  startTrial(trial: number): void {
    mixTrial(this.seedLanes, trial, this.lanes);
    this.stamp = (this.stamp + 1) | 0;
    /* v8 ignore if -- @preserve the 2^32nd trial of one runner */
    if (this.stamp === 0) {
      this.seededIn.fill(0);
      this.stamp = 1;
    }
  }

  one(stream: number, sides: number): number {
    return this.below(stream, sides) + 1;
  }

  two(stream: number, firstSides: number, secondSides: number): number {
    const result = this.below(stream, firstSides * secondSides);
    return 1 + (result % firstSides) + ((1 + ((result / firstSides) | 0)) << 8);
  }

  sum(stream: number, pool: DicePool): number {
    const { count, together, sums } = pool;
    if (together === count) return sums[this.result(stream, pool, count)]!;
    if (together === 0) return this.sumOfLargeDice(stream, pool);
    let total = 0;
    for (let dice = together; dice <= count; dice += together) total += sums[this.result(stream, pool, together)]!;
    if (pool.left > 0) total += pool.leftSums[this.result(stream, pool, pool.left)]!;
    return total;
  }

  successes(stream: number, count: number, table: SuccessTable): number {
    if (count <= 0) return 0;
    const { counts } = table;
    let total = 0;
    let left = count;
    for (; left > TOGETHER; left -= TOGETHER) {
      total += counts[TOGETHER * RESULTS + this.tens(stream, TOGETHER)] as number;
    }
    return total + (counts[left * RESULTS + this.tens(stream, left)] as number);
  }

  /** Which of the equally likely results `dice` dice of a pool show together: an index into its table of sums. */
  protected result(stream: number, pool: DicePool, dice: number): number {
    return this.below(stream, dice === pool.together ? pool.sums.length : pool.leftSums.length);
  }

  /**
   * The faces of three d10, less one each, as the decimal digits of a uniform integer from 0 to 999.
   *
   * @param _dice how many of them count
   */
  protected tens(stream: number, _dice: number): number {
    if (this.seededIn[stream] !== this.stamp) this.seed(stream);
    for (;;) {
      const product = Math.imul(nextWord(this.state, stream << 2) >>> THREE_SHIFT, RESULTS);
      if ((product & THREE_MASK) >= THREE_UNFAIR) return product >>> THREE_BITS;
    }
  }

  private sumOfLargeDice(stream: number, pool: DicePool): number {
    let total = 0;
    for (let die = 0; die < pool.count; die++) total += this.one(stream, pool.sides);
    return total;
  }

  /** A uniform integer from 0 to results − 1. */
  private below(stream: number, results: number): number {
    if (this.seededIn[stream] !== this.stamp) this.seed(stream);
    if (results > 256) return this.belowLarge(stream, results);
    let product = Math.imul(nextWord(this.state, stream << 2) >>> 8, results);
    let rest = product & 0xff_ffff;
    if (rest < results) {
      const unfair = 0x100_0000 % results;
      while (rest < unfair) {
        product = Math.imul(nextWord(this.state, stream << 2) >>> 8, results);
        rest = product & 0xff_ffff;
      }
    }
    return product >>> 24;
  }

  private belowLarge(stream: number, results: number): number {
    const unfair = 0x1_0000_0000 % results;
    for (;;) {
      const product = (nextWord(this.state, stream << 2) >>> 0) * results;
      const high = Math.floor(product / 0x1_0000_0000);
      if (product - high * 0x1_0000_0000 >= unfair) return high;
    }
  }

  private seed(stream: number): void {
    const at = stream << 2;
    const { lanes, offsets, state } = this;
    const s0 = mix32(lanes[0]! + offsets[at]!);
    const s1 = mix32(lanes[1]! + offsets[at + 1]!);
    const s2 = mix32(lanes[2]! + offsets[at + 2]!);
    const s3 = mix32(lanes[3]! + offsets[at + 3]!);
    /* v8 ignore next -- @preserve words that are all zero: one stream in 2^128 */
    state[at] = (s0 | s1 | s2 | s3) === 0 ? 1 : s0;
    state[at + 1] = s1;
    state[at + 2] = s2;
    state[at + 3] = s3;
    this.seededIn[stream] = this.stamp;
  }
}
