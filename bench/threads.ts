import { type Cost, costOf, FIGHTS, simulation } from './programs.ts';
import { formatSpread, inTurn, ratios } from './spread.ts';

/** About two seconds each: long against its start. */
const TRIALS: Readonly<Record<string, number>> = { firefight: 300_000, brawl: 2_000_000, duel: 5_000_000 };

/**
 * Prints trials a second of the built package without threads, with two, and of two processes at once.
 * Wall times mean something on an idle machine only.
 */
export function benchThreads(fights: readonly string[], seed: number, repeats: number): void {
  for (const fight of fights) {
    const trials = TRIALS[fight]!;
    const run = (threads: number, times: number) => simulation(FIGHTS[fight]!, trials * times, threads, seed);
    const [one, two, apart] = inTurn(repeats, [
      () => costOf(run(0, 1)),
      () => costOf(run(2, 2)),
      () => costOf(run(0, 1), run(0, 1)),
    ]);
    console.log(`threads: ${fight}, ${repeats} runs of ${trials} trials a process or thread`);
    console.log(`  in one process: ${formatSpread(speeds(trials, one!), 0)} trials per second`);
    console.log(`  with two threads: ${formatSpread(speeds(2 * trials, two!), 0)} trials per second`);
    console.log(`  two processes at once: ${formatSpread(speeds(2 * trials, apart!), 0)} trials per second`);
    const share = ratios(speeds(2 * trials, two!), speeds(2 * trials, apart!));
    console.log(`  two threads / two processes: ${formatSpread(share, 2)} of the speed`);
    console.log(`  two threads / two processes: ${formatSpread(ratios(cpu(two!), cpu(apart!)), 2)} of the CPU time`);
  }
}

function speeds(trials: number, costs: readonly Cost[]): number[] {
  return costs.map(({ wall }) => trials / wall);
}

function cpu(costs: readonly Cost[]): number[] {
  return costs.map((cost) => cost.cpu);
}
