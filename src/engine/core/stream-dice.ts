import type { Dice, DiceStream, TrialIndex } from './dice.ts';
import type { DicePair } from './dice-pair.ts';
import type { DicePool } from './dice-pool.ts';
import { laneOffset, mix32, mixSeed, mixTrial } from './mix.ts';
import { RESULTS, type SuccessTable, TOGETHER } from './success-table.ts';
import { Xoshiro128 } from './xoshiro128.ts';

/** Bits of a word, low and high, that multiply and shift to a result of three d10: 2^22 × 1000 is less than 2^32. */
const THREE_BITS = 22;
const THREE_SHIFT = 32 - THREE_BITS;
const THREE_MASK = (1 << THREE_BITS) - 1;
const THREE_UNFAIR = (1 << THREE_BITS) % RESULTS;

/** One substream: a generator, the offsets of its key, and the trial in which it was seeded last. */
export class Stream extends Xoshiro128 implements DiceStream {
  readonly number: number;
  seededIn = 0;
  private readonly offset0: number;
  private readonly offset1: number;
  private readonly offset2: number;
  private readonly offset3: number;

  constructor(number: number, key: number) {
    super();
    this.number = number;
    this.offset0 = laneOffset(key, 0);
    this.offset1 = laneOffset(key, 1);
    this.offset2 = laneOffset(key, 2);
    this.offset3 = laneOffset(key, 3);
  }

  /** @param lanes of the trial */
  enter(lanes: Int32Array, stamp: number): void {
    this.seed(
      mix32(lanes[0]! + this.offset0),
      mix32(lanes[1]! + this.offset1),
      mix32(lanes[2]! + this.offset2),
      mix32(lanes[3]! + this.offset3),
    );
    this.seededIn = stamp;
  }
}

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
  private readonly streams: readonly Stream[];
  private stamp = 0;

  /**
   * @param seed of the run, integer from 0 to 2^53 − 1
   * @param keys one a substream, all different
   */
  constructor(seed: number, keys: Int32Array) {
    this.seedLanes = mixSeed(seed);
    this.streams = Array.from(keys, (key, number) => new Stream(number, key));
  }

  startTrial(trial: TrialIndex): void {
    mixTrial(this.seedLanes, trial, this.lanes);
    this.stamp = (this.stamp + 1) | 0;
    /* v8 ignore if -- @preserve the 2^32nd trial of one runner */
    if (this.stamp === 0) {
      for (const stream of this.streams) stream.seededIn = 0;
      this.stamp = 1;
    }
  }

  stream(number: number): Stream {
    return this.streams[number]!;
  }

  one(stream: Stream, sides: number): number {
    return this.below(stream, sides) + 1;
  }

  two(stream: Stream, { faces }: DicePair): number {
    return faces[this.belowSmall(this.entered(stream), faces.length)]!;
  }

  sum(stream: Stream, pool: DicePool): number {
    const { count, together, sums } = pool;
    if (together === count) return sums[this.result(stream, pool, count)]!;
    if (together === 0) return this.sumOfLargeDice(stream, pool);
    let total = 0;
    for (let dice = together; dice <= count; dice += together) total += sums[this.result(stream, pool, together)]!;
    if (pool.left > 0) total += pool.leftSums[this.result(stream, pool, pool.left)]!;
    return total;
  }

  successes(stream: Stream, count: number, table: SuccessTable): number {
    const { counts } = table;
    let total = 0;
    for (let left = count; left > 0; left -= TOGETHER) {
      const dice = Math.min(left, TOGETHER);
      total += counts[dice * RESULTS + this.tens(stream, dice)]!;
    }
    return total;
  }

  /** Which of the equally likely results `dice` dice of a pool show together: an index into its table of sums. */
  protected result(stream: Stream, pool: DicePool, dice: number): number {
    return this.below(stream, dice === pool.together ? pool.sums.length : pool.leftSums.length);
  }

  /**
   * The faces of three d10, less one each, as the decimal digits of a uniform integer from 0 to 999.
   *
   * @param _dice how many of them count
   */
  protected tens(stream: Stream, _dice: number): number {
    const generator = this.entered(stream);
    for (;;) {
      const product = Math.imul(generator.next() >>> THREE_SHIFT, RESULTS);
      if ((product & THREE_MASK) >= THREE_UNFAIR) return product >>> THREE_BITS;
    }
  }

  /** @noinline */
  private sumOfLargeDice(stream: Stream, pool: DicePool): number {
    let total = 0;
    for (let die = 0; die < pool.count; die++) total += this.one(stream, pool.sides);
    return total;
  }

  /** A uniform integer from 0 to results − 1. */
  private below(stream: Stream, results: number): number {
    const generator = this.entered(stream);
    return results > 256 ? this.belowLarge(generator, results) : this.belowSmall(generator, results);
  }

  private belowSmall(generator: Xoshiro128, results: number): number {
    let product = Math.imul(generator.next() >>> 8, results);
    let rest = product & 0xff_ffff;
    if (rest < results) {
      const unfair = 0x100_0000 % results;
      while (rest < unfair) {
        product = Math.imul(generator.next() >>> 8, results);
        rest = product & 0xff_ffff;
      }
    }
    return product >>> 24;
  }

  /** @noinline */
  private belowLarge(generator: Xoshiro128, results: number): number {
    const unfair = 0x1_0000_0000 % results;
    for (;;) {
      const product = (generator.next() >>> 0) * results;
      const high = Math.floor(product / 0x1_0000_0000);
      if (product - high * 0x1_0000_0000 >= unfair) return high;
    }
  }

  /** The generator of a substream, seeded for this trial. */
  private entered(stream: Stream): Stream {
    if (stream.seededIn !== this.stamp) stream.enter(this.lanes, this.stamp);
    return stream;
  }
}
