import { type DicePair, firstFace, secondFace } from './dice-pair.ts';
import type { DicePool } from './dice-pool.ts';
import { type Stream, StreamDice } from './stream-dice.ts';
import type { Teller } from './teller.ts';

/** The event of one die: stream, sides, face, 0. Systems number their own events from 1. */
export const DIE_EVENT = 0;

/**
 * The dice of a run, told one by one: the same faces as `StreamDice` of the same seed and keys, whatever
 * number of them one word decided.
 */
export class ToldDice extends StreamDice {
  private readonly teller: Teller;

  constructor(seed: number, keys: Int32Array, teller: Teller) {
    super(seed, keys);
    this.teller = teller;
  }

  override one(stream: Stream, sides: number): number {
    return this.told(stream, sides, super.one(stream, sides));
  }

  override two(stream: Stream, pair: DicePair): number {
    const faces = super.two(stream, pair);
    this.told(stream, pair.firstSides, firstFace(faces));
    this.told(stream, pair.secondSides, secondFace(faces));
    return faces;
  }

  protected override result(stream: Stream, pool: DicePool, dice: number): number {
    const result = super.result(stream, pool, dice);
    let rest = result;
    for (let die = 0; die < dice; die++) {
      this.told(stream, pool.sides, 1 + (rest % pool.sides));
      rest = Math.floor(rest / pool.sides);
    }
    return result;
  }

  protected override tens(stream: Stream, dice: number): number {
    const result = super.tens(stream, dice);
    let rest = result;
    for (let die = 0; die < dice; die++) {
      this.told(stream, 10, 1 + (rest % 10));
      rest = Math.floor(rest / 10);
    }
    return result;
  }

  private told(stream: Stream, sides: number, face: number): number {
    this.teller.tell(DIE_EVENT, stream.number, sides, face, 0);
    return face;
  }
}
