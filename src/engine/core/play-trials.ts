import type { TrialRunner } from './rules-system.ts';
import type { Tally } from './tally.ts';

/**
 * Plays trials `first` to `first + count − 1` and adds each to the tally.
 */
export function playTrials(runner: TrialRunner, first: number, count: number, tally: Tally): void {
  if (runner.playInto) {
    runner.playInto(tally, first, count);
    return;
  }
  for (let trial = first; trial < first + count; trial++) {
    runner.play(trial);
    tally.add(runner.record);
  }
}
