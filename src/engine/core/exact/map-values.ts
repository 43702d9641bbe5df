import type { Distribution } from './distribution.ts';

/**
 * The distribution of a function of the quantity: successes of a roll, say.
 *
 * @param map from an integer to an integer
 */
export function mapValues({ low, probabilities, leftOut }: Distribution, map: (value: number) => number): Distribution {
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  const values = Array.from(probabilities, (_, i) => map(low + i));
  for (const value of values) {
    least = Math.min(least, value);
    most = Math.max(most, value);
  }
  const mapped = new Float64Array(most - least + 1);
  values.forEach((value, i) => {
    mapped[value - least] = (mapped[value - least] as number) + (probabilities[i] as number);
  });
  return { low: least, probabilities: mapped, leftOut };
}

/** The quantity and a constant. */
export function shift({ low, probabilities, leftOut }: Distribution, by: number): Distribution {
  return { low: low + by, probabilities, leftOut };
}

/**
 * The quantity times a constant.
 *
 * @param factor any integer; 0 gives 0, with certainty but for what is left out
 */
export function scale(distribution: Distribution, factor: number): Distribution {
  // `+ 0` makes 0 of −0.
  return mapValues(distribution, (value) => value * factor + 0);
}

/** The quantity with its sign changed. */
export function negate(distribution: Distribution): Distribution {
  return scale(distribution, -1);
}
