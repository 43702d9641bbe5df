import { StreamDice } from '../src/engine/core/stream-dice.ts';

/** Integers from 0 to `below − 1`, the same on every run. */
export function randomMoments(count: number, below: number): number[] {
  const dice = new StreamDice(20130501, Int32Array.of(0));
  return Array.from({ length: count }, (_, trial) => {
    dice.startTrial(trial);
    return Math.floor(
      (((dice.one(dice.stream(0), 100) - 1) * 100 + dice.one(dice.stream(0), 100) - 1) / 10_000) * below,
    );
  });
}
