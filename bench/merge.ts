import { execFileSync } from 'node:child_process';
import { buildEngine, FIGHTS, mergeCosts } from './programs.ts';
import { formatSpread, ratios } from './spread.ts';

/** What `merge-costs.ts` prints of a run: its tasks, and CPU milliseconds of all of them together, one a repeat. */
export interface MergeCosts {
  readonly tasks: number;
  readonly playing: readonly number[];
  readonly merging: readonly number[];
}

const TRIALS = 1_000_000;

/**
 * Prints what planning tasks, packing, fingerprints, copying, merging and telling progress take of the time that playing
 * takes, in a run of a million trials.
 */
export function benchMerge(fights: readonly string[], seed: number, repeats: number): void {
  buildEngine();
  for (const fight of fights) {
    const { command, args } = mergeCosts(FIGHTS[fight]!, TRIALS, seed, repeats);
    const { tasks, playing, merging }: MergeCosts = JSON.parse(execFileSync(command, args, { encoding: 'utf8' }));
    const shares = ratios(merging, playing).map((ratio) => 100 * ratio);
    console.log(`merge: ${fight}, ${repeats} times ${TRIALS} trials in ${tasks} tasks`);
    console.log(`  playing ${formatSpread(playing, 0)} ms of CPU time, merging ${formatSpread(merging, 1)} ms`);
    console.log(`  merging / playing: ${formatSpread(shares, 2)}%`);
  }
}
