import { readFileSync } from 'node:fs';
import { parse, stringify } from 'yaml';
import { chainFigures, chainVariants } from '../../oracles/target-10/check-chain.ts';
import { type DuelResult, solveDuel } from '../../oracles/target-10/duel-chain.ts';
import { readDuel } from '../../oracles/target-10/read-duel.ts';
import { setPath } from '../../oracles/target-10/set-path.ts';
import { compileText } from './play-both.ts';

/** Two-sided normal quantile at 10^−6. */
export const LIMIT = 4.892;

const DUEL = readFileSync(new URL('../../../scenarios/cole-v-francois.yaml', import.meta.url), 'utf8');

/** The shipped duel with some values replaced. */
export function duelWith(sets: readonly string[]): Record<string, unknown> {
  const parsed = parse(DUEL) as Record<string, unknown>;
  delete parsed['expect'];
  for (const set of sets) setPath(parsed, set);
  return parsed;
}

/** Target numbers, luck, charges and readings of luck for which the chain gives exact figures. */
export const VARIANTS = chainVariants(duelWith([]));

interface Sums {
  readonly trials: number;
  readonly sums: ReadonlyMap<string, { sum: number; squares: number }>;
  /** Trials by `outcome round`. */
  readonly byRound: ReadonlyMap<string, number>;
}

function play(duel: Record<string, unknown>, trials: number): Sums {
  const { createRunner, layout } = compileText(stringify(duel));
  const runner = createRunner(9);
  const { record } = runner;
  const names = [...layout.outcomes.map((label) => `outcome.${label}`), ...layout.metrics];
  const sums = names.map(() => ({ sum: 0, squares: 0 }));
  const byRound = new Map<string, number>();
  for (let trial = 0; trial < trials; trial++) {
    runner.play(trial);
    sums.forEach((cell, i) => {
      const { length } = layout.outcomes;
      const value = i < length ? Number(record.outcome === i) : (record.metrics[i - length] as number);
      cell.sum += value;
      cell.squares += value * value;
    });
    const key = `${record.outcome} ${record.metrics[0]}`;
    byRound.set(key, (byRound.get(key) ?? 0) + 1);
  }
  return { trials, sums: new Map(names.map((name, i) => [name, sums[i]!])), byRound };
}

/** Pearson's chi-square of outcome by round, as a normal deviate (Wilson and Hilferty, 1931). */
function roundsDeviate({ byRound, trials }: Sums, exact: DuelResult): number {
  const cells = [exact.winAByRound, exact.winBByRound, exact.drawByRound].flatMap((probs, outcome) =>
    probs.map((prob, round) => ({ expected: prob * trials, count: byRound.get(`${outcome} ${round}`) ?? 0 })),
  );
  const common = cells.filter(({ expected }) => expected >= 10);
  const sumOf = (key: 'expected' | 'count') => common.reduce((sum, cell) => sum + cell[key], 0);
  const rare = { expected: trials - sumOf('expected'), count: trials - sumOf('count') };
  const judged = rare.expected >= 10 ? [...common, rare] : common;
  const statistic = judged.reduce((sum, { expected, count }) => sum + (count - expected) ** 2 / expected, 0);
  const spread = 2 / (9 * (judged.length - 1));
  return (Math.cbrt(statistic / (judged.length - 1)) - (1 - spread)) / Math.sqrt(spread);
}

const solved = new Map<string, DuelResult>();

/** The exact chain of a duel, solved once. */
function exactly(sets: readonly string[]): DuelResult {
  const key = sets.join();
  const known = solved.get(key) ?? solveDuel(readDuel(duelWith(sets)));
  solved.set(key, known);
  return known;
}

/**
 * Figures of the engine that lie farther from the exact chain than chance explains: rates and means, and
 * the distribution of outcome and rounds together.
 *
 * @param sets of the duel that the engine plays
 * @param exactSets of the duel that the chain solves
 */
export function missesOf(sets: readonly string[], exactSets: readonly string[], trials: number): string[] {
  const exact = exactly(exactSets);
  const played = play(duelWith(sets), trials);
  const misses = Object.entries(chainFigures(exact, 'empire', 'frontier')).flatMap(([name, value]) => {
    const { sum, squares } = played.sums.get(name)!;
    const mean = sum / trials;
    const error = Math.sqrt(Math.max(0, squares / trials - mean * mean) / trials);
    const distance = Math.abs(mean - value);
    return distance < 1e-9 || distance <= LIMIT * error ? [] : [`${name}: ${mean} and exactly ${value}`];
  });
  const deviate = roundsDeviate(played, exact);
  return deviate > LIMIT ? [...misses, `outcome by round: ${deviate} deviates`] : misses;
}
