import { move, transferableSymbol, valueSymbol } from 'piscina';
import type { PackedTally } from '../engine/core/tally.ts';
import type { BatchAnswer } from './batch-player.ts';

/** Marks an answer so that piscina moves the buffers of its tally to the other thread instead of copying them. */
export function moveAnswer(answer: BatchAnswer): unknown {
  if ('failure' in answer) return answer;
  return move({ [transferableSymbol]: buffersOf(answer.tally), [valueSymbol]: answer } as never);
}

function buffersOf({ outcomes, units, lengths, values, counts }: PackedTally): ArrayBuffer[] {
  return [outcomes, units, lengths, values, counts].map((array) => array.buffer as ArrayBuffer);
}
