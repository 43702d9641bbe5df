import type { Distribution } from '../../engine/core/exact/distribution.ts';
import { meanOf } from '../../engine/core/exact/moments.ts';
import type { ExactOdds } from '../../engine/core/rules-system.ts';
import type { TallyLayout } from '../../engine/core/trial-record.ts';
import type {
  ComparedFigure,
  ComparedValue,
  Disagreement,
  DistributionRow,
  ExactComparison,
  Summary,
} from '../result.ts';
import { standardErrors } from '../statistics/standard-errors.ts';
import { asChance } from './as-chance.ts';

/** Standard errors beyond which simulation and mathematics are held to disagree: once in 1.7 million figures by chance. */
const LIMIT = 5;

/** What was simulated, for the comparison. */
interface Simulated extends Pick<Summary, 'trials' | 'outcomes' | 'metrics'> {
  readonly distributions: Readonly<Record<string, readonly DistributionRow[]>>;
}

/**
 * Holds simulated figures against the exact ones: each outcome's rate, each quantity's mean, and, for
 * the tables, how often each value came about.
 */
export function compareWithExact(layout: TallyLayout, odds: ExactOdds, simulated: Simulated): ExactComparison {
  const { outcomes, metrics } = layout;
  const of = <T>(names: readonly string[], figure: (name: string, index: number) => T): Record<string, T> =>
    Object.fromEntries(names.map((name, i) => [name, figure(name, i)]));
  const distributionOf = (index: number) => odds.metrics[index] as Distribution;
  const compared = {
    outcomes: of(outcomes, (name, i) =>
      compareRate(odds.outcomes[i] ?? 0, simulated.outcomes[name]?.count ?? 0, simulated.trials),
    ),
    means: of(metrics, (name, i) =>
      compareMean(distributionOf(i), simulated.metrics[name]?.mean ?? 0, simulated.trials),
    ),
    distributions: of(metrics, (name, i) =>
      compareValues(distributionOf(i), simulated.distributions[name] ?? [], simulated.trials),
    ),
    limit: LIMIT,
  };
  return { ...compared, disagreements: disagreementsOf(compared) };
}

function disagreementsOf({ outcomes, means, limit }: Omit<ExactComparison, 'disagreements'>): Disagreement[] {
  const figures = [
    ...Object.entries(outcomes).map(([name, figure]) => ({ what: `outcome ${name}`, ...figure })),
    ...Object.entries(means).map(([name, figure]) => ({ what: `mean of ${name}`, ...figure })),
  ];
  return figures.filter(({ standardErrors }) => Math.abs(standardErrors) > limit);
}

function compareRate(exact: number, count: number, trials: number): ComparedFigure {
  const chance = asChance(exact);
  const distribution = { low: 0, probabilities: Float64Array.of(1 - chance, chance), leftOut: 0 };
  return { exact: chance, simulated: count / trials, standardErrors: standardErrors(distribution, trials, count) };
}

function compareMean(distribution: Distribution, mean: number, trials: number): ComparedFigure {
  const sum = Math.round(mean * trials);
  return {
    exact: meanOf(distribution),
    simulated: mean,
    standardErrors: standardErrors(distribution, trials, sum),
  };
}

/** Every value that either knows. */
function compareValues(
  { low, probabilities }: Distribution,
  rows: readonly DistributionRow[],
  trials: number,
): ComparedValue[] {
  const counts = new Map(rows.map(({ value, count }) => [value, count]));
  const values = new Set(counts.keys());
  probabilities.forEach((probability, i) => {
    if (probability > 0) values.add(low + i);
  });
  return [...values]
    .sort((a, b) => a - b)
    .map((value) => ({ value, ...compareRate(probabilities[value - low] ?? 0, counts.get(value) ?? 0, trials) }));
}
