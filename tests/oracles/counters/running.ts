/** Count, mean and spread of a quantity, from the sums of its values and their squares. */
export interface Figure {
  mean: number;
  sd: number;
}

/** The sums themselves. Quantities are whole numbers, so the sums are exact. */
export interface Sums {
  count: number;
  sum: number;
  sumOfSquares: number;
}

/**
 * Adds one value to the sums of a quantity.
 *
 * @param sums all quantities, changed in place
 * @param name the quantity
 * @param value of one trial
 */
export function addValue(sums: Map<string, Sums>, name: string, value: number): void {
  const before = sums.get(name) ?? { count: 0, sum: 0, sumOfSquares: 0 };
  before.count += 1;
  before.sum += value;
  before.sumOfSquares += value * value;
  sums.set(name, before);
}

/**
 * Gives mean and sample standard deviation (n - 1; 0 for a single trial).
 *
 * @param sums of one quantity, count at least 1
 * @returns mean and sd, in the unit of the quantity
 */
export function figureOf(sums: Sums): Figure {
  const { count, sum, sumOfSquares } = sums;
  if (count < 2) return { mean: sum, sd: 0 };
  const variance = (sumOfSquares - (sum * sum) / count) / (count - 1);
  return { mean: sum / count, sd: Math.sqrt(Math.max(0, variance)) };
}
