/** Sums of named integer quantities over trials, for comparing two engines that play the same fights. */
export class MeanSample {
  readonly names: readonly string[];
  trials = 0;
  private readonly sums: Float64Array;
  private readonly squares: Float64Array;

  constructor(names: readonly string[]) {
    this.names = names;
    this.sums = new Float64Array(names.length);
    this.squares = new Float64Array(names.length);
  }

  /** Adds one trial: a value a name, in their order. */
  add(values: ArrayLike<number>): void {
    this.trials++;
    for (let i = 0; i < this.names.length; i++) {
      const value = values[i] as number;
      this.sums[i] = (this.sums[i] as number) + value;
      this.squares[i] = (this.squares[i] as number) + value * value;
    }
  }

  mean(name: string): number {
    return (this.sums[this.names.indexOf(name)] as number) / this.trials;
  }

  /** Variance of the mean. */
  meanVariance(name: string): number {
    const squares = this.squares[this.names.indexOf(name)] as number;
    return (squares / this.trials - this.mean(name) ** 2) / this.trials;
  }
}

/**
 * Two-sided normal quantile at a level of 10^−6 shared by 200 quantities (5 × 10^−9 each). Quantities are not
 * independent, and the bound needs no independence.
 */
const LIMIT = 5.85;

/** Means from fewer trials than this with a value other than the usual one are not normal enough to be judged. */
const LEAST_EVENTS = 25;

/**
 * Quantities whose means differ by more than chance explains.
 *
 * @returns a line a quantity: name, both means, standard errors between them
 */
export function differences(one: MeanSample, other: MeanSample): string[] {
  return one.names.flatMap((name) => {
    const [a, b] = [one.mean(name), other.mean(name)];
    const variance = one.meanVariance(name) + other.meanVariance(name);
    const events = Math.min(one.trials, other.trials) * Math.max(a, b);
    if (a === b || (variance > 0 && events < LEAST_EVENTS)) return [];
    const distance = variance > 0 ? Math.abs(a - b) / Math.sqrt(variance) : Number.POSITIVE_INFINITY;
    return distance > LIMIT ? [`${name}: ${a} and ${b}, ${distance.toFixed(1)} standard errors apart`] : [];
  });
}
